import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exportBalances, listBalances, type Party, readBooks } from '#contract/balances.ts'
import { openDispute } from '#contract/disputes.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { post } from '../payments/ledger.ts'
import { dayIn } from '../platform/day.ts'
import type { Caller } from '../testing/caller.ts'
import { directJob, paidJob, settleCards, setUpBank } from '../testing/card-money.ts'
import type { GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'

const day = 24 * 60 * 60 * 1000

let app: AppWithCards
let admin: Caller
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await app.given.admin()
  provider = await app.given.provider()
})

const list = async (query: SentQueryOf<typeof listBalances> = {}) =>
  (await admin.call(listBalances, { query })).body
const own = async () => (await list({ search: provider.businessName })).find(isOwn)
const isOwn = ({ id }: Party) => id === provider.id
const books = async () => (await admin.call(readBooks)).body
const cents = (amount: string) => Math.round(Number(amount) * 100)

/** Money that fleets or customers owe, as their deeds would post it. */
const posted = (ref: string, entries: Parameters<typeof post>[2]) =>
  app.services.db
    .transaction()
    .execute((tx) =>
      post(tx, { kind: 'terms_invoiced', jobId: null, ref, at: app.clock.now() }, entries),
    )

describe('who owes what', () => {
  it('is what the ledger says of each party: fees of direct jobs, money to pay out, money set aside', async () => {
    await directJob(app, provider)
    const byCard = await paidJob(app, provider)
    await app.anybody().call(openDispute, {
      ...byLink(byCard),
      body: { reason: 'damage', claim: '100.00', words: 'The fender is bent now.' },
    })
    expect(await own()).toMatchObject({
      kind: 'provider',
      name: provider.businessName,
      owesUs: '30.00',
      weOwe: '180.00',
      setAside: '90.00',
      accounts: [
        { account: 'dispute_reserve', amount: '-90.00' },
        { account: 'provider_payable', amount: '-180.00' },
        { account: 'providers_owe', amount: '30.00' },
      ],
    })
  })

  it('names fleets and customers too, and agrees with the accounts of the ledger to the cent', async () => {
    await paidJob(app, provider)
    await directJob(app, provider)
    const company = await onTerms(app)
    const { id: fleet_id } = company
    await fleetJob(app, company, await app.given.provider())
    const all = await list({ sort: 'largest' })
    expect(all.find(({ id }) => id === fleet_id)).toMatchObject({ kind: 'fleet', owesUs: '300.00' })
    const shown = await books()
    const sum = (of: 'owesUs' | 'weOwe' | 'setAside') =>
      all.reduce((total, party) => total + cents(party[of]), 0)
    expect(shown).toMatchObject({ sum: '0.00', parties: all.length })
    for (const of of ['owesUs', 'weOwe', 'setAside'] as const)
      expect(sum(of)).toBe(cents(shown[of]))
    const { rows } = await app.services.pool.query<{ account: string; cents: number }>(
      'select account, sum(cents)::int8 as cents from ledger_entries group by account',
    )
    for (const { account, cents: inLedger } of rows)
      expect(cents(shown.accounts.find((one) => one.account === account)?.amount ?? '')).toBe(
        inLedger,
      )
    const ofParties = ['providers_owe', 'provider_payable', 'dispute_reserve', 'fleets_owe']
    const net = rows
      .filter(({ account }) => ofParties.includes(account))
      .reduce((total, row) => total + row.cents, 0)
    expect(sum('owesUs') - sum('weOwe') - sum('setAside')).toBe(net)
  })

  it('is open since the oldest entry that nothing has settled yet', async () => {
    const [first, second] = [app.clock.now(), new Date(app.clock.now().getTime() + 10 * day)]
    const earn = (ref: string, at: Date, amount: number) =>
      app.services.db.transaction().execute((tx) =>
        post(tx, { kind: 'job_closed', jobId: null, ref, at }, [
          { account: 'providers_owe', provider_id: provider.id, cents: amount },
          { account: 'platform_fees', cents: -amount },
        ]),
      )
    await earn(`${provider.id}:1`, first, 1_000)
    await earn(`${provider.id}:2`, second, 1_000)
    await earn(`${provider.id}:3`, second, -900)
    expect((await own())?.since).toBe(first.toISOString())
    await earn(`${provider.id}:4`, second, -100)
    expect(await own()).toMatchObject({ owesUs: '10.00', since: second.toISOString() })
    await earn(`${provider.id}:5`, second, -1_000)
    expect(await own()).toBeUndefined()
  })

  it('has an age for each side of a shop that owes and is owed, on the page as in the file', async () => {
    const [old, young] = [app.clock.now(), new Date(app.clock.now().getTime() + 168 * day)]
    const book = (
      ref: string,
      at: Date,
      account: 'providers_owe' | 'provider_payable',
      cents: number,
    ) =>
      app.services.db.transaction().execute((tx) =>
        post(tx, { kind: 'job_closed', jobId: null, ref: `${provider.id}:${ref}`, at }, [
          { account, provider_id: provider.id, cents },
          { account: 'platform_fees', cents: -cents },
        ]),
      )
    await book('owes', old, 'providers_owe', 52_000)
    await book('owed', young, 'provider_payable', -39_150)
    const [owesUsSince, weOweSince] = [old.toISOString(), young.toISOString()]
    expect(await own()).toMatchObject({
      owesUs: '520.00',
      weOwe: '391.50',
      since: owesUsSince,
      owesUsSince,
      weOweSince,
      setAsideSince: null,
    })
    const { bytes } = await admin.call(exportBalances, { query: { search: provider.businessName } })
    const file = new TextDecoder().decode(bytes)
    expect(file).toContain(`520.00,,,${owesUsSince}`)
    expect(file).toContain(`,391.50,,${weOweSince}`)

    const other = await app.given.provider()
    await app.services.db.transaction().execute((tx) =>
      post(
        tx,
        {
          kind: 'job_closed',
          jobId: null,
          ref: `${other.id}:owed`,
          at: new Date(old.getTime() + day),
        },
        [
          { account: 'provider_payable', provider_id: other.id, cents: -100 },
          { account: 'platform_fees', cents: 100 },
        ],
      ),
    )
    const order = (await list({ side: 'we_owe' })).map(({ id }) => id)
    expect(order.indexOf(other.id)).toBeLessThan(order.indexOf(provider.id))
  })

  it('says of a shop without a bank account how much waits for one and since when, until the shop gives it', async () => {
    const [earned, before] = [app.clock.now(), cents((await books()).waitsForBank)]
    await paidJob(app, provider)
    const banked = await app.given.provider()
    await setUpBank(banked)
    await paidJob(app, banked)
    const waiting = async () => (await list({ side: 'waits_for_bank' })).map(({ id }) => id)
    expect(await own()).toMatchObject({ weOwe: '270.00', waitsForBank: true })
    expect(Date.parse((await own())?.weOweSince ?? '')).toBeGreaterThanOrEqual(earned.getTime())
    expect(await waiting()).toContain(provider.id)
    expect(await waiting()).not.toContain(banked.id)
    expect(cents((await books()).waitsForBank) - before).toBe(27_000)
    await setUpBank(provider)
    expect(await own()).toMatchObject({ weOwe: '270.00', waitsForBank: false })
    expect(await waiting()).not.toContain(provider.id)
    expect(cents((await books()).waitsForBank)).toBe(before)
  })

  it('shows a shop that gave back more than it has left as one that owes', async () => {
    const one = await paidJob(app, provider)
    await posted(`payout:${provider.id}`, [
      { account: 'provider_payable', provider_id: provider.id, cents: 27_000 },
      { account: 'processor', cents: -27_000 },
    ])
    await provider.caller.call(refundJob, {
      params: { id: one.id },
      body: { amount: '100.00', reason: 'The wrong tire' },
    })
    await settleCards(app)
    expect(await own()).toMatchObject({ owesUs: '90.00', weOwe: '0.00' })
  })

  it('is searched, filtered, sorted and paged without losing or repeating anybody', async () => {
    await directJob(app, provider)
    expect((await list({ side: 'owes_us' })).some(isOwn)).toBe(true)
    expect((await list({ side: 'we_owe' })).some(isOwn)).toBe(false)
    expect((await list({ side: 'set_aside' })).some(isOwn)).toBe(false)
    expect(await list({ search: 'nobody of that name' })).toEqual([])
    for (let more = 0; more < settings.pageSize.list; more++) {
      const shop = await app.given.provider()
      await posted(`more:${shop.id}`, [
        { account: 'providers_owe', provider_id: shop.id, cents: 500 + (more % 7) },
        { account: 'platform_fees', cents: -500 - (more % 7) },
      ])
    }
    const { parties } = await books()
    for (const sort of ['oldest', 'largest', 'name'] as const) {
      const seen: string[] = []
      for (let before: string | undefined; ; ) {
        const page = await list({ sort, ...(before && { before }) })
        seen.push(...page.map(({ id }) => id))
        if (page.length < settings.pageSize.list) break
        before = page.at(-1)?.id
      }
      expect([seen.length, new Set(seen).size]).toEqual([parties, parties])
    }
  })

  it('is a file too, a row for each account, and a name runs no formula', async () => {
    await directJob(app, provider)
    await app.services.pool.query(`update providers set business_name = '=1+1' where id = $1`, [
      provider.id,
    ])
    app.clock.advance(3 * day)
    const ownRow = async () => {
      const { bytes } = await admin.call(exportBalances, { query: { side: 'owes_us' } })
      const lines = new TextDecoder().decode(bytes).split('\n')
      return lines.find((line) => line.includes(provider.id))
    }
    expect(await ownRow()).toContain("'=1+1,Owed by the provider,30.00,,")
    expect(await ownRow()).toMatch(/,3,[0-9a-f-]{36}$/)
    // By the calendar, as on the page: a minute into the next date is a day more.
    const { timeZone } = settings.desk
    const today = dayIn(timeZone, app.clock.now())
    while (dayIn(timeZone, app.clock.now()) === today) app.clock.advance(60_000)
    expect(await ownRow()).toMatch(/,4,[0-9a-f-]{36}$/)
  })

  it('counts what is held on cards beside the books, since nothing of it has moved', async () => {
    const before = await books()
    await payByCard(app, await app.given.job({ provider, price: '300.00' }))
    await settleCards(app)
    const after = await books()
    expect(cents(after.held) - cents(before.held)).toBe(30_000)
    expect(after.accounts).toEqual(before.accounts)
  })
})
