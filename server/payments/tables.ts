import type { Generated, GeneratedAlways } from 'kysely'

export type LedgerKind = 'job_closed' | 'fee_refunded'
export type LedgerAccount =
  | 'customers_paid'
  | 'providers_received'
  | 'providers_owe'
  | 'platform_fees'

declare module '../platform/db/tables.ts' {
  interface Tables {
    ledger_transactions: {
      id: Generated<string>
      kind: LedgerKind
      job_id: string
      at: Date
    }
    ledger_entries: {
      id: GeneratedAlways<number>
      transaction_id: string
      account: LedgerAccount
      provider_id: string | null
      cents: number
    }
  }
}
