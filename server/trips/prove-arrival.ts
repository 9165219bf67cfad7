import type { ArrivalProof, Step } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { exactPlace } from '../asking/whereabouts.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import { metersApart, type Point } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { isRightCode } from './check-code.ts'
import type { Known } from './plausible.ts'
import { findTrack, findTrip } from './queries.ts'

const { withinMeters, accuracyMostM, fixMaxAgeMs } = settings.arrival

/** What was pressed with an arrival. */
export type Shown = Pick<Step, 'fix' | 'code'>

export interface Proved {
  proof: ArrivalProof
  at: Date
  isCodeWrong: boolean
}

/**
 * When somebody arrived, and what proves it: the earliest moment that is proved and not after the press, so that a forgotten
 * button costs nothing and a button pressed at home gains nothing. With nothing that proves it, it is when the server
 * hears of it. A wrong code is counted and proves nothing.
 */
export async function proveArrival(
  tx: Tx,
  { job, request }: JobDeal<'provider'>,
  shown: Shown,
  { now, pressedAt, linkKey }: { now: Date; pressedAt: Date; linkKey: string },
): Promise<Proved> {
  let isCodeWrong = false
  const found: { proof: ArrivalProof; at: Date }[] = []
  if (shown.code) {
    const code = { whose: 'customer', typed: shown.code, at: pressedAt } as const
    const pause = refusals.jobs.codePause
    isCodeWrong = !(await isRightCode(tx, job.id, code, { now, linkKey, pause }))
    if (!isCodeWrong) found.push({ proof: 'code', at: pressedAt })
  }
  if (job.arrival_seen_at) found.push({ proof: 'customer', at: job.arrival_seen_at })
  const place = exactPlace(request)
  if (place) {
    const first = await firstThere(tx, job, place, shown, pressedAt)
    if (first) found.push({ proof: 'place', at: first })
  }
  const [earliest] = found.sort((one, other) => one.at.getTime() - other.at.getTime())
  if (!earliest) return { proof: 'none', at: now, isCodeWrong }
  const at = new Date(Math.min(+earliest.at, +pressedAt))
  return { proof: earliest.proof, at, isCodeWrong }
}

/** Of the positions of the way and the one of the press, the first that is surely at the place. */
async function firstThere(
  tx: Tx,
  job: JobRow,
  place: Point,
  { fix }: Shown,
  pressedAt: Date,
): Promise<Date | null> {
  const trip = job.en_route_at ? await findTrip(tx, job.id) : undefined
  const since =
    trip && job.en_route_at && trip.since > job.en_route_at ? trip.since : job.en_route_at
  const track = trip && since ? await findTrack(tx, job, since) : []
  const there = track.find((one) => one.fixedAt <= pressedAt && isThere(one, place))
  if (there) return there.fixedAt
  if (!fix) return null
  const own: Known = { ...fix, fixedAt: new Date(fix.fixedAt) }
  const isFresh = Math.abs(pressedAt.getTime() - own.fixedAt.getTime()) <= fixMaxAgeMs
  return isFresh && isThere(own, place) ? pressedAt : null
}

/** Surely at the place, as far as the device knows where it is. */
export const isThere = (one: Known, place: Point): boolean =>
  one.accuracyM <= accuracyMostM && metersApart(one, place) - one.accuracyM <= withinMeters
