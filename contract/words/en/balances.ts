import type { BalanceSide, BalanceSort, PartyKind } from '../../balances.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const kinds: Record<PartyKind, string> = {
  provider: 'Provider',
  fleet: 'Fleet company',
  customer: 'Customer',
}
const sides: Record<BalanceSide, string> = {
  owes_us: 'Owes us',
  we_owe: 'We owe',
  waits_for_bank: 'Waiting for a bank account',
  set_aside: 'Set aside for disputes',
}
const sorts: Record<BalanceSort, string> = {
  oldest: 'Oldest first',
  largest: 'Largest first',
  name: 'By name',
}

/** Who owes what, at the operator's desk. */
export const balances = area('balances', {
  tab: 'Who owes what',
  lead: 'Every provider, fleet and customer with an open balance. All figures come from the ledger.',
  failed: 'The balances did not load',
  booksFailed: 'The accounts did not load',
  search: 'Search by name or email',
  side: 'Balance',
  anySide: 'All balances',
  sort: 'Sort',
  sorts,
  sides,
  kinds,
  export: 'Export (CSV)',
  guest: 'Guest',
  party: 'Who',
  kind: 'Type',
  owesUs: 'Owes us',
  weOwe: 'We owe',
  waitsForBank: 'Waiting for their bank account',
  setAside: 'Set aside',
  since: 'since',
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  papers: 'Invoices',
  papersOf: (name: string) => `Invoices of ${name}`,
  statement: 'Statement',
  statementOf: (name: string) => `Statement of ${name}, this month`,
  more: 'More',
  none: 'Nobody owes anything',
  noneText: 'Balances show up here once a job is paid.',
  filtered: 'No balance matches',
  filteredText: 'Another search or another balance may.',
  clear: 'Show all balances',
  totals: 'All together',
  totalOwesUs: 'Owed to us',
  totalWeOwe: 'We owe',
  totalWaitsForBank: (amount: string) => `${amount} is waiting for bank accounts`,
  totalSetAside: 'Set aside for disputes',
  held: 'Held on cards',
  heldText: 'Not charged yet, so not in the ledger.',
  parties: (n: number) => plural(n, { one: '# open balance', other: '# open balances' }),
  accounts: 'Accounts of the ledger',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  agrees: 'Debits and credits are equal: the ledger balances.',
  differs:
    'Debits and credits are not equal. Nothing is corrected by itself: tell who runs this server.',
})
