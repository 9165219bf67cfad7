import type { Language } from './languages.ts'
import { area, isGroup, pageLanguage, type Words, wordsIn } from './words.ts'

declare const isSaying: unique symbol
/**
 * Which sentence, and of what it speaks: `refusals.bidExpired`, `refusals.tooManyDocuments {"most":5}`. Written as one
 * text, since an Error and an issue of a schema carry one. The sentence is made where its reader is known.
 */
export type Saying = string & { readonly [isSaying]: true }

/** What a sentence may speak of; it has to survive JSON. */
type Params = Readonly<Record<string, unknown>>

/** An area of words as their sayings: a text is one, a function makes one of its parameters. */
export type Sayings<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? Saying
    : W[K] extends (params: infer P extends Params) => string
      ? (params: P) => Saying
      : Sayings<W[K]>
}

/** Declares an area that is spoken of before its reader is known, and gives its sayings. */
/* @__NO_SIDE_EFFECTS__ */
export function sayings<W extends Words>(name: string, words: W): Sayings<W> {
  // Key by key what the type says. Made of what `area` gives: a call of it for nothing would be left out of the bundle.
  return coded(name, area(name, words)) as Sayings<W>
}

function coded(path: string, words: Words): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, unknown]) => {
      const code = `${path}.${name}`
      if (isGroup(word)) return [name, coded(code, word)]
      if (typeof word === 'function')
        return [name, (params: Params) => `${code} ${JSON.stringify(params)}`]
      return [name, code]
    }),
  )
}

/** The sentence of a saying, for who reads this language; the page's unless said. */
export function sentence(saying: Saying, language: Language = pageLanguage()): string {
  const end = saying.indexOf(' ')
  const [name = '', ...path] = (end < 0 ? saying : saying.slice(0, end)).split('.')
  let word: unknown = wordsIn(language, name)
  for (const step of path) word = Reflect.get(Object(word), step)
  if (typeof word === 'string') return word
  if (typeof word === 'function')
    return String(word(end < 0 ? undefined : JSON.parse(saying.slice(end + 1))))
  throw new Error(`There is no sentence “${saying}”.`)
}
