import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid } from '#contract/bids.ts'
import {
  decideChangeOrder,
  leaveAfterNo,
  listChangeOrders,
  sendChangeOrder,
  withdrawChangeOrder,
} from '#contract/change-orders.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { advanceJob, confirmJob, readAgreement, readJob } from '#contract/jobs.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { issueToken } from '../asking/tokens.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob, readByLink } from '../testing/read-answers.ts'
import { expireChangeOrders } from './expire-change-orders.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const job = (until: 'arrive' | 'work' | 'finish' | 'closed' = 'work', price = '300.00') =>
  app.given.job({ provider, price, until })
const line = (unitPrice: string, quantity = '1') => ({
  kind: 'parts' as const,
  quantity,
  unitPrice,
})
const ask = (one: GivenJob, more: Partial<SentBodyOf<typeof sendChangeOrder>> = {}) =>
  provider.caller.call(sendChangeOrder, {
    params: { id: one.id },
    body: { reason: 'seized_parts', lines: [line('20.00')], ...more },
  })
const decide = (one: GivenJob, id: string, approvedLines: number[], total: string) =>
  app.anybody().call(decideChangeOrder, {
    params: { id },
    token: one.request.token,
    body: { approvedLines, total },
  })
const view = ({ request }: GivenJob) => readByLink(app.anybody(), request)
const list = (one: GivenJob) =>
  app.anybody().call(listChangeOrders, { params: { id: one.id }, token: one.request.token })

describe('asking for more', () => {
  it('is possible at the truck and for two hours after the work, and not before or later', async () => {
    const early = await app.given.job({ provider, until: 'start' })
    expect((await ask(early)).refusal.code).toBe('wrong_state')
    expect((await ask(await job('arrive'))).status).toBe(201)
    const done = await job('finish')
    expect((await ask(done)).status).toBe(201)
    const late = await job('finish')
    app.clock.advance(settings.changeOrders.afterFinishMs + 1000)
    expect((await ask(late)).refusal.code).toBe('wrong_state')
    expect((await ask(await job('closed'))).refusal.code).toBe('wrong_state')
  })

  it('needs a photo where it is much', async () => {
    const one = await job()
    const large = { lines: [line('30.01')] }
    const refused = await ask(one, large)
    expect([refused.status, Object.keys(refused.refusal.details ?? {})]).toEqual([
      400,
      ['photoIds'],
    ])
    const photo = await provider.caller.call(addConversationPhoto, {
      params: { id: one.bidId },
      file: await givenPhoto(),
    })
    const sent = await ask(one, { ...large, photoIds: [photo.body.id] })
    expect(sent.body.photos.map(({ id }) => id)).toEqual([photo.body.id])
    expect((await list(one)).body[0]?.photos).toHaveLength(1)
  })

  it('is answered before the next one, five times at most, and up to three times the bid', async () => {
    const one = await job()
    const { id } = (await ask(one)).body
    expect((await ask(one)).refusal.code).toBe('wrong_state')
    await decide(one, id, [], '300.00')
    for (let times = 1; times < settings.changeOrders.most; times++) {
      const again = await ask(one)
      await decide(one, again.body.id, [], '300.00')
    }
    expect((await ask(one)).refusal.code).toBe('wrong_state')
    const another = await job()
    expect(
      Object.keys((await ask(another, { lines: [line('600.01')] })).refusal.details ?? {}),
    ).toEqual(['lines'])
  })

  it.each([
    ['a discount', [{ ...line('5.00'), kind: 'discount' as const }]],
    ['a call-out fee', [{ ...line('5.00'), kind: 'call_out' as const }]],
    ['nothing', []],
    ['a free line', [line('0.00')]],
    ['half a cent', [line('0.005')]],
    ['less than nothing', [line('-5.00')]],
  ])('refuses %s', async (_, lines) => {
    expect((await ask(await job(), { lines })).status).toBe(400)
  })

  it('at the same moment from two phones is one', async () => {
    const one = await job()
    const answers = await atOnce(6, () => ask(one))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('can be taken back until it is answered', async () => {
    const one = await job()
    const { id } = (await ask(one)).body
    const withdraw = () => provider.caller.call(withdrawChangeOrder, { params: { id } })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(200)
    expect((await decide(one, id, [0], '320.00')).refusal.code).toBe('wrong_state')
    expect((await view(one)).job?.price).toBe('300.00')
  })
})

describe('answering', () => {
  it('makes what is approved part of the agreed price, of the agreement and of the money', async () => {
    const one = await job()
    const { id } = (await ask(one, { lines: [line('10.00'), line('5.50', '2')] })).body
    expect((await decide(one, id, [1], '311.00')).status).toBe(200)
    const { job: now, timeline } = await view(one)
    expect(now?.price).toBe('311.00')
    expect(timeline.at(-1)).toMatchObject({
      name: 'change_order_answered',
      facts: { approved: '11.00' },
    })
    expect((await list(one)).body[0]).toMatchObject({
      status: 'partly_approved',
      approvedLines: [1],
    })
    const documents = await provider.caller.call(readAgreement, { params: { id: one.id } })
    expect(documents.body.map(({ kind }) => kind)).toEqual(['bid', 'change_order'])
    expect(JSON.parse(documents.body[1]?.document ?? '')).toMatchObject({ total: '311.00' })
    await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
    await app.anybody().call(confirmJob, { params: { id: one.id }, token: one.request.token })
    const { rows } = await app.services.pool.query(
      `select cents from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where t.job_id = $1 and account = 'providers_received'`,
      [one.id],
    )
    expect(rows).toEqual([{ cents: 311_00 }])
  })

  it('may be approved after the work, and nobody confirms more than the total they were shown', async () => {
    const one = await job()
    const { id } = (await ask(one)).body
    await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
    expect((await decide(one, id, [0], '320.00')).status).toBe(200)
    const confirm = (total: string) =>
      app
        .anybody()
        .call(confirmJob, { params: { id: one.id }, token: one.request.token, body: { total } })
    expect((await confirm('$300')).status).toBe(400)
    expect((await confirm('300.00')).refusal.code).toBe('change_changed')
    expect((await view(one)).job?.phase).toBe('awaiting_confirmation')
    expect((await confirm('320.00')).status).toBe(200)
    expect((await view(one)).job).toMatchObject({ phase: 'closed', price: '320.00' })
  })

  it('holds for the price that was shown, and once', async () => {
    const one = await job()
    const { id } = (await ask(one)).body
    expect((await decide(one, id, [0], '300.00')).refusal.code).toBe('change_changed')
    expect((await decide(one, id, [1], '320.00')).status).toBe(400)
    expect((await decide(one, id, [0, 0], '340.00')).status).toBe(400)
    const answers = await atOnce(6, () => decide(one, id, [0], '320.00'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await view(one)).job?.price).toBe('320.00')
  })

  it('too late is no yes, though the clock has not come by yet', async () => {
    const one = await job()
    const { id } = (await ask(one)).body
    app.clock.advance(settings.changeOrders.answerMs.other + 1000)
    expect((await decide(one, id, [0], '320.00')).refusal.code).toBe('change_expired')
    await expireChangeOrders(app.services)
    expect((await list(one)).body[0]?.status).toBe('expired')
    expect((await view(one)).job?.price).toBe('300.00')
  })

  it('is nobody else’s', async () => {
    const one = await job()
    const { id } = (await ask(one)).body
    const body = { approvedLines: [0], total: '320.00' }
    for (const caller of [provider.caller, await app.given.customer(), app.anybody()])
      expect((await caller.call(decideChangeOrder, { params: { id }, body })).status).toBe(404)
    const ofBid = { requestId: one.request.id, onlyBidId: one.bidId, userId: null }
    const token = await app.services.deeds
      .own()
      .transaction((tx) => issueToken(tx, ofBid, app.clock.now()))
    const byBid = app.anybody().call(decideChangeOrder, { params: { id }, token, body })
    expect((await byBid).status).toBe(404)
    expect((await view(one)).job?.price).toBe('300.00')
  })

  it('is not for who reads the fleet’s requests alone', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    const bid = await app.given.bid(provider, request, { price: '300.00' })
    const accepted = await driver.caller.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    const jobId = begunJob(accepted.body)
    for (const step of ['start', 'arrive', 'work'] as const)
      await provider.caller.call(advanceJob, { params: { id: jobId }, body: { step } })
    const sent = await provider.caller.call(sendChangeOrder, {
      params: { id: jobId },
      body: { reason: 'other', lines: [line('20.00')] },
    })
    const viewer = await givenMember(app, company, 'viewer', 'Ada Reader')
    const refused = await viewer.call(decideChangeOrder, {
      params: { id: sent.body.id },
      body: { approvedLines: [0], total: '320.00' },
    })
    expect(refused.refusal.code).toBe('not_allowed')
  })

  it('of a fleet’s driver ends at the limit; the fleet approves above it', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { spendingLimit: '310.00' })
    const request = await app.given.request({ as: driver.caller })
    const bid = await app.given.bid(provider, request, { price: '300.00' })
    const accepted = await driver.caller.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    const jobId = begunJob(accepted.body)
    for (const step of ['start', 'arrive', 'work'] as const)
      await provider.caller.call(advanceJob, { params: { id: jobId }, body: { step } })
    const sent = await provider.caller.call(sendChangeOrder, {
      params: { id: jobId },
      body: { reason: 'other', lines: [line('20.00')] },
    })
    const answer = { params: { id: sent.body.id }, body: { approvedLines: [0], total: '320.00' } }
    expect((await driver.caller.call(decideChangeOrder, answer)).refusal.code).toBe('not_allowed')
    expect((await company.manager.call(decideChangeOrder, answer)).status).toBe(200)
  })
})

describe('after a no', () => {
  it('the provider does what was agreed, or leaves for the fee of having come', async () => {
    const one = await job('work', '300.00')
    const leave = () => provider.caller.call(leaveAfterNo, { params: { id: one.id } })
    expect((await leave()).refusal.code).toBe('wrong_state')
    const { id } = (await ask(one)).body
    expect((await leave()).refusal.code).toBe('wrong_state')
    await decide(one, id, [], '300.00')
    expect((await leave()).status).toBe(200)
    expect((await leave()).status).toBe(200)
    expect((await view(one)).job).toMatchObject({
      phase: 'unable_to_complete',
      cancellationFee: '150.00',
    })
  })

  it('a job that ends takes what waits for an answer with it', async () => {
    const one = await job('arrive')
    await ask(one)
    const cancelled = await app.anybody().call(cancelRequest, {
      params: { id: one.request.id },
      token: one.request.token,
      body: { reason: 'Too much', fee: '150.00' },
    })
    expect(cancelled.status).toBe(200)
    expect((await list(one)).body[0]?.status).toBe('void')
    const own = await provider.caller.call(readJob, { params: { id: one.id } })
    expect(own.body.price).toBe('300.00')
  })
})

it('what is asked for is read by the two sides alone', async () => {
  const one = await job()
  await ask(one, { words: 'Hub is welded to the axle' })
  const stranger = await app.given.provider()
  const technician = await app.given.technician(provider, one)
  for (const caller of [stranger.caller, technician.byLink, app.anybody()])
    expect((await caller.call(listChangeOrders, { params: { id: one.id } })).status).toBe(404)
})
