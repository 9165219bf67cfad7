import { settings } from '#contract/settings.ts'
import type { RequestRow } from '../asking/queries.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { milesApart } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { likelyArrival } from './estimate.ts'
import { findTrack, setEstimate, type TripRow } from './queries.ts'

const { everyMs, laterMs, laterAgainMs, inARow, nearMiles } = settings.estimate

/**
 * What the newest positions say of the arrival: kept, at most once a minute, and told where somebody has to know it: that it
 * gets later than promised, before the promise breaks and again with each ten minutes more, and once that the truck is near.
 */
export async function tellTrip(
  tx: Tx,
  { job, request, trip, since }: { job: JobRow; request: RequestRow; trip: TripRow; since: Date },
  now: Date,
): Promise<void> {
  const { lat, lng } = request
  if (lat === null || lng === null || job.phase !== 'en_route') return
  if (trip.estimated_at && now.getTime() - trip.estimated_at.getTime() < everyMs) return
  const place = { lat, lng }
  const track = await findTrack(tx, job, since)
  const newest = track.at(-1)
  const likely = likelyArrival(track, place, trip.likely_from && { from: trip.likely_from }, now)
  if (!newest || !likely) return
  const isLater = job.promised_at && likely.from.getTime() > job.promised_at.getTime() + laterMs
  const later_in_row = isLater ? trip.later_in_row + 1 : 0
  const tellsLater = later_in_row >= inARow && isNews(trip, job, likely.from)
  const isNear = trip.near_at === null && milesApart(newest, place) <= nearMiles
  await setEstimate(tx, job.id, {
    likely_from: likely.from,
    likely_to: likely.to,
    estimated_at: now,
    later_in_row,
    ...(tellsLater && { later_told_for: likely.from }),
    ...(isNear && { near_at: now }),
  })
  if (tellsLater) {
    const minutes = Math.ceil((likely.from.getTime() - now.getTime()) / 60_000)
    await recordOfDeal(tx, 'trip_later', { request, job }, { facts: { minutes } })
  }
  if (isNear) await recordOfDeal(tx, 'trip_near', { request, job })
}

/** Later by ten minutes than all that was told of it, by us or by the provider. */
function isNews(trip: TripRow, job: JobRow, from: Date): boolean {
  const told = Math.max(trip.later_told_for?.getTime() ?? 0, job.expected_at?.getTime() ?? 0)
  return told === 0 || from.getTime() >= told + laterAgainMs
}
