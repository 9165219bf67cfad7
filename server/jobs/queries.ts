import type { JobPhase } from '#contract/jobs.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

const columns = [
  'id',
  'request_id',
  'bid_id',
  'provider_id',
  'technician_id',
  'phase',
  'price_cents',
  'customer_notes',
  'promised_at',
  'assigned_at',
  'en_route_at',
  'arrived_at',
  'working_at',
  'finished_at',
  'closed_at',
] as const

export const findJob = (db: Db | Tx, id: string) =>
  db.selectFrom('jobs').select(columns).where('id', '=', id).executeTakeFirst()

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

export const lockJob = (tx: Tx, id: string) =>
  tx.selectFrom('jobs').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The newest job of a request: the running one, or the one that ended last. */
export const findLatestJob = (db: Db | Tx, requestId: string) =>
  db
    .selectFrom('jobs')
    .select(columns)
    .where('request_id', '=', requestId)
    .orderBy('assigned_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The newest job that a provider has or had on a request. */
export const findJobOfProvider = (db: Db | Tx, requestId: string, providerId: string) =>
  db
    .selectFrom('jobs')
    .select(columns)
    .where('request_id', '=', requestId)
    .where('provider_id', '=', providerId)
    .orderBy('assigned_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findJobOfBid = (db: Db | Tx, bidId: string) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('bid_id', '=', bidId)
    .orderBy('assigned_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertJob = (
  tx: Tx,
  job: {
    request_id: string
    bid_id: string
    provider_id: string
    price_cents: number
    customer_notes: string | null
    promised_at: Date | null
    assigned_at: Date
  },
) => tx.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()

/** Which column keeps the time of reaching a phase. */
const timeColumn = {
  en_route: 'en_route_at',
  arrived: 'arrived_at',
  working: 'working_at',
  awaiting_confirmation: 'finished_at',
} as const

export const setPhase = (tx: Tx, id: string, phase: keyof typeof timeColumn, at: Date) =>
  tx
    .updateTable('jobs')
    .set({ phase, [timeColumn[phase]]: at })
    .where('id', '=', id)
    .execute()

/** Ends a job in one of its last phases. */
export const endJob = (tx: Tx, id: string, phase: JobPhase, at: Date, reason: string | null) =>
  tx
    .updateTable('jobs')
    .set({ phase, closed_at: at, end_reason: reason })
    .where('id', '=', id)
    .execute()

export const findUnconfirmed = (db: Db, finishedBefore: Date, limit: number) =>
  db
    .selectFrom('jobs')
    .select(['id', 'request_id'])
    .where('phase', '=', 'awaiting_confirmation')
    .where('finished_at', '<=', finishedBefore)
    .orderBy('finished_at')
    .limit(limit)
    .execute()

/** The requests of a provider's running jobs. */
export const findRunningRequestsOf = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('jobs')
    .select('request_id')
    .where('provider_id', '=', providerId)
    .where('closed_at', 'is', null)
    .execute()

/** Who of the provider's people is on it; the row is a technician's of that provider (technicians/). */
export const setTechnician = (tx: Tx, id: string, technicianId: string | null) =>
  tx.updateTable('jobs').set({ technician_id: technicianId }).where('id', '=', id).execute()
