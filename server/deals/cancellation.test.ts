import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOwnBids } from '#contract/bids.ts'
import { readCancellation } from '#contract/cancellation.ts'
import {
  advanceJob,
  answerArrival,
  askToStop,
  handBackJob,
  lowerPrice,
  type ProviderStep,
  readAgreement,
  readJob,
  reportCustomerGone,
} from '#contract/jobs.ts'
import { shareRequest } from '#contract/links.ts'
import { sendMessage } from '#contract/messaging.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { withToken } from '../testing/caller.ts'
import { type GivenJob, type GivenProvider, guestForm, stepAtPlace } from '../testing/given.ts'
import { showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const minute = 60_000
const reason = 'Found help elsewhere'

const job = (until?: 'start' | 'arrive' | 'work' | 'finish', price = '310.00') =>
  app.given.job({ provider, price, ...(until && { until }) })
const of = ({ request }: GivenJob) => ({ params: { id: request.id }, token: request.token })
const preview = (one: GivenJob) => app.anybody().call(readCancellation, of(one))
const cancel = (one: GivenJob, fee?: string) =>
  app.anybody().call(cancelRequest, { ...of(one), body: { reason, ...(fee && { fee }) } })
const view = ({ request }: GivenJob) => readByLink(app.anybody(), request)
/** As a phone sends it that stands at the truck: an arrival is proved by it. */
const press = (one: GivenJob, step: ProviderStep) =>
  provider.caller.call(advanceJob, {
    params: { id: one.id },
    body: stepAtPlace(step, app.clock.now()),
  })
const agreement = (one: GivenJob) =>
  app.anybody().call(readAgreement, { params: { id: one.id }, token: one.request.token })

describe('canceling an accepted job', () => {
  it.each([
    [undefined, '31.00'],
    ['start', '77.50'],
    ['arrive', '150.00'],
  ] as const)('after "%s" costs what was shown, and stands on the job', async (until, fee) => {
    const one = await job(until)
    app.clock.advance(6 * minute)
    const { body } = await preview(one)
    expect(body).toMatchObject({ fee, because: null })
    expect((await cancel(one, body.fee)).status).toBe(200)
    const { job: ended, timeline } = await view(one)
    expect(ended).toMatchObject({ phase: 'cancelled_by_customer', cancellationFee: fee })
    expect(timeline.at(-1)).toMatchObject({ name: 'job_cancelled', facts: { fee } })
    const own = await provider.caller.call(readJob, { params: { id: one.id } })
    expect(own.body.cancellationFee).toBe(fee)
  })

  it('is read on the list of won bids too: how it ended, and the fee for those who may see what is earned', async () => {
    const one = await job('start')
    const ofBid = async () =>
      (await provider.caller.call(listOwnBids)).body.find(({ id }) => id === one.bidId)
    expect(await ofBid()).toMatchObject({ status: 'accepted', ended: null })
    app.clock.advance(6 * minute)
    await cancel(one, '77.50')
    expect((await ofBid())?.ended).toEqual({ phase: 'cancelled_by_customer', fee: '77.50' })
    const { caller: dispatcher } = await app.given.colleague(provider, 'dispatcher')
    const seen = (await dispatcher.call(listOwnBids)).body.find(({ id }) => id === one.bidId)
    expect(seen?.ended).toEqual({ phase: 'cancelled_by_customer', fee: null })
  })

  it('is free for the first minutes, and says how long', async () => {
    const one = await job('start')
    const { body } = await preview(one)
    expect(body).toMatchObject({ fee: '0.00', because: 'just_accepted' })
    expect(body.changesAt).not.toBeNull()
    expect((await cancel(one)).status).toBe(200)
    expect((await view(one)).job?.cancellationFee).toBeNull()
  })

  it('tells the provider by which rule it was free', async () => {
    const { id, request } = await app.given.job({ provider, until: 'start' })
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'It runs again' },
    })
    const { body } = await provider.caller.call(readJob, { params: { id } })
    expect(body.cancellationFee).toBeNull()
    expect(body.timeline.at(-1)).toMatchObject({
      name: 'job_cancelled',
      facts: { free: 'just_accepted' },
    })
  })

  it('does nothing for another sum than was shown: the stage has moved meanwhile', async () => {
    const one = await job('start')
    app.clock.advance(6 * minute)
    const { fee } = (await preview(one)).body
    await press(one, 'arrive')
    for (const shown of [fee, undefined, '0.00', '149.99']) {
      const answer = await cancel(one, shown)
      expect([answer.status, answer.refusal.code]).toEqual([409, 'fee_changed'])
    }
    expect((await view(one)).job?.phase).toBe('arrived')
    expect((await cancel(one, '150.00')).status).toBe(200)
  })

  it('costs no more by an arrival that nothing proves, until the customer says that they are there', async () => {
    const one = await job('start')
    const params = { id: one.id }
    await provider.caller.call(advanceJob, { params, body: { step: 'arrive' } })
    expect((await preview(one)).body).toMatchObject({ fee: '0.00', because: 'just_accepted' })
    app.clock.advance(6 * minute)
    expect((await preview(one)).body).toMatchObject({ fee: '77.50', stage: 'en_route' })
    await app.anybody().call(answerArrival, {
      params,
      token: one.request.token,
      body: { here: true },
    })
    expect((await preview(one)).body).toMatchObject({ fee: '150.00', stage: 'arrived' })
    expect((await cancel(one, '77.50')).refusal.code).toBe('fee_changed')
    expect((await cancel(one, '150.00')).status).toBe(200)
  })

  it('goes by the call-out fee of the bid once the truck rolls', async () => {
    const request = await app.given.request()
    const lines = [
      { kind: 'call_out' as const, quantity: '1', unitPrice: '75.00' },
      { kind: 'labor' as const, quantity: '2', unitPrice: '117.50' },
    ]
    const one = await app.given.job({ provider, request, price: '310.00', lines, until: 'arrive' })
    expect((await preview(one)).body.fee).toBe('75.00')
  })

  it('twice is the same as once', async () => {
    const one = await job('arrive')
    expect((await cancel(one, '150.00')).status).toBe(200)
    expect((await cancel(one, '150.00')).status).toBe(200)
    expect((await agreement(one)).body).toHaveLength(2)
  })

  it('is not possible once the work is finished: it is confirmed or objected to', async () => {
    const one = await job('finish')
    expect((await preview(one)).refusal.code).toBe('wrong_state')
    expect((await cancel(one, '0.00')).refusal.code).toBe('wrong_state')
    expect((await view(one)).job).toMatchObject({ phase: 'awaiting_confirmation' })
  })

  it('is not possible while work is under way: the customer asks for it to stop, once', async () => {
    const one = await job('work')
    expect((await preview(one)).refusal.code).toBe('wrong_state')
    expect((await cancel(one, '150.00')).refusal.code).toBe('wrong_state')
    const stop = () =>
      app.anybody().call(askToStop, {
        params: { id: one.id },
        token: one.request.token,
        body: { reason: 'The part is not worth it' },
      })
    expect((await stop()).status).toBe(200)
    expect((await stop()).status).toBe(200)
    const { job: asked, timeline } = await view(one)
    expect(asked?.stopAskedAt).not.toBeNull()
    expect(timeline.filter(({ name }) => name === 'job_stop_asked')).toHaveLength(1)
  })

  it('is shown to who may cancel alone', async () => {
    const one = await job('start')
    const stranger = await app.given.customer()
    expect((await stranger.call(readCancellation, { params: of(one).params })).status).toBe(404)
    expect((await provider.caller.call(readCancellation, { params: of(one).params })).status).toBe(
      404,
    )
    const { path } = (await app.anybody().call(shareRequest, of(one))).body
    const to = await fetch(app.baseUrl + path, { redirect: 'manual' })
    const look = withToken(app.anybody(), to.headers.get('location')?.split('token=')[1] ?? '')
    expect((await look.call(readCancellation, { params: of(one).params })).status).toBe(403)
  })

  it('is free of a job from before there were agreements', async () => {
    const one = await job('arrive')
    await app.services.pool.query('update jobs set agreement_hash = null where id = $1', [one.id])
    expect((await preview(one)).body).toMatchObject({ fee: '0.00', because: 'no_agreement' })
    expect((await cancel(one)).status).toBe(200)
  })

  /** `CANCEL_RACES=250` makes a thousand of all four. */
  const races = Number(process.env.CANCEL_RACES ?? 15)
  it.each([
    // Set out: canceling costs more from now on.
    [undefined, 'start', '31.00', 'en_route', 'fee_changed'],
    ['start', 'arrive', '77.50', 'arrived', 'fee_changed'],
    // Work has begun: it can only be asked to stop.
    ['arrive', 'work', '150.00', 'working', 'wrong_state'],
  ] as const)(
    'after "%s" racing with "%s" costs what was shown, or does nothing',
    async (...race) => {
      const [until, deed, fee, phase, refusal] = race
      const wins = { canceled: 0, other: 0 }
      for (let round = 0; round < races; round++) {
        const one = await job(until)
        app.clock.advance(6 * minute)
        expect((await preview(one)).body.fee).toBe(fee)
        const theOther = () => press(one, deed)
        const [canceled, other] = await (round % 2
          ? Promise.all([cancel(one, fee), theOther()])
          : Promise.all([theOther(), cancel(one, fee)]).then(([b, a]) => [a, b] as const))
        const { job: ended } = await view(one)
        expect([canceled.status, other.status].toSorted()).toEqual([200, 409])
        if (canceled.status === 200) {
          wins.canceled++
          expect(ended).toMatchObject({ phase: 'cancelled_by_customer', cancellationFee: fee })
          if (deed === 'arrive') expect(ended?.arrivedAt).toBeNull()
        } else {
          wins.other++
          expect(canceled.refusal.code).toBe(refusal)
          expect(ended).toMatchObject({ phase, cancellationFee: null })
        }
      }
      expect(wins.canceled + wins.other).toBe(races)
    },
  )

  it('racing with a hand-back costs nothing where the provider was first', async () => {
    for (let round = 0; round < races; round++) {
      const one = await job('arrive')
      app.clock.advance(6 * minute)
      const [handedBack, canceled] = await Promise.all([
        provider.caller.call(handBackJob, {
          params: { id: one.id },
          body: { reason: 'The truck broke down' },
        }),
        cancel(one, '150.00'),
      ])
      expect(canceled.status).toBe(200)
      const { job: ended, status } = await view(one)
      expect([status, ended?.cancellationFee ?? null]).toEqual([
        'cancelled',
        handedBack.status === 200 ? null : '150.00',
      ])
    }
  })
})

it('a provider who came and found nobody is owed what canceling would have cost then', async () => {
  const one = await job('arrive')
  app.clock.advance(settings.customerGone.waitMs + 1000)
  await provider.caller.call(sendMessage, {
    body: { serviceRequestId: one.request.id, bidId: one.bidId, content: 'I am at your truck.' },
  })
  await beSeenThere(provider.caller, { id: one.id }, app.clock.now())
  await showNobodyThere(provider.caller, { id: one.id }, app.clock.now())
  const gone = await provider.caller.call(reportCustomerGone, {
    params: { id: one.id },
    body: {
      lat: guestForm.lat,
      lng: guestForm.lng,
      accuracyM: 12,
      fixedAt: app.clock.now().toISOString(),
    },
  })
  expect(gone.status).toBe(200)
  expect((await view(one)).job).toMatchObject({
    phase: 'customer_gone',
    cancellationFee: '150.00',
  })
})

describe('lowering the price', () => {
  const lower = (one: GivenJob, price: string) =>
    provider.caller.call(lowerPrice, {
      params: { id: one.id },
      body: { price, reason: 'No new tube needed' },
    })

  it('is possible from the start of the work to its confirmation, and only downward', async () => {
    const one = await job('arrive')
    expect((await lower(one, '200.00')).refusal.code).toBe('wrong_state')
    await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'work' } })
    for (const price of ['310.00', '310.01', '0', '-5', 'free'])
      expect((await lower(one, price)).status, price).toBe(400)
    expect((await lower(one, '260.00')).body.price).toBe('260.00')
    await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
    expect((await lower(one, '250.00')).body).toMatchObject({ price: '250.00' })
    const { job: now, timeline } = await view(one)
    expect(now?.price).toBe('250.00')
    expect(timeline.at(-1)).toMatchObject({
      name: 'price_lowered',
      facts: { lowered: { from: '260.00', to: '250.00' } },
    })
  })

  it('is nobody else’s', async () => {
    const one = await job('work')
    const other = await app.given.provider()
    const answer = await other.caller.call(lowerPrice, {
      params: { id: one.id },
      body: { price: '1.00', reason: 'For fun' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('what was agreed', () => {
  it('is a chain of documents, each with the hash of the one before, the same for both sides', async () => {
    const one = await job('work')
    await provider.caller.call(lowerPrice, {
      params: { id: one.id },
      body: { price: '250.00', reason: 'Less labor' },
    })
    const { body: documents } = await agreement(one)
    expect(documents.map(({ kind }) => kind)).toEqual(['bid', 'lower_price'])
    for (const [index, { document, hash, previous }] of documents.entries()) {
      expect(createHash('sha256').update(document).digest('hex')).toBe(hash)
      expect(previous).toBe(documents[index - 1]?.hash ?? null)
      if (previous) expect(JSON.parse(document).previous).toBe(previous)
    }
    expect(JSON.parse(documents[0]?.document ?? '')).toMatchObject({
      kind: 'bid',
      total: '310.00',
      lines: [{ text: 'All-in', quantity: '1', unitPrice: '310.00' }],
    })
    const own = await provider.caller.call(readAgreement, { params: { id: one.id } })
    expect(own.body).toEqual(documents)
    expect((await view(one)).job?.agreementHash).toBe(documents.at(-1)?.hash)
  })

  it('is nobody’s but the two sides’', async () => {
    const one = await job()
    const others = [(await app.given.provider()).caller, await app.given.customer()]
    for (const other of others)
      expect((await other.call(readAgreement, { params: { id: one.id } })).status).toBe(404)
    const technician = await app.given.technician(provider, one)
    expect((await technician.byLink.call(readAgreement, { params: { id: one.id } })).status).toBe(
      404,
    )
  })

  it('cannot be changed, not even in the database', async () => {
    const one = await job()
    const query = (text: string) => app.services.pool.query(text, [one.id])
    await expect(
      query(`update job_agreements set document = '{}' where job_id = $1`),
    ).rejects.toThrow('only added to')
    await expect(query('delete from job_agreements where job_id = $1')).rejects.toThrow(
      'only added to',
    )
    await expect(
      query(`insert into job_agreements (job_id, number, kind, document, hash, previous, at)
        select job_id, 1, 'lower_price', '{}', hash, hash, at from job_agreements where job_id = $1`),
    ).rejects.toThrow('violates check constraint')
  })
})
