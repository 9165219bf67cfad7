import { settings } from '#contract/settings.ts'
import { type Exactness, exactPlace } from '../asking/whereabouts.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { Point } from '../geo/distance.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { isThere } from './prove-arrival.ts'
import { findTrackOfPhone, findTrip } from './queries.ts'

const { seenTimes, seenApartMs } = settings.customerGone

/**
 * How often since the arrival the phone of who is on a job was seen at its place, three times at most: moments a minute apart, or one
 * look at the truck would be three. Where nobody knows the place, it is where they stand: at the press, or last.
 */
export async function timesSeenThere(
  db: Db | Tx,
  job: Pick<JobRow, 'id' | 'technician_id' | 'arrived_at'>,
  request: Exactness,
  standsAt?: Point,
): Promise<number> {
  const trip = job.arrived_at && (await findTrip(db, job.id))
  if (!trip || !job.arrived_at) return 0
  const since = new Date(Math.max(+trip.since, +job.arrived_at))
  const track = await findTrackOfPhone(db, job, since)
  const place = exactPlace(request) ?? standsAt ?? track.at(-1)
  if (!place) return 0
  const seen: Date[] = []
  for (const one of track) {
    const last = seen.at(-1)
    if (last && one.fixedAt.getTime() - last.getTime() < seenApartMs) continue
    if (isThere(one, place)) seen.push(one.fixedAt)
  }
  return Math.min(seen.length, seenTimes)
}
