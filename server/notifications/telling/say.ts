import { notices } from '#contract/words/en/notices.ts'
import type { Language } from '#contract/words/languages.ts'
import type { NoticeWords } from '#contract/words/notice-words.ts'
import { inLanguage } from '#contract/words/words.ts'

type Words = typeof notices
export type NoticeCode = keyof Words
/** What a notice is made of. */
export type ParamsOf<C extends NoticeCode> = Words[C] extends NoticeWords<infer P> ? P : never

/** What a notice says, before its reader is known: as it is kept. */
export interface Said {
  code: NoticeCode
  params: Record<string, unknown>
}

/** A notice by its code; one without parameters takes none. */
export const say = <C extends NoticeCode>(
  code: C,
  ...[params]: object extends ParamsOf<C> ? [] : [params: ParamsOf<C>]
): Said => ({ code, params: Object.assign({}, params) })

/** The words of a notice for who reads this language. */
export function noticeIn(language: Language, { code, params }: Said) {
  // Kept with the very parameters that its code takes.
  const { title, body, sms } = inLanguage(notices, language)[code] as NoticeWords<Said['params']>
  const text = (word: typeof title) => (typeof word === 'string' ? word : word(params))
  const [line, below] = [text(title), text(body)]
  return { title: line, body: below, sms: (sms && text(sms)) ?? `${line}. ${below}` }
}
