import { type RawBuilder, sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { Whose } from './whose.ts'

/**
 * What a business owes us, in cents: fees of jobs that were paid directly, and what went back to customers, or was pledged to them,
 * beyond what it had left. Read where it is decided whether whom to ask for it is kept on (`every-table.ts`).
 */
export const owedByProvider = (providerId: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(greatest(b.cents, 0)), 0)::int8 from (
    select sum(e.cents) as cents from ledger_entries e
    where e.provider_id = ${providerId} and e.account in ('providers_owe', 'provider_payable')
    group by e.account) b)`

/** What stands open on the terms of a fleet, billed or not; below zero what it has paid beyond that. */
const openOnTerms = (fleetId: RawBuilder<unknown>) => sql`(
  select coalesce(sum(e.cents), 0)::int8 from ledger_entries e
  where e.fleet_id = ${fleetId} and e.account = 'fleets_owe')`

/** What a fleet owes on its terms, in cents. */
export const owedByFleet = (fleetId: RawBuilder<unknown>) =>
  sql<number>`greatest(${openOnTerms(fleetId)}, 0)`

/** What a fleet has paid beyond what it owes, in cents. */
export const overpaidByFleet = (fleetId: RawBuilder<unknown>) =>
  sql<number>`greatest(-${openOnTerms(fleetId)}, 0)`

/** What a business or fleet owes that goes with this account, in cents. */
export async function owedBy(db: Db | Tx, { company }: Whose): Promise<number> {
  if (!company?.isLast) return 0
  const id = sql`${company.id}::uuid`
  const owed = company.kind === 'provider' ? owedByProvider(id) : owedByFleet(id)
  const { rows } = await sql<{ cents: number }>`select ${owed} as cents`.execute(db)
  return rows[0]?.cents ?? 0
}

/**
 * A business or fleet that is about to be erased owes money: whom it is to be asked of is kept for that alone, until it is paid or
 * nobody can ask for it any more (`every-table.ts`).
 */
export async function keepDebtor(tx: Tx, whose: Whose, now: Date): Promise<void> {
  const { company, email } = whose
  if (!company || (await owedBy(tx, whose)) === 0) return
  const until = sql`${now}::timestamptz + make_interval(years => ${settings.ownData.debtYears})`
  await (company.kind === 'provider'
    ? sql`
      insert into debtors (provider_id, business_name, owner_name, phone, email, address, erased_at, forget_at)
      select id, business_name, owner_name, phone, ${email}::text, address, ${now}, ${until}
      from providers where id = ${company.id}::uuid
      on conflict do nothing`
    : sql`
      insert into fleet_debtors (fleet_id, company_name, manager_name, phone, email, address, erased_at, forget_at)
      select id, company_name, ${whose.fullName}, coalesce(nullif(phone, ''), ${whose.phone}), ${email}::text,
        coalesce(address, ''), ${now}, ${until}
      from fleets where id = ${company.id}::uuid
      on conflict do nothing`
  ).execute(tx)
}
