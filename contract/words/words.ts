import { base, type Language } from './languages.ts'

/**
 * What people read, area by area. English stands in `en/`, one module per area, so that a page carries only its own.
 * An area is an object of texts, functions that make one, and groups of both. Another language says the same areas;
 * what it leaves out is said in English.
 */
export type Words = object

/** How a language says an area, whole or in part; undefined where it has no word of it. */
export type Translation = (area: string, english: Words) => Words | undefined

const english = new Map<string, Words>()
const translations = new Map<Language, Translation>()
const said = new Map<string, Words>()
/** What modules hold of the areas, by their names: words of the page's language. */
const spoken = new Map<Words, string>()
let language: Language = base

/** Declares the English of an area and gives its words in the page's language. Read them while rendering, never at the top of a module. */
/* @__NO_SIDE_EFFECTS__ */
export function area<W extends Words>(name: string, words: W): W {
  learn(name, words)
  // As declared, since to copy a thousand words takes a slow phone a moment. `speak` changes them in place; `learn` has kept them.
  const own = language === base ? words : (merged(words, wordsIn(language, name)) as W)
  spoken.set(own, name)
  return own
}

/** Pages have an area in parts (ops/vite/own-words.ts): together they are what is known of it. */
function learn(name: string, words: Words): void {
  const known = english.get(name)
  english.set(name, known ? joined(known, words) : { ...words })
  for (const key of said.keys()) if (key.endsWith(` ${name}`)) said.delete(key)
}

/** Makes a language known: on the server at the start, in the browser before the first render. */
export function teach(tag: Language, translation: Translation): void {
  translations.set(tag, translation)
}

/** Changes the language of the page for the rest of its life; those areas that load later say its words too. */
export function speak(tag: Language): void {
  language = tag
  for (const [words, name] of spoken) Object.assign(words, merged(words, wordsIn(tag, name)))
}

/** The language of the page. */
export const pageLanguage = (): Language => language

/** An area's words in another language than the page's: `inLanguage(bids, language).urgency`. */
export function inLanguage<W extends Words>(words: W, tag: Language): W {
  const name = spoken.get(words)
  if (name !== undefined) return wordsIn(tag, name) as W // word by word the same
  throw new Error('These words are no area.')
}

/** The words of an area in a language, each that it lacks in English. */
export function wordsIn(tag: Language, name: string): Words {
  const key = `${tag} ${name}`
  const known = said.get(key)
  if (known) return known
  const own = english.get(name)
  if (!own) throw new Error(`There is no area of words “${name}”.`)
  const words = merged(own, translations.get(tag)?.(name, own))
  said.set(key, words)
  return words
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both, group by group. */
function joined(words: Words, more: Words): Words {
  const all: Record<string, unknown> = { ...words }
  for (const [name, word] of Object.entries(more)) {
    const known = all[name]
    all[name] = isGroup(known) && isGroup(word) ? joined(known, word) : word
  }
  return all
}

/** Word by word: the other's where it has one. */
function merged(words: Words, others: Words | undefined): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, unknown]) => {
      const other: unknown = others && Reflect.get(others, name)
      if (isGroup(word)) return [name, merged(word, isGroup(other) ? other : undefined)]
      return [name, other === undefined || other === '' ? word : other]
    }),
  )
}
