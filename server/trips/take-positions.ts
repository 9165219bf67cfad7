import { settings } from '#contract/settings.ts'
import type { Fix, Wanted } from '#contract/trips.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { noteMoved } from '../core/events.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import { metersApart } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type FedTrip, lockFedTrip } from './lock-fed-trip.ts'
import { type Kept, sift } from './plausible.ts'
import { drives, isOnTheWay } from './policy.ts'
import { keepPositions, lockTrip, setTrip, type TripRow } from './queries.ts'
import { timesSeenThere } from './seen-there.ts'
import type { Source } from './tables.ts'
import { type RunningTrip, tellTrip } from './tell-trip.ts'

const { freshMs, perJob, callEveryMs, everyMs, stillEveryMs, thereMs, stillMeters, doubtedInARow } =
  settings.trips
const notWanted: Wanted = { wanted: false, everySeconds: stillEveryMs / 1000 }
const notShared: Wanted = { ...notWanted, isEnded: true }

/**
 * Where the helper of a job is, as the phone on the dash says it. Taken from the press "on my way" to the arrival, and for a
 * quarter of an hour more, or until they were seen to wait there; all else is answered kindly and thrown away, so that no phone tries for ever. No event carries
 * one: open pages hear that the truck has moved, and whoever may see the trip asks for it.
 */
export function takePositions(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  fixes: readonly Fix[],
): Promise<Wanted> {
  return deed.transaction((tx) => takeOf(tx, { actor, source: 'page' }, jobId, fixes, deed.now))
}

/** Who sends, and by what: how often a page may is counted with the trip, a tracker and a fleet system are counted by themselves. */
interface Sender {
  actor: JobActor
  source: Source
}

/** The same in a transaction that has begun. */
export async function takeOf(
  tx: Tx,
  { actor, source }: Sender,
  jobId: string,
  fixes: readonly Fix[],
  now: Date,
): Promise<Wanted> {
  const fed = await lockFedTrip(tx, { actor, jobId, firstAt: firstOf(fixes) })
  const setOutAt =
    takenSince(fed.job, actor, now) ?? (await sinceSeldomSeen(tx, fed, { actor, source }))
  if (!setOutAt) return notWanted
  const trip = fed.trip ?? (await lockTrip(tx, jobId, setOutAt))
  const taken = sifted({ ...fed, trip }, setOutAt, { source, fixes, now })
  if (!taken) return notShared
  const { running, kept, counted } = taken
  if (kept.length) await keepPositions(tx, [taken], source)
  const known = await tellTrip(tx, running, kept, now)
  await setTrip(tx, jobId, { ...known, ...counted })
  if (taken.isMoved) noteMoved(tx, jobId)
  return taken.wanted
}

/** When the first of them was. */
export const firstOf = (fixes: readonly Fix[]): Date =>
  new Date(Math.min(...fixes.map(({ fixedAt }) => Date.parse(fixedAt))))

/** Positions that come: by what, which, and when. */
interface Coming {
  source: Source
  fixes: readonly Fix[]
  now: Date
}

/** What of positions is taken, and what is answered. */
export interface Taken {
  running: RunningTrip
  kept: Kept[]
  receivedAt: Date
  /** Of the trip, from now on. */
  counted: Pick<TripRow, 'taken' | 'called_at' | 'doubted'>
  /** Do open pages show something else by them? */
  isMoved: boolean
  wanted: Wanted
}

/** Since when positions of this job are taken from who sends them; null where none are. */
export function takenSince(job: FedTrip['job'], actor: JobActor, now: Date): Date | null {
  return isTaken(job, now) && drives(actor, job) ? wayOf(job) : null
}

/** Who forgot to press "on my way" is there since the arrival. */
const wayOf = (job: FedTrip['job']) => job.en_route_at ?? job.arrived_at

/**
 * Whose page was not in front in that quarter of an hour can still show that they wait, as long as they were not seen often enough to
 * say that nobody is there. A tracker, which nobody sees at work, is not asked for longer.
 */
async function sinceSeldomSeen(
  tx: Tx,
  { job, request }: FedTrip,
  { actor, source }: Sender,
): Promise<Date | null> {
  if (job.phase !== 'arrived' || source !== 'page' || !drives(actor, job)) return null
  const seen = await timesSeenThere(tx, job, request)
  return seen < settings.customerGone.seenTimes ? wayOf(job) : null
}

/** What of positions is taken of a trip that is locked; null where its helper shares none. */
export function sifted(
  fed: FedTrip & { trip: TripRow },
  setOutAt: Date,
  { source, fixes, now }: Coming,
): Taken | null {
  const { job, place, trip, before } = fed
  if (trip.sharing_ended_at) return null
  if (source === 'page') refuseTooOften(trip.called_at, now)
  const since = laterOf(trip.since, setOutAt)
  const room = Math.max(0, perJob - trip.taken)
  const from = source === 'feed' && before ? laterOf(since, whenTruckCounts(before)) : since
  const kept = sift(fixes, { since: from, now, place, before }).slice(0, room)
  const doubted = doubtedAfter(trip.doubted, kept)
  const isFull = room <= kept.length
  const isSeen =
    isOnTheWay(job) &&
    doubted < doubtedInARow &&
    (before !== undefined || kept.some(({ doubt }) => !doubt))
  return {
    running: { ...fed, since },
    kept,
    receivedAt: now,
    counted: {
      taken: trip.taken + kept.length,
      called_at: source === 'page' ? now : trip.called_at,
      doubted,
    },
    isMoved: isOnTheWay(job) && isShown(kept, doubted),
    wanted: isFull
      ? notWanted
      : {
          wanted: true,
          everySeconds: (isStill(kept) ? stillEveryMs : everyMs) / 1000,
          ...(isSeen && { isSeen }),
        },
  }
}

const laterOf = (one: Date, other: Date) => new Date(Math.max(+one, +other))

/**
 * The phone goes with the person, and the box with the truck, which may stand in the yard: while a phone has been heard a
 * short while ago, the truck is not asked. From then on it is better than nothing.
 */
const whenTruckCounts = ({ source, fixedAt }: FedTrip['before'] & object) =>
  source === 'feed' ? fixedAt : new Date(fixedAt.getTime() + freshMs)

/** On the way, and for a while after the arrival, which shows that somebody stays. */
function isTaken(job: Pick<JobRow, 'phase' | 'arrived_at'>, now: Date): boolean {
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

/** Do open pages show something else by them: where the truck is, or that nothing is believed any more? */
const isShown = (kept: readonly Kept[], doubted: number): boolean =>
  kept.some(({ doubt }) => !doubt || doubted >= doubtedInARow)

/** How many in a row were not believed, with these: one that is believed ends it. */
function doubtedAfter(doubted: number, kept: readonly Kept[]): number {
  return kept.reduce((row, { doubt }) => (doubt ? row + 1 : 0), doubted)
}

/** Who stands is asked less often: it costs battery. */
function isStill(kept: readonly Kept[]): boolean {
  const [first, last] = [kept[0], kept.at(-1)]
  return Boolean(first && last && first !== last && metersApart(first, last) < stillMeters)
}
