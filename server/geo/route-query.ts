import type { Point } from './distance.ts'
import type { Place } from './place.ts'
import { type PlaceQuery, placeQuery } from './place-query.ts'
import { resolveTown, statesNamed } from './resolve-towns.ts'
import { resolveZip } from './resolve-zip.ts'
import { routesCalled } from './routes.ts'
import { stateSpelt } from './states.ts'

/** What a text says about a spot on a road. */
export type RouteQuery = {
  /** The Interstates of our table that it names, as the table calls them ("I-80", "I-35E"). */
  interstates: readonly string[]
  /** The other roads that it names, as they are written on signs ("US-90", "TX-71"). */
  otherRoads: readonly string[]
  mile: number | undefined
  exit: number | undefined
  /** The text without roads, miles and exits: what is left names a town or a state. */
  rest: PlaceQuery
}

const DIRECTION = '(?:(?:north|south|east|west)(?:[- ]?bound)?|[nsew]b?)'
/** Takes "W" and "westbound" away, but leaves the "West" of "I-40 West Memphis". */
const ENDS = '(?=\\s*(?:$|[,;:/&@()]|\\b(?:and|at|near|in|by|mile|mm|mp|exit|just|past|before)\\b))'
const INTERSTATE =
  /\b(?:interstate(?:\s+(?:highway|hwy))?|ih?)[\s-]*(\d{1,3})(?:[- ]?([ew])\b(?!\w))?/gi
const AFTER_ROUTE = new RegExp(
  `^[\\s-]*(?:[nsew]b?\\b(?!['’.])|${DIRECTION}\\b${ENDS}|(?:north|south|east|west)[- ]?bound\\b)`,
  'i',
)
const US_ROUTE = /\bu\.?s\.?[\s-]*(?:highway|hwy|route|rte?)?[\s.-]*(\d{1,3})\b/gi
const STATE_ROUTE = /\b([a-z]{2})[\s-]*(?:highway|hwy|route|rte?)?[\s.-]*(\d{1,4})\b/gi
const NAMED_ROUTE = /\b(highway|hwy|route|rte?|loop|beltway)[\s.-]*(\d{1,4})\b/gi
const MILE_WORDS = '(?:mile\\s*(?:marker|mkr|post|mark)?|milemarker|milepost|mm|mp|marker)'
const MILE = new RegExp(
  `\\b${MILE_WORDS}\\.?\\s*#?\\s*(\\d{1,3}(?:\\.\\d+)?)\\b(?!\\s*miles?\\b)`,
  'i',
)
const MILE_BEHIND =
  /\b(\d{1,3}(?:\.\d+)?)\s*(?:mile\s*(?:marker|mkr|post)|milemarker|milepost|mm)\b/i
const EXIT = /\bexits?\s*(?:no\.?|number|#)?\s*(\d{1,3})\s*-?\s*[a-d]?\b/i

/** What stands where something was taken out: no name goes across it. */
const GAP = ' , '

/** Does the text name a road, one that our table has or another? */
export const namesOtherRoad = (text: string): boolean => {
  const roads: string[] = []
  withoutOtherRoads(text, roads)
  return roads.length > 0
}

/** Reads a text for roads; null when it names no Interstate of ours. */
export function routeQuery({ text, near }: PlaceQuery): RouteQuery | null {
  const interstates: string[] = []
  let rest = withoutInterstates(text, interstates)
  if (interstates.length === 0) return null
  const numbers = { mile: undefined as number | undefined, exit: undefined as number | undefined }
  const take = (name: 'mile' | 'exit', pattern: RegExp) => {
    if (numbers[name] !== undefined) return
    rest = rest.replace(pattern, (_, digits: string) => {
      numbers[name] = Number(digits)
      return GAP
    })
  }
  take('exit', EXIT)
  take('mile', MILE)
  take('mile', MILE_BEHIND)
  const otherRoads: string[] = []
  rest = withoutOtherRoads(rest, otherRoads)
  return {
    interstates,
    otherRoads,
    ...numbers,
    rest: { ...restOf(rest, near), along: interstates[0] },
  }
}

/** Which way a text goes on its first Interstate, as its signs say it: "I-35 S" of "i35 southbound"; null where it does not say. */
export function headingOf(text: string): { route: string; signed: string } | null {
  for (const match of text.matchAll(INTERSTATE)) {
    const { name, letter, end } = routeAt(match)
    if (!name) continue
    const [way] = /[nsew]/i.exec(letter || (AFTER_ROUTE.exec(text.slice(end))?.[0] ?? '')) ?? []
    return way ? { route: name, signed: `${name} ${way.toUpperCase()}` } : null
  }
  return null
}

/** An Interstate of ours, and where its name ends. A letter that makes no branch is a direction ("I-80 W"). */
function routeAt(match: RegExpExecArray) {
  const [whole, number = '', letter = ''] = match
  const route = `I-${Number(number)}`
  const branch = `${route}${letter.toUpperCase()}`
  const name = [branch, route].find((name) => routesCalled(name).length > 0)
  return { name, letter: name === route ? letter : '', end: match.index + whole.length }
}

function withoutInterstates(text: string, found: string[]): string {
  let rest = ''
  let end = 0
  for (const match of text.matchAll(INTERSTATE)) {
    const { name, end: nameEnd } = routeAt(match)
    if (!name || match.index < end) continue
    if (!found.includes(name)) found.push(name)
    rest += text.slice(end, match.index) + GAP
    // Its direction goes with it.
    end = nameEnd
    end += AFTER_ROUTE.exec(text.slice(end))?.[0].length ?? 0
  }
  return rest + text.slice(end)
}

function withoutOtherRoads(text: string, found: string[]): string {
  const note = (name: string) => {
    found.push(name)
    return GAP
  }
  return text
    .replace(US_ROUTE, (_, number: string) => note(`US-${number}`))
    .replace(STATE_ROUTE, (whole: string, letters: string, number: string) => {
      const code = letters.toUpperCase()
      const isRoad = ['SR', 'FM', 'CR', 'SH'].includes(code) || stateSpelt(letters.toLowerCase())
      return isRoad && !/^(?:in|or|at|me|hi|ok)\s/i.test(whole) ? note(`${code}-${number}`) : whole
    })
    .replace(NAMED_ROUTE, (_, word: string, number: string) =>
      note(/^(?:loop|beltway)$/i.test(word) ? `Loop ${number}` : `Highway ${number}`),
    )
}

/** Without the commas and joining words at its ends, so that a bare town is seen as one. */
function restOf(text: string, near: Point | undefined): PlaceQuery {
  const plain = text
    .replace(/(?:\s*,)+\s*/g, ', ')
    .replace(/^(?:[\s,&@/-]|\b(?:and|at|on|near|in|by|the|of)\b(?=.*\w))+/i, '')
    .replace(/(?:[\s,&@/-]|\b(?:and|at|on|near|by|the)\b)+$/i, '')
  return placeQuery(plain, near)
}

/** The town or ZIP code that the rest of the text names. */
export function townNamed({ rest }: RouteQuery): Place | null {
  return resolveZip(rest) ?? resolveTown(rest)
}

/** The states that the rest names, among those through which the road runs: "NE" beside I-80 is no direction. */
export function statesMeant({ rest }: RouteQuery, possible: ReadonlySet<string>): Set<string> {
  const named = statesNamed(rest)
  for (const { code, from, to } of rest.states) {
    const isAlone = from === 0 || rest.words[from]?.startsPart === true
    const isAtEnd = to === rest.words.length || rest.words[to]?.startsPart === true
    if (isAlone && isAtEnd) named.add(code)
  }
  return new Set([...named].filter((state) => possible.has(state)))
}
