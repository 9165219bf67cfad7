import type { SourceTown, SourceZip } from './build-sources.ts'
import { milesApart, type Point } from './distance.ts'
import { placeKey } from './place-key.ts'

export type Town = Point & { key: string; name: string; state: string; population: number }

/** Names that GeoNames writes as no driver would. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  'New York City NY': 'New York',
  'Lexington-Fayette KY': 'Lexington',
}

/** Hamlets that stand in GeoNames with the population of the metropolitan area around them. */
const WRONG_POPULATIONS = new Set([
  'Meads KY',
  'Ironville KY',
  'Enchanted Hills NM',
  'Tri-Cities WA',
])

/** A quarter is found by its name, but must not outweigh the town in which it lies. */
const QUARTER = 'PPLX'
const QUARTER_WEIGHT = 0.1
const NOT_LIVED_IN = new Set(['PPLH', 'PPLQ', 'PPLW'])

/** Two rows of one name and state closer than this are one town. */
const SAME_TOWN_MILES = 12

/** All towns: those of GeoNames, and the post offices' towns that are too small to stand there. */
export function mergeTowns(sources: readonly SourceTown[], zips: readonly SourceZip[]): Town[] {
  const postal = postalTowns(zips)
  const byNameAndState = new Map<string, Town[]>()
  const named = sources
    .filter((town) => !NOT_LIVED_IN.has(town.kind))
    .map((town) => plain(town, postal))
  named.sort((a, b) => b.population - a.population)
  for (const town of named) {
    if (!isEcho(town, named, postal)) add(byNameAndState, town)
  }
  for (const town of postal.values()) add(byNameAndState, town)
  return [...byNameAndState.values()].flat().sort(inOrder)
}

function id(town: { key: string; state: string }): string {
  return `${town.key}|${town.state}`
}

function add(towns: Map<string, Town[]>, town: Town) {
  const same = towns.get(id(town)) ?? []
  if (same.some((other) => milesApart(other, town) < SAME_TOWN_MILES)) return
  towns.set(id(town), [...same, town])
}

/** The towns that post offices name, each in the middle of its ZIP codes; their population is not known. */
function postalTowns(zips: readonly SourceZip[]): Map<string, Town> {
  const groups = Map.groupBy(zips, (zip) => id({ key: placeKey(zip.town), state: zip.state }))
  const towns = Array.from(groups, ([key, group]): [string, Town] => {
    const first = group[0]
    if (!first) throw new Error('a group has a first member')
    const { town: name, state } = first
    const position = { lat: median(group.map((z) => z.lat)), lng: median(group.map((z) => z.lng)) }
    return [key, { key: placeKey(name), name, state, population: 0, ...position }]
  })
  return new Map(towns)
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** "Framingham Center" is Framingham to everybody, the post included. */
function plain(source: SourceTown, postal: ReadonlyMap<string, Town>): Town {
  const { lat, lng, state } = source
  let name = PLAIN_NAMES[`${source.name} ${state}`] ?? source.name
  name = name.replace(/^City of /, '').replace(/ \(balance\)$/, '')
  const short = name.replace(/ (Center|Mills|Station|Junction)$/, '')
  const namesake = postal.get(id({ key: placeKey(short), state }))
  const full = postal.get(id({ key: placeKey(name), state }))
  if (!full && namesake && milesApart(namesake, source) < SAME_TOWN_MILES) name = short
  const weight = source.kind === QUARTER ? QUARTER_WEIGHT : 1
  const population = WRONG_POPULATIONS.has(`${name} ${state}`) ? 0 : source.population * weight
  return { key: placeKey(name), name, lat, lng, state, population: Math.round(population) }
}

/** "West Raleigh" with the population of Raleigh: an old map label that echoes the town beside it. */
function isEcho(town: Town, towns: readonly Town[], postal: ReadonlyMap<string, Town>): boolean {
  if (town.population < 10_000 || postal.has(id(town))) return false
  const words = town.key.split(' ')
  return towns.some(
    (other) =>
      other.state === town.state &&
      other.key !== town.key &&
      postal.has(id(other)) &&
      other.key.split(' ').every((word) => words.includes(word)) &&
      Math.abs(town.population / other.population - 1) < 0.3 &&
      milesApart(other, town) < SAME_TOWN_MILES,
  )
}

/** By code points, so that the reader's binary search sees the order that it expects. */
export function inOrder(a: Town, b: Town): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  if (a.state !== b.state) return a.state < b.state ? -1 : 1
  return b.population - a.population
}
