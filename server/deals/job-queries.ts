import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type JobPhase, jobLifecycle, leftPhases, phasesWithWork } from '#contract/jobs.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'
import './job-tables.ts'
import { phaseList } from './phase-list.ts'

/** The newest job `j` of a request `r`; none by whose end it opened again: whoever was on it is not on it any more. */
export const newestJob = sql`left join lateral (
  select l.* from jobs l where l.request_id = r.id and l.phase not in ${phaseList(leftPhases)}
  order by l.assigned_at desc limit 1) j on true`

/** What everybody reads of a job who reads jobs. */
export const jobColumns = [
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
  'expected_at',
  'contested_at',
  'agreement_hash',
  'cancellation_fee_cents',
  'stop_asked_at',
  'arrival_proof',
  'arrival_code_wrong',
  'arrival_seen_at',
  'arrival_denied_at',
  'comeback_of',
] as const

export const findJob = (db: Db | Tx, id: string) =>
  db.selectFrom('jobs').select(jobColumns).where('id', '=', id).executeTakeFirst()

/** Of which request a job is, which never changes. */
export const requestOfJob = (db: Db | Tx, id: string) =>
  db.selectFrom('jobs').select('request_id').where('id', '=', id)

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

export const lockJob = (tx: Tx, id: string) =>
  tx.selectFrom('jobs').select(jobColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The newest job of a request: the running one, or the one that ended last. */
export const findLatestJob = (db: Db | Tx, requestId: string) =>
  db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('request_id', '=', requestId)
    .orderBy('assigned_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The newest job that a provider has or had on a request. */
export const findJobOfProvider = (db: Db | Tx, requestId: string, providerId: string) =>
  db
    .selectFrom('jobs')
    .select(jobColumns)
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
    id: string
    request_id: string
    bid_id: string
    provider_id: string
    price_cents: number
    customer_notes: string | null
    promised_at: Date | null
    assigned_at: Date
    agreement_hash: Buffer
    comeback_of?: string
  },
) => sent(tx, tx.insertInto('jobs').values(job))

/** Which column keeps the time of reaching a phase; whatever its end, a job has one. */
export const reachedAt = {
  assigned: 'assigned_at',
  en_route: 'en_route_at',
  arrived: 'arrived_at',
  working: 'working_at',
  awaiting_confirmation: 'finished_at',
  closed: 'closed_at',
  cancelled_by_customer: 'closed_at',
  cancelled_by_provider: 'closed_at',
  provider_no_show: 'closed_at',
  customer_gone: 'closed_at',
  unable_to_complete: 'closed_at',
} as const satisfies Record<JobPhase, keyof JobRow>

/** The words are those with which a job ended. */
export const setPhase = (
  tx: Tx,
  id: string,
  phase: JobPhase,
  at: Date,
  words: string | null = null,
) =>
  sent(
    tx,
    tx
      .updateTable('jobs')
      .set({ phase, [reachedAt[phase]]: at, end_reason: words })
      .where('id', '=', id),
  )

/** The words with which a job ended, where somebody gave any. */
export async function findEndReason(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('jobs')
    .select('end_reason')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.end_reason ?? null
}

export const findUnconfirmed = (db: Db, finishedBefore: Date, limit: number) =>
  db
    .selectFrom('jobs')
    .select(['id', 'request_id'])
    .where('phase', 'in', jobLifecycle.actions.confirm.from)
    .where('finished_at', '<=', finishedBefore)
    .orderBy('finished_at')
    .limit(limit)
    .execute()

/** A provider's running jobs, with whose requests they are. */
export const findRunningJobsOf = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('jobs')
    .innerJoin('requests', 'requests.id', 'jobs.request_id')
    .select([
      'jobs.id',
      'jobs.request_id',
      'jobs.bid_id',
      'jobs.provider_id',
      'jobs.phase',
      'requests.customer_user_id',
      'requests.fleet_id',
      'requests.driver_id',
    ])
    .where('jobs.provider_id', '=', providerId)
    .where('jobs.closed_at', 'is', null)
    .execute()

/** What is known of an arrival, by whom it is proved, or that there was none. */
export const setArrival = (
  tx: Tx,
  id: string,
  known: Updateable<
    Pick<
      Tables['jobs'],
      | 'phase'
      | 'en_route_at'
      | 'arrived_at'
      | 'arrival_proof'
      | 'arrival_pressed_at'
      | 'arrival_code_wrong'
      | 'arrival_seen_at'
      | 'arrival_denied_at'
    >
  >,
) => sent(tx, tx.updateTable('jobs').set(known).where('id', '=', id))

export const setExpected = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('jobs').set({ expected_at: at }).where('id', '=', id).execute()

export const setStopAsked = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('jobs').set({ stop_asked_at: at }).where('id', '=', id).execute()

export const setContested = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('jobs').set({ contested_at: at }).where('id', '=', id).execute()

/** Has the provider written to the customer since? Of a job `j`; the event of a message says which side wrote. */
const writtenSince = (since: RawBuilder<Date>) => sql<boolean>`exists (
  select from events e where e.request_id = j.request_id and e.name = 'message_sent'
    and e.provider_id = j.provider_id and e.payload ->> 'side' = 'provider' and e.at >= ${since})`

export async function hasWritten(db: Db | Tx, job: JobRow, since: Date): Promise<boolean> {
  const { rows } = await sql<{ written: boolean }>`
    select ${writtenSince(sql`${since}`)} as written from jobs j where j.id = ${job.id}`.execute(db)
  return rows[0]?.written ?? false
}

/** Jobs whose provider is late and is to be asked, or has been silent for so long that it does not come. */
export async function findOverdue(db: Db, lateSince: Date, goneSince: Date, limit: number) {
  const { rows } = await sql<{ id: string; request_id: string }>`
    select j.id, j.request_id from jobs j
    where j.phase in (${sql.join(jobLifecycle.actions.no_show.from)}) and j.promised_at <= ${lateSince}
      and (not exists (select from reminders m where m.job_id = j.id and m.kind = 'late')
        or (j.promised_at <= ${goneSince} and j.expected_at is null
          and not ${writtenSince(sql`j.promised_at`)}))
    order by j.promised_at limit ${limit}`.execute(db)
  return rows
}

export type ReminderKind = Selectable<Tables['reminders']>['kind']

/** Jobs of which somebody is to be reminded now: finished and unconfirmed, about to start, or in a hurry and not set out for. */
export async function findToRemind(
  db: Db,
  finishedBefore: Date,
  startsBefore: Date,
  takenBefore: Date,
  limit: number,
) {
  const { rows } = await sql<{
    id: string
    request_id: string
    kind: 'due' | 'confirmation' | 'unstarted'
  }>`
    select due.* from (
      select j.id, j.request_id, 'confirmation' as kind from jobs j
      where j.phase = 'awaiting_confirmation' and j.finished_at <= ${finishedBefore}
      union all
      select j.id, j.request_id, 'due' from jobs j join requests r on r.id = j.request_id
      where j.phase = 'assigned' and r.status = 'in_progress' and r.urgency = 'scheduled'
        and j.promised_at <= ${startsBefore}
      union all
      select j.id, j.request_id, 'unstarted' from jobs j join requests r on r.id = j.request_id
      where j.phase = 'assigned' and r.status = 'in_progress'
        and r.urgency in ('emergency', 'urgent') and j.assigned_at <= ${takenBefore}
    ) due
    where not exists (select from reminders m where m.job_id = due.id and m.kind = due.kind)
    limit ${limit}`.execute(db)
  return rows
}

/** Notes that somebody is reminded now; false when that was done before. */
export async function noteReminder(
  tx: Tx,
  jobId: string,
  kind: ReminderKind,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('reminders')
    .values({ job_id: jobId, kind, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

/** What a technician has still to do, in an order in which two can lock it. */
export const findJobsToDo = (tx: Tx, technicianId: string) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'request_id'])
    .where('technician_id', '=', technicianId)
    .where('phase', 'in', phasesWithWork)
    .orderBy('request_id')
    .execute()

/** Who of the provider's people is on it; the row is a technician's of that provider (technicians/). */
export const setTechnician = (tx: Tx, id: string, technicianId: string | null) =>
  tx.updateTable('jobs').set({ technician_id: technicianId }).where('id', '=', id).execute()
