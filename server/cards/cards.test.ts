import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCancellation } from '#contract/cancellation.ts'
import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { giveFleetCheck } from '#contract/fleet-checks.ts'
import { advanceJob, confirmJob, handBackJob, lowerPrice } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { choosePayment, lookAtPayment, putCard, readPayment } from '#contract/payments.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { readTechnicianDay } from '#contract/technicians.ts'
import { deliver } from '../notifications/telling/deliver.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { goodCard as good, byLink as of } from '../testing/given-card.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { tellAll } from '../testing/tell-all.ts'
import { carryOutHolds } from './carry-out-holds.ts'

const declined = '4000 0000 0000 0002'
const minute = 60_000

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const job = (
  until: 'start' | 'arrive' | 'work' | 'finish' | undefined = undefined,
  price = '310.00',
) => app.given.job({ provider, price, ...(until && { until }) })
const guest = () => app.anybody()
const put = (one: GivenJob) => guest().call(putCard, of(one))
const look = async (one: GivenJob) => (await guest().call(lookAtPayment, of(one))).body
const read = async (one: GivenJob) => (await guest().call(readPayment, of(one))).body
const readAsShop = async ({ id }: GivenJob) =>
  (await provider.caller.call(readPayment, { params: { id } })).body
const pay = (url: string, number: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })

/** All that the worker would do by now, and for as long after that as it takes. */
async function settle(forMs = 3 * minute) {
  for (let passed = 0; passed <= forMs; passed += minute) {
    while ((await carryOutHolds(app.services)) > 0);
    if (passed < forMs) app.clock.advance(minute)
  }
}
const withCard = async (one: GivenJob) => {
  const { body } = await put(one)
  expect((await pay(body.url, good)).status).toBe(303)
  expect((await look(one)).state).toBe('secured')
  return one
}
/** The provider asks for more at the truck, $20.00 on $310.00 where nothing else is said, and the customer approves it. */
async function approveMore(one: GivenJob, more = { rise: '20.00', total: '330.00' }) {
  const photo = await provider.caller.call(addConversationPhoto, {
    params: { id: one.bidId },
    file: await givenPhoto(),
  })
  const { body } = await provider.caller.call(sendChangeOrder, {
    params: { id: one.id },
    body: {
      reason: 'seized_parts',
      photoIds: [photo.body.id],
      lines: [{ kind: 'parts', quantity: '1', unitPrice: more.rise }],
    },
  })
  await guest().call(decideChangeOrder, {
    params: { id: body.id },
    token: one.request.token,
    body: { approvedLines: [0], total: more.total },
  })
}
const rows = async <Row>(text: string, ...values: unknown[]) =>
  (await app.services.pool.query(text, values)).rows as Row[]
const statesOf = async ({ id }: GivenJob) =>
  (
    await rows<{ state: string }>(
      'select state from holds where job_id = $1 order by asked_at, id',
      id,
    )
  ).map(({ state }) => state)
const bookOf = ({ id }: GivenJob) =>
  rows<{ kind: string; account: string; cents: number }>(
    `select t.kind, e.account, e.cents from ledger_entries e join ledger_transactions t
     on t.id = e.transaction_id where t.job_id = $1 order by e.id`,
    id,
  )
interface AtTwin {
  id: string
  group: string
  status: string
  amount: number
  captured: number
}
const atTwin = async ({ id }: GivenJob) =>
  ((await app.twin.door('book')) as AtTwin[])
    .filter(({ group }) => group === id)
    .map(({ status, captured }) => [status, captured])
const confirm = (one: GivenJob) => guest().call(confirmJob, of(one))

describe('a card on a job', () => {
  it('is held and not taken, and both sides read it; the card is the customer’s alone', async () => {
    const one = await job()
    expect(await read(one)).toMatchObject({ state: 'direct', canPutCard: true, direct: '310.00' })
    await withCard(one)
    expect(await read(one)).toMatchObject({
      state: 'secured',
      amount: '310.00',
      direct: '0.00',
      card: { brand: 'visa', last4: '4242' },
    })
    const shown = await provider.caller.call(readPayment, { params: { id: one.id } })
    expect(shown.body).toMatchObject({ state: 'secured', amount: '310.00', card: null })
    expect(await bookOf(one)).toEqual([])
    expect(await atTwin(one)).toEqual([['requires_capture', 0]])
  })

  it('leaves the technician nothing to collect, and while it may still be put nobody says what', async () => {
    const one = await job()
    const { byLink } = await app.given.technician(provider, one)
    const toCollect = async () =>
      (await byLink.call(readTechnicianDay)).body.jobs.find(({ id }) => id === one.id)?.toCollect
    expect(await toCollect()).toBe('310.00')
    await put(one)
    expect(await toCollect()).toBeNull()
    await withCard(one)
    expect(await toCollect()).toBe('0.00')
  })

  it('is charged when the work is confirmed: the ledger and the processor say the same', async () => {
    const one = await withCard(await job('finish'))
    await confirm(one)
    expect((await read(one)).state).toBe('taking')
    await settle(0)
    expect((await read(one)).state).toBe('taken')
    expect(await atTwin(one)).toEqual([['succeeded', 31_000]])
    expect(await bookOf(one)).toEqual([
      { kind: 'card_captured', account: 'processor', cents: 31_000 },
      { kind: 'card_captured', account: 'provider_payable', cents: -27_900 },
      { kind: 'card_captured', account: 'platform_fees', cents: -3_100 },
      { kind: 'processor_cost', account: 'processor_costs', cents: 929 },
      { kind: 'processor_cost', account: 'processor', cents: -929 },
    ])
  })

  it('is charged less where the price was lowered', async () => {
    const one = await withCard(await job('finish'))
    await provider.caller.call(lowerPrice, {
      params: { id: one.id },
      body: { price: '200.00', reason: 'Less to do' },
    })
    await confirm(one)
    await settle(0)
    expect(await atTwin(one)).toEqual([['succeeded', 20_000]])
  })

  it('pays the fee of a cancellation out of what is held, and the rest is free', async () => {
    const one = await withCard(await job('start'))
    app.clock.advance(settings.cancellation.freeMs + 1000)
    const canceled = await guest().call(cancelRequest, {
      params: { id: one.request.id },
      token: one.request.token,
      body: { reason: 'Found other help', fee: '77.50' },
    })
    expect(canceled.status).toBe(200)
    await settle(0)
    expect(await atTwin(one)).toEqual([['succeeded', 7_750]])
    expect((await bookOf(one)).slice(0, 2)).toEqual([
      { kind: 'stage_fee', account: 'processor', cents: 7_750 },
      { kind: 'stage_fee', account: 'provider_payable', cents: -7_750 },
    ])
    expect(await read(one)).toMatchObject({ state: 'taken', amount: '77.50', direct: '0.00' })
    const [agreed] = await rows<{ document: string }>(
      'select document from job_agreements where job_id = $1 and number = 0',
      one.id,
    )
    expect(JSON.parse(agreed?.document ?? '{}')).toMatchObject({ methods: ['card', 'direct'] })
  })

  it('that does not hold all of a fee pays its part of it, and both sides read what is paid directly', async () => {
    const one = await withCard(await job('arrive', '40.00'))
    await approveMore(one, { rise: '80.00', total: '120.00' })
    app.clock.advance(settings.cancellation.freeMs + 1000)
    const by = { params: { id: one.request.id }, token: one.request.token }
    expect((await guest().call(readCancellation, by)).body).toMatchObject({
      fee: '60.00',
      card: '40.00',
      credit: '0.00',
      direct: '20.00',
    })
    const body = { reason: 'Found other help', fee: '60.00' }
    expect((await guest().call(cancelRequest, { ...by, body })).status).toBe(200)
    await settle(0)
    for (const side of [await read(one), await readAsShop(one)])
      expect(side).toMatchObject({ state: 'taken', amount: '40.00', direct: '20.00' })
    await tellAll(app.services)
    const { notifications } = (await provider.caller.call(listNotifications)).body
    expect(notifications.find(({ kind }) => kind === 'job_cancelled')?.body).toContain(
      'Of your fee of $60.00, $40.00 is charged to the customer’s card; they pay you the other $20.00 directly.',
    )
    const [waiting] = await rows<{ id: string }>(
      `select id from deliveries where request_id = $1 and kind = 'job_cancelled' and channel = 'mail'`,
      one.request.id,
    )
    await deliver(app.services, { deliveryId: Number(waiting?.id) })
    const [mail] = await app.services.outbox()
    expect(mail?.subject).toContain(': $40.00 by card, $20.00 directly')
    expect(mail?.text).toContain('Pay them the other $20.00 directly')
  })

  it('is let go when the provider hands the job back', async () => {
    const one = await withCard(await job())
    await provider.caller.call(handBackJob, {
      params: { id: one.id },
      body: { reason: 'No truck' },
    })
    await settle(0)
    expect(await atTwin(one)).toEqual([['canceled', 0]])
    expect(await bookOf(one)).toEqual([])
  })

  it('holds the rise of an approved change as well, and charges both', async () => {
    const one = await withCard(await job('work'))
    await approveMore(one)
    expect(await read(one)).toMatchObject({ amount: '310.00', direct: '20.00' })
    await settle(0)
    expect(await read(one)).toMatchObject({ amount: '330.00', direct: '0.00' })
    await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
    await confirm(one)
    await settle(0)
    expect(await atTwin(one)).toEqual([
      ['succeeded', 31_000],
      ['succeeded', 2_000],
    ])
    const fees = (await bookOf(one)).filter(({ account }) => account === 'platform_fees')
    expect(fees.reduce((sum, { cents }) => sum + cents, 0)).toBe(-3_300)
  })

  describe('whose page was open when more was approved', () => {
    async function raised(): Promise<{ one: GivenJob; page: string }> {
      const one = await job('work')
      const page = (await put(one)).body.url
      await approveMore(one)
      return { one, page }
    }

    it('is asked for on a page of the new price, and the old page takes no card', async () => {
      const { one, page } = await raised()
      const { url } = (await put(one)).body
      expect(url).not.toBe(page)
      expect((await put(one)).body.url).toBe(url)
      await settle(0)
      expect((await pay(page, good)).status).not.toBe(303)
      expect((await pay(url, good)).status).toBe(303)
      expect(await look(one)).toMatchObject({ state: 'secured', amount: '330.00', direct: '0.00' })
      expect((await statesOf(one)).sort()).toEqual(['held', 'released'])
    })

    it('holds the rise as well where it is put on the old page', async () => {
      const { one, page } = await raised()
      expect((await pay(page, good)).status).toBe(303)
      await look(one)
      await settle(0)
      expect(await read(one)).toMatchObject({ state: 'secured', amount: '330.00', direct: '0.00' })
      await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
      await confirm(one)
      await settle(0)
      expect(await atTwin(one)).toEqual([
        ['succeeded', 31_000],
        ['succeeded', 2_000],
      ])
    })
  })

  it('that is declined leaves the job as it is, and another one may be tried on the same page', async () => {
    const one = await job()
    const { body } = await put(one)
    expect((await pay(body.url, declined)).status).toBe(200)
    // Nobody has set out yet, and already it may be paid directly instead.
    const open = { state: 'needs_card', canPutCard: true, mayChoose: ['direct'] }
    expect(await look(one)).toMatchObject(open)
    expect((await put(one)).body.url).toBe(body.url)
    await pay(body.url, good)
    expect((await look(one)).state).toBe('secured')
    expect((await put(one)).refusal.code).toBe('payment_started')
  })

  it('that nobody puts in time is paid directly, and the page is closed', async () => {
    const one = await job('finish')
    const { body } = await put(one)
    app.clock.advance(settings.cards.answerMs.hurried)
    await settle(0)
    expect(await statesOf(one)).toEqual(['failed'])
    expect(await read(one)).toMatchObject({ state: 'failed', direct: '310.00', canPutCard: true })
    await pay(body.url, good)
    expect(await atTwin(one)).toEqual([['requires_payment_method', 0]])
    await confirm(one)
    expect((await bookOf(one)).map(({ kind }) => kind)).toEqual(Array(4).fill('job_closed'))
  })

  it('is not asked for anymore once the customer pays directly after all, and nothing was ever held', async () => {
    const one = await job('finish')
    await put(one)
    const { body } = await put(one)
    expect(await read(one)).toMatchObject({ state: 'needs_card', mayChoose: ['direct'] })
    const chosen = await atOnce(3, () =>
      guest().call(choosePayment, { ...of(one), body: { method: 'direct' } }),
    )
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(chosen[0]?.body).toMatchObject({ state: 'direct', direct: '310.00', mayChoose: [] })
    await settle(0)
    expect((await pay(body.url, good)).status).not.toBe(303)
    expect(await statesOf(one)).toEqual(['released'])
    await confirm(one)
    expect(await read(one)).toMatchObject({ state: 'direct', amount: '0.00' })
    const told = await rows(
      `select name from events where job_id = $1 and name like 'payment%' order by id`,
      one.id,
    )
    // Asked for twice, it is the same page.
    expect(told).toEqual([{ name: 'payment_opened' }, { name: 'payment_chosen' }])
  })

  it('is not asked for anymore once the customer pays by fleet check, and the page takes none', async () => {
    const one = await job('finish')
    const { body } = await put(one)
    const check = { issuer: 'comdata', code: '552988013141', amount: '310.00' } as const
    expect((await guest().call(giveFleetCheck, { ...of(one), body: check })).status).toBe(200)
    expect(await read(one)).toMatchObject({ state: 'direct', direct: '310.00', mayChoose: [] })
    await settle(0)
    expect((await pay(body.url, good)).status).not.toBe(303)
  })

  it('that nobody has put by the end of the job was never held: it is paid directly', async () => {
    const one = await job('finish')
    await put(one)
    await confirm(one)
    expect(await read(one)).toMatchObject({ state: 'direct', direct: '310.00' })
    await settle(0)
    expect(await read(one)).toMatchObject({ state: 'direct', direct: '310.00' })
  })

  it('that is held is not let go by the wish to pay directly', async () => {
    const one = await withCard(await job())
    const { body } = await guest().call(choosePayment, { ...of(one), body: { method: 'direct' } })
    expect(body).toMatchObject({ state: 'secured', mayChoose: [] })
  })

  it('is held anew before the bank gives it back, and the first hold is let go only then', async () => {
    const one = await withCard(await job())
    const days = 7 * 24 * 60 * minute
    await app.twin.door('clock', { aheadMs: days - settings.cards.renewBeforeMs + minute })
    app.clock.advance(days - settings.cards.renewBeforeMs + minute)
    await settle()
    await app.twin.door('clock', { aheadMs: settings.cards.renewBeforeMs - days - minute })
    expect((await statesOf(one)).sort()).toEqual(['held', 'released'])
    expect(await read(one)).toMatchObject({ state: 'secured', amount: '310.00' })
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'])(
    'is charged once when the processor answers the charge with “%s”',
    async (kind) => {
      const one = await withCard(await job('finish'))
      await app.twin.door('faults', { path: '/capture', kind, times: 1 })
      await atOnce(3, () => confirm(one))
      await settle()
      expect(await atTwin(one)).toEqual([['succeeded', 31_000]])
      expect((await read(one)).state).toBe('taken')
      expect((await bookOf(one)).filter(({ account }) => account === 'processor')).toHaveLength(2)
    },
  )

  it('opens one page though the answer with it was lost', async () => {
    const one = await job()
    await app.twin.door('faults', { path: '/checkout/sessions', kind: 'lose_answer', times: 1 })
    await pay((await put(one)).body.url, good)
    expect((await look(one)).state).toBe('secured')
    expect(await atTwin(one)).toHaveLength(1)
  })

  it('says so when the page does not open, and opens it later', async () => {
    const one = await job()
    await app.twin.door('faults', { path: '/checkout/sessions', kind: 'busy', times: 1 })
    expect((await put(one)).refusal.code).toBe('unavailable')
    await pay((await put(one)).body.url, good)
    expect((await look(one)).state).toBe('secured')
  })

  it('is for those who run the request: not for a stranger, a bid’s provider or a technician', async () => {
    const one = await job()
    const { params } = of(one)
    expect((await guest().call(putCard, { params })).status).toBe(404)
    expect((await provider.caller.call(putCard, { params })).status).toBe(404)
    const other = await app.given.provider()
    expect((await other.caller.call(readPayment, { params })).status).toBe(404)
  })

  it('shows no id of the processor in any answer or event', async () => {
    const one = await withCard(await job())
    const told = await rows(
      `select row_to_json(e) as event from events e where e.job_id = $1`,
      one.id,
    )
    const answers = [await read(one), await look(one), told]
    expect(JSON.stringify(answers)).not.toMatch(/(pi|cs|cus|pm|ch|txn|sk|whsec)_/)
  })
})

describe('what the processor tells by itself', () => {
  const told = (body: string, signature: string) =>
    fetch(`${app.baseUrl}/api/payments/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
  const signed = (body: string, secret = app.twin.env.STRIPE_WEBHOOK_SECRET, at = Date.now()) => {
    const seconds = Math.floor(at / 1000)
    const sum = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return `t=${seconds},v1=${sum}`
  }
  const bodyAbout = (id: string) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'any', data: { object: { id } } })

  it('is a hint: the card is looked at now, and what the processor then says counts, told once or five times', async () => {
    const one = await job()
    const { body } = await put(one)
    await pay(body.url, good)
    const [hold] = await rows<{ session: string }>(
      'select session from holds where job_id = $1',
      one.id,
    )
    const event = bodyAbout(hold?.session ?? '')
    const answers = await atOnce(5, () => told(event, signed(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await read(one)).state).toBe('needs_card')
    await settle(0)
    expect((await read(one)).state).toBe('secured')
    const secured = await rows(
      `select 1 from events where job_id = $1 and name = 'payment_secured'`,
      one.id,
    )
    expect(secured).toHaveLength(1)
  })

  it('is nothing yet about what is not noted yet, and nothing at all of another account', async () => {
    const one = await job()
    const { body } = await put(one)
    await pay(body.url, good)
    // The bank was faster than our note of what it was asked for.
    const early = bodyAbout('pi_early')
    expect((await told(early, signed(early))).status).toBe(200)
    const [hold] = await rows<{ session: string; look_at: Date }>(
      'select session, look_at from holds where job_id = $1',
      one.id,
    )
    const foreign = JSON.stringify({
      ...JSON.parse(bodyAbout(hold?.session ?? '')),
      account: 'acct_other',
    })
    expect((await told(foreign, signed(foreign))).status).toBe(200)
    expect(await rows('select session, look_at from holds where job_id = $1', one.id)).toEqual([
      hold,
    ])
    await settle()
    expect((await read(one)).state).toBe('secured')
  })

  it('is about a job where a card failed on its page, whose payment is not ours yet', async () => {
    const one = await job()
    await pay((await put(one)).body.url, declined)
    const failed = (account?: string) =>
      JSON.stringify({
        ...JSON.parse(bodyAbout('pi_unknown')),
        type: 'payment_intent.payment_failed',
        ...(account && { account }),
        data: { object: { id: 'pi_unknown', transfer_group: one.id } },
      })
    const isDue = () =>
      rows(`select 1 from holds where job_id = $1 and look_at <= $2`, one.id, app.clock.now())
    await told(failed('acct_other'), signed(failed('acct_other')))
    expect(await isDue()).toHaveLength(0)
    await told(failed(), signed(failed()))
    expect(await isDue()).toHaveLength(1)
  })

  it('is refused when somebody else has signed it, when it is old, and when it is not signed', async () => {
    const event = bodyAbout('pi_1')
    for (const signature of [
      signed(event, 'whsec_other'),
      signed(event, undefined, Date.now() - 600_000),
      'x',
    ])
      expect((await told(event, signature)).status).toBe(400)
    const bare = await fetch(`${app.baseUrl}/api/payments/events`, { method: 'POST', body: event })
    expect(bare.status).toBe(400)
  })
})

describe('what the database holds', () => {
  it('takes no more than was agreed', async () => {
    const one = await withCard(await job('finish', '100.00'))
    await expect(
      rows(
        `with more as (update jobs set price_cents = 9000 where id = $1)
         update holds set state = 'capturing', capture_cents = 10000 where job_id = $1`,
        one.id,
      ),
    ).rejects.toThrow('more would be taken')
  })
})

it('without a processor no card is offered, and everything is paid directly', async () => {
  const plain = await openTestApp()
  const one = await plain.given.job({})
  const shown = await plain.anybody().call(readPayment, of(one))
  expect(shown.body).toMatchObject({ state: 'direct', canPutCard: false })
  expect((await plain.anybody().call(putCard, of(one))).refusal.code).toBe('wrong_state')
  await plain.close()
})
