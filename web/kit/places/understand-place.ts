import type { FoundPlace, Place } from '#contract/places.ts'

/** What the gazetteer makes of a typed place. */
export type Understanding =
  | { kind: 'nothing' }
  | { kind: 'looking' }
  | { kind: 'unchecked' }
  /** `isNear`: the words say how far from it, which nobody has worked out. */
  | { kind: 'understood'; label: string; place: FoundPlace; isNear: boolean }
  | { kind: 'ambiguous'; places: readonly Place[] }
  /** `guesses`: places that are spelled nearly so. */
  | { kind: 'unknown'; guesses: readonly Place[] }

/** Words in place of the usual ones, undefined where those hold; `aside` is a place that nobody is alerted by. */
export type Answer = 'aside' | ((understanding: Understanding) => string | undefined)

export const shortestPlace = 3

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const nameOf = (place: Place) => fold(place.label.replace(/,[^,]*$/, ''))

/** "20 miles south of Waco", "between Fort Stockton and Ozona"; not "mile 238", which is a point. */
const fromIt = /\d\s*mi(les?)?\b(?!\s*(marker|post|\d))|\bbetween\b/i

const understood = (place: FoundPlace, typed: string): Understanding => ({
  kind: 'understood',
  label: place.label,
  place,
  // A label that begins with a distance has it worked out ("5 mi NE of Austin, TX").
  isNear: fromIt.test(typed) && !/^\d/.test(place.label),
})

/** `places` are those that the text may mean, best first. */
export function understandPlace(text: string, places: readonly FoundPlace[]): Understanding {
  const typed = fold(text)
  if (typed.length < shortestPlace) return { kind: 'nothing' }
  const [only, second] = places
  if (!only || only.isGuess) return { kind: 'unknown', guesses: places }
  const exact = places.find((place) => fold(place.label) === typed)
  if (exact || !second) return understood(exact ?? only, text)
  const ofThisName = places.filter((place) => nameOf(place) === typed)
  const [named] = ofThisName
  if (named && ofThisName.length === 1) return understood(named, text)
  return { kind: 'ambiguous', places: named ? ofThisName : places }
}

/** What was typed with the place that was chosen in it: "US 290 near Elgin" keeps its road and becomes "US 290 near Elgin, TX". */
export function wordsWith(text: string, { label }: Place): string {
  const name = label.replace(/,[^,]*$/, '')
  const at = text.toLowerCase().lastIndexOf(name.toLowerCase())
  const end = at + name.length
  const isWord = at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[end] ?? ''}`)
  return isWord ? text.slice(0, at) + label + text.slice(end) : label
}

/** Places whose name goes on where the text ends: worth a list under the field. Words around a place are not replaced. */
export function completionsOf(text: string, places: readonly FoundPlace[]): readonly Place[] {
  if (places[0]?.isGuess) return []
  const typed = fold(text)
  const isAmongWords = (place: Place) => typed !== nameOf(place) && typed.includes(nameOf(place))
  // "US 290 near Elgin": which one is asked below the field, and a list would cover the answers.
  if (places.every(isAmongWords)) return []
  const completing = places.filter(({ label }) => fold(label) !== typed)
  return places.length > 1 || places.some(({ label }) => fold(label).startsWith(typed))
    ? completing
    : []
}
