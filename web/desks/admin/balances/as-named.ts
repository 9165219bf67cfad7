import type { LedgerAccount } from '#contract/ledger.ts'

/** What the platform owes, by the name of its account. */
const owedByUs: readonly LedgerAccount[] = [
  'provider_payable',
  'dispute_reserve',
  'customer_credit',
  'providers_received',
]

/**
 * The balance of an account as its name means it: "To be paid out" is above zero while the platform owes it, though the ledger has it
 * below. What is owed the other way round has a minus, as a provider that has been paid out too much.
 */
export function asNamed(account: LedgerAccount, amount: string): string {
  if (!owedByUs.includes(account)) return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
