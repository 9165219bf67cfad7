/** What moves money, or says that it has moved (money §8). */
export const ledgerKinds = [
  'job_closed',
  'fee_refunded',
  'card_captured',
  'processor_cost',
  'payout_sent',
  'payout_failed',
  'refunded',
  'stage_fee',
  'fee_set_off',
  'fee_paid',
  'terms_invoiced',
  'terms_paid',
  'terms_unpaid',
  'dispute_reserved',
  'dispute_released',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  'tip',
  'promise_owed',
  'promise_used',
  'written_off',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Accounts of which each provider has one, each fleet, each customer; and the platform's own. */
export const providerAccounts = [
  'providers_received',
  'providers_owe',
  'provider_payable',
  'dispute_reserve',
] as const
export const fleetAccounts = ['fleets_owe'] as const
export const customerAccounts = ['customer_credit'] as const
export const ownAccounts = [
  'customers_paid',
  'platform_fees',
  'processor',
  'processor_costs',
  'bank',
  'chargebacks_open',
  'losses',
] as const

export const ledgerAccounts = [
  ...providerAccounts,
  ...fleetAccounts,
  ...customerAccounts,
  ...ownAccounts,
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]
