import { readFileSync } from 'node:fs'
import { distance as lettersOff } from 'fastest-levenshtein'
import type { Point } from './distance.ts'
import type { Place } from './place.ts'
import { placeKey } from './place-key.ts'

/** `population` is 0 where it is not known (post-office towns below 500 people). */
export type Town = Point & { key: string; name: string; state: string; population: number }

/** Columns rather than 36,000 objects: half the memory, and quicker to fill. */
type Table = {
  keys: string[]
  names: string[]
  states: string[]
  lats: Float64Array
  lngs: Float64Array
  populations: Int32Array
}

let loaded: Table | undefined

/** Read at the first look-up (about 50 ms) and kept; a server calls this at start so that no customer waits for it. */
export function loadTowns(): Table {
  loaded ??= readTable()
  return loaded
}

function readTable(): Table {
  const lines = readFileSync(new URL('tables/towns.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const stateCodes = new Map<string, string>()
  const table: Table = {
    keys: new Array(lines.length),
    names: new Array(lines.length),
    states: new Array(lines.length),
    lats: new Float64Array(lines.length),
    lngs: new Float64Array(lines.length),
    populations: new Int32Array(lines.length),
  }
  lines.forEach((line, i) => {
    const [name = '', state = '', lat, lng, population] = line.split('\t')
    table.names[i] = name
    table.keys[i] = keyOf(name)
    // One string per state, not one per town.
    if (!stateCodes.has(state)) stateCodes.set(state, state)
    table.states[i] = stateCodes.get(state) ?? state
    table.lats[i] = Number(lat)
    table.lngs[i] = Number(lng)
    table.populations[i] = Number(population)
  })
  return table
}

/** Most names are plain letters, for which `placeKey` does nothing else. */
function keyOf(name: string): string {
  return /^[A-Z][a-z]{3,}$/.test(name) ? name.toLowerCase() : placeKey(name)
}

export function townAt(index: number): Town {
  const { keys, names, states, lats, lngs, populations } = loadTowns()
  return {
    key: keys[index] ?? '',
    name: names[index] ?? '',
    state: states[index] ?? '',
    lat: lats[index] ?? 0,
    lng: lngs[index] ?? 0,
    population: populations[index] ?? 0,
  }
}

/** All towns whose `placeKey` is exactly this. */
export function townsNamed(key: string): Town[] {
  const { keys } = loadTowns()
  const towns: Town[] = []
  for (let i = firstAtOrAfter(keys, key); keys[i] === key; i++) towns.push(townAt(i))
  return towns
}

/** The indexes [from, to) of the towns whose key begins so. */
export function townsBeginning(prefix: string): [from: number, to: number] {
  const { keys } = loadTowns()
  return [firstAtOrAfter(keys, prefix), firstAtOrAfter(keys, `${prefix}\u{10ffff}`)]
}

/**
 * Towns whose name is written nearly so, and how many letters are off: one of up to five, two of more. The first letter is hardly ever
 * the wrong one, and saves reading all 36,000.
 */
export function townsSpelledLike(key: string): { town: Town; off: number }[] {
  if (key.length < 4) return []
  const { keys } = loadTowns()
  const most = key.length > 5 ? 2 : 1
  const found: { town: Town; off: number }[] = []
  const [from, to] = townsBeginning(key.charAt(0))
  for (let i = from; i < to; i++) {
    const other = keys[i] ?? ''
    if (Math.abs(other.length - key.length) > most) continue
    const off = lettersOff(key, other)
    if (off <= most) found.push({ town: townAt(i), off })
  }
  return found
}

function firstAtOrAfter(keys: readonly string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** People per square mile of a usual town; turns a population into how far its edge is from its middle. */
const DENSITY = 2500

export function placeOfTown(
  town: Town,
  { isAmbiguous = false, others = [] }: { isAmbiguous?: boolean; others?: readonly Town[] } = {},
): Place {
  const radius = Math.sqrt(town.population / DENSITY / Math.PI)
  return {
    lat: town.lat,
    lng: town.lng,
    label: `${town.name}, ${town.state}`,
    state: town.state,
    kind: 'town',
    accuracyMiles: Math.max(3, Math.ceil(radius)),
    isAmbiguous,
    ...(others.length > 0 && { others: others.map((other) => placeOfTown(other)) }),
  }
}
