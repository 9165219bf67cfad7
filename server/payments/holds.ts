import type { Generated } from 'kysely'
import type { HoldState } from '#contract/payments.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

export type HoldKind = 'agreed' | 'change'
export type HoldFailure = 'declined' | 'no_card' | 'no_answer'

declare module '../platform/db/tables.ts' {
  interface Tables {
    holds: {
      id: Generated<string>
      job_id: string
      kind: HoldKind
      state: Generated<HoldState>
      cents: number
      capture_cents: Generated<number | null>
      captured_cents: Generated<number>
      replaces: Generated<string | null>
      failed_because: Generated<HoldFailure | null>
      back_to: Generated<string | null>
      session: Generated<string | null>
      intent: Generated<string | null>
      customer: Generated<string | null>
      method: Generated<string | null>
      brand: Generated<string | null>
      last4: Generated<string | null>
      capture_before: Generated<Date | null>
      asked_at: Date
      answer_by: Date
      held_at: Generated<Date | null>
      moved_at: Date
      tries: Generated<number>
      look_at: Date | null
    }
  }
}

const columns = [
  'id',
  'job_id',
  'kind',
  'state',
  'cents',
  'capture_cents',
  'captured_cents',
  'replaces',
  'back_to',
  'session',
  'intent',
  'customer',
  'method',
  'brand',
  'last4',
  'capture_before',
  'answer_by',
  'held_at',
  'moved_at',
  'tries',
] as const

export const findHold = (db: Db, id: string) =>
  db.selectFrom('holds').select(columns).where('id', '=', id).executeTakeFirst()

export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

export const lockHold = (tx: Tx, id: string) =>
  tx.selectFrom('holds').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Of a job, oldest first. */
export const findHolds = (db: Db | Tx, jobId: string) =>
  db
    .selectFrom('holds')
    .select(columns)
    .where('job_id', '=', jobId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

export const insertHold = (
  tx: Tx,
  hold: {
    job_id: string
    kind: HoldKind
    cents: number
    replaces?: string
    back_to?: string
    customer?: string | null
    method?: string | null
    asked_at: Date
    answer_by: Date
    look_at: Date
  },
) =>
  tx
    .insertInto('holds')
    .values({ ...hold, moved_at: hold.asked_at })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const changeHold = (
  tx: Tx | Db,
  id: string,
  changes: Partial<
    Pick<
      HoldRow,
      | 'state'
      | 'capture_cents'
      | 'captured_cents'
      | 'session'
      | 'intent'
      | 'customer'
      | 'method'
      | 'brand'
      | 'last4'
      | 'capture_before'
      | 'held_at'
      | 'moved_at'
      | 'tries'
    > & { failed_because: HoldFailure; look_at: Date | null; answer_by: Date }
  >,
) => tx.updateTable('holds').set(changes).where('id', '=', id).execute()
