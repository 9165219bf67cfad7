import type { Fix } from '#contract/trips.ts'
import { milesApart, type Point } from '../server/geo/distance.ts'
import { pointAt, type Way } from '../server/geo/ways.ts'
import { type Chance, chanceOf } from './chance.ts'

/** How often a phone on the dash says where it is. */
export const tickMs = 15_000
const hour = 60 * 60_000
const minute = 60_000

/** What a phone shares of the way; by what the arrival is proved. */
export interface Phone {
  shares: boolean
  /** Ticks between which there is no network: what was there is sent afterwards. */
  deadZone: { from: number; to: number } | null
  /** The tick at which the sharing is stopped by hand. */
  stopsAt: number | null
  provesBy: 'place' | 'code' | 'nothing'
  /** How long after the arrival the button is pressed. */
  forgetsMs: number
}

/** Where the helper is after each tick; the last is at the truck. In a jam is nobody for whom a person waits. */
export function trackOf(way: Way, chance: Chance, isWatched = false): Point[] {
  const pace = chance.between(52, 64)
  const jam = chance.isLikely(0.12) ? chance.between(0, way.length) : null
  const jamAt = isWatched ? null : jam
  const track: Point[] = []
  for (let mile = 0; mile < way.length && track.length < 1_000; ) {
    track.push(pointAt(way, mile))
    const isTown = mile < 1.2 || mile > way.length - 1.2
    const isJam = jamAt !== null && mile >= jamAt && mile < jamAt + 1.5
    const mph = isJam ? chance.between(9, 16) : isTown ? chance.between(26, 36) : pace
    mile += (mph + chance.between(-3, 3)) * (tickMs / hour)
  }
  return [...track, pointAt(way, way.length)]
}

/** Most phones share all of the way; the one of a helper whom a person waits for does, so that there is something to see. */
export function phoneOf(jobId: string, ticks: number, isWatched: boolean): Phone {
  const chance = chanceOf('phone', jobId)
  const shares = isWatched || !chance.isLikely(0.1)
  const from = chance.whole(2, Math.max(2, ticks - 20))
  const isDead = !isWatched && chance.isLikely(0.2) && ticks > 40
  const stops = !isWatched && chance.isLikely(0.03)
  const hasCode = chance.isLikely(shares ? 0.12 : 0.5)
  return {
    shares,
    deadZone: isDead ? { from, to: from + chance.whole(8, 20) } : null,
    stopsAt: stops ? Math.round(ticks / 2) : null,
    provesBy: hasCode ? 'code' : shares ? 'place' : 'nothing',
    forgetsMs: chance.isLikely(0.08) && !isWatched ? chance.between(3, 8) * minute : 0,
  }
}

/** What the phone says of a place: some meters off, and honest about how many. */
export function fixOf(track: readonly Point[], tick: number, at: Date, chance: Chance): Fix {
  const [here, next] = [track[tick], track[tick + 1]]
  if (!here) throw new RangeError('the way is over')
  const accuracyM = chance.whole(5, 28)
  const off = () => (chance.between(-0.4, 0.4) * accuracyM) / 111_000
  return {
    lat: here.lat + off(),
    lng: here.lng + off(),
    accuracyM,
    fixedAt: at.toISOString(),
    heading: next && milesApart(here, next) > 0.02 ? headingOf(here, next) : null,
  }
}

/** Degrees from north. */
function headingOf(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI
  return Math.round((degrees + 360) % 360) % 360
}
