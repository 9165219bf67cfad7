import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { advanceJob, confirmJob } from '#contract/jobs.ts'
import { putCard, readPayment } from '#contract/payments.ts'
import { settings } from '#contract/settings.ts'
import type { Fault } from '../../stripe-twin/faults.ts'
import { confirmOverdueJobs } from '../deals/confirm-overdue-jobs.ts'
import { findHolds } from '../payments/holds.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { goodCard, byLink as of, payByCard } from '../testing/given-card.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { carryOutHolds } from './carry-out-holds.ts'
import { settleHold } from './settle-hold.ts'

const minute = 60_000

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
  provider = await app.given.provider()
})
afterAll(() => app.close())
beforeEach(() => app.twin.door('mend'))

/** All that the worker would do by now, and for as long after that as it takes. */
async function settle(forMs = 40 * minute) {
  for (let passed = 0; passed <= forMs; passed += minute) {
    while ((await carryOutHolds(app.services)) > 0);
    if (passed < forMs) app.clock.advance(minute)
  }
}
async function withCard(until: 'work' | 'finish'): Promise<GivenJob> {
  const one = await app.given.job({ provider, price: '310.00', until })
  await payByCard(app, one)
  return one
}
const confirm = (one: GivenJob) => app.anybody().call(confirmJob, of(one))
const read = async (one: GivenJob) => (await app.anybody().call(readPayment, of(one))).body
const holdsOf = ({ id }: GivenJob) => findHolds(app.services.db, id)
const statesOf = async (one: GivenJob) => (await holdsOf(one)).map(({ state }) => state).toSorted()
const atTwin = async ({ id }: GivenJob) =>
  ((await app.twin.door('book')) as { group: string; status: string; captured: number }[])
    .filter(({ group, status }) => group === id && status !== 'requires_payment_method')
    .map(({ status, captured }) => [status, captured] as const)
    .toSorted(([, a], [, b]) => b - a)
async function approveMore(one: GivenJob) {
  const { body } = await provider.caller.call(sendChangeOrder, {
    params: { id: one.id },
    body: { reason: 'seized_parts', lines: [{ kind: 'parts', quantity: '1', unitPrice: '20.00' }] },
  })
  await app.anybody().call(decideChangeOrder, {
    params: { id: body.id },
    token: one.request.token,
    body: { approvedLines: [0], total: '330.00' },
  })
}
const doubts = ['lose_answer', 'fail', 'fail_after', 'busy'] as const satisfies Fault['kind'][]

describe('a card', () => {
  it('is charged once, though the owner and the clock confirm at the same moment and several workers carry it out', async () => {
    const one = await withCard('finish')
    app.clock.advance(settings.autoConfirmMs + 1000)
    await Promise.all([confirm(one), confirmOverdueJobs(app.services), confirm(one)])
    const [hold] = await holdsOf(one)
    await atOnce(4, () => settleHold(app.services, hold?.id ?? ''))
    await settle(0)
    expect(await atTwin(one)).toEqual([['succeeded', 31_000]])
    expect(await read(one)).toMatchObject({ state: 'taken', amount: '310.00' })
  })

  it('is not charged where it was let go, though nobody has heard of that yet: the hold in its place is', async () => {
    const one = await withCard('finish')
    const untilSoon = 7 * 24 * 60 * minute - settings.cards.renewBeforeMs + minute
    await app.twin.door('clock', { aheadMs: untilSoon })
    app.clock.advance(untilSoon)
    // Held anew; the first one is let go at the bank, and the answer is lost.
    await app.twin.door('faults', { path: '/cancel', kind: 'fail_after', times: 1 })
    await settle(0)
    expect(await statesOf(one)).toEqual(['held', 'releasing'])
    app.clock.advance(1000)
    await confirm(one)
    await settle()
    expect(await atTwin(one)).toEqual([
      ['succeeded', 31_000],
      ['canceled', 0],
    ])
    expect(await read(one)).toMatchObject({ state: 'taken', amount: '310.00' })
  })

  it.each(doubts)(
    'holds a rise once, whatever becomes of the answer (%s), and charges it',
    async (kind) => {
      const one = await withCard('work')
      await approveMore(one)
      await app.twin.door('faults', { path: '/v1/payment_intents', kind, times: 1 })
      await settle()
      expect(await statesOf(one)).toEqual(['held', 'held'])
      await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
      await confirm(one)
      await settle()
      expect(await atTwin(one)).toEqual([
        ['succeeded', 31_000],
        ['succeeded', 2_000],
      ])
    },
  )

  it.each(doubts)(
    'holds nothing of a job that ended while the answer about a rise was open (%s)',
    async (kind) => {
      const one = await withCard('work')
      await approveMore(one)
      await app.twin.door('faults', { path: '/v1/payment_intents', kind, times: 1 })
      await settle(0)
      await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
      await confirm(one)
      await settle()
      const ends = (await statesOf(one)).filter(
        (state) => !['captured', 'released'].includes(state),
      )
      expect(ends).toEqual([])
      const open = (await atTwin(one)).filter(([status]) => status === 'requires_capture')
      expect(open).toEqual([])
      const { amount, direct } = await read(one)
      expect([
        ['310.00', '20.00'],
        ['330.00', '0.00'],
      ]).toContainEqual([amount, direct])
    },
  )

  it.each(doubts)('finds its page, whatever became of the first answer (%s)', async (kind) => {
    const one = await app.given.job({ provider, price: '310.00' })
    await app.twin.door('faults', { path: '/checkout/sessions', kind, times: 1 })
    const guest = app.anybody()
    await guest.call(putCard, of(one))
    const { url } = (await guest.call(putCard, of(one))).body
    const sent = { method: 'POST', body: new URLSearchParams({ number: goodCard }) }
    expect((await fetch(url, { ...sent, redirect: 'manual' })).status).toBe(303)
    await settle(4 * minute)
    expect(await read(one)).toMatchObject({ state: 'secured', amount: '310.00' })
  })
})
