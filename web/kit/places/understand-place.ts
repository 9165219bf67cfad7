import type { Place } from '#contract/places.ts'

/** What the gazetteer makes of a typed place. */
export type Understanding =
  | { kind: 'nothing' }
  | { kind: 'looking' }
  | { kind: 'unchecked' }
  /** `isNear`: the words say how far from it, which nobody has worked out. */
  | { kind: 'understood'; label: string; place: Place; isNear: boolean }
  | { kind: 'ambiguous'; places: readonly Place[] }
  | { kind: 'unknown' }

export const shortestPlace = 3

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const nameOf = (place: Place) => fold(place.label.replace(/,[^,]*$/, ''))

/** "20 miles south of Waco", "between Fort Stockton and Ozona"; not "mile 238", which is a point. */
const fromIt = /\d\s*mi(les?)?\b(?!\s*(marker|post|\d))|\bbetween\b/i

const understood = (place: Place, typed: string): Understanding => ({
  kind: 'understood',
  label: place.label,
  place,
  // A label that begins with a distance has it worked out ("5 mi NE of Austin, TX").
  isNear: fromIt.test(typed) && !/^\d/.test(place.label),
})

/** `places` are those that the text may mean, best first. */
export function understandPlace(text: string, places: readonly Place[]): Understanding {
  const typed = fold(text)
  if (typed.length < shortestPlace) return { kind: 'nothing' }
  const [only, second] = places
  if (!only) return { kind: 'unknown' }
  const exact = places.find((place) => fold(place.label) === typed)
  if (exact || !second) return understood(exact ?? only, text)
  const ofThisName = places.filter((place) => nameOf(place) === typed)
  const [named] = ofThisName
  if (named && ofThisName.length === 1) return understood(named, text)
  return { kind: 'ambiguous', places: named ? ofThisName : places }
}

/** Places whose name goes on where the text ends: worth a list under the field. Words around a place are not replaced. */
export function completionsOf(text: string, places: readonly Place[]): readonly Place[] {
  const typed = fold(text)
  const completing = places.filter(({ label }) => fold(label) !== typed)
  return places.length > 1 || places.some(({ label }) => fold(label).startsWith(typed))
    ? completing
    : []
}
