import { sql } from 'kysely'
import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import type { LedgerLine } from '#contract/desk-requests.ts'
import { signed } from '#contract/primitives.ts'
import type { Db } from '../../platform/db/tables.ts'

interface Line extends Omit<LedgerLine, 'amount'> {
  jobId: string
  cents: number
}

/** What the book says of these jobs, oldest first. */
export async function readLedgerOfJobs(
  db: Db,
  jobIds: readonly string[],
): Promise<Map<string, LedgerLine[]>> {
  const { rows } = await sql<Line>`
    select e.id, iso(t.at) as at, t.kind, e.account, e.cents, t.job_id as "jobId"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.job_id = any(${jobIds}::uuid[]) order by e.id`.execute(db)
  const byJob = Map.groupBy(rows, ({ jobId }) => jobId)
  return new Map([...byJob].map(([jobId, lines]) => [jobId, lines.map(asWritten)]))
}

const lastLines = 50

/** What a shop was paid and what of it it owes, over all its jobs, and the newest lines. */
export async function readLedgerOfProvider(db: Db, providerId: string) {
  const { rows } = await sql<Line & { received: number; owes: number }>`
    select e.id, iso(t.at) as at, t.kind, e.account, e.cents, t.job_id as "jobId",
      coalesce(sum(e.cents) filter (where e.account = 'providers_received') over (), 0)::int8 as received,
      coalesce(sum(e.cents) filter (where e.account = 'providers_owe') over (), 0)::int8 as owes
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.provider_id = ${providerId} order by e.id desc limit ${lastLines}`.execute(db)
  const [first] = rows
  return {
    received: signed(first?.received ?? 0),
    owes: signed(first?.owes ?? 0),
    lines: rows.map(asWritten),
    debtor: await findDebtor(db, providerId),
  }
}

/** Kept of an erased shop while it owes fees. */
async function findDebtor(db: Db, providerId: string): Promise<ProviderAtDesk['money']['debtor']> {
  const { rows } = await sql<NonNullable<ProviderAtDesk['money']['debtor']>>`
    select business_name as "businessName", owner_name as "ownerName", phone, email, address,
      iso(forget_at) as until
    from debtors where provider_id = ${providerId}`.execute(db)
  return rows[0] ?? null
}

const asWritten = ({ id, at, kind, account, cents }: Line): LedgerLine => ({
  id,
  at,
  kind,
  account,
  amount: signed(cents),
})
