import type { Generated, GeneratedAlways } from 'kysely'
import type { LedgerAccount, LedgerKind } from '#contract/ledger.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    ledger_transactions: {
      id: Generated<string>
      kind: LedgerKind
      /** Null where it is about several jobs or none, as a payout. */
      job_id: string | null
      /** What it is about besides, so that it is posted once. */
      ref: Generated<string | null>
      at: Date
    }
    ledger_entries: {
      id: GeneratedAlways<number>
      transaction_id: string
      account: LedgerAccount
      provider_id: string | null
      fleet_id: Generated<string | null>
      customer_id: Generated<string | null>
      /** Which of the customer's credits. */
      credit_id: Generated<string | null>
      cents: number
    }
  }
}
