import type {
  customerAccounts,
  fleetAccounts,
  LedgerKind,
  ownAccounts,
  providerAccounts,
} from '#contract/ledger.ts'
import type { Tx } from '../platform/db/tables.ts'
import './tables.ts'

interface Moved {
  /** Positive: the account has more of it. Never 0. */
  cents: number
}
/** What moves on one account; of an account that many have, whose it is. */
export type LedgerEntry = Moved &
  (
    | { account: (typeof ownAccounts)[number]; provider_id?: null }
    | { account: (typeof providerAccounts)[number]; provider_id: string }
    | { account: (typeof fleetAccounts)[number]; fleet_id: string }
    | { account: (typeof customerAccounts)[number]; credit_id: string }
  )

/** What has happened, and to what: a job, or something else by its kind and id (`ref`), which is posted once. */
export type Happening = { kind: LedgerKind; at: Date } & (
  | { jobId: string; ref?: string }
  | { jobId: null; ref: string }
)

/**
 * Writes one happening into the book (money §8). Its entries sum to zero, or the database refuses the whole
 * transaction at its commit. False: it stands there already, by its `ref`.
 */
export async function post(
  tx: Tx,
  { kind, jobId, ref, at }: Happening,
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const written = await tx
    .insertInto('ledger_transactions')
    .values({ kind, job_id: jobId, ref: ref ?? null, at })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  await tx
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ provider_id: null, ...entry, transaction_id: written.id })))
    .execute()
  return true
}
