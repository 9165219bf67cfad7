import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ledgerAccounts } from './ledger.ts'
import { instant, money, uuid } from './primitives.ts'
import { text } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'

/** Whose accounts the books keep beside the platform's own. */
export const partyKinds = ['provider', 'fleet', 'customer'] as const
export type PartyKind = (typeof partyKinds)[number]

/** Which way money is open between a party and the platform; of what we owe, what no payout takes along for want of a bank account. */
export const balanceSides = ['owes_us', 'we_owe', 'waits_for_bank', 'set_aside'] as const
export type BalanceSide = (typeof balanceSides)[number]

export const balanceSorts = ['oldest', 'largest', 'name'] as const
export type BalanceSort = (typeof balanceSorts)[number]

const accountBalance = z.object({
  account: z.enum(ledgerAccounts),
  /** As the ledger has it: above zero it is owed to the platform, below it is owed by it. */
  amount: money,
})

/** A provider, fleet or customer with open money, as the ledger has it. */
export const party = z.object({
  id: uuid,
  kind: z.enum(partyKinds),
  /** Empty of a guest who has said none. */
  name: z.string(),
  /** Of a guest, who has no account: the request on which a shop did not come. */
  request: z.nullable(uuid),
  owesUs: money,
  weOwe: money,
  setAside: money,
  /** What we owe is paid out only once the provider has given a bank account that the card processor takes. */
  waitsForBank: z.boolean(),
  /** Since when the oldest part of it is open, the first in settled first. */
  since: instant,
  /** The same of each side alone; null of one on which nothing is open. */
  owesUsSince: z.nullable(instant),
  weOweSince: z.nullable(instant),
  setAsideSince: z.nullable(instant),
  accounts: z.array(accountBalance),
})
export type Party = z.infer<typeof party>

const filters = {
  /** All of its words stand in the name or the email. */
  search: z.optional(text(100, 'search')),
  side: z.optional(z.enum(balanceSides, adminFields.balanceSide)),
  sort: z.optional(z.enum(balanceSorts, adminFields.balanceSort)),
}

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/admin/balances',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Who owes what: each provider, fleet and customer with open money, from the ledger alone; the oldest first.',
  query: z.object({ ...filters, before: z.optional(uuid) }),
  response: z.array(party),
})

export const exportBalances = endpoint({
  method: 'GET',
  path: '/api/admin/balances.csv',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'The same as a CSV file, a row for each account of a party, at most 10,000 parties.',
  query: z.object(filters),
  response: 'csv',
})

export const books = z.object({
  /** What all parties together owe, are owed and have set aside. */
  owesUs: money,
  weOwe: money,
  setAside: money,
  /** Of what all are owed, that of providers without a bank account to pay it to. */
  waitsForBank: money,
  parties: z.number(),
  /** On customers' cards, not taken: not in the ledger. */
  held: money,
  /** Every account with what it holds; together they are `sum`, which is zero in books that are right. */
  accounts: z.array(accountBalance),
  sum: money,
})
export type Books = z.infer<typeof books>

export const readBooks = endpoint({
  method: 'GET',
  path: '/api/admin/books',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary:
    'The balance of every account of the ledger, and what is open with all parties together.',
  response: books,
})
