import type { Generated } from 'kysely'
import type { HoldState } from '#contract/payments.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

export const holdKinds = ['agreed', 'change', 'tip'] as const
export type HoldKind = (typeof holdKinds)[number]
export type HoldFailure = 'declined' | 'no_card' | 'no_answer'

declare module '../platform/db/tables.ts' {
  interface Tables {
    holds: {
      id: Generated<string>
      job_id: string
      kind: HoldKind
      /** For whom a tip is. */
      technician_id: Generated<string | null>
      state: Generated<HoldState>
      cents: number
      capture_cents: Generated<number | null>
      captured_cents: Generated<number>
      /** What credits pay with it: reserved, or used once it was taken (`credits.ts`). */
      credit_cents: Generated<number>
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
  'technician_id',
  'state',
  'cents',
  'capture_cents',
  'captured_cents',
  'credit_cents',
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

/** What has been paid with a hold, by the card and by credits. */
export const paidOf = ({
  captured_cents,
  credit_cents,
}: Pick<HoldRow, 'captured_cents' | 'credit_cents'>): number =>
  captured_cents > 0 ? captured_cents + credit_cents : 0

export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

/** A page of the processor is asked for, or open, and no card is on it. */
export const waitsForCard = ({ state }: Pick<HoldRow, 'state'>): boolean =>
  state === 'creating' || state === 'needs_card'

/** What was put for the price as agreed: no rise of it, no tip, and not what takes another's place. */
export const isOfAgreed = ({ kind, replaces }: Pick<HoldRow, 'kind' | 'replaces'>): boolean =>
  kind === 'agreed' && replaces === null

export const lockHold = (tx: Tx, id: string) =>
  tx.selectFrom('holds').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** What pays the price of a job, or the fee for calling it off, oldest first. A tip is beside it (`tips.ts`). */
export const findHolds = (db: Db | Tx, jobId: string) => findHoldsOf(db, jobId, 'price')

export const findHoldsOf = (db: Db | Tx, jobId: string, of: 'price' | 'tips') =>
  db
    .selectFrom('holds')
    .select(columns)
    .where('job_id', '=', jobId)
    .where('kind', of === 'tips' ? '=' : '<>', 'tip')
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

export const insertHold = (
  tx: Tx,
  hold: {
    job_id: string
    kind: HoldKind
    cents: number
    credit_cents?: number
    technician_id?: string | null
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
      | 'credit_cents'
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
