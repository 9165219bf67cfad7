import { settings } from '#contract/settings.ts'
import type { Fix, Wanted } from '#contract/trips.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import { metersApart, type Point } from '../geo/distance.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Kept, sift } from './plausible.ts'
import { drives, findDriversJob } from './policy.ts'
import { findNewest, insertPositions, lockTrip, noteCall } from './queries.ts'
import { tellTrip } from './tell-trip.ts'

const { perJob, callEveryMs, everyMs, stillEveryMs, thereMs, stillMeters } = settings.trips
const notWanted: Wanted = { wanted: false, everySeconds: stillEveryMs / 1000 }

/**
 * Where the helper of a job is, as the phone on the dash says it. Taken from the press "on my way" to the arrival, and for a
 * quarter of an hour more; all else is answered kindly and thrown away, so that no phone tries for ever. No event carries
 * one: whoever may see the trip asks for it.
 */
export async function takePositions(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  fixes: readonly Fix[],
): Promise<Wanted> {
  return deed.transaction(async (tx) => {
    const job = await findDriversJob(tx, actor, jobId)
    if (!isTaken(job, deed.now) || !drives(actor, job) || !job.en_route_at) return notWanted
    const trip = await lockTrip(tx, job.id, job.en_route_at)
    if (trip.sharing_ended_at) return notWanted
    refuseTooOften(trip.called_at, deed.now)
    const since = new Date(Math.max(+trip.since, +job.en_route_at))
    const [first] = fixes.map(({ fixedAt }) => new Date(fixedAt)).sort((a, b) => +a - +b)
    const before = await findNewest(tx, job, since, first)
    const request = await findRequest(tx, job.request_id)
    const place = request ? placeOf(request) : null
    const room = Math.max(0, perJob - trip.taken)
    const kept = sift(fixes, { since, now: deed.now, place, before }).slice(0, room)
    if (kept.length) await insertPositions(tx, job, kept, deed.now)
    await noteCall(tx, job.id, {
      taken: trip.taken + kept.length,
      called_at: deed.now,
      doubted: doubtedAfter(trip.doubted, kept),
    })
    if (request && kept.some(({ doubt }) => !doubt))
      await tellTrip(tx, { job, request, trip, since }, deed.now)
    if (room <= kept.length) return notWanted
    return { wanted: true, everySeconds: (isStill(kept) ? stillEveryMs : everyMs) / 1000 }
  })
}

/** On the way, and for a while after the arrival, which shows that somebody stays. */
function isTaken(job: JobRow, now: Date): boolean {
  if (job.phase === 'en_route') return true
  const { arrived_at: at } = job
  return job.phase === 'arrived' && at !== null && at.getTime() + thereMs > now.getTime()
}

/** Whoever sends too often keeps what is not taken, and sends it with the next. */
function refuseTooOften(calledAt: Date | null, now: Date): void {
  if (!calledAt || now.getTime() - calledAt.getTime() >= callEveryMs) return
  throw new Refusal('too_many_requests', refusals.jobs.positionsWait, {
    retryAfterSeconds: callEveryMs / 1000,
  })
}

/** How many in a row were not believed, with these: one that is believed ends it. */
function doubtedAfter(doubted: number, kept: readonly Kept[]): number {
  return kept.reduce((row, { doubt }) => (doubt ? row + 1 : 0), doubted)
}

/** Who stands is asked less often: it costs battery. */
function isStill(kept: readonly Kept[]): boolean {
  const [first, last] = [kept[0], kept.at(-1)]
  return Boolean(first && last && first !== last && metersApart(first, last) < stillMeters)
}

const placeOf = ({ lat, lng }: RequestRow): Point | null =>
  lat === null || lng === null ? null : { lat, lng }
