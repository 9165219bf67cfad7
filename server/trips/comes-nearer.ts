import { settings } from '#contract/settings.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { metersApart } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findTrack, findTrip } from './queries.ts'

const { answersMs, stoppedMeters } = settings.onTheWay
const { withinMeters } = settings.arrival

/** Do the positions of the last quarter of an hour answer for somebody who is late: nearer than before, or at the place already? */
export async function comesNearer(
  tx: Tx,
  { job, request }: { job: JobRow; request: RequestRow },
  now: Date,
): Promise<boolean> {
  const { lat, lng } = request
  if (lat === null || lng === null || !job.en_route_at) return false
  const trip = await findTrip(tx, job.id)
  if (!trip) return false
  const track = await findTrack(tx, job, new Date(Math.max(+trip.since, +job.en_route_at)))
  const newest = track.at(-1)
  const answersFrom = now.getTime() - answersMs
  if (!newest || newest.fixedAt.getTime() < answersFrom) return false
  const before = track.findLast(({ fixedAt }) => fixedAt.getTime() < answersFrom) ?? track[0]
  const left = metersApart(newest, { lat, lng })
  if (left <= withinMeters) return true
  return before !== undefined && metersApart(before, { lat, lng }) - left > stoppedMeters
}
