import { milesApart } from './distance.ts'
import type { Place } from './place.ts'
import { endsPart, isCapitals, type PlaceQuery, type StateMention } from './place-query.ts'
import {
  choose,
  LONGEST_NAME,
  mostPopulous,
  NEARBY_MILES,
  passes,
  type TownPhrase,
  townPhrase,
  townPhrases,
} from './town-phrases.ts'

/** The town that a text names, in the order of trust. */
export const resolveTown = (query: PlaceQuery): Place | null =>
  resolveTownWithState(query) ??
  resolveBareTown(query) ??
  resolveTownInNamedState(query) ??
  resolveWellKnownTown(query)

/** "Waco, TX", "waco tx", "Waco, Texas", anywhere in the text. */
export function resolveTownWithState(query: PlaceQuery): Place | null {
  const found = query.states.flatMap((state) => townBefore(query, state) ?? [])
  const best = found.find((phrase) => phrase.isIntroduced) ?? found[0]
  return best ? choose(best.towns, query) : null
}

/** The longest name that ends right before the state and is a town of it. */
function townBefore(query: PlaceQuery, state: StateMention): TownPhrase | null {
  const word = query.words[state.from]
  const couldBeState = state.isCertain || isCapitals(word) || endsPart(query.words, state.to)
  // "6 mi NE of Waco": a direction.
  if (!couldBeState || query.words[state.to]?.key === 'of') return null
  for (let length = LONGEST_NAME; length > 0; length--) {
    const phrase = townPhrase(query, state.from - length, state.from)
    const towns = phrase?.towns.filter((town) => town.state === state.code) ?? []
    if (phrase && towns.length > 0) return { ...phrase, towns }
  }
  return null
}

/** "I-40 in Texas near Amarillo": the state stands somewhere, a town of it somewhere else. */
function resolveTownInNamedState(query: PlaceQuery): Place | null {
  const states = statesNamed(query)
  if (states.size === 0) return null
  const isState = (phrase: TownPhrase) =>
    query.states.some((state) => state.isCertain && overlaps(phrase, state))
  const phrases = townPhrases(query).flatMap((phrase) => {
    if (phrase.isPlainWord || isState(phrase)) return []
    const towns = phrase.towns.filter(
      (town) =>
        states.has(town.state) &&
        (phrase.isIntroduced || phrase.to - phrase.from > 1 || town.population >= 1000),
    )
    return towns.length > 0 ? [{ ...phrase, towns }] : []
  })
  return chooseAmong(phrases, query)
}

/** The states that the text surely names; "Kansas City" names none. */
export function statesNamed(query: PlaceQuery): Set<string> {
  const certain = query.states.filter((state) => state.isCertain)
  if (certain.length === 0) return new Set()
  const longer = townPhrases(query).filter(
    (phrase) =>
      phrase.to - phrase.from > 1 && (mostPopulous(phrase.towns)?.population ?? 0) >= 5000,
  )
  const isSwallowed = (state: StateMention) =>
    longer.some(
      (phrase) => overlaps(phrase, state) && phrase.to - phrase.from > state.to - state.from,
    )
  return new Set(certain.filter((state) => !isSwallowed(state)).map((state) => state.code))
}

type Span = { from: number; to: number }

function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}

/** Nothing but the name of a town: "Waco". */
function resolveBareTown(query: PlaceQuery): Place | null {
  const phrase = townPhrase(query, 0, query.words.length)
  const place = phrase && choose(phrase.towns, query)
  if (!phrase || !place || phrase.to > LONGEST_NAME || meansState(query, phrase, place)) return null
  const { near, along } = query
  const isNearby = near !== undefined && milesApart(place, near) <= NEARBY_MILES
  const isPassed = typeof along === 'string' && phrase.towns.some((town) => passes(along, town))
  const enough = phrase.isPlainWord ? 15_000 : isNearby || isPassed ? 0 : 500
  return (mostPopulous(phrase.towns)?.population ?? 0) >= enough ? place : null
}

/** "Washington" means the state; "New York" the town, which lies in the state of its name. */
function meansState({ states }: PlaceQuery, phrase: TownPhrase, place: Place): boolean {
  const mention = states.find((state) => state.from === phrase.from && state.to === phrase.to)
  return mention !== undefined && mention.code !== place.state
}

/** A town that is well known, without a state, inside other words: "broke down outside Amarillo". */
function resolveWellKnownTown(query: PlaceQuery): Place | null {
  // A town of the named state would have been found before; one elsewhere is a mistake.
  if (statesNamed(query).size > 0) return null
  const phrases = townPhrases(query).filter((phrase) => {
    const people = mostPopulous(phrase.towns)?.population ?? 0
    const isLong = phrase.to - phrase.from > 1
    if (phrase.isPlainWord) return phrase.isIntroduced && isName(query, phrase) && people >= 50_000
    if (phrase.isIntroduced) return people >= (isLong ? 1000 : 5000)
    return people >= (isLong ? 5000 : 50_000)
  })
  return chooseAmong(phrases, query)
}

/** Written with a capital where not everything is. */
function isName(query: PlaceQuery, phrase: TownPhrase): boolean {
  const first = query.words[phrase.from]?.raw.charAt(0) ?? ''
  return first !== first.toLowerCase() && query.text !== query.text.toUpperCase()
}

/** A name after "near" or "in" before others, the longer name before the shorter, then the larger town. */
function chooseAmong(phrases: readonly TownPhrase[], query: PlaceQuery): Place | null {
  const weight = (phrase: TownPhrase) =>
    (phrase.isIntroduced ? 1e10 : 0) +
    (phrase.to - phrase.from) * 1e9 +
    (mostPopulous(phrase.towns)?.population ?? 0)
  const best = phrases.toSorted((a, b) => weight(b) - weight(a))[0]
  return best ? choose(best.towns, query) : null
}
