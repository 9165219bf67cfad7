import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settleChargeback } from '#contract/chargebacks.ts'
import { openDispute } from '#contract/disputes.ts'
import { confirmJob, readInvoice } from '#contract/jobs.ts'
import { lookAtPayment, readPayment } from '#contract/payments.ts'
import { exportOwnMoney, readOwnMoney, readStatement } from '#contract/payouts.ts'
import { refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { tipJob } from '#contract/tips.ts'
import { directJob, live, paidJob, settleCards, setUpBank, sumsOf } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, goodCard, payByCard } from '../testing/given-card.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { tellAll } from '../testing/tell-all.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { workOnMoney } from '../testing/work-on-money.ts'

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

const give = (one: GivenJob, amount: string) =>
  app.anybody().call(tipJob, { ...byLink(one), body: { amount } })
const read = async (one: GivenJob) => (await app.anybody().call(readPayment, byLink(one))).body
const atTwin = async ({ id }: GivenJob) =>
  ((await app.twin.door('book')) as { group: string; status: string; captured: number }[])
    .filter(({ group }) => group === id)
    .map(({ status, captured }) => [status, captured])
const type = (url: string | null, number: string) =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })
const firstTimeOnly = '4000 0000 0000 0341'

describe('a tip', () => {
  it('is charged at once to the card that has paid, all of it is the provider’s, and both read it', async () => {
    const one = await paidJob(app, provider)
    expect(await read(one)).toMatchObject({
      tip: null,
      mayTip: { card: { brand: 'visa', last4: '4242' }, technician: null },
    })
    expect((await give(one, '20.00')).body).toEqual({ url: null })
    expect(await read(one)).toMatchObject({
      tip: { state: 'taken', amount: '20.00', refunded: '0.00' },
      mayTip: null,
      // The price is another thing.
      amount: '300.00',
      direct: '0.00',
    })
    expect(await atTwin(one)).toEqual([
      ['succeeded', 30_000],
      ['succeeded', 2_000],
    ])
    expect(await sumsOf(app, one)).toMatchObject({
      provider_payable: -27_000 - 2_000,
      platform_fees: -3_000,
    })
    const shown = await provider.caller.call(readPayment, { params: { id: one.id } })
    expect(shown.body).toMatchObject({ tip: { amount: '20.00' }, mayTip: null, card: null })
  })

  it('for a job that was paid directly asks for a card on the processor’s page, and its fee stays that of the price', async () => {
    const one = await directJob(app, provider)
    const { url } = (await give(one, '10.00')).body
    expect(await read(one)).toMatchObject({ tip: { state: 'needs_card' }, mayTip: { card: null } })
    await type(url, goodCard)
    await app.anybody().call(lookAtPayment, byLink(one))
    expect(await read(one)).toMatchObject({ tip: { state: 'taken', amount: '10.00' } })
    expect(await sumsOf(app, one)).toMatchObject({
      provider_payable: -1_000,
      providers_owe: 3_000,
      platform_fees: -3_000,
    })
  })

  it('that the bank refuses on the known card is given on the page instead', async () => {
    const one = await paidJob(app, provider, '300.00', firstTimeOnly)
    expect((await give(one, '5.00')).body).toEqual({ url: null })
    expect(await read(one)).toMatchObject({ tip: { state: 'failed' }, mayTip: { card: null } })
    const { url } = (await give(one, '5.00')).body
    await type(url, goodCard)
    await app.anybody().call(lookAtPayment, byLink(one))
    expect((await read(one)).tip).toMatchObject({ state: 'taken', amount: '5.00' })
  })

  it('is nobody’s to ask for before the job has closed, nor later than a week after', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
    await payByCard(app, one)
    expect((await read(one)).mayTip).toBeNull()
    expect((await give(one, '5.00')).status).toBe(409)
    await app.anybody().call(confirmJob, byLink(one))
    await settleCards(app)
    expect((await read(one)).mayTip).not.toBeNull()
    app.clock.advance(settings.tips.withinMs)
    const late = await give(one, '5.00')
    // By then the link of a guest has ended as well.
    expect([404, 409]).toContain(late.status)
    await expect(
      app.services.pool.query(
        `with open as (update jobs set phase = 'working' where id = $1)
         insert into holds (job_id, kind, cents, asked_at, answer_by, moved_at, look_at)
         values ($1, 'tip', 500, now(), now(), now(), now())`,
        [one.id],
      ),
    ).rejects.toThrow('before it has closed')
  })

  it('is given once, however many press at the same moment, and turned down for good', async () => {
    const one = await paidJob(app, provider)
    const answers = await atOnce(5, () => give(one, '5.00'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await settleCards(app)
    expect(await atTwin(one)).toHaveLength(2)
    const other = await paidJob(app, provider)
    expect((await give(other, '0.00')).status).toBe(200)
    expect(await read(other)).toMatchObject({ tip: null, mayTip: null })
  })

  it.each(['0.50', '200.01', 'ten', '-5'])('of “%s” is none', async (amount) => {
    const one = await paidJob(app, provider)
    expect((await give(one, amount)).refusal.details).toEqual({
      amount: 'Enter a tip between $1.00 and $200.00.',
    })
  })

  it('is not asked of a customer whose own dispute waits', async () => {
    const one = await paidJob(app, provider)
    const body = {
      reason: 'not_as_agreed' as const,
      claim: '120.00',
      words: 'The new tire lost its air within a mile.',
    }
    expect((await app.anybody().call(openDispute, { ...byLink(one), body })).status).toBe(201)
    expect((await read(one)).mayTip).toBeNull()
  })

  it('is given by who runs the request, not by a stranger, the provider or a link that only looks', async () => {
    const one = await paidJob(app, provider)
    const given = { params: { id: one.id }, body: { amount: '5.00' } }
    expect((await app.anybody().call(tipJob, given)).status).toBe(404)
    expect((await provider.caller.call(tipJob, given)).status).toBe(404)
  })

  it('is asked of the page anew with another amount: one of both is taken', async () => {
    const one = await directJob(app, provider)
    const first = (await give(one, '5.00')).body.url
    expect((await give(one, '5.00')).body.url).toBe(first)
    const second = (await give(one, '20.00')).body.url
    expect(second).not.toBe(first)
    await type(first, goodCard)
    await type(second, goodCard)
    await settleCards(app)
    await app.anybody().call(lookAtPayment, byLink(one))
    await settleCards(app)
    expect((await atTwin(one)).toSorted()).toEqual([
      ['canceled', 0],
      ['succeeded', 2_000],
    ])
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'] as const)(
    'is charged once, whatever becomes of the answers (%s)',
    async (kind) => {
      const one = await paidJob(app, provider)
      await app.twin.door('faults', { path: '/v1/payment_intents', kind, times: 1 })
      await app.twin.door('faults', { path: '/capture', kind, times: 1 })
      await give(one, '5.00')
      for (let minutes = 0; minutes < 30; minutes++) {
        app.clock.advance(60_000)
        await settleCards(app)
      }
      expect(await atTwin(one)).toEqual([
        ['succeeded', 30_000],
        ['succeeded', 500],
      ])
      expect((await sumsOf(app, one)).provider_payable).toBe(-27_500)
    },
  )
})

describe('the money of a tip', () => {
  it('names the technician, comes with the payout, and stands on the Money tab, the file and the statement, on no invoice', async () => {
    const one = await app.given.job({ provider, price: '300.00' })
    const technician = await app.given.technician(provider, one)
    await payByCard(app, one)
    await app.services.pool.query(
      `update jobs set phase = 'awaiting_confirmation', finished_at = $2 where id = $1`,
      [one.id, app.clock.now()],
    )
    await app.anybody().call(confirmJob, byLink(one))
    await settleCards(app)
    await give(one, '20.00')
    const name = (await read(one)).tip?.technician
    expect(technician.fullName.startsWith(name ?? '?')).toBe(true)
    const invoice = await textOfPdf((await app.anybody().call(readInvoice, byLink(one))).bytes)
    expect(invoice).not.toContain('20.00')
    await setUpBank(provider)
    await live(app, 14)
    const money = (await provider.caller.call(readOwnMoney)).body
    expect(money.jobs).toMatchObject([
      { paid: '320.00', tip: '20.00', fee: '30.00', yours: '290.00' },
    ])
    expect(money.payouts).toMatchObject([{ amount: '290.00', state: 'paid' }])
    const file = new TextDecoder().decode((await provider.caller.call(exportOwnMoney)).bytes)
    expect(file).toContain('320.00,20.00')
    const today = app.clock.now().toISOString().slice(0, 10)
    const from = new Date(app.clock.now().getTime() - 40 * 86_400_000).toISOString().slice(0, 10)
    const query = { from, to: today }
    const statement = await textOfPdf((await provider.caller.call(readStatement, { query })).bytes)
    expect(statement).toMatch(/Tips\s*\$20\.00/)
  })

  it('goes back last, from the provider alone, and is credited of no invoice', async () => {
    const one = await paidJob(app, provider)
    await give(one, '20.00')
    const back = (amount: string) =>
      provider.caller.call(refundJob, {
        params: { id: one.id },
        body: { amount, reason: 'The wrong tire' },
      })
    await back('100.00')
    await settleCards(app)
    expect((await read(one)).tip).toMatchObject({ refunded: '0.00' })
    await back('210.00')
    await settleCards(app)
    const left = await read(one)
    expect(left).toMatchObject({ refunded: '300.00', tip: { amount: '20.00', refunded: '10.00' } })
    expect(left.creditNotes.map(({ amount }) => amount)).toEqual(['100.00', '200.00'])
    expect(await sumsOf(app, one)).toMatchObject({ provider_payable: -1_000, platform_fees: 0 })
    expect((await back('10.01')).status).toBe(400)
  })

  it('that a bank takes back is nobody’s loss but the provider’s, and the price stands', async () => {
    const one = await paidJob(app, provider)
    await give(one, '20.00')
    await app.twin.door('chargebacks', { group: one.id, amount: 2_000, does: 'open' })
    app.clock.advance(settings.chargebacks.sweepMs)
    await workOnMoney(app.services)
    await app.twin.door('chargebacks', { group: one.id, amount: 2_000, does: 'lose' })
    app.clock.advance(settings.chargebacks.lookMs)
    await workOnMoney(app.services)
    const { rows } = await app.services.pool.query(`select id from chargebacks where job_id = $1`, [
      one.id,
    ])
    await (await app.given.admin()).call(settleChargeback, {
      params: { id: rows[0].id },
      body: { fault: 'nobody', reason: 'A card that was stolen' },
    })
    const sums = await sumsOf(app, one)
    expect(sums).toMatchObject({
      provider_payable: -27_000,
      platform_fees: -3_000,
      chargebacks_open: 0,
    })
    expect(sums.losses).toBeUndefined()
    expect((await read(one)).creditNotes).toEqual([])
  })

  it('is no part of a dispute about the price', async () => {
    const one = await paidJob(app, provider)
    await give(one, '20.00')
    const dispute = (claim: string) =>
      app.anybody().call(openDispute, {
        ...byLink(one),
        body: { reason: 'damage', claim, words: 'The fender is bent now.' },
      })
    expect((await dispute('310.00')).status).toBe(400)
    expect((await dispute('300.00')).status).toBe(201)
    expect(await sumsOf(app, one)).toMatchObject({
      dispute_reserve: -27_000,
      provider_payable: -2_000,
    })
  })

  it('is receipted to who has paid', async () => {
    const one = await paidJob(app, provider)
    await give(one, '20.00')
    await tellAll(app.services)
    const { rows } = await app.services.pool.query(
      `select channel, params ->> 'card' as card from deliveries where request_id = $1 and code = 'tipCharged'`,
      [one.request.id],
    )
    expect(rows).toContainEqual({ channel: 'mail', card: '20.00' })
  })
})

it('without a processor there is no tip', async () => {
  const plain = await openTestApp()
  const one = await plain.given.job({ until: 'closed' })
  const shown = await plain.anybody().call(readPayment, byLink(one))
  expect(shown.body).toMatchObject({ tip: null, mayTip: null })
  const body = { amount: '5.00' }
  expect((await plain.anybody().call(tipJob, { ...byLink(one), body })).status).toBe(409)
  await plain.close()
})
