import { settings } from '#contract/settings.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { noteReminder } from '../deals/job-queries.ts'
import { metersApart, milesApart, type Point } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { likelyArrival } from './estimate.ts'
import type { FedTrip } from './lock-fed-trip.ts'
import type { Kept, Known } from './plausible.ts'
import { findTrack, type TripRow } from './queries.ts'

const { everyMs, laterMs, laterAgainMs, inARow, nearMiles, paceOverMs } = settings.estimate
const { stoppedMs, stoppedMeters, stoppedFromMiles } = settings.onTheWay
/** So far back it is looked; who stands sends once a minute, so one position at least is older than what counts as a stop. */
const trackMs = Math.max(paceOverMs, stoppedMs + 3 * everyMs)

/** A trip on which positions have come, and since when they are of who is on it now. */
export type RunningTrip = FedTrip & { trip: TripRow; since: Date }

/** What is to be told of a trip: in how many minutes who comes later than promised is there, that they are near, that they stand. */
interface News {
  laterIn: number | null
  isNear: boolean
  isStopped: boolean
}

/**
 * What the positions that have just come say of the arrival: at most once a minute, and told where somebody has to know it: that
 * it gets later than promised, before the promise breaks and again with each ten minutes more, and once each that the truck is
 * near and that it has stopped farther away.
 * Gives what is to be known of the trip from now on.
 */
export async function tellTrip(
  tx: Tx,
  fed: RunningTrip,
  kept: readonly Kept[],
  now: Date,
): Promise<Partial<TripRow>> {
  const from = trackFrom(fed, kept, now)
  if (!from) return {}
  const { job, request, since } = fed
  const { known, news } = learntFrom(await findTrack(tx, job, since, from), fed, now)
  if (!news) return known
  if (news.laterIn !== null) {
    const facts = { minutes: news.laterIn }
    await recordOfDeal(tx, 'trip_later', { request, job }, { facts })
  }
  if (news.isNear) await recordOfDeal(tx, 'trip_near', { request, job })
  if (news.isStopped && (await noteReminder(tx, job.id, 'stopped', now)))
    await recordOfDeal(tx, 'trip_stopped', { request, job })
  return known
}

/** From when on the track is needed for what these positions say of the arrival; null where nothing is to be said of it now. */
export function trackFrom(
  { job, place, trip }: RunningTrip,
  kept: readonly Kept[],
  now: Date,
): Date | null {
  const believed = kept.findLast(({ doubt }) => !doubt)
  if (!believed || !place || job.phase !== 'en_route') return null
  if (trip.estimated_at && now.getTime() - trip.estimated_at.getTime() < everyMs) return null
  return new Date(+believed.fixedAt - trackMs)
}

/** What a track says of the arrival, and what of it somebody has to know; null where that is nothing. */
export function learntFrom(
  track: readonly Known[],
  { job, place, trip }: RunningTrip,
  now: Date,
): { known: Partial<TripRow>; news: News | null } {
  const newest = track.at(-1)
  const likely =
    place && likelyArrival(track, place, trip.likely_from && { from: trip.likely_from }, now)
  if (!newest || !likely) return { known: {}, news: null }
  const isLater = job.promised_at && likely.from.getTime() > job.promised_at.getTime() + laterMs
  const later_in_row = isLater ? trip.later_in_row + 1 : 0
  const tellsLater = later_in_row >= inARow && isNews(trip, job, likely.from)
  const isNear = trip.near_at === null && milesApart(newest, place) <= nearMiles
  const stopped = stoppedSince(track, newest, place)
  // Of who stood already it was told then.
  const isStopped = stopped !== null && trip.stopped_since === null
  const minutes = Math.ceil((likely.from.getTime() - now.getTime()) / 60_000)
  return {
    known: {
      likely_from: likely.from,
      likely_to: likely.to,
      estimated_at: now,
      later_in_row,
      ...(tellsLater && { later_told_for: likely.from }),
      ...(isNear && { near_at: now }),
      stopped_since: stopped && (trip.stopped_since ?? stopped),
    },
    news:
      tellsLater || isNear || isStopped
        ? { laterIn: tellsLater ? minutes : null, isNear, isStopped }
        : null,
  }
}

/** Later by ten minutes than all that was told of it, by us or by the provider. */
function isNews(trip: TripRow, job: FedTrip['job'], from: Date): boolean {
  const told = Math.max(trip.later_told_for?.getTime() ?? 0, job.expected_at?.getTime() ?? 0)
  return told === 0 || from.getTime() >= told + laterAgainMs
}

/** Since when who drives stands still, told by positions and not by their absence; null while they move, and close to the place. */
function stoppedSince(track: readonly Known[], newest: Known, place: Point): Date | null {
  if (milesApart(newest, place) <= stoppedFromMiles) return null
  const moved = track.findLastIndex((one) => metersApart(one, newest) > stoppedMeters)
  const since = track[moved + 1]?.fixedAt ?? newest.fixedAt
  return newest.fixedAt.getTime() - since.getTime() >= stoppedMs ? since : null
}
