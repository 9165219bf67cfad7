import { type Direction, directionTo, milesApart, milesBetween, type Point } from './distance.ts'
import { placeQuery } from './place-query.ts'
import { townPhrases } from './town-phrases.ts'
import { loadTowns, type Town, townAt } from './towns.ts'

export type NearestTown = {
  /** A finished phrase: "Waco, TX" inside the town, else "6 mi NE of Waco, TX". */
  label: string
  miles: number
  /** So near to the middle of the town that its name says it all. */
  isThere: boolean
  /** In which the point lies, seen from the town. */
  direction: Direction
  /** "Waco" */
  town: string
  /** "TX" */
  state: string
}

/** A town that people know serves better than the hamlet next to it, as long as it is not far. */
const PREFERENCES = [
  { population: 5000, withinMiles: 12 },
  { population: 500, withinMiles: 40 },
  { population: 0, withinMiles: 150 },
] as const

const MILES_PER_DEGREE = 69
/** So near to its middle that one is simply there. */
const IN_TOWN_MILES = 2

/**
 * Names a point after a town ("6 mi NE of Waco, TX"); null where none is within 150 miles. To show a rough area
 * (rules C10) give the roughened point: the distance named would otherwise tell more than the square.
 */
export function nearestTown(lat: number, lng: number): NearestTown | null {
  const point = { lat, lng }
  for (const { population, withinMiles } of PREFERENCES) {
    const town = nearestWithin(point, population, withinMiles)
    if (town) return seenFrom(town, point)
  }
  return null
}

/** Names a point after the town that somebody has named beside it, where that is as near as people say so of; else null. */
export function townTyped(typed: string, point: Point): NearestTown | null {
  const [{ withinMiles }] = PREFERENCES
  const named = townPhrases(placeQuery(typed, point))
    .filter(({ isPlainWord }) => !isPlainWord)
    .flatMap(({ from, to, towns }) => towns.map((town) => ({ from, to, town })))
    .filter(({ town }) => milesApart(town, point) <= withinMiles)
    // An address ends with its town; of "Round Rock" and "Rock" the longer is meant.
    .sort((a, b) => b.to - a.to || a.from - b.from)[0]
  return named ? seenFrom(named.town, point) : null
}

function seenFrom(town: Town, point: Point): NearestTown {
  const miles = milesApart(town, point)
  const direction = directionTo(town, point)
  const name = `${town.name}, ${town.state}`
  const isThere = miles < IN_TOWN_MILES
  const label = isThere ? name : `${Math.round(miles)} mi ${direction} of ${name}`
  return { label, miles, isThere, direction, town: town.name, state: town.state }
}

let byLat: Int32Array | undefined

/** Indexes of the towns from south to north, so that a search reads only the band that can matter. */
function townsByLat(): Int32Array {
  const { lats } = loadTowns()
  byLat ??= Int32Array.from(lats.keys()).sort((a, b) => (lats[a] ?? 0) - (lats[b] ?? 0))
  return byLat
}

function nearestWithin(point: Point, population: number, withinMiles: number): Town | null {
  const { lats, lngs, populations } = loadTowns()
  const order = townsByLat()
  const start = firstNorthOf(order, lats, point.lat)
  let best: number | undefined
  let bestMiles = withinMiles
  const scan = (step: 1 | -1) => {
    for (let i = step === 1 ? start : start - 1; i >= 0 && i < order.length; i += step) {
      const town = order[i] ?? 0
      const lat = lats[town] ?? 0
      if (Math.abs(lat - point.lat) * MILES_PER_DEGREE > bestMiles) return
      if ((populations[town] ?? 0) < population) continue
      const miles = milesBetween(point.lat, point.lng, lat, lngs[town] ?? 0)
      if (miles < bestMiles) [best, bestMiles] = [town, miles]
    }
  }
  scan(1)
  scan(-1)
  return best === undefined ? null : townAt(best)
}

function firstNorthOf(order: Int32Array, lats: Float64Array, lat: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((lats[order[middle] ?? 0] ?? 0) < lat) low = middle + 1
    else high = middle
  }
  return low
}
