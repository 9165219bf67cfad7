import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'

/**
 * What a new bid of a shop pledges to who is left waiting: what its owner has set, but nothing while the shop owes the
 * platform money. What it pledged would then be the platform's to pay, again and again, to a customer in league with it.
 */
export async function pledgeFor(
  tx: Tx,
  { id, pledge_cents }: { id: string; pledge_cents: number | null },
): Promise<number | null> {
  if (pledge_cents === null) return null
  const { rows } = await sql<{ owes: boolean }>`
    select coalesce(sum(cents), 0) > 0 as owes from ledger_entries
    where account = 'provider_payable' and provider_id = ${id}`.execute(tx)
  return rows[0]?.owes ? null : pledge_cents
}
