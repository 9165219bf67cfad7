import type { Point } from './distance.ts'
import { placeKey, wordKey } from './place-key.ts'
import { LONGEST_STATE_SPELLING, stateSpelt } from './states.ts'

/** A text that names a place somehow, taken apart once for all resolvers. */
export type PlaceQuery = {
  text: string
  words: readonly Word[]
  states: readonly StateMention[]
  near: Point | undefined
  /** A road that the text names beside the town: a name as our table has it, or null where its way is not known. */
  along?: string | null
}

export type Word = {
  raw: string
  /** Comparable form (`wordKey`). */
  key: string
  /** A comma, a full stop, a slash or a line end stands before it: no name goes across. */
  startsPart: boolean
}

/** Words `from` up to, not including, `to` spell a state. */
export type StateMention = {
  code: string
  from: number
  to: number
  /** False for "in", "or", "me" and the like where nothing else says that a state is meant. */
  isCertain: boolean
}

/** Longer texts are read so far and no further: a place is named early, and a look-up must stay cheap. */
const MAX_CHARACTERS = 300
const MAX_WORDS = 60

export function placeQuery(text: string, near?: Point): PlaceQuery {
  const short = text.slice(0, MAX_CHARACTERS).trim()
  const words = wordsOf(short)
  return { text: short, words, states: statesIn(words, short !== short.toUpperCase()), near }
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  let sentenceEnded = true
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}'’ʻ`.]+/gu)) {
    const key = wordKey(match[0])
    const between = text.slice(end, match.index)
    if (key !== '')
      words.push({ raw: match[0], key, startsPart: sentenceEnded || /[,;/\n()|:]/.test(between) })
    end = match.index + match[0].length
    // "St." and "Tex." are short forms; a longer word with a point ends a sentence.
    sentenceEnded = match[0].endsWith('.') && match[0].length > 5
    if (words.length === MAX_WORDS) break
  }
  return words
}

/** The key of words [from, to), or null when a comma or the like stands inside. */
export function phraseKey(words: readonly Word[], from: number, to: number): string | null {
  const phrase = words.slice(from, to)
  if (phrase.slice(1).some((word) => word.startsPart)) return null
  return placeKey(phrase.map((word) => word.key).join(' '))
}

function statesIn(words: readonly Word[], hasLowerCase: boolean): StateMention[] {
  const mentions: StateMention[] = []
  for (let from = 0; from < words.length; from++) {
    for (let length = LONGEST_STATE_SPELLING; length > 0; length--) {
      const to = from + length
      const spelling = words.slice(from, to)
      if (to > words.length || spelling.slice(1).some((word) => word.startsPart)) continue
      const state = stateSpelt(spelling.map((word) => plain(word.raw)).join(' '))
      if (!state) continue
      const isCertain = !state.isAlsoWord || isExpected(words, from, to, hasLowerCase)
      mentions.push({ code: state.code, from, to, isCertain })
      from = to - 1
      break
    }
  }
  return mentions
}

function plain(raw: string): string {
  return raw.replaceAll('.', '').toLowerCase()
}

/** "Gary, IN 46402" and "stuck near Gary, IN": at the end of a part, and set off by a comma or by capitals. */
function isExpected(
  words: readonly Word[],
  from: number,
  to: number,
  hasLowerCase: boolean,
): boolean {
  const word = words[from]
  const isSetOff = word?.startsPart === true || (hasLowerCase && isCapitals(word))
  return from > 0 && isSetOff && endsPart(words, to)
}

/** Whether nothing that belongs to it follows: the end, a comma, a ZIP code. */
export function endsPart(words: readonly Word[], to: number): boolean {
  const next = words[to]
  return !next || next.startsPart || /^\d{5}/.test(next.raw)
}

export function isCapitals(word: Word | undefined): boolean {
  return word !== undefined && word.raw === word.raw.toUpperCase()
}
