import type { Tx } from '../platform/db/tables.ts'
import type { LedgerAccount, LedgerKind } from './tables.ts'

export interface LedgerEntry {
  account: LedgerAccount
  /** Whose account it is, where each provider has one. */
  provider_id: string | null
  /** Positive: the account has more of it. Never 0. */
  cents: number
}

/**
 * Writes one happening into the book (rules C17). Its entries sum to zero, or the database refuses the whole
 * transaction at its commit.
 */
export async function post(
  tx: Tx,
  { kind, jobId, at }: { kind: LedgerKind; jobId: string; at: Date },
  entries: readonly LedgerEntry[],
): Promise<void> {
  const { id } = await tx
    .insertInto('ledger_transactions')
    .values({ kind, job_id: jobId, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ ...entry, transaction_id: id })))
    .execute()
}
