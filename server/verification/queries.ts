import { sql } from 'kysely'
import type { Level } from '#contract/levels.ts'
import type { JobRecord } from '#contract/trust.ts'
import type { FileType } from '#contract/verification.ts'
import { type StepId, stepLifecycle, steps, submitActions } from '#contract/verification-steps.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import '../providers/tables.ts'
import './tables.ts'

const columns = [
  'id',
  'provider_id',
  'step',
  'status',
  'file_type',
  'document_number',
  'issuer',
  'expires_on',
  'reason',
  'submitted_at',
  'decided_at',
  'file_removed_at',
] as const

export const findSubmission = (db: Db | Tx, id: string) =>
  db.selectFrom('verification_submissions').select(columns).where('id', '=', id).executeTakeFirst()

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

/** All that stands for a provider, newest first; what was replaced does not. */
export const findSubmissionsOf = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('verification_submissions')
    .select(columns)
    .where('provider_id', '=', providerId)
    .where('replaced_by', 'is', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The account that stands for a provider: its first owner's. */
export const findOwner = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('providers')
    .select(['owner_user_id'])
    .where('id', '=', providerId)
    .executeTakeFirst()

export const insertSubmission = (
  tx: Tx,
  submission: {
    id: string
    provider_id: string
    step: StepId
    file_type: FileType | null
    document_number: string | null
    issuer: string | null
    expires_on: string | null
    submitted_at: Date
  },
) =>
  tx
    .insertInto('verification_submissions')
    .values({
      ...submission,
      status: stepLifecycle.actions[submitActions[steps[submission.step].takes]].to,
      reason: null,
      decided_at: null,
      decided_by: null,
      replaced_by: null,
      over_at: null,
      file_removed_at: null,
    })
    .execute()

/** A submission takes the place of those of its step in one of these states. */
export const replaceOlder = (
  tx: Tx,
  { id, provider_id, step }: Pick<SubmissionRow, 'id' | 'provider_id' | 'step'>,
  states: readonly SubmissionRow['status'][],
  at: Date,
) =>
  tx
    .updateTable('verification_submissions')
    .set({ replaced_by: id, over_at: sql`coalesce(over_at, ${at})` })
    .where('provider_id', '=', provider_id)
    .where('step', '=', step)
    .where('status', 'in', states)
    .where('replaced_by', 'is', null)
    .where('id', '<>', id)
    .execute()

/** It never was: what it had replaced stands again. */
export async function deleteSubmission(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('verification_submissions')
    .set({ replaced_by: null })
    .where('replaced_by', '=', id)
    .execute()
  await tx.deleteFrom('verification_submissions').where('id', '=', id).execute()
}

export const changeSubmission = (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<SubmissionRow, 'status' | 'document_number' | 'issuer' | 'expires_on' | 'reason'> & {
      decided_at: Date
      decided_by: string
      over_at: Date
    }
  >,
) => tx.updateTable('verification_submissions').set(change).where('id', '=', id).execute()

export interface Trust {
  trust_score: number
  verification_level: Level
  verified: boolean
  license_expires_on: string | null
  insurance_expires_on: string | null
}

/** What follows from the submissions and the jobs, as it is stored. */
export const findTrust = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('providers')
    .select([
      'id',
      'owner_user_id',
      'time_zone',
      'job_record',
      'trust_score',
      'verification_level',
      'verified',
      'license_expires_on',
      'insurance_expires_on',
    ])
    .where('id', '=', providerId)
    .executeTakeFirst()

export const setTrust = (tx: Tx, providerId: string, trust: Trust) =>
  tx.updateTable('providers').set(trust).where('id', '=', providerId).execute()

export const setJobRecord = (tx: Tx, providerId: string, record: JobRecord) =>
  tx
    .updateTable('providers')
    .set({ job_record: sql`${JSON.stringify(record)}::jsonb` })
    .where('id', '=', providerId)
    .execute()

/** The requests whose owners are looking at a bid of this provider: its badge stands on it. */
export async function findRequestsBidOn(tx: Tx, providerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select request_id as id from bids
    where provider_id = ${providerId} and status = 'pending'`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Files of what was rejected, expired or was replaced before this instant. */
export const findFilesToForget = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('verification_submissions')
    .select(['id', 'file_type'])
    .where('file_type', 'is not', null)
    .where('file_removed_at', 'is', null)
    .where('over_at', '<', before)
    .orderBy('over_at')
    .limit(limit)
    .execute()

export const setFileRemoved = (db: Db, id: string, at: Date) =>
  db
    .updateTable('verification_submissions')
    .set({ file_removed_at: at })
    .where('id', '=', id)
    .execute()

interface Dated {
  id: string
  providerId: string
}

/** Approved documents whose last day is over where the shop stands, the oldest first. */
export async function findExpired(db: Db, now: Date, limit: number): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select s.id, s.provider_id as "providerId"
    from verification_submissions s join providers p on p.id = s.provider_id
    where s.status = 'completed' and s.replaced_by is null and s.expires_on is not null
      -- No place on earth is more than a day ahead; then by the calendar of the shop.
      and s.expires_on <= (${now}::timestamptz at time zone 'UTC')::date + 1
      and s.expires_on < (${now}::timestamptz at time zone p.time_zone)::date
    order by s.expires_on limit ${limit}`.execute(db)
  return rows
}

export interface Reminder {
  submissionId: string
  providerId: string
  userId: string
  step: StepId
  /** Of those of the settings: the one that was due. */
  daysBefore: number
  expiresOn: string
}

/**
 * Writes down the reminders that are due now and were not sent yet, and gives them. Of several that are due for a
 * document the nearest counts: who had no warning at 30 days is not told of 30 days at 5.
 */
export async function insertDueReminders(
  tx: Tx,
  days: readonly number[],
  now: Date,
  limit: number,
): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    with due as (
      select s.id, s.provider_id, s.step, s.expires_on, p.owner_user_id,
        (select min(d) from unnest(${days}::integer[]) d
          where d >= s.expires_on - (${now}::timestamptz at time zone p.time_zone)::date) as days_before
      from verification_submissions s join providers p on p.id = s.provider_id
      where s.status = 'completed' and s.replaced_by is null and s.expires_on is not null
        and s.expires_on <= (${now}::timestamptz at time zone 'UTC')::date + ${Math.max(...days) + 1}::integer
        and s.expires_on >= (${now}::timestamptz at time zone p.time_zone)::date
    ), sent as (
      insert into verification_reminders (submission_id, days_before, sent_at)
      select id, days_before, ${now} from due
      where days_before is not null and not exists (
        select from verification_reminders r
        where r.submission_id = due.id and r.days_before <= due.days_before)
      limit ${limit}
      on conflict do nothing
      returning submission_id, days_before
    )
    select sent.submission_id as "submissionId", due.provider_id as "providerId",
      due.owner_user_id as "userId", due.step, sent.days_before as "daysBefore",
      due.expires_on as "expiresOn"
    from sent join due on due.id = sent.submission_id`.execute(tx)
  return rows
}
