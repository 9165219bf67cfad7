import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { login } from '#contract/auth.ts'
import { readRequestAtDesk } from '#contract/desk-requests.ts'
import {
  acceptOffer,
  answerDispute,
  appealDispute,
  decideDispute,
  listDisputes,
  offerInDispute,
  openDispute,
  readDisputeAtDesk,
  readDisputes,
  withdrawDispute,
} from '#contract/disputes.ts'
import { confirmJob } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { readPayment } from '#contract/payments.ts'
import { exportDirectJobs, readOwnMoney } from '#contract/payouts.ts'
import { addConversationPhoto, addRequestPhoto, readPhoto, removePhoto } from '#contract/photos.ts'
import { refundAtDesk, refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { makeAdmin } from '../auth/make-admin.ts'
import { confirmOverdueJobs } from '../deals/confirm-overdue-jobs.ts'
import { sumsOf } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import { disputesOn, words } from '../testing/given-dispute.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { withAuthenticator } from '../testing/with-authenticator.ts'
import { remindOfDisputes } from './run-dispute-clock.ts'

const minute = 60_000

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const { guest, settle, later, object, read, disputeOf, asGuest, asShop, answer, refundedAtTwin } =
  disputesOn(() => app)
/** Done work of 300.00, its price on a card. */
async function onCard(): Promise<GivenJob> {
  const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
  await payByCard(app, one)
  return one
}
const decision = async (one: GivenJob, award: string, admin = app.given.admin()) =>
  (await admin).call(decideDispute, {
    ...(await asShop(one)),
    body: { award, reason: 'The photo shows a cut sidewall.' },
  })
/** Somebody else who runs the platform. */
async function anotherAdmin() {
  const second = {
    username: 'second-boss',
    password: 'holds-the-fort-too',
    email: 'second@example.com',
  }
  await makeAdmin(app.services.db, second)
  const caller = app.anybody()
  await caller.call(login, { body: second })
  await withAuthenticator(app, caller)
  return caller
}
const remindersOf = async ({ id }: GivenJob) => {
  const { rows } = await app.services.pool.query(
    `select from events where job_id = $1 and name = 'dispute_waits'`,
    [id],
  )
  return rows.length
}

it('whoever has asked for help is the customer, also where they work for a shop; a third shop finds nothing', async () => {
  const shop = await app.given.provider()
  const request = await app.given.request({ as: shop.caller })
  const one = await app.given.job({ provider, request, until: 'closed' })
  const params = { id: one.id }
  expect((await shop.caller.call(readDisputes, { params })).body.mayOpen).not.toBeNull()
  const body = { reason: 'damage' as const, claim: '50.00', words }
  const third = await app.given.provider()
  expect((await third.caller.call(openDispute, { params, body })).status).toBe(404)
  expect((await shop.caller.call(openDispute, { params, body })).status).toBe(201)
  const [dispute] = (await shop.caller.call(readDisputes, { params })).body.disputes
  expect(dispute).toMatchObject({ bySide: 'customer', isOwn: true, can: { withdraw: true } })
  const withdrawn = await shop.caller.call(withdrawDispute, { params: { id: dispute?.id ?? '' } })
  expect(withdrawn.status).toBe(200)
})

describe('a dispute', () => {
  it('ends the job, charges the card and sets the contested money aside; the clock does not confirm it as well', async () => {
    const one = await onCard()
    expect((await object(one)).status).toBe(201)
    await settle()
    expect(await sumsOf(app, one)).toMatchObject({
      provider_payable: -27_000 + 10_800,
      dispute_reserve: -10_800,
    })
    app.clock.advance(settings.autoConfirmMs + minute)
    await confirmOverdueJobs(app.services)
    const { rows } = await app.services.pool.query(
      `select name from events where job_id = $1 and name = 'job_confirmed'`,
      [one.id],
    )
    expect(rows).toEqual([])
  })

  it('is read with the payment by the customer while its money is set aside, and no longer', async () => {
    const one = await onCard()
    const aside = async () => (await guest().call(readPayment, byLink(one))).body.setAside
    const seenByShop = { params: { id: one.id } }
    expect(await aside()).toBeNull()
    await object(one)
    await settle()
    expect(await aside()).toBe('120.00')
    expect((await provider.caller.call(readPayment, seenByShop)).body.setAside).toBeNull()
    await guest().call(withdrawDispute, await asGuest(one))
    await settle()
    expect(await aside()).toBeNull()
  })

  it('has its offers in the history as what they are: nothing is awarded by them', async () => {
    const one = await onCard()
    await object(one)
    await provider.caller.call(offerInDispute, { ...(await asShop(one)), body: { award: '20.00' } })
    const { timeline } = await readByLink(guest(), one.request)
    const said = timeline
      .filter(({ name }) => name === 'dispute_offered')
      .map(({ name, facts }) => facts && jobHistory.facts(facts, name))
    expect(said).toEqual(['For $20.00.'])
  })

  it('goes for the opener where the other side stays silent, after two reminders, and back to the card when it is final', async () => {
    const one = await onCard()
    await object(one)
    app.clock.advance(settings.disputes.answerMs - settings.disputes.remindMs[0] + minute)
    await remindOfDisputes(app.services)
    await remindOfDisputes(app.services)
    expect(await remindersOf(one)).toBe(1)
    app.clock.advance(settings.disputes.remindMs[0] - settings.disputes.remindMs[1])
    await remindOfDisputes(app.services)
    expect(await remindersOf(one)).toBe(2)
    await later(settings.disputes.remindMs[1])
    expect(await disputeOf(one)).toMatchObject({
      state: 'decided',
      award: '120.00',
      because: 'no_answer',
    })
    expect(await refundedAtTwin(one)).toBe(0)
    await later(settings.disputes.appealMs + minute)
    expect((await disputeOf(one)).state).toBe('final')
    expect(await refundedAtTwin(one)).toBe(12_000)
    expect(await sumsOf(app, one)).toMatchObject({
      dispute_reserve: 0,
      provider_payable: -27_000 + 10_800,
      platform_fees: -3_000 + 1_200,
    })
  })

  it('is decided by an admin with a reason, anew by another one, and that stands', async () => {
    const one = await onCard()
    await object(one)
    const admin = app.given.admin()
    const waiting = async () => (await (await admin).call(readOperations)).body.disputes.count
    const before = await waiting()
    expect((await decision(one, '80.00', admin)).status).toBe(409)
    await answer(one)
    expect(await waiting()).toBe(before + 1)
    expect((await decision(one, '120.01', admin)).status).toBe(400)
    expect((await decision(one, '80.00', admin)).status).toBe(200)
    expect(await disputeOf(one)).toMatchObject({ state: 'decided', award: '80.00' })
    expect(await waiting()).toBe(before)
    const appeal = { body: { words: 'The tire was our own.' } }
    expect(
      (await provider.caller.call(appealDispute, { ...(await asShop(one)), ...appeal })).status,
    ).toBe(200)
    expect((await guest().call(appealDispute, { ...(await asGuest(one)), ...appeal })).status).toBe(
      409,
    )
    expect((await decision(one, '0.00', admin)).status).toBe(403)
    expect((await decision(one, '20.00', anotherAdmin())).status).toBe(200)
    await settle()
    expect(await disputeOf(one)).toMatchObject({ state: 'final', award: '20.00' })
    expect(await refundedAtTwin(one)).toBe(2_000)
  })

  it('that the operator leaves undecided gives back what is contested, and the guest’s link stays good for it', async () => {
    const one = await onCard()
    await object(one)
    await answer(one)
    await later(settings.disputes.decideMs + minute)
    expect(await disputeOf(one)).toMatchObject({ state: 'decided', because: 'no_decision' })
    await later(settings.disputes.appealMs + minute)
    expect(await refundedAtTwin(one)).toBe(12_000)
  })

  it('is told anew to open pages once its money has moved, by the way that it goes, and its offer reads as agreed on', async () => {
    const saidOf = async (one: GivenJob) =>
      (await readByLink(guest(), one.request)).timeline
        .filter(({ name }) => name === 'dispute_ended' || name === 'award_carried_out')
        .map(({ name, facts }) => facts && jobHistory.facts(facts, name))
    const ways = [
      { one: await onCard(), goes: '$40.00 goes back to the card.' },
      {
        one: await app.given.job({ provider, price: '300.00', until: 'finish' }),
        goes: '$40.00 to settle directly.',
      },
    ]
    for (const { one, goes } of ways) {
      await object(one)
      const body = { award: '40.00' }
      await provider.caller.call(offerInDispute, { ...(await asShop(one)), body })
      const [offer] = (await disputeOf(one)).offers
      const take = { ...(await asGuest(one)), body: { offerId: offer?.id ?? '' } }
      await guest().call(acceptOffer, take)
      expect(await saidOf(one)).toEqual(['Agreed on $40.00.'])
      await settle()
      expect(await saidOf(one)).toEqual(['Agreed on $40.00.', goes])
    }
  })

  it('ends with the offer that the other side takes; nobody takes an own one, or one that is over', async () => {
    const one = await onCard()
    await object(one)
    await provider.caller.call(offerInDispute, {
      ...(await asShop(one)),
      body: { award: '40.00' },
    })
    const [offer] = (await disputeOf(one)).offers
    const take = { body: { offerId: offer?.id ?? '' } }
    expect(
      (await provider.caller.call(acceptOffer, { ...(await asShop(one)), ...take })).status,
    ).toBe(409)
    const answers = await atOnce(5, async () =>
      guest().call(acceptOffer, { ...(await asGuest(one)), ...take }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await settle()
    expect(await disputeOf(one)).toMatchObject({ state: 'agreed', award: '40.00' })
    expect(await refundedAtTwin(one)).toBe(4_000)
  })

  it('knows no offer of before once it is decided; one that is made after that can be taken', async () => {
    const one = await onCard()
    await object(one)
    const offer = async (award: string) =>
      provider.caller.call(offerInDispute, { ...(await asShop(one)), body: { award } })
    await offer('40.00')
    const [before] = (await disputeOf(one)).offers
    await answer(one)
    await decision(one, '60.00')
    expect((await disputeOf(one)).offers).toEqual([])
    const take = async (offerId = '') =>
      guest().call(acceptOffer, { ...(await asGuest(one)), body: { offerId } })
    expect((await take(before?.id)).status).toBe(409)
    expect(await disputeOf(one)).toMatchObject({ state: 'decided', award: '60.00' })
    await offer('70.00')
    const [after] = (await disputeOf(one)).offers
    expect((await take(after?.id)).status).toBe(200)
    expect(await disputeOf(one)).toMatchObject({ state: 'agreed', award: '70.00' })
  })

  it('is settled for the provider by who keeps its money: a dispatcher gives none away', async () => {
    const { caller: dispatcher } = await app.given.colleague(provider, 'dispatcher')
    const one = await onCard()
    await object(one)
    const seen = await dispatcher.call(readDisputes, { params: { id: one.id } })
    const can = { answer: true, offer: false, accept: false }
    expect(seen.body.disputes[0]).toMatchObject({ settles: false, can })
    const given = await dispatcher.call(offerInDispute, {
      ...(await asShop(one)),
      body: { award: '40.00' },
    })
    expect([given.status, given.refusal.code]).toEqual([403, 'not_allowed'])
    await guest().call(offerInDispute, { ...(await asGuest(one)), body: { award: '60.00' } })
    const [offer] = (await disputeOf(one)).offers
    const taken = await dispatcher.call(acceptOffer, {
      ...(await asShop(one)),
      body: { offerId: offer?.id ?? '' },
    })
    expect(taken.status).toBe(403)
    expect((await disputeOf(one)).state).toBe('open')
  })

  it('is taken back by who opened it alone, and the provider has its money', async () => {
    const one = await onCard()
    await object(one)
    await settle()
    expect((await provider.caller.call(withdrawDispute, await asShop(one))).status).toBe(409)
    expect((await guest().call(withdrawDispute, await asGuest(one))).status).toBe(200)
    await settle()
    expect(await sumsOf(app, one)).toMatchObject({ provider_payable: -27_000, dispute_reserve: 0 })
  })

  it('keeps the evidence as it was, with its hash, whatever comes later', async () => {
    const one = await onCard()
    await object(one)
    const admin = await app.given.admin()
    const before = (await admin.call(readDisputeAtDesk, await asShop(one))).body
    expect(before.settledBy).toBe('card')
    // Who is who, by name: the desk says whose answer is awaited.
    const [line] = (await admin.call(listDisputes)).body.filter(({ id }) => id === before.id)
    expect(line).toMatchObject({
      customerName: 'Dale Whitcomb',
      provider: { name: one.provider.businessName },
    })
    await answer(one)
    const after = (await admin.call(readDisputeAtDesk, await asShop(one))).body
    expect([after.pack, after.packHash]).toEqual([before.pack, before.packHash])
    expect(after.evidence).toEqual(before.evidence)
    expect(
      createHash('sha256')
        .update(after.pack ?? '')
        .digest('hex'),
    ).toBe(after.packHash)
    await expect(
      app.services.pool.query(`update disputes set pack = '{}' where job_id = $1`, [one.id]),
    ).rejects.toThrow('never changed')
  })

  it('shows its evidence to an admin alone, each thing with who and when; its photos as well, which are private before', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
    const { token, id: serviceRequestId } = one.request
    await guest().call(sendMessage, {
      token,
      body: { serviceRequestId, bidId: one.bidId, content: 'Which tire?' },
    })
    const photo = await guest().call(addRequestPhoto, {
      params: { id: serviceRequestId },
      token,
      file: await givenPhoto(),
      contentType: 'image/jpeg',
    })
    const admin = await app.given.admin()
    const sees = async () =>
      (await admin.call(readPhoto, { params: { id: photo.body.id }, query: { size: 'small' } }))
        .status
    expect(await sees()).toBe(404)
    await object(one)
    expect(await sees()).toBe(200)
    const which = await asShop(one)
    const { evidence } = (await admin.call(readDisputeAtDesk, which)).body
    expect(evidence).toMatchObject({
      frozenAt: app.clock.now().toISOString(),
      job: { phase: 'closed', price: '300.00', finishedAt: expect.any(String) },
      agreement: [{ kind: 'bid', at: expect.any(String) }],
      changes: [],
      photos: [{ id: photo.body.id, side: 'customer' }],
      messages: [{ side: 'customer', content: 'Which tire?', createdAt: expect.any(String) }],
    })
    expect(evidence?.history.map(({ name }) => name)).toContain('job_finished')
    expect((await provider.caller.call(readDisputeAtDesk, which)).status).toBe(403)
    expect((await guest().call(readDisputeAtDesk, which)).status).toBe(401)
  })

  it('has its time, its side and its limits', async () => {
    const one = await onCard()
    expect((await object(one, '300.01')).status).toBe(400)
    const shop = await provider.caller.call(openDispute, {
      params: { id: one.id },
      body: { reason: 'not_paid', claim: '10.00', words },
    })
    expect(shop.status).toBe(409)
    await guest().call(confirmJob, byLink(one))
    await settle()
    app.clock.advance(settings.disputes.withinMs + minute)
    expect((await object(one)).status).toBe(409)
    expect((await read(one)).mayOpen).toBeNull()
  })

  it('opened by many at the same moment, and confirmed at the same time, is one', async () => {
    const one = await onCard()
    const answers = await atOnce(6, async (index) =>
      index === 5
        ? (await guest().call(confirmJob, byLink(one))).status
        : (await object(one)).status,
    )
    expect(answers.slice(0, 5).toSorted()).toEqual([201, 409, 409, 409, 409])
    await settle()
    expect(await sumsOf(app, one)).toMatchObject({ dispute_reserve: -10_800 })
  })

  it('about a price that was paid directly is decided all the same, and the platform takes no fee of what goes back', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
    await object(one)
    await later(settings.disputes.answerMs + minute)
    await later(settings.disputes.appealMs + minute)
    expect(await disputeOf(one)).toMatchObject({ state: 'final', direct: '120.00' })
    expect(await sumsOf(app, one)).toMatchObject({ providers_owe: 3_000 - 1_200 })
    const { direct } = (await provider.caller.call(readOwnMoney)).body
    expect(direct.find(({ jobId }) => jobId === one.id)).toMatchObject({
      paid: '300.00',
      refunded: '120.00',
      fee: '18.00',
    })
    const { bytes } = await provider.caller.call(exportDirectJobs)
    const rows = new TextDecoder().decode(bytes).trim().split(/\r?\n/)
    expect(rows).toHaveLength(1 + direct.length)
    expect(rows.find((row) => row.includes(one.id))).toContain(',300.00,120.00,18.00,')
  })

  it('decides what goes back: beside it the operator refunds nothing, which would be taken twice', async () => {
    const one = await onCard()
    await object(one, '200.00')
    await settle()
    const admin = await app.given.admin()
    const refund = () =>
      admin.call(refundAtDesk, {
        params: { id: one.id },
        body: { amount: '50.00', reason: 'To be quick' },
      })
    const refused = await refund()
    expect(refused.status).toBe(409)
    expect(refused.refusal.message).toContain('$200.00 of this job is in dispute')
    // The page says so before anything is typed.
    const said = async () =>
      (await admin.call(readRequestAtDesk, { params: { id: one.request.id } })).body.jobs[0]
        ?.refundRefusal
    expect(await said()).toBe(refused.refusal.message)
    await later(settings.disputes.answerMs + minute)
    await later(settings.disputes.appealMs + minute)
    expect(await refundedAtTwin(one)).toBe(20_000)
    expect(await said()).toBeNull()
    expect((await refund()).status).toBe(200)
    await settle()
    expect(await refundedAtTwin(one)).toBe(25_000)
  })

  it('gives back no more than was paid, where the provider has given back of it meanwhile', async () => {
    const one = await onCard()
    await object(one, '200.00')
    await settle()
    const body = { amount: '200.00', reason: 'My mistake' }
    await provider.caller.call(refundJob, { params: { id: one.id }, body })
    await settle()
    await later(settings.disputes.answerMs + minute)
    await later(settings.disputes.appealMs + minute)
    expect(await refundedAtTwin(one)).toBe(30_000)
    expect(await disputeOf(one)).toMatchObject({ state: 'final', direct: '0.00' })
    expect(await sumsOf(app, one)).toMatchObject({ provider_payable: 0, platform_fees: 0 })
    const papers = await app.services.pool.query<{ cents: number }>(
      'select cents::int4 as cents from credit_notes where job_id = $1 order by number',
      [one.id],
    )
    expect(papers.rows.map(({ cents }) => cents)).toEqual([20_000, 10_000])
  })

  it('of a provider who was not paid is answered by the customer', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
    await guest().call(confirmJob, byLink(one))
    const opened = await provider.caller.call(openDispute, {
      params: { id: one.id },
      body: { reason: 'not_paid', claim: '300.00', words: 'Drove off without paying.' },
    })
    expect(opened.status).toBe(201)
    const shown = await disputeOf(one)
    expect([shown.isOwn, shown.can.answer, shown.can.withdraw]).toEqual([false, true, false])
  })
})

it('shows photos as long as somebody may object, and while the dispute runs, when the conversation is long closed', async () => {
  const one = await onCard()
  await guest().call(confirmJob, byLink(one))
  await later(settings.contactAfterCloseMs + 60 * minute)
  const bid = { params: { id: one.bidId } }
  const file = await givenPhoto()
  const byGuest = { ...bid, token: one.request.token, file }
  const shown = await guest().call(addConversationPhoto, byGuest)
  expect(shown.status).toBe(201)
  const objected = await guest().call(openDispute, {
    ...byLink(one),
    body: { reason: 'damage', claim: '120.00', words, photoIds: [shown.body.id] },
  })
  expect(objected.status).toBe(201)
  const message = await guest().call(sendMessage, {
    token: one.request.token,
    body: { serviceRequestId: one.request.id, bidId: one.bidId, content: 'Look at this' },
  })
  expect(message.status).toBe(409)
  const answering = await provider.caller.call(addConversationPhoto, { ...bid, file })
  expect(answering.status).toBe(201)
  const answered = await provider.caller.call(answerDispute, {
    ...(await asShop(one)),
    body: { words: 'It held when I left.', photoIds: [answering.body.id] },
  })
  expect(answered.status).toBe(200)
  const { photos } = await disputeOf(one)
  expect(photos.map(({ side }) => side)).toEqual(['customer', 'provider'])
  const unsent = await provider.caller.call(addConversationPhoto, { ...bid, file })
  const back = await provider.caller.call(removePhoto, { params: { id: unsent.body.id } })
  expect(back.status).toBe(200)
  for (const { id } of photos) {
    expect((await provider.caller.call(readPhoto, { params: { id } })).status).toBe(200)
    expect(
      (await guest().call(readPhoto, { params: { id }, token: one.request.token })).status,
    ).toBe(200)
  }
})

it('takes no photo into a closed conversation once nobody may object any more, and says why', async () => {
  const one = await onCard()
  await guest().call(confirmJob, byLink(one))
  await later(settings.disputes.withinMs + 60 * minute)
  const late = await provider.caller.call(addConversationPhoto, {
    params: { id: one.bidId },
    file: await givenPhoto(),
  })
  expect([late.status, late.refusal.code]).toEqual([409, 'wrong_state'])
  expect(late.refusal.message).toContain('the conversation is closed')
})
