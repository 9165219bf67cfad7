import { milesApart, type Point } from './distance.ts'
import type { Place } from './place.ts'
import { placeKey } from './place-key.ts'
import { placeQuery } from './place-query.ts'
import { lookUpPlace } from './places.ts'
import { placesAtMile } from './resolve-mile.ts'
import { headingOf } from './route-query.ts'
import { stateCodes, stateName, stateSpelt } from './states.ts'
import { placeOfTown, type Town, townAt, townsBeginning, townsSpelledLike } from './towns.ts'
import { zipsBeginning } from './zips.ts'

const MOST = 20

/**
 * Places that a person may be about to type, best first: "wac" → "Waco, TX"; "springfield, m" → those in states that
 * begin so; "767" → ZIP codes; "I-35 mile 25" → that mile in each state. `near` moves the places around it up. At most 20; from two letters on.
 */
export function suggestPlaces(text: string, limit: number, near?: Point): Place[] {
  const typed = text.slice(0, 100).trim()
  const most = Math.min(limit, MOST)
  if (typed.length < 2 || most < 1) return []
  if (/^\d{2,5}$/.test(typed)) return zipsBeginning(typed, most)
  const towns = readings(typed).flatMap(({ name, states }) => townsOf(name, states))
  if (towns.length === 0) return understood(typed, near).slice(0, most)
  const key = placeKey(typed)
  const weight = (town: Town) =>
    Math.log10(town.population + 50) +
    (town.key === key ? 1.5 : 0) -
    (near ? Math.min(3, milesApart(town, near) / 100) : 0)
  return [
    ...new Map(
      towns.map((town) => [`${town.name}, ${town.state}`, { town, weight: weight(town) }]),
    ).values(),
  ]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ town }) => placeOfTown(town))
}

/** Of so few people it is more likely that another town was meant than that this one was misspelt. */
const LEAST_PEOPLE = 500

/**
 * Towns that were probably meant where the text names no place: "Huoston", "Alburquerque, NM". They are asked about and never taken: a
 * wrong letter must not send a truck to another town. At most `most`, those with the fewest wrong letters first, then the larger.
 */
export function placesSpelledLike(text: string, most: number): Place[] {
  const found = readings(text.slice(0, 100).trim()).flatMap(({ name, states }) =>
    townsSpelledLike(placeKey(name)).filter(({ town }) =>
      states ? states.has(town.state) : town.population >= LEAST_PEOPLE,
    ),
  )
  return found
    .sort((a, b) => a.off - b.off || b.town.population - a.town.population)
    .slice(0, most)
    .map(({ town }) => placeOfTown(town))
}

/** "I-35 mile 25" is in five states until it says which, and "near Columbus" in as many; all else that is understood means one place. */
function understood(typed: string, near: Point | undefined): Place[] {
  const place = lookUpPlace(typed, near ? { near } : {})
  if (!place) return []
  const spots = place.isAmbiguous ? placesAtMile(placeQuery(typed, near)) : []
  return (spots.length > 0 ? spots : [place, ...(place.others ?? [])]).map(withHeading(typed))
}

/** Who chooses it keeps the side of the road that was typed: "I-35 S mile 250, Round Rock, TX". */
function withHeading(typed: string): (place: Place) => Place {
  const heading = headingOf(typed)
  if (!heading) return (place) => place
  const { route, signed } = heading
  return (place) =>
    place.label.startsWith(`${route} `)
      ? { ...place, label: signed + place.label.slice(route.length) }
      : place
}

/** What the text may mean: all of it a name, or a name and (the beginning of) a state. */
function readings(typed: string): { name: string; states: ReadonlySet<string> | null }[] {
  const [, beforeComma, afterComma] = /^(.*?),\s*(.*)$/.exec(typed) ?? []
  if (beforeComma !== undefined && afterComma !== undefined) {
    return [{ name: beforeComma, states: statesBeginning(afterComma) }]
  }
  const [, beforeSpace, afterSpace = ''] = /^(.*\S)\s+(\S+)$/.exec(typed) ?? []
  const state = stateSpelt(afterSpace.toLowerCase())
  const whole = { name: typed, states: null }
  return beforeSpace && state
    ? [whole, { name: beforeSpace, states: new Set([state.code]) }]
    : [whole]
}

function statesBeginning(typed: string): ReadonlySet<string> | null {
  const beginning = typed.replaceAll('.', '').toLowerCase()
  if (beginning === '') return null
  const spelt = stateSpelt(beginning)
  if (spelt) return new Set([spelt.code])
  const isMeant = (code: string) =>
    `${code}|${stateName(code)}`
      .toLowerCase()
      .split('|')
      .some((s) => s.startsWith(beginning))
  return new Set(stateCodes.filter(isMeant))
}

function townsOf(name: string, states: ReadonlySet<string> | null): Town[] {
  const towns: Town[] = []
  for (const prefix of new Set([placeKey(name), lettersOf(name)])) {
    if (prefix === '') continue
    const [from, to] = townsBeginning(prefix)
    for (let i = from; i < to; i++) {
      const town = townAt(i)
      if (!states || states.has(town.state)) towns.push(town)
    }
  }
  return towns
}

/** "st" may become "Stockton" as well as "St. Louis": the letters as they are, not written out. */
function lettersOf(name: string): string {
  const last = /\S+$/.exec(name)?.[0] ?? ''
  const before = placeKey(name.slice(0, name.length - last.length))
  const letters = last.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return before ? `${before} ${letters}` : letters
}
