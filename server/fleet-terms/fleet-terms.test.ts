import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeBid, decideBid, readRequest } from '#contract/bids.ts'
import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { dayIn } from '#contract/days.ts'
import { answerDispute, decideDispute, openDispute, readDisputes } from '#contract/disputes.ts'
import { giveFleetCheck } from '#contract/fleet-checks.ts'
import { setPoNumber } from '#contract/fleet-requests.ts'
import {
  askForTerms,
  daysAfter,
  decideTerms,
  payBill,
  readFleetMoney,
  readTermsAtDesk,
  readTermsOfRequest,
  readWaysToPay,
  takeBackPayment,
  writeOffBill,
} from '#contract/fleet-terms.ts'
import { changeOwnFleet, setProviderPreference } from '#contract/fleets.ts'
import { listPapers } from '#contract/invoices.ts'
import { advanceJob, confirmJob } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { choosePayment, lookAtPayment, putCard, readPayment } from '#contract/payments.ts'
import { exportOwnMoney, readOwnMoney } from '#contract/payouts.ts'
import { refundJob } from '#contract/refunds.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { readTechnicianDay } from '#contract/technicians.ts'
import { tipJob } from '#contract/tips.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import { base } from '#contract/words/languages.ts'
import type { Caller } from '../testing/caller.ts'
import { live, paidJob, setUpBank, sumsOf } from '../testing/card-money.ts'
import type { GivenCompany, GivenProvider } from '../testing/given.ts'
import { goodCard } from '../testing/given-card.ts'
import { givenMember } from '../testing/given-member.ts'
import { accept, applied, bidForFleet, fleetJob, onTerms, wish } from '../testing/given-terms.ts'
import { nextHour } from '../testing/next-hour.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'
import { workOnMoney } from '../testing/work-on-money.ts'
import { issueBills } from './issue-bills.ts'
import { markOverdueBills, suspendTerms } from './run-terms-clock.ts'

const day = 24 * 60 * 60_000

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

const money = async ({ manager }: GivenCompany) => (await manager.call(readFleetMoney)).body
const decide = async (company: GivenCompany, body: object) =>
  (await app.given.admin()).call(decideTerms, {
    params: { id: company.id },
    body: { reason: 'As we agreed by phone.', ...body } as never,
  })
const bills = async (company: GivenCompany) => {
  await issueBills(app.services)
  return (await money(company)).bills
}
const pay = async (id: string, amount: string, reference = `ACH ${amount}`) =>
  (await app.given.admin()).call(payBill, { params: { id }, body: { amount, reference } })
/** A payment of a fleet as an admin takes it back. */
async function takingBack(company: GivenCompany, reference: string) {
  const { bills } = await money(company)
  const all = bills.flatMap(({ id, payments }) => payments.map((one) => ({ ...one, billId: id })))
  const payment = all.find((one) => one.reference === reference)
  const body = { paymentId: payment?.id ?? '', reason: 'The bank sent it back.' }
  return { params: { id: payment?.billId ?? '' }, body }
}
const takeBack = async (company: GivenCompany, reference: string) =>
  (await app.given.admin()).call(takeBackPayment, await takingBack(company, reference))
const overdue = async (days: number) => {
  app.clock.advance(days * day)
  await markOverdueBills(app.services)
  await suspendTerms(app.services)
}
const next = (wanted: string) => nextHour(app, wanted)
const ofShop = async () => (await provider.caller.call(readOwnMoney)).body
const owedBy = async ({ id }: GivenCompany) => {
  const { rows } = await app.services.pool.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int8 as cents from ledger_entries where account = 'fleets_owe' and fleet_id = $1`,
    [id],
  )
  return rows[0]?.cents
}

describe('fleet terms', () => {
  it('takes no fleet check: the price comes with the bill', async () => {
    const company = await onTerms(app)
    const { params } = await fleetJob(app, company, await app.given.provider(), {
      until: 'accepted',
    })
    const body = { issuer: 'comdata', code: '5529-8801-QX77-3141', amount: '310.00' } as const
    const given = await company.manager.call(giveFleetCheck, { params, body })
    expect([given.status, given.refusal.message]).toMatchObject([
      409,
      expect.stringMatching(/terms/),
    ])
    expect((await company.manager.call(readPayment, { params })).body.fleetCheck).toBeNull()
    await company.manager.call(choosePayment, { params, body: { method: 'direct' } })
    const ofPrice = { ...body, amount: '300.00' }
    await company.manager.call(giveFleetCheck, { params, body: ofPrice })
    const { fleetCheck } = (await company.manager.call(readPayment, { params })).body
    expect(fleetCheck?.amount).toBe('300.00')
    await company.manager.call(choosePayment, { params, body: { method: 'terms' } })
    expect((await company.manager.call(readPayment, { params })).body.fleetCheck).toBeNull()
  })

  it('are applied for by a manager and granted by an admin, as wished or otherwise, with a reason', async () => {
    const company = await applied(app, { limit: '8000.00', netDays: 30 })
    expect((await money(company)).terms).toMatchObject({ state: 'asked', limit: '8000.00' })
    const granted = await decide(company, { decision: 'grant', limit: '2000.00', netDays: 7 })
    expect(granted.status).toBe(200)
    expect((await money(company)).terms).toMatchObject({
      state: 'in_force',
      limit: '2000.00',
      netDays: 7,
      used: '0.00',
      left: '2000.00',
      reason: 'As we agreed by phone.',
    })
    const again = await company.manager.call(askForTerms, { body: wish() })
    expect([again.status, again.refusal.code]).toEqual([409, 'wrong_state'])
    expect((await decide(company, { decision: 'change', limit: '3000.00' })).status).toBe(200)
    expect((await money(company)).terms).toMatchObject({ limit: '3000.00', netDays: 7 })
    expect((await decide(company, { decision: 'end' })).status).toBe(200)
    expect((await decide(company, { decision: 'change' })).status).toBe(409)
    expect((await company.manager.call(askForTerms, { body: wish() })).status).toBe(200)
    expect((await decide(company, { decision: 'refuse' })).status).toBe(200)
    expect((await money(company)).terms?.state).toBe('refused')
  })

  it('are the managers’ to apply for; an accountant reads them, a dispatcher does not', async () => {
    const company = await onTerms(app)
    const accountant = await givenMember(app, company, 'accountant', 'Ana Books')
    const dispatcher = await givenMember(app, company, 'dispatcher', 'Dan Desk')
    expect((await accountant.call(readFleetMoney)).status).toBe(200)
    expect((await accountant.call(askForTerms, { body: wish() })).status).toBe(403)
    expect((await dispatcher.call(readFleetMoney)).status).toBe(403)
  })

  it('pay an accepted bid where nobody says otherwise, and count against the limit until they are paid', async () => {
    const company = await onTerms(app, { limit: '500.00' })
    const one = await fleetJob(app, company, provider, { until: 'accepted' })
    const { bid } = await bidForFleet(app, company, provider)
    expect((await money(company)).terms).toMatchObject({ used: '300.00', left: '200.00' })
    const refused = await accept(company.manager, bid.id, 'terms')
    expect([refused.status, refused.refusal.code, refused.refusal.message]).toEqual([
      409,
      'terms_used_up',
      'Your fleet terms have $200.00 left, which is too little for this. Pay the provider another way.',
    ])
    // Nobody stands by the road for want of a limit.
    const direct = begunJob((await accept(company.manager, bid.id)).body)
    const read = async (id: string) =>
      (await company.manager.call(readPayment, { params: { id } })).body
    expect([(await read(one.id)).state, (await read(direct)).state]).toEqual(['terms', 'direct'])
  })

  it('are taken or not by a shop with its bid', async () => {
    const company = await onTerms(app)
    const { request, bid } = await bidForFleet(app, company, provider)
    const shown = await provider.caller.call(readTermsOfRequest, { params: { id: request.id } })
    expect(shown.body.terms).toMatchObject({ netDays: 15 })
    await provider.caller.call(changeBid, {
      params: { id: bid.id },
      body: { takesTerms: false },
    })
    const refused = await accept(company.manager, bid.id, 'terms')
    expect([refused.status, refused.refusal.code]).toEqual([409, 'terms_not_taken'])
    expect(begunJob((await accept(company.manager, bid.id)).body)).toBeTruthy()
  })

  it('are said to no shop that the fleet never calls', async () => {
    const company = await onTerms(app)
    const { request } = await bidForFleet(app, company, provider)
    const terms = async () =>
      (await provider.caller.call(readTermsOfRequest, { params: { id: request.id } })).body.terms
    expect(await terms()).not.toBeNull()
    await company.manager.call(setProviderPreference, {
      params: { id: provider.id },
      body: { standing: 'blocked' },
    })
    expect(await terms()).toBeNull()
  })

  it('say to the shop how many days they are and by when the fleet has to have paid', async () => {
    const company = await onTerms(app, { netDays: 7 })
    const one = await fleetJob(app, company, provider)
    const seen = (await provider.caller.call(readPayment, one)).body
    expect(seen.terms).toMatchObject({ netDays: 7, isBilled: false, isPaid: false, bill: null })
    const [bill] = await bills(company)
    expect(bill?.dueOn && bill.dueOn <= (seen.terms?.dueOn ?? '')).toBe(true)
    const billed = (await provider.caller.call(readPayment, one)).body
    // The number of its bill is the fleet's business.
    expect(billed.terms).toMatchObject({ dueOn: bill?.dueOn, isBilled: true, bill: null })
    expect((await company.manager.call(readPayment, one)).body.terms?.bill).toBe(bill?.number)
  })

  it('are said to the technician whose job they pay, with the total and nothing to collect', async () => {
    const { id, params } = await fleetJob(app, await onTerms(app), provider, { until: 'accepted' })
    const { byLink } = await app.given.technician(provider, { id })
    for (const step of ['start', 'arrive', 'work'])
      await provider.caller.call(advanceJob, { params, body: { step } })
    const { body } = await byLink.call(readTechnicianDay)
    expect(body.jobs[0]).toMatchObject({ total: '300.00', toCollect: '0.00', isOnTerms: true })
  })

  it('can be chosen or left after the acceptance, until the work is done, and the shop reads it', async () => {
    const company = await onTerms(app)
    const one = await fleetJob(app, company, provider, { until: 'accepted', payBy: 'direct' })
    const choose = (method: 'terms' | 'direct') =>
      company.manager.call(choosePayment, { ...one, body: { method } })
    expect((await choose('terms')).body).toMatchObject({ state: 'terms', mayChoose: ['direct'] })
    expect((await company.manager.call(putCard, one)).status).toBe(409)
    expect((await choose('direct')).body).toMatchObject({ state: 'direct', mayChoose: ['terms'] })
    for (const step of ['start', 'arrive', 'work', 'finish'] as const)
      await provider.caller.call(advanceJob, { ...one, body: { step } })
    expect((await choose('terms')).refusal.code).toBe('wrong_state')
  })

  it('that the office has chosen are not for the driver to leave, nor to choose where the office pays directly', async () => {
    const company = await onTerms(app)
    const driver = await app.given.fleetDriver(company, { fullName: 'Dana Road' })
    const chooses = async (by: Caller, id: string, method: 'terms' | 'direct') => {
      const answer = await by.call(choosePayment, { params: { id }, body: { method } })
      return answer.status === 200
        ? [200, answer.body.state]
        : [answer.status, answer.refusal.message]
    }
    const mayChoose = async (id: string) =>
      (await driver.caller.call(readPayment, { params: { id } })).body.mayChoose
    const no = [
      403,
      'Your fleet has chosen how this job is paid. Ask your dispatcher to change it.',
    ]

    const asked = { until: 'accepted', driverId: driver.id } as const
    const one = await fleetJob(app, company, provider, asked)
    expect(await mayChoose(one.id)).toEqual([])
    expect(await chooses(driver.caller, one.id, 'direct')).toEqual(no)
    expect(await chooses(company.manager, one.id, 'direct')).toEqual([200, 'direct'])
    expect(await mayChoose(one.id)).toEqual([])
    expect(await chooses(driver.caller, one.id, 'terms')).toEqual(no)
    expect((await driver.caller.call(readPayment, one)).body.state).toBe('direct')

    const { timeline } = (
      await company.manager.call(readRequest, { params: { id: one.request.id } })
    ).body
    const said = timeline.filter(({ facts }) => facts?.payWay)
    expect(said.map(({ name, facts }) => [name, facts && jobHistory.facts(facts)])).toEqual([
      ['bid_accepted', 'To be paid on fleet terms.'],
      ['payment_chosen', 'To be paid directly to the provider, no longer on fleet terms.'],
    ])
  })

  it('that the driver has chosen the driver may leave, and the office is told who did and how it is paid now', async () => {
    const company = await onTerms(app)
    const driver = await app.given.fleetDriver(company, { fullName: 'Dana Road' })
    const { request, bid } = await bidForFleet(app, company, provider, { driverId: driver.id })
    const params = { id: begunJob((await accept(driver.caller, bid.id)).body) }
    expect((await driver.caller.call(readPayment, { params })).body).toMatchObject({
      state: 'terms',
      mayChoose: ['direct'],
    })
    const newest = async () => {
      await tellAll(app.services)
      return (await company.manager.call(listNotifications)).body.notifications[0]
    }
    const choose = (by: Caller, method: 'terms' | 'direct') =>
      by.call(choosePayment, { params, body: { method } })
    expect((await choose(driver.caller, 'direct')).body.state).toBe('direct')
    const told = await newest()
    expect(told?.title).toBe('Dana Road pays the provider directly')
    expect(told?.link).toContain(request.id)
    expect((await choose(driver.caller, 'terms')).body.state).toBe('terms')
    expect((await newest())?.title).toBe('Dana Road has put a job on fleet terms')
    // What the office does itself it is not told.
    const before = (await newest())?.id
    expect((await choose(company.manager, 'direct')).body.state).toBe('direct')
    expect((await newest())?.id).toBe(before)
  })

  it('hold thirty dispatchers at the same moment to the limit', async () => {
    const company = await onTerms(app, { limit: '1000.00' })
    const offers: Awaited<ReturnType<typeof bidForFleet>>[] = []
    for (let at = 0; at < 30; at++) offers.push(await bidForFleet(app, company, provider))
    const answers = await atOnce(30, (at) =>
      accept(company.manager, offers[at]?.bid.id ?? '', 'terms'),
    )
    const taken = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(taken).toHaveLength(3)
    expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(['terms_used_up']))
    expect((await money(company)).terms).toMatchObject({ used: '900.00', left: '100.00' })
  })

  it('are asked again by a change: what the limit does not hold is not approved', async () => {
    const company = await onTerms(app, { limit: '350.00' })
    const one = await fleetJob(app, company, provider, { until: 'accepted' })
    for (const step of ['start', 'arrive', 'work'] as const)
      await provider.caller.call(advanceJob, { ...one, body: { step } })
    const ask = async (unitPrice: string) =>
      (
        await provider.caller.call(sendChangeOrder, {
          ...one,
          body: { reason: 'seized_parts', lines: [{ kind: 'parts', quantity: '1', unitPrice }] },
        })
      ).body.id
    const answer = (id: string, approvedLines: number[], total: string) =>
      company.manager.call(decideChangeOrder, { params: { id }, body: { approvedLines, total } })
    const first = await ask('30.00')
    expect((await answer(first, [0], '330.00')).status).toBe(200)
    const second = await ask('20.01')
    expect((await answer(second, [0], '350.01')).refusal.code).toBe('terms_used_up')
    expect((await answer(second, [], '330.00')).status).toBe(200)
    await provider.caller.call(advanceJob, { ...one, body: { step: 'finish' } })
    await company.manager.call(confirmJob, one)
    expect(await bills(company)).toMatchObject([{ total: '330.00' }])
  })
})

describe('a PO number on terms', () => {
  it('is wanted before a bid is accepted where they say so, but for an emergency', async () => {
    const company = await onTerms(app, { poMode: 'before_accept' })
    const { request, bid } = await bidForFleet(app, company, provider)
    expect((await accept(company.manager, bid.id, 'terms')).refusal.code).toBe('po_required')
    expect((await accept(company.manager, bid.id)).refusal.code).toBe('po_required')
    await company.manager.call(setPoNumber, {
      params: { id: request.id },
      body: { poNumber: 'PO-77' },
    })
    expect(begunJob((await accept(company.manager, bid.id, 'terms')).body)).toBeTruthy()
    const urgent = await bidForFleet(app, company, provider, { urgency: 'emergency' })
    expect(begunJob((await accept(company.manager, urgent.bid.id, 'terms')).body)).toBeTruthy()
  })

  it('comes with the acceptance, where the dialog asks for it: on terms alone, or always', async () => {
    const company = await onTerms(app, { poMode: 'before_accept' })
    const { request, bid } = await bidForFleet(app, company, provider)
    const wanted = async () =>
      (await company.manager.call(readWaysToPay, { params: { id: request.id } })).body.poWanted
    expect(await wanted()).toBe('on_terms')
    await company.manager.call(changeOwnFleet, { body: { isPoRequired: true } })
    expect(await wanted()).toBe('always')
    const body = { status: 'accepted', poNumber: 'PO-78' } as const
    const taken = await company.manager.call(decideBid, { params: { id: bid.id }, body })
    expect(begunJob(taken.body)).toBeTruthy()
    const read = (await company.manager.call(readRequest, { params: { id: request.id } })).body
    expect([read.poNumber, read.timeline.map(({ name }) => name)]).toEqual([
      'PO-78',
      expect.arrayContaining(['po_number_changed']),
    ])
    expect(await wanted()).toBe('never')
  })

  it('is waited for some days after the work; then the bill goes out without it', async () => {
    const company = await onTerms(app, { poMode: 'before_invoice' })
    const one = await fleetJob(app, company, provider)
    await fleetJob(app, company, provider)
    expect(await bills(company)).toEqual([])
    const accountant = await givenMember(app, company, 'accountant', 'Ana Books')
    const put = await accountant.call(setPoNumber, {
      params: { id: one.request.id },
      body: { poNumber: 'PO-9' },
    })
    expect(put.status).toBe(200)
    const seen = await accountant.call(readRequest, { params: { id: one.request.id } })
    expect(seen.body.can).toMatchObject({ run: false, writePo: true })
    expect(await bills(company)).toMatchObject([{ jobs: 1, total: '300.00' }])
    app.clock.advance(settings.fleetTerms.poWaitDays * day)
    expect(await bills(company)).toHaveLength(2)
    expect((await money(company)).unbilled).toEqual([])
  })

  it('is asked for by the day on which the bill goes out without it, by the clock of the fleet and not of the truck', async () => {
    const company = await onTerms(app, { poMode: 'before_invoice' })
    await company.manager.call(changeOwnFleet, { body: { timeZone: 'America/New_York' } })
    // Beside the truck it is an hour before midnight; at the fleet the next day has begun.
    next('Wed, 23')
    const closedOn = dayIn('America/New_York', app.clock.now())
    const one = await fleetJob(app, company, provider)
    await tellAll(app.services)
    const asked = (await company.manager.call(listNotifications)).body.notifications.find(
      ({ kind }) => kind === 'po_wanted',
    )
    const byDay = daysAfter(closedOn, settings.fleetTerms.poWaitDays)
    expect(asked?.body).toContain(`Add it by ${grammarOf(base).day(byDay)}.`)
    app.clock.advance((settings.fleetTerms.poWaitDays - 1) * day)
    expect(await bills(company)).toEqual([])
    app.clock.advance(day)
    expect(await bills(company)).toMatchObject([{ issuedOn: byDay }])
    expect((await company.manager.call(readPayment, one)).body.terms?.isBilled).toBe(true)
  })
})

it('the fee for canceling a job on terms is announced to both sides as what it is: a line of the fleet’s next bill', async () => {
  const company = await onTerms(app)
  const driver = await app.given.fleetDriver(company)
  const one = await fleetJob(app, company, provider, { until: 'accepted', driverId: driver.id })
  app.clock.advance(6 * 60_000)
  const canceled = await company.manager.call(cancelRequest, {
    params: { id: one.request.id },
    body: { reason: 'Fixed it ourselves', fee: '30.00' },
  })
  expect(canceled.status).toBe(200)
  await tellAll(app.services)
  const newsOf = async (caller: Caller) =>
    (await caller.call(listNotifications)).body.notifications
      .filter(({ kind }) => kind === 'job_cancelled')
      .map(({ title, body }) => `${title}: ${body}`)
      .join(' ')
  for (const caller of [company.manager, driver.caller])
    expect(await newsOf(caller)).toContain(
      `$30.00 for ${provider.businessName} goes on your fleet’s next bill`,
    )
  expect(await newsOf(provider.caller)).toContain(
    'Your fee of $30.00 goes on the fleet’s next bill.',
  )
  for (const caller of [company.manager, driver.caller, provider.caller])
    expect(await newsOf(caller)).not.toMatch(/directly|owes? /i)
  expect(await bills(company)).toMatchObject([{ jobs: 1, total: '30.00' }])
})

describe('a bill', () => {
  it('comes for each job, numbered without a gap; paid, its shop is paid out, and not before', async () => {
    const company = await onTerms(app)
    await setUpBank(provider)
    const one = await fleetJob(app, company, provider)
    expect(await sumsOf(app, one)).toEqual({
      fleets_owe: 30_000,
      provider_payable: -27_000,
      platform_fees: -3_000,
    })
    const [bill] = await bills(company)
    expect(bill).toMatchObject({ state: 'open', total: '300.00', open: '300.00', jobs: 1 })
    await paidJob(app, await app.given.provider(), '5000.00')
    await live(app, 8)
    expect(await ofShop()).toMatchObject({ balance: '270.00', ofFleets: '270.00', payouts: [] })
    expect((await ofShop()).jobs).toMatchObject([
      { paid: '300.00', yours: '270.00', terms: { netDays: 15, isPaid: false } },
    ])
    const file = new TextDecoder().decode((await provider.caller.call(exportOwnMoney)).bytes)
    expect(file.trimEnd()).toMatch(/,"Fleet terms, net 15"$/)
    expect((await pay(bill?.id ?? '', '100.00')).status).toBe(200)
    await live(app, 1)
    expect((await ofShop()).payouts).toEqual([])
    expect((await pay(bill?.id ?? '', '100.00')).refusal.message).toBe(
      'A payment with this reference is already recorded for this bill.',
    )
    expect((await pay(bill?.id ?? '', '200.01')).status).toBe(400)
    expect((await pay(bill?.id ?? '', '200.00')).status).toBe(200)
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    expect((await money(company)).bills).toMatchObject([
      {
        state: 'paid',
        open: '0.00',
        payments: [
          { on: day, amount: '100.00', reference: 'ACH 100.00' },
          { on: day, amount: '200.00', reference: 'ACH 200.00' },
        ],
      },
    ])
    await live(app, 2)
    expect(await ofShop()).toMatchObject({ ofFleets: '0.00', payouts: [{ amount: '270.00' }] })
    expect(await owedBy(company)).toBe(0)
    const second = await fleetJob(app, company, provider)
    const numbers = (await bills(company)).map(({ number }) => number.slice(-6))
    expect([second.id !== one.id, numbers]).toEqual([true, ['000002', '000001']])
  })

  it('comes on Monday by the clock of the fleet for the jobs of the week, in one', async () => {
    const company = await onTerms(app, { billing: 'weekly' })
    await fleetJob(app, company, provider)
    await fleetJob(app, company, await app.given.provider(), { price: '150.00' })
    let made = await bills(company)
    for (let days = 0; made.length === 0 && days < 15; days++) {
      app.clock.advance(day / 2)
      made = await bills(company)
    }
    expect(made).toMatchObject([{ jobs: 2, total: '450.00' }])
    expect(new Date(`${made[0]?.issuedOn}T12:00:00Z`).getUTCDay()).toBe(1)
  })

  it('of a Monday on which no worker was there comes as soon as one is, and once', async () => {
    const company = await onTerms(app, { billing: 'weekly', poMode: 'before_invoice' })
    next('Thu, 10')
    await fleetJob(app, company, provider, { poNumber: 'PO-1' })
    const waits = await fleetJob(app, company, provider)
    next('Sun, 10')
    await company.manager.call(setPoNumber, {
      params: { id: waits.request.id },
      body: { poNumber: 'PO-2' },
    })
    next('Mon, 05')
    expect(await bills(company)).toEqual([])
    next('Tue, 09')
    await fleetJob(app, company, provider, { poNumber: 'PO-3' })
    await atOnce(6, () => issueBills(app.services))
    expect(await bills(company)).toMatchObject([{ jobs: 2, total: '600.00' }])
    next('Wed, 09')
    expect(await bills(company)).toHaveLength(1)
    next('Mon, 06')
    expect(await bills(company)).toMatchObject([{ jobs: 1, total: '300.00' }, { jobs: 2 }])
  })

  it('of a week is made on its Monday: what was not ready for it waits for the next one', async () => {
    const company = await onTerms(app, { billing: 'weekly', poMode: 'before_invoice' })
    next('Sat, 10')
    const waits = await fleetJob(app, company, provider)
    next('Mon, 07')
    expect(await bills(company)).toEqual([])
    await company.manager.call(setPoNumber, {
      params: { id: waits.request.id },
      body: { poNumber: 'PO-9' },
    })
    next('Wed, 07')
    expect(await bills(company)).toEqual([])
    next('Mon, 06')
    expect(await bills(company)).toMatchObject([{ jobs: 1 }])
  })

  it('is one, however many make it at the same moment', async () => {
    const company = await onTerms(app)
    for (let at = 0; at < 3; at++) await fleetJob(app, company, provider)
    await atOnce(6, () => issueBills(app.services))
    const numbers = (await money(company)).bills.map(({ number }) => number.slice(-6)).sort()
    expect(numbers).toEqual(['000001', '000002', '000003'])
  })

  it('is paid once, however many write it down at the same moment', async () => {
    const company = await onTerms(app)
    await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    const answers = await atOnce(6, (at) => pay(bill?.id ?? '', '200.00', `ACH ${at % 3}`))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => Math.floor(status / 100))).toEqual([4, 4, 4, 4, 4])
    expect((await money(company)).bills).toMatchObject([{ paid: '200.00', open: '100.00' }])
    expect(await owedBy(company)).toBe(10_000)
  })

  it('is open again once its payment is taken back: the fleet reads why, and the shop waits once more', async () => {
    const company = await onTerms(app)
    await setUpBank(provider)
    await paidJob(app, await app.given.provider(), '5000.00')
    const one = await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    await pay(bill?.id ?? '', '100.00')
    await pay(bill?.id ?? '', '200.00')
    expect((await money(company)).bills).toMatchObject([{ state: 'paid' }])
    expect((await takeBack(company, 'ACH 200.00')).status).toBe(200)
    expect((await money(company)).bills).toMatchObject([
      { state: 'open', paid: '100.00', open: '200.00', payments: [{ reference: 'ACH 100.00' }] },
    ])
    expect(await owedBy(company)).toBe(20_000)
    await tellAll(app.services)
    const told = (await company.manager.call(listNotifications)).body.notifications
    expect(told[0]).toMatchObject({
      title: `A payment of $200.00 on bill ${bill?.number} was taken back`,
      body: 'Reason: The bank sent it back. $200.00 of the bill is open.',
    })
    const toShop = (await provider.caller.call(listNotifications)).body.notifications
    expect(toShop[0]?.title).toBe('The fleet’s bill with $300.00 of yours is open again')
    await live(app, 10)
    expect((await ofShop()).payouts).toEqual([])
    // The same reference, at last with the right sum.
    expect((await pay(bill?.id ?? '', '200.00')).status).toBe(200)
    await live(app, 2)
    expect((await ofShop()).payouts).toMatchObject([{ amount: '270.00' }])
    expect(await sumsOf(app, one)).toMatchObject({ fleets_owe: 30_000 })
  })

  it('leaves with a shop what it was paid out, though the payment is taken back after that', async () => {
    const company = await onTerms(app)
    await setUpBank(provider)
    await paidJob(app, await app.given.provider(), '5000.00')
    await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    await pay(bill?.id ?? '', '300.00')
    await live(app, 10)
    expect((await ofShop()).payouts).toMatchObject([{ amount: '270.00' }])
    const before = (await provider.caller.call(listNotifications)).body.notifications.length
    expect((await takeBack(company, 'ACH 300.00')).status).toBe(200)
    await live(app, 5)
    expect((await ofShop()).payouts).toMatchObject([{ amount: '270.00' }])
    expect((await provider.caller.call(listNotifications)).body.notifications).toHaveLength(before)
    expect(await owedBy(company)).toBe(30_000)
  })

  it('gives a payment back once, however many take it back at the same moment', async () => {
    const company = await onTerms(app)
    await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    await pay(bill?.id ?? '', '200.00')
    const [admin, payment] = [await app.given.admin(), await takingBack(company, 'ACH 200.00')]
    const answers = await atOnce(5, () => admin.call(takeBackPayment, payment))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await owedBy(company)).toBe(30_000)
    const [refused] = answers.filter(({ status }) => status !== 200)
    expect(refused?.refusal.message).toBe('This payment was already taken back.')
  })

  it('keeps what is written off: no payment of it is taken back', async () => {
    const company = await onTerms(app)
    await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    await pay(bill?.id ?? '', '200.00')
    await (await app.given.admin()).call(writeOffBill, {
      params: { id: bill?.id ?? '' },
      body: { reason: 'The company is bankrupt.' },
    })
    expect((await takeBack(company, 'ACH 200.00')).refusal.message).toBe(
      'This bill is written off, or open already.',
    )
  })

  it('that is overdue stops new jobs on terms, ten days later the terms, and not the jobs that run', async () => {
    const company = await onTerms(app, { netDays: 7 })
    await fleetJob(app, company, provider)
    const running = await fleetJob(app, company, provider, { until: 'accepted' })
    const [bill] = await bills(company)
    await overdue(8)
    expect((await money(company)).bills).toMatchObject([{ state: 'overdue' }])
    expect((await money(company)).terms?.state).toBe('in_force')
    const papers = (await app.given.admin()).call(listPapers, {
      query: { party: company.id, stands: 'overdue' },
    })
    expect((await papers).body).toMatchObject([{ kind: 'work', stands: 'overdue' }])
    const { request, bid } = await bidForFleet(app, company, provider)
    expect((await accept(company.manager, bid.id, 'terms')).refusal.code).toBe('terms_overdue')
    const ways = await company.manager.call(readWaysToPay, { params: { id: request.id } })
    expect(ways.body.terms?.hindrance).toBe('overdue')
    await overdue(settings.fleetTerms.suspendAfterDays)
    expect((await money(company)).terms?.state).toBe('suspended')
    expect((await company.manager.call(readPayment, running)).body.state).toBe('terms')
    expect((await decide(company, { decision: 'restore' })).refusal.code).toBe('wrong_state')
    await pay(bill?.id ?? '', '300.00')
    expect((await money(company)).terms?.state).toBe('in_force')
  })

  it('that a credit settles, or has settled before it was made, is said to be settled, and brings the terms back', async () => {
    const company = await onTerms(app, { netDays: 7 })
    const one = await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    await overdue(8)
    await overdue(settings.fleetTerms.suspendAfterDays)
    expect((await money(company)).terms?.state).toBe('suspended')
    const refund = (of: typeof one, amount: string) =>
      provider.caller.call(refundJob, { ...of, body: { amount, reason: 'It was ours to mend' } })
    expect((await refund(one, '300.00')).status).toBe(200)
    expect(await money(company)).toMatchObject({
      bills: [{ state: 'paid' }],
      terms: { state: 'in_force' },
    })
    await tellAll(app.services)
    const titles = async (caller: Caller) =>
      (await caller.call(listNotifications)).body.notifications.map(({ title }) => title)
    expect(await titles(company.manager)).toEqual(
      expect.arrayContaining([
        `Bill ${bill?.number} is settled`,
        'Your fleet terms are in force again',
      ]),
    )
    // Of what was credited nothing is paid out to the shop.
    expect(await titles(provider.caller)).not.toContainEqual(expect.stringMatching(/is settled/))

    const paid = await fleetJob(app, company, provider)
    const [second] = await bills(company)
    await pay(second?.id ?? '', '300.00')
    await refund(paid, '300.00')
    await fleetJob(app, company, provider, { price: '200.00' })
    const [third] = await bills(company)
    expect(third).toMatchObject({ state: 'paid', carried: '200.00' })
    await tellAll(app.services)
    expect(await titles(company.manager)).toContain(`Bill ${third?.number} is settled`)
    expect(await titles(provider.caller)).toContain(
      'The fleet’s bill with $200.00 of yours is settled',
    )
  })

  it('that nobody pays is written off: the platform bears it, and the shop is paid out', async () => {
    const company = await onTerms(app)
    await setUpBank(provider)
    await paidJob(app, await app.given.provider(), '5000.00')
    await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    const off = await (await app.given.admin()).call(writeOffBill, {
      params: { id: bill?.id ?? '' },
      body: { reason: 'The company is bankrupt.' },
    })
    expect(off.status).toBe(200)
    expect(await owedBy(company)).toBe(0)
    expect((await money(company)).bills).toMatchObject([
      { state: 'written_off', writtenOff: '300.00' },
    ])
    expect((await pay(bill?.id ?? '', '1.00')).refusal.code).toBe('wrong_state')
    await live(app, 10)
    expect((await ofShop()).payouts).toMatchObject([{ amount: '270.00' }])
  })

  it('has the fee of a job that was called off', async () => {
    const company = await onTerms(app)
    const one = await fleetJob(app, company, provider, { until: 'accepted' })
    app.clock.advance(6 * 60_000)
    await provider.caller.call(advanceJob, { ...one, body: { step: 'start' } })
    const cancelled = await company.manager.call(cancelRequest, {
      params: { id: one.request.id },
      body: { reason: 'It runs again', fee: '75.00' },
    })
    expect(cancelled.status).toBe(200)
    expect(await sumsOf(app, one)).toEqual({
      fleets_owe: 7_500,
      provider_payable: -7_500,
    })
    expect(await bills(company)).toMatchObject([{ total: '75.00' }])
  })
})

describe('what is credited of a job on terms', () => {
  it('makes an open bill smaller, with a credit note; the shop and the platform give their parts', async () => {
    const company = await onTerms(app)
    const one = await fleetJob(app, company, provider)
    await bills(company)
    const given = await provider.caller.call(refundJob, {
      ...one,
      body: { amount: '100.00', reason: 'One tire less' },
    })
    expect(given.status).toBe(200)
    expect(await sumsOf(app, one)).toEqual({
      fleets_owe: 20_000,
      provider_payable: -18_000,
      platform_fees: -2_000,
    })
    expect(await bills(company)).toMatchObject([
      { total: '300.00', credited: '100.00', open: '200.00' },
    ])
    const { creditNotes } = (await company.manager.call(readPayment, one)).body
    expect(creditNotes).toMatchObject([{ amount: '100.00', because: 'refund' }])
  })

  it('after the bill was paid makes the next one smaller', async () => {
    const company = await onTerms(app)
    const one = await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    await pay(bill?.id ?? '', '300.00')
    await provider.caller.call(refundJob, {
      ...one,
      body: { amount: '50.00', reason: 'A late discount' },
    })
    expect((await money(company)).balance).toBe('-50.00')
    await fleetJob(app, company, provider, { price: '200.00' })
    const [next] = await bills(company)
    expect(next).toMatchObject({ total: '200.00', credited: '50.00', open: '150.00' })
    expect((await money(company)).balance).toBe('150.00')
  })

  it('before it was billed, all of it, leaves no bill to wait for: a tip of that job is paid out', async () => {
    const company = await onTerms(app, { billing: 'weekly' })
    await setUpBank(provider)
    await paidJob(app, await app.given.provider(), '5000.00')
    next('Tue, 10')
    const one = await fleetJob(app, company, provider)
    const { url } = (await company.manager.call(tipJob, { ...one, body: { amount: '20.00' } })).body
    const form = new URLSearchParams({ number: goodCard })
    await fetch(url ?? '', { method: 'POST', body: form, redirect: 'manual' })
    await company.manager.call(lookAtPayment, one)
    await provider.caller.call(refundJob, {
      ...one,
      body: { amount: '300.00', reason: 'It was ours to mend' },
    })
    await live(app, 10)
    expect(await bills(company)).toEqual([])
    expect((await ofShop()).payouts).toMatchObject([{ amount: '20.00' }])
  })

  it('by a dispute is not billed; the shop’s part is set aside till then', async () => {
    const company = await onTerms(app)
    const one = await fleetJob(app, company, provider)
    await company.manager.call(openDispute, {
      ...one,
      body: { reason: 'not_done', claim: '60.00', words: 'One lug nut is missing.' },
    })
    expect(await sumsOf(app, one)).toMatchObject({
      provider_payable: -21_600,
      dispute_reserve: -5_400,
    })
    expect(await bills(company)).toEqual([])
    const contested = async () => (await money(company)).unbilled.map(({ inDispute }) => inDispute)
    expect(await contested()).toEqual(['60.00'])
    // Nobody answers, and nobody appeals: the opener is right.
    for (let step = 0; step < 2; step++) {
      app.clock.advance(2 * day + 1000)
      await workOnMoney(app.services)
    }
    expect(await sumsOf(app, one)).toEqual({
      fleets_owe: 24_000,
      provider_payable: -21_600,
      platform_fees: -2_400,
      dispute_reserve: 0,
    })
    expect(await bills(company)).toMatchObject([{ total: '240.00', open: '240.00' }])
  })
})

it('what of a bill is in dispute is not overdue meanwhile: it is due once that is settled, and the rest as ever', async () => {
  const objecting = async (claim: string) => {
    const company = await onTerms(app, { netDays: 7 })
    const one = await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    const body = { reason: 'not_done', claim, words: 'One lug nut is missing.' } as const
    expect((await company.manager.call(openDispute, { ...one, body })).status).toBe(201)
    return { company, one, id: bill?.id ?? '' }
  }
  const [all, paysRest, paysNothing] = [
    await objecting('300.00'),
    await objecting('60.00'),
    await objecting('60.00'),
  ]
  for (const { one } of [all, paysRest, paysNothing]) {
    const [dispute] = (await provider.caller.call(readDisputes, one)).body.disputes
    const params = { id: dispute?.id ?? '' }
    await provider.caller.call(answerDispute, { params, body: { words: 'All of them are on.' } })
  }
  expect((await pay(paysRest.id, '240.00')).status).toBe(200)
  const disputed = async ({ company }: typeof all) => {
    const [bill] = (await money(company)).bills
    return [bill?.open, bill?.inDispute]
  }
  expect([await disputed(all), await disputed(paysRest), await disputed(paysNothing)]).toEqual([
    ['300.00', '300.00'],
    ['60.00', '60.00'],
    ['300.00', '60.00'],
  ])
  await overdue(9)
  const stateOf = async ({ company }: typeof all) => (await money(company)).bills[0]?.state
  expect([await stateOf(all), await stateOf(paysRest), await stateOf(paysNothing)]).toEqual([
    'open',
    'open',
    'overdue',
  ])
  const { bid } = await bidForFleet(app, all.company, provider)
  expect((await accept(all.company.manager, bid.id, 'terms')).status).toBe(200)

  const [dispute] = (await provider.caller.call(readDisputes, all.one)).body.disputes
  const decided = await (await app.given.admin()).call(decideDispute, {
    params: { id: dispute?.id ?? '' },
    body: { award: '0.00', reason: 'The photo shows all of them.' },
  })
  expect(decided.status).toBe(200)
  app.clock.advance(3 * day)
  await workOnMoney(app.services)
  await markOverdueBills(app.services)
  await suspendTerms(app.services)
  expect([await stateOf(all), ...(await disputed(all))]).toEqual(['open', '300.00', '0.00'])
  await overdue(2)
  expect([await stateOf(all), (await money(all.company)).terms?.state]).toEqual([
    'overdue',
    'in_force',
  ])
  await overdue(settings.fleetTerms.suspendAfterDays)
  expect((await money(all.company)).terms?.state).toBe('suspended')
})

it('an overdue bill of which no more is left than what is in dispute is not overdue any more, until that is settled', async () => {
  const objecting = async () => {
    const company = await onTerms(app, { netDays: 7 })
    const one = await fleetJob(app, company, provider)
    const [bill] = await bills(company)
    const body = { reason: 'not_done', claim: '60.00', words: 'One lug nut is missing.' } as const
    expect((await company.manager.call(openDispute, { ...one, body })).status).toBe(201)
    const [dispute] = (await provider.caller.call(readDisputes, one)).body.disputes
    const params = { id: dispute?.id ?? '' }
    await provider.caller.call(answerDispute, { params, body: { words: 'All of them are on.' } })
    return { company, one, params, id: bill?.id ?? '' }
  }
  const [paid, credited] = [await objecting(), await objecting()]
  await overdue(8)
  await overdue(settings.fleetTerms.suspendAfterDays)
  const stand = async ({ company }: typeof paid) => {
    const { bills, terms, overdue } = await money(company)
    return [bills[0]?.state, terms?.state, overdue]
  }
  expect(await stand(paid)).toEqual(['overdue', 'suspended', '300.00'])
  expect((await pay(paid.id, '239.99')).status).toBe(200)
  expect(await stand(paid)).toEqual(['overdue', 'suspended', '60.01'])
  expect((await pay(paid.id, '0.01')).status).toBe(200)
  expect(await stand(paid)).toEqual(['open', 'in_force', '0.00'])
  const refunded = await provider.caller.call(refundJob, {
    ...credited.one,
    body: { amount: '240.00', reason: 'It was ours to mend' },
  })
  expect([refunded.status, ...(await stand(credited))]).toEqual([200, 'open', 'in_force', '0.00'])

  await overdue(1)
  expect(await stand(paid)).toEqual(['open', 'in_force', '0.00'])
  await (await app.given.admin()).call(decideDispute, {
    params: paid.params,
    body: { award: '0.00', reason: 'The photo shows all of them.' },
  })
  app.clock.advance(3 * day)
  await workOnMoney(app.services)
  await overdue(2)
  expect(await stand(paid)).toEqual(['overdue', 'in_force', '60.00'])
})

it('the operator reads the same at the desk of the fleet', async () => {
  const company = await onTerms(app)
  await fleetJob(app, company, provider)
  await issueBills(app.services)
  const { body } = await (await app.given.admin()).call(readTermsAtDesk, {
    params: { id: company.id },
  })
  expect(body).toMatchObject({
    terms: { state: 'in_force' },
    balance: '300.00',
    bills: [{}],
    saysWhereToPay: false,
  })
})
