import type { Fix, Wanted } from '#contract/trips.ts'
import type { Deed, Deeds } from '../core/deed.ts'
import { noteMoved } from '../core/events.ts'
import { gather, type Outcome } from '../core/gather.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { settleKeys, takeKeys } from './keys-together.ts'
import { lockFreeTrips } from './lock-fed-trip.ts'
import type { Known } from './plausible.ts'
import { findTracks, keepPositions, setTrips, type TripRow } from './queries.ts'
import { firstOf, sifted, type Taken, takenSince, takePositions } from './take-positions.ts'
import { learntFrom, trackFrom } from './tell-trip.ts'

interface Call {
  deed: Deed
  actor: JobActor
  jobId: string
  fixes: readonly Fix[]
}

/** While one group is in the database the next one is read and sifted. */
const groups = 2
/** With fifty positions each as many rows as a job may have in all. */
const most = 40

/**
 * Positions of many trucks in one transaction, because all of them send day and night. Together is done what is plain: a trip
 * that has begun and that nobody holds, and nothing of it has to be told. All else is done as `takePositions` does it.
 */
export function takesTogether(deeds: Deeds): (call: Call) => Promise<Wanted> {
  return gather({
    together: (calls) => deeds.own().transaction((tx) => takeAll(tx, calls)),
    alone: ({ deed, actor, jobId, fixes }) => takePositions(deed, actor, jobId, fixes),
    groups,
    most,
  })
}

async function takeAll(tx: Tx, calls: readonly Call[]): Promise<Map<Call, Outcome<Wanted>>> {
  const firsts = firstOfEachJob(calls)
  const keys = firsts.flatMap(({ deed: { key } }) => key ?? [])
  const asked = firsts.map((call) => ({ ...call, firstAt: firstOf(call.fixes) }))
  const [newKeys, trips] = await Promise.all([takeKeys(tx, keys), lockFreeTrips(tx, asked)])
  const outcomes = new Map<Call, Outcome<Wanted>>()
  const taken = new Map<Call, Taken>()
  for (const call of firsts) {
    const { deed, actor, jobId, fixes } = call
    const fed = trips.get(jobId)
    const setOutAt = fed && takenSince(fed.job, actor, deed.now)
    if (!setOutAt || (deed.key && !newKeys.has(deed.key))) continue
    try {
      const some = sifted(fed, setOutAt, { source: 'page', fixes, now: deed.now })
      if (some) taken.set(call, some)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcomes.set(call, { refused: error })
    }
  }
  const after = await tripsAfter(tx, [...taken.values()])
  const kept = [...taken].filter(([, { running }]) => after.has(running.job.id))
  for (const [call, { wanted }] of kept) outcomes.set(call, { value: wanted })
  if (kept.length) {
    const all = kept.map(([, some]) => some)
    await keepPositions(tx, all, 'page')
    await setTrips(tx, [...after.values()])
    for (const { isMoved, running } of all) if (isMoved) noteMoved(tx, running.job.id)
  }
  await settleKeys(tx, answersOf(firsts, newKeys, outcomes))
  return outcomes
}

/** A second call for a job sees what the first has kept. */
const firstOfEachJob = (calls: readonly Call[]): Call[] => [
  ...new Map(calls.toReversed().map((call) => [call.jobId, call])).values(),
]

/** What is to be known of the trips from now on, by their jobs, without those of which something has to be told. */
async function tripsAfter(tx: Tx, all: readonly Taken[]): Promise<Map<string, TripRow>> {
  const wanted = all.flatMap(({ running, kept, receivedAt }) => {
    const from = trackFrom(running, kept, receivedAt)
    const { id: jobId, technician_id: technicianId } = running.job
    return from ? { jobId, technicianId, since: running.since, from } : []
  })
  const before = wanted.length ? await findTracks(tx, wanted) : null
  const isWanted = new Set(wanted.map(({ jobId }) => jobId))
  return new Map(
    all.flatMap(({ running, kept, receivedAt, counted }) => {
      const { id } = running.job
      if (!isWanted.has(id)) return [[id, { ...running.trip, ...counted }] as const]
      const track = trackWith(before?.get(id) ?? [], kept)
      const { known, news } = learntFrom(track, running, receivedAt)
      return news ? [] : [[id, { ...running.trip, ...known, ...counted }] as const]
    }),
  )
}

type Weighed = Known & Pick<Taken['kept'][number], 'doubt'>

/** A track as it will be with what is kept: of one moment stays what came first. */
function trackWith(before: readonly Weighed[], kept: readonly Weighed[]): Known[] {
  const known = new Set(before.map(({ fixedAt }) => fixedAt.getTime()))
  return [...before, ...kept.filter(({ fixedAt }) => !known.has(fixedAt.getTime()))]
    .filter(({ doubt }) => doubt === null)
    .sort((one, other) => one.fixedAt.getTime() - other.fixedAt.getTime())
}

/** What is kept for the keys of these calls: an answer, or for those refused and left that nothing was done. */
const answersOf = (
  calls: readonly Call[],
  newKeys: ReadonlySet<object>,
  outcomes: ReadonlyMap<Call, Outcome<Wanted>>,
) =>
  new Map(
    calls.flatMap((call) => {
      const { key } = call.deed
      const outcome = outcomes.get(call)
      if (!key || !newKeys.has(key)) return []
      return [[key, outcome && 'value' in outcome ? outcome : undefined] as const]
    }),
  )
