import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { Whose } from './whose.ts'

/** What a business owes the platform in fees that goes with this account, in cents. */
export async function feesOwedBy(db: Db | Tx, { company }: Whose): Promise<number> {
  if (!company?.isLast || company.kind !== 'provider') return 0
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from ledger_entries
    where account = 'providers_owe' and provider_id = ${company.id}`.execute(db)
  return Math.max(0, rows[0]?.cents ?? 0)
}

/**
 * A business that is about to be erased owes fees: whom they are to be asked of is kept for that alone, until they are paid or
 * nobody can ask for them any more (`every-table.ts`).
 */
export async function keepDebtor(tx: Tx, whose: Whose, now: Date): Promise<void> {
  if ((await feesOwedBy(tx, whose)) === 0) return
  await sql`
    insert into debtors (provider_id, business_name, owner_name, phone, email, address, erased_at, forget_at)
    select id, business_name, owner_name, phone, ${whose.email}::text, address, ${now},
      ${now}::timestamptz + make_interval(years => ${settings.ownData.debtYears})
    from providers where id = ${whose.company?.id ?? null}::uuid
    on conflict do nothing`.execute(tx)
}
