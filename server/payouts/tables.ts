import type { Generated } from 'kysely'
import type { AccountState, PayoutState } from '#contract/payouts.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    payment_accounts: {
      provider_id: string
      account: string
      state: Generated<Exclude<AccountState, 'none'>>
      moved_at: Date
    }
    payouts: {
      id: Generated<string>
      provider_id: string
      day: string
      state: Generated<PayoutState>
      cents: number
      set_off_cents: number
      transfer: Generated<string | null>
      payout: Generated<string | null>
      failures: Generated<number>
      asked_at: Date
      moved_at: Date
      tries: Generated<number>
      look_at: Date | null
    }
    payout_items: { payout_id: string; job_id: string; cents: number }
  }
}

const columns = [
  'id',
  'provider_id',
  'state',
  'cents',
  'transfer',
  'payout',
  'failures',
  'tries',
] as const

export const findPayout = (db: Db, id: string) =>
  db.selectFrom('payouts').select(columns).where('id', '=', id).executeTakeFirst()

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>

export const lockPayout = (tx: Tx, id: string) =>
  tx.selectFrom('payouts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const changePayout = (
  db: Db | Tx,
  id: string,
  changes: Partial<Omit<PayoutRow, 'id'> & { moved_at: Date; look_at: Date | null }>,
) => db.updateTable('payouts').set(changes).where('id', '=', id).execute()

export const findAccount = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('payment_accounts')
    .select(['provider_id', 'account', 'state'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
