import { type RawBuilder, sql } from 'kysely'
import type {
  BalanceSide,
  BalanceSort,
  Books,
  exportBalances as exportEndpoint,
  listBalances as listEndpoint,
  Party,
} from '#contract/balances.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import {
  customerAccounts,
  fleetAccounts,
  type LedgerAccount,
  ledgerAccounts,
  providerAccounts,
} from '#contract/ledger.ts'
import { signed } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { balances as words } from '#contract/words/en/balances.ts'
import { desk } from '#contract/words/en/desk.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import { dayIn } from '../platform/day.ts'
import { hasWords } from '../platform/db/has-words.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'

/** What was paid directly is written down of both sides; nobody owes it any more. */
const settledAtOnce: LedgerAccount = 'providers_received'
const open: LedgerAccount[] = [...providerAccounts, ...fleetAccounts, ...customerAccounts].filter(
  (account) => account !== settledAtOnce,
)

/**
 * Each party whose accounts are not even; a credit of a guest is a party of its own, by the name on its request. What settled an account has settled the oldest of it first: the rest is open
 * since the first entry that it did not reach.
 */
const parties = sql`
  with entries as (
    select coalesce(e.provider_id, e.fleet_id, e.customer_id, r.fleet_id, r.customer_user_id, d.user_id, e.credit_id)
        as party, e.account, e.cents, e.id, t.at
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join credits c on c.id = e.credit_id left join requests r on r.id = c.request_id
    left join drivers d on d.id = r.driver_id
    where e.account = any(${open}::text[])
  ), run as (
    select party, account, cents, at, sum(cents) over whole as balance,
      sum(greatest(cents, 0)) over whole as debits, sum(greatest(-cents, 0)) over whole as credits,
      sum(greatest(cents, 0)) over so_far as debits_then, sum(greatest(-cents, 0)) over so_far as credits_then
    from entries
    window whole as (partition by party, account),
      so_far as (partition by party, account order by at, id)
  ), balances as (
    select party, account, balance, min(at) filter (where
      (balance > 0 and cents > 0 and debits_then > credits)
      or (balance < 0 and cents < 0 and credits_then > debits)) as since
    from run where balance <> 0 group by party, account, balance
  ), sums as (
    select party, min(since) as since,
      min(since) filter (where account <> 'dispute_reserve' and balance > 0) as owes_us_since,
      min(since) filter (where account <> 'dispute_reserve' and balance < 0) as we_owe_since,
      min(since) filter (where account = 'dispute_reserve') as set_aside_since,
      coalesce(sum(balance) filter (where account <> 'dispute_reserve' and balance > 0), 0)::int8 as owes_us,
      coalesce(-sum(balance) filter (where account <> 'dispute_reserve' and balance < 0), 0)::int8 as we_owe,
      coalesce(-sum(balance) filter (where account = 'dispute_reserve'), 0)::int8 as set_aside,
      json_agg(json_build_object('account', account, 'cents', balance, 'since', iso(since)) order by account) as accounts
    from balances group by party
  ), parties as (
    select s.*, case when p.id is not null then 'provider' when f.id is not null then 'fleet' else 'customer' end as kind,
      coalesce(d.business_name, fd.company_name, p.business_name, f.company_name, u.full_name, nullif(gr.customer_name, ''), '') as name,
      gr.id as request, coalesce(d.email, fd.email, ou.email, fu.email, u.email, '') as email,
      p.id is not null and s.we_owe > 0 and not exists (select from payment_accounts a
        where a.provider_id = p.id and a.state = 'ready') as waits_for_bank
    from sums s
    left join providers p on p.id = s.party left join users ou on ou.id = p.owner_user_id
    left join debtors d on d.provider_id = s.party
    left join fleet_debtors fd on fd.fleet_id = s.party
    left join fleets f on f.id = s.party left join users fu on fu.id = f.owner_user_id
    left join users u on u.id = s.party
    left join credits g on g.id = s.party left join requests gr on gr.id = g.request_id
  )`

interface PartyRow {
  id: string
  kind: Party['kind']
  name: string
  request: string | null
  owesUs: number
  weOwe: number
  setAside: number
  waitsForBank: boolean
  since: string
  owesUsSince: string | null
  weOweSince: string | null
  setAsideSince: string | null
  accounts: { account: LedgerAccount; cents: number; since: string }[]
}

const largest = sql`greatest(owes_us, we_owe, set_aside)`
type Order = { keys: RawBuilder<unknown>; isDescending: boolean }
const orders: Record<Exclude<BalanceSort, 'oldest'>, Order> = {
  largest: { keys: sql`${largest}, party`, isDescending: true },
  name: { keys: sql`lower(name), party`, isDescending: false },
}
const sides: Record<BalanceSide, RawBuilder<unknown>> = {
  owes_us: sql`owes_us > 0`,
  we_owe: sql`we_owe > 0`,
  waits_for_bank: sql`waits_for_bank`,
  set_aside: sql`set_aside > 0`,
}
const ages: Record<BalanceSide, RawBuilder<unknown>> = {
  owes_us: sql`owes_us_since`,
  we_owe: sql`we_owe_since`,
  waits_for_bank: sql`we_owe_since`,
  set_aside: sql`set_aside_since`,
}

/** Where one side is looked at, the oldest is the oldest of that side. */
const orderOf = (sort: BalanceSort, side: BalanceSide | undefined): Order =>
  sort === 'oldest'
    ? { keys: sql`${side ? ages[side] : sql`since`}, party`, isDescending: false }
    : orders[sort]

async function find(
  db: Db,
  { search, side, sort = 'oldest', before }: QueryOf<typeof listEndpoint>,
  limit: number,
): Promise<PartyRow[]> {
  const { keys, isDescending } = orderOf(sort, side)
  const { rows } = await sql<PartyRow>`
    ${parties}
    select party as id, kind, name, request, owes_us as "owesUs", we_owe as "weOwe", set_aside as "setAside",
      waits_for_bank as "waitsForBank", iso(since) as since, iso(owes_us_since) as "owesUsSince", iso(we_owe_since) as "weOweSince",
      iso(set_aside_since) as "setAsideSince", accounts
    from parties
    where ${hasWords(sql`concat_ws(' ', name, email)`, search)}
      and ${side ? sides[side] : sql`true`}
      ${before ? sql`and (${keys}) ${isDescending ? sql`<` : sql`>`} (select ${keys} from parties where party = ${before}::uuid)` : sql``}
    order by (${keys}) ${isDescending ? sql`desc` : sql``} limit ${limit}`.execute(db)
  return rows
}

/** A page of who owes what. `before` is the last row of the page before, in whatever order. */
export async function listBalances(db: Db, query: QueryOf<typeof listEndpoint>): Promise<Party[]> {
  const rows = await find(db, query, settings.pageSize.list)
  return rows.map((row) => ({
    ...row,
    owesUs: signed(row.owesUs),
    weOwe: signed(row.weOwe),
    setAside: signed(row.setAside),
    accounts: row.accounts.map(({ account, cents }) => ({ account, amount: signed(cents) })),
  }))
}

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => Date.parse(dayIn(settings.desk.timeZone, at))
/** By the calendar of the desk, as its page counts them: two of one date are equally old. */
const daysOpen = (since: string, now: Date) => (dayOf(now) - dayOf(new Date(since))) / dayMs

/** The same as a file for a spreadsheet: a row for each account of a party. */
export async function exportBalances(
  db: Db,
  query: QueryOf<typeof exportEndpoint>,
  now: Date,
  language: Language,
): Promise<RawAnswer> {
  const rows = await find(db, query, settings.pageSize.export)
  const { kinds } = inLanguage(words, language)
  const { accounts: names } = inLanguage(desk, language).money
  const file = writeTable(
    inLanguage(tables, language).balances,
    rows.flatMap(({ id, kind, name, accounts }) =>
      accounts.map(({ account, cents, since }) => [
        kinds[kind],
        name,
        names[account],
        account !== 'dispute_reserve' && cents > 0 ? signed(cents) : '',
        account !== 'dispute_reserve' && cents < 0 ? signed(-cents) : '',
        account === 'dispute_reserve' ? signed(-cents) : '',
        since,
        daysOpen(since, now),
        id,
      ]),
    ),
  )
  return fileAnswer(file)
}

/** Every account of the ledger with what it holds, and what is open with all parties together. */
export async function readBooks(db: Db): Promise<Books> {
  const { rows } = await sql<{
    accounts: Partial<Record<LedgerAccount, number>>
    owesUs: number
    weOwe: number
    setAside: number
    waitsForBank: number
    parties: number
    held: number
  }>`
    ${parties}
    select (select coalesce(json_object_agg(account, cents), '{}') from (
        select account, sum(cents) as cents from ledger_entries group by account) a) as accounts,
      (select coalesce(sum(cents), 0)::int8 from holds where state = 'held') as held,
      coalesce(sum(owes_us), 0)::int8 as "owesUs", coalesce(sum(we_owe), 0)::int8 as "weOwe",
      coalesce(sum(set_aside), 0)::int8 as "setAside",
      coalesce(sum(we_owe) filter (where waits_for_bank), 0)::int8 as "waitsForBank", count(*)::int4 as parties
    from parties`.execute(db)
  const [row] = rows
  const of = (account: LedgerAccount) => row?.accounts[account] ?? 0
  return {
    owesUs: signed(row?.owesUs ?? 0),
    weOwe: signed(row?.weOwe ?? 0),
    setAside: signed(row?.setAside ?? 0),
    waitsForBank: signed(row?.waitsForBank ?? 0),
    parties: row?.parties ?? 0,
    held: signed(row?.held ?? 0),
    accounts: ledgerAccounts.map((account) => ({ account, amount: signed(of(account)) })),
    sum: signed(ledgerAccounts.reduce((sum, account) => sum + of(account), 0)),
  }
}
