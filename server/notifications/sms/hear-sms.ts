import { texts } from '#contract/words/en/texts.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { Deed } from '../../core/deed.ts'
import { languageOfRecipient } from '../../platform/language-of-recipient.ts'
import { deleteStop, insertStop } from '../../platform/sms/stops.ts'

/** The words that carriers have agreed on. */
const stop = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'])
const start = new Set(['START', 'UNSTOP', 'YES'])
const help = new Set(['HELP', 'INFO'])

/**
 * Somebody answers an SMS: after STOP none goes to that number until START. Gives the answer to send, or null: who stops
 * hears that once from the carrier, and what is no command is for nobody.
 */
export async function hearSms(deed: Deed, from: string, text: string): Promise<string | null> {
  const word = text.trim().toUpperCase()
  const words = inLanguage(texts, languageOfRecipient(null))
  if (help.has(word)) return words.help
  if (!stop.has(word) && !start.has(word)) return null
  await deed.transaction(async (tx) => {
    await (stop.has(word) ? insertStop(tx, from, deed.now) : deleteStop(tx, from))
  })
  return start.has(word) ? words.started : null
}

/** As the SMS service reads it. */
export const twiml = (answer: string | null): string =>
  answer === null ? '<Response/>' : `<Response><Message>${answer}</Message></Response>`
