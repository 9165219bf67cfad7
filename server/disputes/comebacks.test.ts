import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { readOperations } from '#contract/admin-operations.ts'
import { submitBid } from '#contract/bids.ts'
import { sendChangeOrder } from '#contract/change-orders.ts'
import { releaseProvider, reopenAtDesk } from '#contract/desk-deeds.ts'
import {
  acceptOffer,
  appealDispute,
  decideComeback,
  decideDispute,
  objectAgain,
  offerComeback,
  offerInDispute,
  openDispute,
  readDisputeAtDesk,
  readDisputes,
  withdrawDispute,
} from '#contract/disputes.ts'
import {
  advanceJob,
  confirmJob,
  giveUpJob,
  handBackJob,
  lowerPrice,
  readJob,
  releaseJob,
  reportCustomerGone,
} from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { putCard, readPayment } from '#contract/payments.ts'
import { cancelRequest, listBoard } from '#contract/requests.ts'
import { writeReview } from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import { readTechnicianDay } from '#contract/technicians.ts'
import { tipJob } from '#contract/tips.ts'
import { confirmOverdueJobs } from '../deals/confirm-overdue-jobs.ts'
import { sumsOf } from '../testing/card-money.ts'
import { type GivenJob, type GivenProvider, guestForm, stepAtPlace } from '../testing/given.ts'
import { payByCard } from '../testing/given-card.ts'
import { disputesOn, words } from '../testing/given-dispute.ts'
import { showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere } from '../testing/given-trip.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { followComebacks, remindOfComebacks } from './follow-comebacks.ts'
import { endDecided, endSilence } from './run-dispute-clock.ts'

const minute = 60_000
const { comebackMs, comebackWorkMs, comebackRemindMs, appealMs, answerMs, offerMs } =
  settings.disputes
const reason = 'The tire has to be seated again.'

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
// Weeks pass in each, and nobody stays signed in for ever.
beforeEach(async () => {
  provider = await app.given.provider()
})
afterAll(() => app.close())

const { guest, settle, later, object, disputeOf, asGuest, asShop, answer, refundedAtTwin } =
  disputesOn(() => app)
/** Done work of 300.00, paid by card, of which its customer contests 120.00. */
async function disputed(): Promise<GivenJob> {
  const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
  await payByCard(app, one)
  await object(one)
  await settle()
  return one
}
const offer = async (one: GivenJob) => provider.caller.call(offerComeback, await asShop(one))
/** The guest's press on what stands by now: whoever presses it again later means the same offer. */
const pressOf = async (one: GivenJob) => {
  const { id, offers } = await disputeOf(one)
  const offerId = offers.find(({ isComeback }) => isComeback)?.id ?? crypto.randomUUID()
  const press = { params: { id }, token: one.request.token, body: { offerId } }
  return () => guest().call(acceptOffer, press)
}
const take = async (one: GivenJob) => (await pressOf(one))()

/** A comeback that both agreed on: its job, as its guest and its shop call it. */
async function agreed(one?: GivenJob) {
  const first = one ?? (await disputed())
  await offer(first)
  expect((await take(first)).status).toBe(200)
  return { first, ...(await backOf(first)) }
}
async function backOf(first: GivenJob) {
  const back = (await disputeOf(first)).comeback
  if (!back?.token) throw new Error('nobody comes back')
  const params = { id: back.jobId }
  return {
    params,
    request: { id: back.requestId, params: { id: back.requestId }, token: back.token },
    byGuest: { params, token: back.token },
    async steps(...steps: readonly ('start' | 'arrive' | 'work' | 'finish')[]) {
      for (const step of steps) {
        const body = stepAtPlace(step, app.clock.now())
        const moved = await provider.caller.call(advanceJob, { params, body })
        expect(moved.status).toBe(200)
      }
    },
  }
}
const still = { words: 'It lost its air again by the evening.' }
const sum = async (query: string, id: string) =>
  (await app.services.pool.query<{ n: number }>(query, [id])).rows[0]?.n

describe('a comeback', () => {
  it('that is offered and taken is a job at 0 for the same provider, with what was asked for, while the money waits', async () => {
    const { first, params, request } = await agreed()
    const asked = await readByLink(guest(), first.request)
    const back = await readByLink(guest(), request)
    expect(back).toMatchObject({
      status: 'in_progress',
      location: asked.location,
      serviceType: asked.serviceType,
      details: asked.details,
      job: { phase: 'assigned', price: '0.00', comeback: { jobId: first.id } },
    })
    const own = (await provider.caller.call(readJob, { params })).body
    expect(own).toMatchObject({
      price: '0.00',
      youReceive: '0.00',
      request: { title: asked.title },
    })
    expect(await disputeOf(first)).toMatchObject({
      state: 'comeback',
      because: 'offer',
      award: null,
      dueAt: own.comeback?.until,
    })
    expect(await sumsOf(app, first)).toMatchObject({
      provider_payable: -27_000 + 10_800,
      dispute_reserve: -10_800,
    })
  })

  it('is on nobody’s board and takes no bid', async () => {
    const { request } = await agreed()
    const other = await app.given.provider()
    const board = (await other.caller.call(listBoard, { query: {} })).body
    expect(board.map(({ id }) => id)).not.toContain(request.params.id)
    const body = { serviceRequestId: request.params.id, price: '10.00', estimatedDuration: '30' }
    expect((await other.caller.call(submitBid, { body })).status).toBe(409)
  })

  it('done and confirmed gives the provider the money that waited, and is itself on no book', async () => {
    const { first, params, byGuest, steps } = await agreed()
    const done = await sum('select jobs_done::int4 as n from providers where id = $1', provider.id)
    await steps('start', 'arrive', 'work', 'finish')
    expect((await guest().call(confirmJob, byGuest)).status).toBe(200)
    await settle()
    expect(await disputeOf(first)).toMatchObject({
      state: 'final',
      award: '0.00',
      because: 'comeback',
    })
    expect(await sumsOf(app, first)).toMatchObject({
      provider_payable: -27_000,
      platform_fees: -3_000,
      dispute_reserve: 0,
    })
    expect(await refundedAtTwin(first)).toBe(0)
    expect(await sumsOf(app, params)).toEqual({})
    for (const table of ['invoices', 'holds', 'terms_jobs'])
      expect(
        await sum(`select count(*)::int4 as n from ${table} where job_id = $1`, params.id),
      ).toBe(0)
    expect(await sum('select jobs_done::int4 as n from providers where id = $1', provider.id)).toBe(
      done,
    )
  })

  it('that its customer says nothing about is confirmed by the clock', async () => {
    const { first, steps } = await agreed()
    await steps('start', 'arrive', 'work', 'finish')
    app.clock.advance(settings.autoConfirmMs + minute)
    await confirmOverdueJobs(app.services)
    await settle()
    expect(await disputeOf(first)).toMatchObject({ state: 'final', because: 'comeback' })
  })

  it('to which nobody comes within the week gives the customer all of the claim, unless the provider appeals', async () => {
    const { first, params, request } = await agreed()
    await later(comebackMs - minute)
    expect((await disputeOf(first)).state).toBe('comeback')
    await later(2 * minute)
    expect(await disputeOf(first)).toMatchObject({
      state: 'decided',
      award: '120.00',
      because: 'no_comeback',
      can: { offerComeback: false },
    })
    expect((await provider.caller.call(readJob, { params })).body.phase).toBe('unable_to_complete')
    expect((await readByLink(guest(), request)).status).toBe('cancelled')
    expect(await refundedAtTwin(first)).toBe(0)
    await later(appealMs + minute)
    expect((await disputeOf(first)).state).toBe('final')
    expect(await refundedAtTwin(first)).toBe(12_000)
    expect(await sumsOf(app, first)).toMatchObject({
      dispute_reserve: 0,
      provider_payable: -27_000 + 10_800,
      platform_fees: -3_000 + 1_200,
    })
  })

  it('has a day more for work that has begun by then, and no longer', async () => {
    const { first, steps } = await agreed()
    await later(comebackMs - minute)
    await steps('start', 'arrive')
    await later(comebackWorkMs)
    expect((await disputeOf(first)).state).toBe('comeback')
    await later(2 * minute)
    expect(await disputeOf(first)).toMatchObject({ state: 'decided', because: 'no_comeback' })
  })

  it('that is finished at the last moment waits for the customer, not for the clock', async () => {
    const { first, byGuest, steps } = await agreed()
    await later(comebackMs - minute)
    await steps('start', 'arrive', 'work', 'finish')
    await later(2 * comebackWorkMs)
    expect((await disputeOf(first)).state).toBe('comeback')
    await guest().call(confirmJob, byGuest)
    await settle()
    expect(await disputeOf(first)).toMatchObject({ state: 'final', award: '0.00' })
  })

  it('that the provider hands back is opened to nobody else, and the claim goes to the customer', async () => {
    const { first, params, request } = await agreed()
    const back = await provider.caller.call(handBackJob, { params, body: { reason: 'No time' } })
    expect(back.status).toBe(200)
    await settle()
    expect(await readByLink(guest(), request)).toMatchObject({
      status: 'cancelled',
      closeReason: 'unable',
    })
    expect(await disputeOf(first)).toMatchObject({ state: 'decided', award: '120.00' })
  })

  it('of a provider that the operator releases, or that is suspended, is over and its claim goes to the customer', async () => {
    const admin = await app.given.admin()
    const one = await agreed()
    const released = await admin.call(releaseProvider, {
      params: one.params,
      body: { reason: 'They said by phone that nobody comes' },
    })
    expect(released.body.message).toBe('The comeback is off. The dispute goes on.')
    const two = await agreed()
    const three = await disputed()
    await offer(three)
    await admin.call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason: 'Complaints' },
    })
    expect((await take(three)).status).toBe(409)
    for (const _ of ['once', 'twice'])
      expect((await guest().call(releaseJob, two.byGuest)).status).toBe(200)
    await settle()
    for (const { first, request } of [one, two]) {
      expect((await readByLink(guest(), request)).status).toBe('cancelled')
      expect(await disputeOf(first)).toMatchObject({ state: 'decided', award: '120.00' })
    }
  })

  it('that the provider gives up at the truck is the same, and an appeal is decided for good', async () => {
    const { first, params, steps } = await agreed()
    await steps('start', 'arrive', 'work')
    await provider.caller.call(giveUpJob, { params, body: { reason: 'The rim is cracked' } })
    await settle()
    const appeal = { body: { words: 'The rim was cracked before.' } }
    const appealed = await provider.caller.call(appealDispute, {
      ...(await asShop(first)),
      ...appeal,
    })
    expect(appealed.status).toBe(200)
    const decided = await (await app.given.admin()).call(decideDispute, {
      ...(await asShop(first)),
      body: { award: '20.00', reason },
    })
    expect(decided.status).toBe(200)
    await settle()
    expect(await disputeOf(first)).toMatchObject({ state: 'final', award: '20.00' })
    expect(await refundedAtTwin(first)).toBe(2_000)
  })

  it('that the customer calls off costs nothing, and is decided by the operator with their reason', async () => {
    const { first, request } = await agreed()
    const body = { reason: 'Somebody else fixed it' }
    expect((await guest().call(cancelRequest, { ...request, body })).status).toBe(200)
    await settle()
    expect(await disputeOf(first)).toMatchObject({
      state: 'answered',
      award: null,
      stillWrong: 'Somebody else fixed it',
    })
    const admin = await app.given.admin()
    const shown = (await admin.call(readDisputeAtDesk, await asShop(first))).body
    expect(shown).toMatchObject({
      mayDecide: true,
      mayDecideComeback: false,
      comeback: { phase: 'cancelled_by_customer' },
    })
    const again = await admin.call(decideComeback, { ...(await asShop(first)), body: { reason } })
    expect(again.status).toBe(409)
    const reopened = await admin.call(reopenAtDesk, {
      params: request.params,
      body: { reason: 'They want it after all' },
    })
    expect(reopened.status).toBe(409)
    await later(settings.disputes.decideMs + minute)
    await later(appealMs + minute)
    expect(await refundedAtTwin(first)).toBe(12_000)
  })

  it('at which nobody is there is decided by the operator: neither side has won by that', async () => {
    const { first, params, steps } = await agreed()
    await steps('start', 'arrive')
    app.clock.advance(settings.customerGone.waitMs + 1000)
    const { requestId } = (await disputeOf(first)).comeback ?? {}
    const { bidId } = (await provider.caller.call(readJob, { params })).body
    await provider.caller.call(sendMessage, {
      body: { serviceRequestId: requestId ?? '', bidId, content: 'I am at your truck.' },
    })
    await beSeenThere(provider.caller, params, app.clock.now())
    await showNobodyThere(provider.caller, params, app.clock.now())
    const gone = await provider.caller.call(reportCustomerGone, {
      params,
      body: {
        lat: guestForm.lat,
        lng: guestForm.lng,
        accuracyM: 12,
        fixedAt: app.clock.now().toISOString(),
      },
    })
    expect(gone.status).toBe(200)
    await settle()
    expect(await disputeOf(first)).toMatchObject({ state: 'answered', award: null })
    expect(await sumsOf(app, params)).toEqual({})
  })

  it('after which it is still wrong goes on to the operator, with what the customer says, and no third time', async () => {
    const { first, params, byGuest, steps } = await agreed()
    await steps('start', 'arrive', 'work')
    expect((await guest().call(objectAgain, { ...byGuest, body: still })).status).toBe(409)
    await steps('finish')
    const before = (await guest().call(readDisputes, byGuest)).body
    expect(before).toEqual({ mayOpen: null, mayObjectAgain: true, disputes: [] })
    const shop = await provider.caller.call(objectAgain, { params, body: still })
    expect(shop.status).toBe(404)
    expect((await guest().call(objectAgain, { ...byGuest, body: still })).status).toBe(200)
    expect((await guest().call(objectAgain, { ...byGuest, body: still })).status).toBe(409)
    expect((await guest().call(confirmJob, byGuest)).status).toBe(200)
    await settle()
    expect(await disputeOf(first)).toMatchObject({
      state: 'answered',
      stillWrong: still.words,
      can: { offerComeback: false, offer: true },
    })
    expect((await offer(first)).status).toBe(409)
    expect(await sumsOf(app, first)).toMatchObject({ dispute_reserve: -10_800 })
    await (await app.given.admin()).call(decideDispute, {
      ...(await asShop(first)),
      body: { award: '120.00', reason },
    })
    await later(appealMs + minute)
    expect(await refundedAtTwin(first)).toBe(12_000)
  })

  it('that is confirmed is not objected to again', async () => {
    const { byGuest, steps } = await agreed()
    await steps('start', 'arrive', 'work', 'finish')
    await guest().call(confirmJob, byGuest)
    expect((await guest().call(objectAgain, { ...byGuest, body: still })).status).toBe(409)
    await settle()
    expect((await guest().call(objectAgain, { ...byGuest, body: still })).status).toBe(409)
    const objected = await guest().call(openDispute, {
      ...byGuest,
      body: { reason: 'not_done' as const, claim: '1.00', words },
    })
    expect(objected.status).toBe(409)
  })
})

describe('an operator', () => {
  const send = async (one: GivenJob) =>
    (await app.given.admin()).call(decideComeback, { ...(await asShop(one)), body: { reason } })

  it('sends a provider back with a reason that both read, once it has answered', async () => {
    const first = await disputed()
    expect((await send(first)).status).toBe(409)
    await answer(first)
    expect((await send(first)).status).toBe(200)
    expect(await disputeOf(first)).toMatchObject({
      state: 'comeback',
      because: 'operator',
      decision: reason,
    })
    expect((await send(first)).status).toBe(409)
  })

  it('decides so on an appeal as well; what is missed then is final at once', async () => {
    const first = await disputed()
    await later(answerMs + minute)
    await provider.caller.call(appealDispute, {
      ...(await asShop(first)),
      body: { words: 'I was on the road and could not answer.' },
    })
    expect((await send(first)).status).toBe(200)
    await later(comebackMs + minute)
    expect(await disputeOf(first)).toMatchObject({ state: 'final', because: 'no_comeback' })
    expect(await refundedAtTwin(first)).toBe(12_000)
  })

  it('sees on the board that a comeback is almost out of time, and its provider is reminded once', async () => {
    const { params, steps } = await agreed()
    const rows = async () =>
      (await (await app.given.admin()).call(readOperations)).body.late.filter(
        ({ id, reason: why }) => id === params.id && why === 'comeback_waits',
      )
    const reminded = () =>
      sum(
        `select count(*)::int4 as n from events where job_id = $1 and name = 'comeback_due'`,
        params.id,
      )
    await remindOfComebacks(app.services)
    expect([await rows(), await reminded()]).toEqual([[], 0])
    app.clock.advance(comebackMs - comebackRemindMs + minute)
    await remindOfComebacks(app.services)
    await remindOfComebacks(app.services)
    expect([(await rows()).length, await reminded()]).toEqual([1, 1])
    await steps('start', 'arrive')
    expect(await rows()).toEqual([])
  })
})

describe('what a comeback is not', () => {
  it('an offer of one is taken by the other side alone, while it stands, and counts among the three', async () => {
    const first = await disputed()
    await offer(first)
    const [offered] = (await disputeOf(first)).offers
    const own = await provider.caller.call(acceptOffer, {
      ...(await asShop(first)),
      body: { offerId: offered?.id ?? '' },
    })
    expect(own.status).toBe(409)
    await later(offerMs + minute)
    expect((await take(first)).status).toBe(409)
    await offer(first)
    for (const status of [200, 409])
      expect(
        (
          await provider.caller.call(offerInDispute, {
            ...(await asShop(first)),
            body: { award: '10.00' },
          })
        ).status,
      ).toBe(status)
  })

  it('the customer may ask for one as well, and the provider takes it', async () => {
    const first = await disputed()
    await guest().call(offerComeback, await asGuest(first))
    const [asked] = (await disputeOf(first)).offers
    const taken = await provider.caller.call(acceptOffer, {
      ...(await asShop(first)),
      body: { offerId: asked?.id ?? '' },
    })
    expect(taken.status).toBe(200)
    expect((await disputeOf(first)).state).toBe('comeback')
  })

  it('there is none for who was not paid', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'closed' })
    await provider.caller.call(openDispute, {
      params: { id: one.id },
      body: { reason: 'not_paid', claim: '300.00', words: 'Drove off without paying.' },
    })
    expect((await disputeOf(one)).can.offerComeback).toBe(false)
    expect((await offer(one)).status).toBe(409)
  })

  it('while one is under way nothing else is decided, offered or withdrawn', async () => {
    const { first } = await agreed()
    const side = await asGuest(first)
    const admin = await app.given.admin()
    const answers = [
      await guest().call(withdrawDispute, side),
      await guest().call(offerInDispute, { ...side, body: { award: '50.00' } }),
      await guest().call(appealDispute, { ...side, body: { words: 'We changed our minds.' } }),
      await admin.call(decideDispute, { ...side, body: { award: '50.00', reason } }),
      await offer(first),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    const { can } = await disputeOf(first)
    expect(Object.values(can)).not.toContain(true)
  })

  it('no money is asked for it, by no way, and no word is said of it in reviews', async () => {
    const { params, byGuest, steps } = await agreed()
    expect((await guest().call(readPayment, byGuest)).body).toMatchObject({
      canPutCard: false,
      direct: '0.00',
      mayGiveCheck: false,
      mayChoose: [],
    })
    await steps('start', 'arrive')
    const line = { kind: 'parts' as const, text: 'Tire', quantity: '1', unitPrice: '50.00' }
    const charged = await provider.caller.call(sendChangeOrder, {
      params,
      body: { reason: 'extra_damage', lines: [line], photoIds: [] },
    })
    const card = await guest().call(putCard, byGuest)
    await steps('work', 'finish')
    const lowered = await provider.caller.call(lowerPrice, {
      params,
      body: { price: '1.00', reason: 'A little' },
    })
    await guest().call(confirmJob, byGuest)
    const tip = await guest().call(tipJob, { ...byGuest, body: { amount: '5.00' } })
    const review = await guest().call(writeReview, {
      ...byGuest,
      body: { service: 5, onTime: 5, price: 5 },
    })
    expect([charged, card, lowered, tip, review].map(({ status }) => status)).toEqual([
      409, 409, 409, 409, 409,
    ])
    expect((await guest().call(readPayment, byGuest)).body).toMatchObject({
      mayTip: null,
      mayGiveCheck: false,
    })
  })

  it('its technician reads that there is no charge', async () => {
    const { first, params } = await agreed()
    const technician = await app.given.technician(provider, params)
    const [job] = (await technician.byLink.call(readTechnicianDay)).body.jobs
    expect(job).toMatchObject({ id: params.id, comeback: { jobId: first.id } })
  })
})

describe('of many at the same moment', () => {
  it('who take a comeback, one begins it', async () => {
    const first = await disputed()
    await offer(first)
    const answers = await atOnce(5, await pressOf(first))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await sum('select count(*)::int4 as n from jobs where comeback_of = $1', first.id)).toBe(
      1,
    )
  })

  it('the customer, the clock and the operator, each leaves the dispute in one state', async () => {
    for (let round = 0; round < 4; round++) {
      const first = await disputed()
      if (round % 2) await answer(first)
      app.clock.advance(answerMs - 2 * minute)
      await offer(first)
      app.clock.advance(3 * minute)
      const [press, admin, side] = [
        await pressOf(first),
        await app.given.admin(),
        await asShop(first),
      ]
      const [taken] = await Promise.all([
        press(),
        endSilence(app.services),
        admin.call(decideDispute, { ...side, body: { award: '50.00', reason } }),
      ])
      const { state, award, comeback } = await disputeOf(first)
      // Whichever was first: an offer of before a decision ends with it, and what the two have agreed on gives way to none.
      expect([taken.status, state, award === null, comeback?.phase]).toEqual(
        taken.status === 200
          ? [200, 'comeback', true, 'assigned']
          : [409, 'decided', false, undefined],
      )
    }
  })

  it('a dispute becomes final or a comeback, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const first = await disputed()
      await later(answerMs + minute)
      app.clock.advance(appealMs - minute)
      await offer(first)
      app.clock.advance(2 * minute)
      const press = await pressOf(first)
      const [taken] = await Promise.all([press(), endDecided(app.services)])
      const { state, comeback } = await disputeOf(first)
      expect([taken.status, state, comeback === null]).toEqual(
        taken.status === 200 ? [200, 'comeback', false] : [409, 'final', true],
      )
    }
  })

  it('the last press and the end of the time leave either finished work or a missed comeback', async () => {
    for (let round = 0; round < 4; round++) {
      const { first, params, steps } = await agreed()
      await steps('start', 'arrive', 'work')
      app.clock.advance(comebackMs + comebackWorkMs + minute)
      const [finished] = await Promise.all([
        provider.caller.call(advanceJob, { params, body: { step: 'finish' } }),
        followComebacks(app.services),
      ])
      const { state } = await disputeOf(first)
      expect([finished.status, state]).toEqual(
        finished.status === 200 ? [200, 'comeback'] : [409, 'decided'],
      )
    }
  })

  it('the customer confirms or says that it is still wrong, and the money follows the one that counts', async () => {
    for (let round = 0; round < 4; round++) {
      const { first, byGuest, steps } = await agreed()
      await steps('start', 'arrive', 'work', 'finish')
      const [again] = await Promise.all([
        guest().call(objectAgain, { ...byGuest, body: still }),
        guest().call(confirmJob, byGuest),
        followComebacks(app.services),
      ])
      await settle()
      expect((await disputeOf(first)).state).toBe(again.status === 200 ? 'answered' : 'final')
    }
  })
})
