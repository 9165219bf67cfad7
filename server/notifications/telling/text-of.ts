import { texts } from '#contract/words/en/texts.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { asSms, onePart, placesOf, twoParts } from '../../platform/sms/as-sms.ts'
import { noticeIn, type Said } from './say.ts'

/** Names that people typed: cut as far as it takes to get the whole into one SMS, but to no less than the last. */
const names = new Set(['business', 'driver', 'unit', 'title', 'vehicle'])
const mostOfName = [40, 32, 26, 20, 16]
/** What somebody wrote, and what else stands under a name. */
const mostOfQuote = 80
const mostOfOther = 40

export interface Text {
  /** What has to be sent before it. */
  introduction: string | null
  text: string
}

/**
 * A notice as a text. The first to a number says the terms as well; a guest's is never longer than one SMS, so that they
 * come before it where there is no room.
 */
export function textOf(
  language: Language,
  said: Said,
  { link, isFirst, isGuests }: { link: string; isFirst: boolean; isGuests: boolean },
): Text {
  const { terms, introduction } = inLanguage(texts, language)
  if (!isFirst) return { introduction: null, text: shortest(language, said, link, null) }
  const whole = shortest(language, said, link, terms)
  return isGuests && !fits(onePart)(whole)
    ? { introduction, text: shortest(language, said, link, null) }
    : { introduction: null, text: whole }
}

/** With its names as long as one SMS can hold them; else as two can. */
function shortest(language: Language, said: Said, link: string, terms: string | null): string {
  const cut = mostOfName.map((most) => {
    const params = asSms(said.params, (name) =>
      name === 'quote' ? mostOfQuote : names.has(name) ? most : mostOfOther,
    )
    const { sms } = noticeIn(language, { ...said, params })
    return inLanguage(texts, language).notice({ said: sms, link, terms })
  })
  return cut.find(fits(onePart)) ?? cut.find(fits(twoParts)) ?? cut[0] ?? ''
}

const fits = (places: number) => (text: string) => (placesOf(text) ?? Infinity) <= places
