import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding } from '#contract/admin.ts'
import { listBalances } from '#contract/balances.ts'
import { changeBid, listPublicBids } from '#contract/bids.ts'
import { readCancellation } from '#contract/cancellation.ts'
import {
  advanceJob,
  answerArrival,
  confirmJob,
  handBackJob,
  lowerPrice,
  readAgreement,
  readInvoice,
  releaseJob,
} from '#contract/jobs.ts'
import { putCard, readPayment } from '#contract/payments.ts'
import { readOwnMoney } from '#contract/payouts.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { refundJob } from '#contract/refunds.ts'
import { cancelRequest, claimRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { settleCards, sumsOf } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import {
  creditOf,
  guestWith,
  leftWaiting,
  pledging,
  promisedAfter,
} from '../testing/given-pledge.ts'
import { fleetJob } from '../testing/given-terms.ts'
import { newPhone } from '../testing/new-phone.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { watchPromises } from '../trips/watch-promises.ts'

const minute = 60_000

let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())

const payment = async (one: GivenJob) => (await app.anybody().call(readPayment, byLink(one))).body
const ready = async (one: GivenJob) => (await payment(one)).credit
/** The next job of a guest with this number. */
const nextJob = async (phone: string, price = '300.00', provider?: GivenProvider) =>
  app.given.job({
    provider: provider ?? (await app.given.provider()),
    request: await guestWith(app, phone),
    price,
    until: 'finish',
  })
const waitingJob = async (provider?: GivenProvider) =>
  app.given.job({
    provider: provider ?? (await pledging(app)),
    request: await guestWith(app, newPhone()),
  })
const close = async (one: GivenJob) => {
  await app.anybody().call(confirmJob, byLink(one))
  await settleCards(app)
}
const pastPromise = (ms = minute) => app.clock.advance(promisedAfter + ms)
const handBack = ({ id, provider }: GivenJob) =>
  provider.caller.call(handBackJob, { params: { id }, body: { reason: 'The truck broke down' } })
const lookAtMoney = async ({ caller }: GivenProvider) => (await caller.call(readOwnMoney)).body

describe('what a shop pledges to who is left waiting', () => {
  it('is the owner’s to say, one of three sums or none, and stands in the bids it writes from then on', async () => {
    const provider = await app.given.provider()
    const { caller } = provider
    expect((await caller.call(readOwnProvider)).body.pledge).toBeNull()
    const request = await guestWith(app, newPhone())
    const shown = async () =>
      (
        await app
          .anybody()
          .call(listPublicBids, { params: { id: request.id }, token: request.token })
      ).body[0]
    const bid = await app.given.bid(provider, request)
    expect(bid.pledge).toBeNull()
    expect((await caller.call(changeOwnProvider, { body: { pledge: '50.00' } })).body.pledge).toBe(
      '50.00',
    )
    const odd = await caller.call(changeOwnProvider, { body: { pledge: '60.00' } })
    expect(odd.status).toBe(400)
    const dispatcher = await app.given.colleague(provider, 'dispatcher')
    const notHers = await dispatcher.caller.call(changeOwnProvider, { body: { pledge: null } })
    expect(notHers.refusal.code).toBe('not_allowed')
    // What stands keeps its own, until it is written anew.
    expect((await shown())?.pledge).toBeNull()
    await caller.call(changeBid, { params: { id: bid.id }, body: { price: '180.00' } })
    expect((await shown())?.pledge).toBe('50.00')
    await caller.call(changeOwnProvider, { body: { pledge: null } })
    expect((await shown())?.pledge).toBe('50.00')
  })

  it('is part of what was agreed, under its hash; without one nothing is said of it', async () => {
    const agreed = async (one: GivenJob) => {
      const [first] = (await app.anybody().call(readAgreement, byLink(one))).body
      expect(
        createHash('sha256')
          .update(first?.document ?? '')
          .digest('hex'),
      ).toBe(first?.hash)
      return JSON.parse(first?.document ?? '') as { pledge?: string }
    }
    expect((await agreed(await waitingJob())).pledge).toBe('50.00')
    expect(await agreed(await waitingJob(await app.given.provider()))).not.toHaveProperty('pledge')
  })

  it('stands in no new bid while the shop owes the platform money: who is in league with a customer would cash it again and again', async () => {
    const provider = await pledging(app)
    const pledgeOfNext = async () =>
      (await app.given.bid(provider, await guestWith(app, newPhone()))).pledge
    expect(await pledgeOfNext()).toBe('50.00')
    await leftWaiting(app, newPhone(), provider)
    expect(await pledgeOfNext()).toBeNull()
    const paid = await nextJob(newPhone(), '300.00', provider)
    await payByCard(app, paid)
    await close(paid)
    expect(await pledgeOfNext()).toBe('50.00')
  })
})

describe('it is owed', () => {
  it('when the customer takes another because nobody came, in the same deed, and both read it', async () => {
    const provider = await pledging(app)
    const one = await leftWaiting(app, newPhone(), provider)
    expect(await sumsOf(app, one)).toEqual({ provider_payable: 5_000, customer_credit: -5_000 })
    const { timeline } = await readByLink(app.anybody(), one.request)
    expect(timeline.find(({ name }) => name === 'job_no_show')?.facts?.pledge).toBe('50.00')
    await tellAll(app.services)
    const { rows: told } = await app.services.pool.query<{ pledge: string }>(
      `select distinct params ->> 'pledge' as pledge from deliveries
       where code = 'nobodyCame' and params ->> 'business' = $1`,
      [provider.businessName],
    )
    expect(told).toEqual([{ pledge: '50.00' }])
    const money = await lookAtMoney(provider)
    expect(money).toMatchObject({
      balance: '-50.00',
      jobs: [{ jobId: one.id, paid: '0.00', pledged: '50.00', yours: '-50.00' }],
    })
  })

  it('once, when the clock says that nobody came, whatever the number of workers', async () => {
    const one = await waitingJob()
    app.clock.advance(promisedAfter + settings.noShow.automaticMs + minute)
    await atOnce(3, () => watchPromises(app.services))
    await watchPromises(app.services)
    expect(await sumsOf(app, one)).toEqual({ provider_payable: 5_000, customer_credit: -5_000 })
    expect(await creditOf(app, one)).toEqual({ left: 5_000, ledger: 5_000, reserved: 0 })
  })

  it('once, however often the customer presses', async () => {
    const one = await waitingJob()
    pastPromise(settings.noShow.customerMs)
    await atOnce(5, () => app.anybody().call(releaseJob, byLink(one)))
    expect((await sumsOf(app, one)).customer_credit).toBe(-5_000)
  })

  it('when the shop hands the job back after its promise has broken, not before', async () => {
    const inTime = await waitingJob()
    await handBack(inTime)
    expect(await creditOf(app, inTime)).toBeNull()
    const late = await waitingJob()
    pastPromise()
    await handBack(late)
    expect(await creditOf(app, late)).toMatchObject({ left: 5_000 })
  })

  it('not of a shop that was there and can prove it; a press that the customer has contested proves nothing', async () => {
    const there = await app.given.job({
      provider: await pledging(app),
      request: await guestWith(app, newPhone()),
      until: 'arrive',
    })
    pastPromise()
    await handBack(there)
    expect(await creditOf(app, there)).toBeNull()

    const claimed = await waitingJob()
    await claimed.provider.caller.call(advanceJob, {
      params: { id: claimed.id },
      body: { step: 'arrive' },
    })
    const answer = await app
      .anybody()
      .call(answerArrival, { ...byLink(claimed), body: { here: false } })
    expect(answer.status).toBe(200)
    pastPromise(settings.noShow.customerMs)
    await app.anybody().call(releaseJob, byLink(claimed))
    expect(await creditOf(app, claimed)).toMatchObject({ left: 5_000 })
  })

  it('not when the customer cancels, nor of a shop that pledged nothing, nor between the same people', async () => {
    const cancelled = await waitingJob()
    pastPromise(settings.noShow.customerMs)
    await app.anybody().call(cancelRequest, {
      params: { id: cancelled.request.id },
      token: cancelled.request.token,
      body: { reason: 'It runs again', fee: '0.00' },
    })
    expect(await creditOf(app, cancelled)).toBeNull()
    const without = await leftWaiting(app, newPhone(), await app.given.provider())
    expect(await creditOf(app, without)).toBeNull()
    const provider = await pledging(app)
    const own = await leftWaiting(app, provider.phone, provider)
    expect(await creditOf(app, own)).toBeNull()
  })
})

describe('it is used', () => {
  it('by the next job that a card pays: the card holds and pays the rest, the shop gets its full share', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await nextJob(phone)
    expect(await ready(one)).toEqual({ state: 'ready', amount: '50.00', onCard: '250.00' })
    const before = await one.provider.caller.call(readPayment, { params: { id: one.id } })
    expect(before.body.credit).toBeNull()
    await payByCard(app, one)
    expect(await payment(one)).toMatchObject({
      state: 'secured',
      amount: '250.00',
      direct: '0.00',
      credit: { state: 'reserved', amount: '50.00', onCard: '250.00' },
    })
    const shop = await one.provider.caller.call(readPayment, { params: { id: one.id } })
    expect(shop.body).toMatchObject({
      amount: '250.00',
      direct: '0.00',
      credit: { state: 'reserved', amount: '50.00' },
    })
    expect(await creditOf(app, left)).toEqual({ left: 0, ledger: 5_000, reserved: 5_000 })
    await close(one)
    expect(await sumsOf(app, one)).toMatchObject({
      customer_credit: 5_000,
      provider_payable: -27_000,
      platform_fees: -3_000,
    })
    expect(await payment(one)).toMatchObject({
      state: 'taken',
      amount: '250.00',
      credit: { state: 'used', amount: '50.00' },
    })
    expect(await creditOf(app, left)).toEqual({ left: 0, ledger: 0, reserved: 0 })
    const book = (await app.twin.door('book')) as { group: string; captured: number }[]
    expect(book.find(({ group }) => group === one.id)?.captured).toBe(25_000)
    expect((await lookAtMoney(one.provider)).jobs[0]).toMatchObject({
      paid: '300.00',
      yours: '270.00',
    })
    const paper = await app.anybody().call(readInvoice, byLink(one))
    const words = await textOfPdf(Buffer.from(paper.bytes))
    expect(words).toContain('$250.00 paid by card through Roadcall. $50.00 paid by a credit')
  })

  it('once, by two jobs of its owner at the same moment', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const both = [await nextJob(phone), await nextJob(phone)]
    const put = await atOnce(2, (index) => {
      const one = both[index]
      if (!one) throw new Error('a job is missing')
      return app.anybody().call(putCard, byLink(one))
    })
    expect(put.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await app.services.pool.query<{ cents: number; credit: number }>(
      `select cents::int8 as cents, credit_cents::int8 as credit from holds where job_id = any($1) order by 1`,
      [both.map(({ id }) => id)],
    )
    expect(rows).toEqual([
      { cents: 25_000, credit: 5_000 },
      { cents: 30_000, credit: 0 },
    ])
    expect(await creditOf(app, left)).toEqual({ left: 0, ledger: 5_000, reserved: 5_000 })
  })

  it('never so far that the card pays less than the processor takes; the rest of it waits', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await nextJob(phone, '40.00')
    await payByCard(app, one)
    await close(one)
    expect(await creditOf(app, left)).toEqual({ left: 1_050, ledger: 1_050, reserved: 0 })
    expect((await sumsOf(app, one)).customer_credit).toBe(3_950)
    expect(await ready(await nextJob(phone))).toMatchObject({ amount: '10.50' })
  })

  it('less where the price came down: what is not used the customer has again', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await app.given.job({
      provider: await app.given.provider(),
      request: await guestWith(app, phone),
      price: '300.00',
      until: 'finish',
    })
    await payByCard(app, one)
    await one.provider.caller.call(lowerPrice, {
      params: { id: one.id },
      body: { price: '30.00', reason: 'A valve, no more' },
    })
    await close(one)
    expect(await sumsOf(app, one)).toMatchObject({ customer_credit: 2_950 })
    expect(await creditOf(app, left)).toEqual({ left: 2_050, ledger: 2_050, reserved: 0 })
  })

  it('by its fleet on any of its requests, by an account that kept the guest’s request, and by nobody else', async () => {
    const company = await app.given.company()
    await (await app.given.admin()).call(setFleetStanding, {
      params: { id: company.id },
      body: { status: 'active' },
    })
    const late = await fleetJob(app, company, await pledging(app), {
      until: 'accepted',
      payBy: 'direct',
    })
    pastPromise(settings.noShow.customerMs)
    await company.manager.call(releaseJob, { params: late.params })
    const next = await fleetJob(app, company, await app.given.provider(), {
      until: 'accepted',
      payBy: 'direct',
    })
    const shown = await company.manager.call(readPayment, { params: next.params })
    expect(shown.body.credit).toEqual({ state: 'ready', amount: '50.00', onCard: '250.00' })

    const phone = newPhone()
    const one = await leftWaiting(app, phone)
    const customer = await app.given.customer()
    await customer.call(claimRequest, {
      params: { id: one.request.id },
      body: { accessToken: one.request.token },
    })
    const request = await app.given.request({ as: customer, form: { phone: newPhone() } })
    const own = await app.given.job({
      provider: await app.given.provider(),
      request,
      price: '300.00',
    })
    expect(
      (await customer.call(readPayment, { params: { id: own.id } })).body.credit,
    ).toMatchObject({ amount: '50.00' })
    // The number alone opens nothing that an account has taken along, and another number never did.
    expect(await ready(await nextJob(phone))).toBeNull()
    expect(await ready(await nextJob(newPhone()))).toBeNull()
  })

  it('by no job between the same people', async () => {
    const provider = await app.given.provider({ phone: newPhone() })
    const left = await leftWaiting(app, provider.phone)
    expect(await creditOf(app, left)).toMatchObject({ left: 5_000 })
    const one = await nextJob(provider.phone, '300.00', provider)
    await payByCard(app, one)
    expect(await payment(one)).toMatchObject({ amount: '300.00', credit: null })
  })
})

describe('a hold that is made anew', () => {
  it('takes the credit along', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await nextJob(phone)
    await payByCard(app, one)
    const days = 7 * 24 * 60 * minute - settings.cards.renewBeforeMs + minute
    await app.twin.door('clock', { aheadMs: days })
    app.clock.advance(days)
    await settleCards(app)
    app.clock.advance(3 * minute)
    await settleCards(app)
    await app.twin.door('clock', { aheadMs: -days })
    const { rows } = await app.services.pool.query<{ state: string; credit: number }>(
      `select state, credit_cents::int8 as credit from holds where job_id = $1 order by asked_at`,
      [one.id],
    )
    expect(rows).toEqual([
      { state: 'released', credit: 0 },
      { state: 'held', credit: 5_000 },
    ])
    expect(await creditOf(app, left)).toEqual({ left: 0, ledger: 5_000, reserved: 5_000 })
    await close(one)
    expect(await sumsOf(app, one)).toMatchObject({
      customer_credit: 5_000,
      provider_payable: -27_000,
    })
  })
})

describe('it comes back', () => {
  it('when the card is declined, or the hold is let go', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await app.given.job({
      provider: await app.given.provider(),
      request: await guestWith(app, phone),
      price: '300.00',
    })
    await payByCard(app, one)
    expect(await creditOf(app, left)).toMatchObject({ left: 0 })
    await handBack(one)
    expect(await creditOf(app, left)).toEqual({ left: 5_000, ledger: 5_000, reserved: 0 })
    await settleCards(app)
    expect(await creditOf(app, left)).toEqual({ left: 5_000, ledger: 5_000, reserved: 0 })
  })

  it('when nobody puts a card in time', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await nextJob(phone)
    await app.anybody().call(putCard, byLink(one))
    expect(await creditOf(app, left)).toMatchObject({ left: 0, reserved: 5_000 })
    for (let passed = 0; passed < 35; passed += 5) {
      app.clock.advance(5 * minute)
      await settleCards(app)
    }
    expect((await payment(one)).state).toBe('failed')
    expect(await creditOf(app, left)).toEqual({ left: 5_000, ledger: 5_000, reserved: 0 })
  })

  it('when the job is called off: a fee is the card’s, and only what the card does not hold the credit’s', async () => {
    const cancel = async (price: string) => {
      const phone = newPhone()
      const left = await leftWaiting(app, phone)
      const one = await app.given.job({
        provider: await app.given.provider(),
        request: await guestWith(app, phone),
        price,
        until: 'start',
      })
      await payByCard(app, one)
      app.clock.advance(6 * minute)
      const by = { params: { id: one.request.id }, token: one.request.token }
      const { fee } = (await app.anybody().call(readCancellation, by)).body
      await app.anybody().call(cancelRequest, { ...by, body: { reason: 'Found other help', fee } })
      await settleCards(app)
      return { sums: await sumsOf(app, one), credit: await creditOf(app, left) }
    }
    const large = await cancel('300.00')
    expect(large.sums).toMatchObject({ provider_payable: -7_500 })
    expect(large.sums).not.toHaveProperty('customer_credit')
    expect(large.credit).toEqual({ left: 5_000, ledger: 5_000, reserved: 0 })
    // Of $60.00 the card holds $10.00, and the fee is $15.00.
    const small = await cancel('60.00')
    expect(small.sums).toMatchObject({ provider_payable: -1_500, customer_credit: 500 })
    expect(small.credit).toEqual({ left: 4_500, ledger: 4_500, reserved: 0 })
  })

  it('last of all that goes back: the card first, then the credit, which never becomes cash', async () => {
    const phone = newPhone()
    const left = await leftWaiting(app, phone)
    const one = await nextJob(phone)
    await payByCard(app, one)
    await close(one)
    const giveBack = (amount: string) =>
      one.provider.caller.call(refundJob, {
        params: { id: one.id },
        body: { amount, reason: 'Less was done' },
      })
    expect((await giveBack('240.00')).status).toBe(200)
    await settleCards(app)
    expect(await creditOf(app, left)).toMatchObject({ left: 0 })
    expect((await giveBack('60.01')).status).toBe(400)
    expect((await giveBack('60.00')).status).toBe(200)
    await settleCards(app)
    expect(await creditOf(app, left)).toEqual({ left: 5_000, ledger: 5_000, reserved: 0 })
    expect(await sumsOf(app, one)).toMatchObject({
      customer_credit: 0,
      provider_payable: 0,
      platform_fees: 0,
    })
    const book = (await app.twin.door('book')) as { group: string; refunded: number }[]
    expect(book.find(({ group }) => group === one.id)?.refunded).toBe(25_000)
    expect(await payment(one)).toMatchObject({ refunded: '300.00' })
  })
})

it('the operator reads whose it is, a guest’s by the request', async () => {
  const one = await leftWaiting(app, newPhone())
  const admin = await app.given.admin()
  const parties = (await admin.call(listBalances, { query: { side: 'we_owe', sort: 'largest' } }))
    .body
  expect(parties.find(({ request }) => request === one.request.id)).toMatchObject({
    kind: 'customer',
    name: 'Dale Whitcomb',
    weOwe: '50.00',
    accounts: [{ account: 'customer_credit', amount: '-50.00' }],
  })
})
