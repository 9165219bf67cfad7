import { sql } from 'kysely'
import type { TestApp } from '../server/testing/open-test-app.ts'
import type { LiveTrip } from './live.ts'
import { type Habit, habits } from './plan.ts'

const minute = 60_000

interface Said {
  onTime: { jobs: number; kept: number } | null
  arrival: { low: number; high: number } | null
}

/** What is kept of a trip in the end. */
interface Kept {
  id: string
  proof: string | null
  arrivedAt: Date | null
  laterAt: Date | null
  laters: number
  /** How often each of what is told once was told. */
  once: Partial<Record<(typeof toldOnce)[number], number>>
}

export interface Share {
  of: number
  are: number
}

export interface Figures {
  trips: number
  proofs: Record<string, number>
  /** Proved arrivals that count from before the truck was within what counts as there. */
  provedEarly: Share
  provedEarlyAtWrongPin: Share
  /** Of the trips with positions that came more than five minutes late: told before the promise broke. */
  toldInTime: Share
  /** Told that it gets later, and then it came in time. */
  toldForNothing: Share
  /** What was shown of the arrival held it. */
  covered: Share
  earlierThanShown: number
  laterThanShown: number
  coveredByMinutesAhead: Record<string, Share>
  /** Of what is told once a trip: of how many it was told, and of how many more than once. */
  toldOnce: Record<string, { trips: number; twice: number }>
  laterInARow: number
  habits: Record<Habit, { onTime: Share; usualFactor: number | null; said: string | null }>
}

const toldOnce = ['trip_near', 'trip_stopped', 'trip_silent'] as const
const bands = [5, 10, 20, 40, 80]

export async function figuresOf(
  app: TestApp,
  trips: readonly LiveTrip[],
  shops: ReadonlyMap<string, Habit>,
): Promise<{ figures: Figures; errors: number[] }> {
  const kept = await findKept(app)
  const figures: Figures = {
    trips: trips.length,
    proofs: {},
    provedEarly: { of: 0, are: 0 },
    provedEarlyAtWrongPin: { of: 0, are: 0 },
    toldInTime: { of: 0, are: 0 },
    toldForNothing: { of: 0, are: 0 },
    covered: { of: 0, are: 0 },
    earlierThanShown: 0,
    laterThanShown: 0,
    coveredByMinutesAhead: {},
    toldOnce: Object.fromEntries(toldOnce.map((name) => [name, { trips: 0, twice: 0 }])),
    laterInARow: 0,
    habits: await habitsOf(app, shops),
  }
  const errors: number[] = []
  for (const trip of trips) {
    const end = kept.get(trip.jobId)
    if (!end) continue
    const { plan, trulyThereAt, trulyNearAt, promisedAt } = trip
    const proof = end.proof ?? 'none'
    figures.proofs[proof] = (figures.proofs[proof] ?? 0) + 1
    if (proof !== 'none' && end.arrivedAt)
      count(
        plan.isWrongPin ? figures.provedEarlyAtWrongPin : figures.provedEarly,
        end.arrivedAt.getTime() < (trulyNearAt || trulyThereAt),
      )
    if (plan.sharesPositions && plan.liesAt === null) {
      const isLate = trulyThereAt > promisedAt + 5 * minute
      if (isLate) count(figures.toldInTime, Boolean(end.laterAt && +end.laterAt < promisedAt))
      else if (end.laterAt) count(figures.toldForNothing, trulyThereAt <= promisedAt)
    }
    for (const [name, times] of Object.entries(end.once)) {
      const told = figures.toldOnce[name]
      if (!told) continue
      told.trips++
      if (times > 1) told.twice++
    }
    figures.laterInARow = Math.max(figures.laterInARow, end.laters)
    for (const { from, to, minutesAhead } of trip.seen()) {
      if (plan.isWrongPin) continue
      const isCovered = trulyThereAt >= from && trulyThereAt <= to
      count(figures.covered, isCovered)
      if (trulyThereAt < from) figures.earlierThanShown++
      if (trulyThereAt > to) figures.laterThanShown++
      const band = String(bands.find((most) => minutesAhead <= most) ?? 'more')
      figures.coveredByMinutesAhead[band] ??= { of: 0, are: 0 }
      count(figures.coveredByMinutesAhead[band], isCovered)
      errors.push((trulyThereAt - (from + to) / 2) / minute)
    }
  }
  return { figures, errors }
}

function count(share: Share, is: boolean): void {
  share.of++
  if (is) share.are++
}

async function findKept({ services }: TestApp): Promise<Map<string, Kept>> {
  // Each event is read once: of ten thousand trips there are a quarter of a million.
  const { rows } = await sql<Kept>`
    with told as (
      select job_id, name, min(at) as first, count(*)::int as times from events
      where name = any(${['trip_later', ...toldOnce]}) group by job_id, name
    ), of_job as (
      select job_id, min(first) filter (where name = 'trip_later') as later_at,
        max(times) filter (where name = 'trip_later') as laters,
        json_object_agg(name, times) filter (where name <> 'trip_later') as once
      from told group by job_id
    )
    select j.id, j.arrival_proof as proof, j.arrived_at as "arrivedAt", t.later_at as "laterAt",
      coalesce(t.laters, 0) as laters, coalesce(t.once, '{}') as once
    from jobs j left join of_job t on t.job_id = j.id`.execute(services.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the record says of the shops of each habit, together. */
async function habitsOf({ services }: TestApp, shops: ReadonlyMap<string, Habit>) {
  const { rows } = await sql<{ id: string; record: Said | null }>`
    select id, record from providers`.execute(services.db)
  const of = (habit: Habit) => {
    const records = rows.flatMap(({ id, record }) =>
      shops.get(id) === habit && record ? [record] : [],
    )
    const sum = (part: 'jobs' | 'kept') =>
      records.reduce((total, { onTime }) => total + (onTime?.[part] ?? 0), 0)
    const middle = (part: 'low' | 'high') => {
      const all = records.flatMap(({ arrival }) => (arrival ? [Number(arrival[part])] : []))
      return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
    }
    const [low, high] = [middle('low'), middle('high')]
    return {
      onTime: { of: sum('jobs'), are: sum('kept') },
      usualFactor: low ?? null,
      said:
        low && high ? `says 40, usually ${Math.round(40 * low)} to ${Math.round(40 * high)}` : null,
    }
  }
  return Object.fromEntries(habits.map((habit) => [habit, of(habit)])) as Figures['habits']
}
