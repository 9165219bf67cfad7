import { paths } from '#contract/paths.ts'
import { texts } from '#contract/words/en/texts.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { Deed } from '../../core/deed.ts'
import { deleteStop, insertStop } from '../../platform/sms/stops.ts'
import { languageOfNumber } from './language-of-number.ts'

/** The words that carriers have agreed on, and those that the law counts as a stop since April 2025 (47 CFR 64.1200). */
const stop = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
])
const start = new Set(['START', 'UNSTOP', 'YES'])
const help = new Set(['HELP', 'INFO'])

/**
 * Somebody answers an SMS: after STOP none goes to that number until START. Gives the answer to send, in the language of
 * the number's people, or null: who stops hears that once from the carrier, and what is no command is for nobody.
 */
export async function hearSms(
  deed: Deed,
  publicUrl: string,
  from: string,
  text: string,
): Promise<string | null> {
  const word = asWord(text)
  if (![stop, start, help].some((known) => known.has(word))) return null
  return deed.transaction(async (tx) => {
    if (stop.has(word)) {
      await insertStop(tx, from, deed.now)
      return null
    }
    const words = inLanguage(texts, await languageOfNumber(tx, from))
    if (help.has(word)) return words.help({ link: `${publicUrl}${paths.contact}` })
    await deleteStop(tx, from)
    return words.started
  })
}

/** As a phone may write it: "Stop.", "Opt out", "STOP ALL". */
const asWord = (text: string) => text.toUpperCase().replace(/[\s\p{P}]/gu, '')

/** As the SMS service reads it. */
export const twiml = (answer: string | null): string =>
  answer === null
    ? '<Response/>'
    : `<Response><Message>${answer.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</Message></Response>`
