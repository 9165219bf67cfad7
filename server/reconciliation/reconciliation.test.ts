import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { explainDifference, reconcileAgain } from '#contract/reconciliation.ts'
import { refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import { carryOutChargebacks } from '../chargebacks/follow-chargebacks.ts'
import { paidJob } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { payByCard } from '../testing/given-card.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { reconcile } from './reconcile.ts'

const day = 24 * 60 * 60_000

let app: AppWithCards
let provider: GivenProvider
beforeEach(async () => {
  app = await openWithCards()
  provider = await app.given.provider()
})
afterEach(async () => {
  await app.close()
})

async function settle() {
  const { services } = app
  for (let done = 1; done > 0; )
    done =
      (await carryOutHolds(services)) +
      (await carryOutRefunds(services)) +
      (await carryOutChargebacks(services))
}
/** The night after this day has come, and its worker. The processor's days, like ours, are those of UTC. */
async function night() {
  const ms = day - (app.clock.now().getTime() % day) + settings.reconciliation.afterMs
  app.clock.advance(ms)
  await app.twin.door('clock', { aheadMs: ms })
  await reconcile(app.services)
}
const board = async () => (await (await app.given.admin()).call(readOperations)).body.reconciliation
/** Somebody does it at the processor, and not by us. */
async function atProcessor(path: string, form: Record<string, string>) {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY } = app.twin.env
  const answer = await fetch(`${STRIPE_API_URL}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: new URLSearchParams(form),
  })
  expect(answer.status).toBe(200)
}
const intentOf = async ({ id }: GivenJob) => {
  const all = (await app.twin.door('book')) as { id: string; group: string }[]
  return all.find(({ group }) => group === id)?.id ?? ''
}
const giveBack = ({ id }: GivenJob) =>
  provider.caller.call(refundJob, {
    params: { id },
    body: { amount: '40.00', reason: 'Less was done' },
  })

describe('the nightly reconciliation', () => {
  it('says of a day with charges, fees, refunds and a chargeback that it agrees, and when it was compared', async () => {
    const one = await paidJob(app, provider)
    await giveBack(one)
    await settle()
    const other = await paidJob(app, provider)
    await app.twin.door('chargebacks', { group: other.id, does: 'open' })
    app.clock.advance(settings.chargebacks.sweepMs)
    await settle()
    expect((await board()).last).toBeNull()
    await night()
    const { last, differences } = await board()
    expect(differences).toEqual([])
    expect(last?.movements).toBe(4)
    expect(Date.parse(last?.at ?? '')).toBe(app.clock.now().getTime())
  })

  it('shows a capture that our books have lost, and a fee with it', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
    await payByCard(app, one)
    await atProcessor(`payment_intents/${await intentOf(one)}/capture`, {})
    await night()
    const { differences, count } = await board()
    expect(count).toBe(2)
    expect(differences).toMatchObject([
      { kind: 'charge', job: { id: one.id }, processor: '300.00', ledger: '0.00' },
      { kind: 'fee', job: { id: one.id }, processor: '-9.00', ledger: '0.00' },
    ])
  })

  it('shows a refund that was made twice, once however often and by however many it is compared', async () => {
    const one = await paidJob(app, provider)
    await giveBack(one)
    await settle()
    await atProcessor('refunds', { payment_intent: await intentOf(one), amount: '4000' })
    await night()
    const admin = await app.given.admin()
    // Signed in anew after the night, before four calls need it at once.
    await board()
    await atOnce(4, () => admin.call(reconcileAgain))
    const { differences } = await board()
    expect(differences).toMatchObject([
      { kind: 'refund', job: { id: one.id }, processor: '-80.00', ledger: '-40.00' },
    ])
  })

  it('shows what the books have and the processor has not', async () => {
    const one = await paidJob(app, provider)
    await app.services.pool.query(
      `with t as (insert into ledger_transactions (kind, job_id, ref, at)
        values ('refunded', $1, 'planted', $2) returning id)
       insert into ledger_entries (transaction_id, account, provider_id, cents)
       select id, 'processor', null::uuid, -500 from t
       union all select id, 'provider_payable', $3::uuid, 500 from t`,
      [one.id, app.clock.now(), provider.id],
    )
    await night()
    expect((await board()).differences).toMatchObject([
      { kind: 'refund', processor: '0.00', ledger: '-5.00' },
    ])
  })

  it('ends a difference by itself when the books have caught up', async () => {
    const one = await paidJob(app, provider)
    await app.twin.door('faults', { path: 'refunds', kind: 'fail_after', times: 1 })
    await giveBack(one)
    await settle()
    await night()
    expect((await board()).differences).toMatchObject([
      { kind: 'refund', processor: '-40.00', ledger: '0.00' },
    ])
    await settle()
    await (await app.given.admin()).call(reconcileAgain)
    expect((await board()).differences).toEqual([])
  })

  it('takes an explanation, once, and stays silent until the sums are others', async () => {
    const one = await paidJob(app, provider)
    const refund = { payment_intent: await intentOf(one), amount: '4000' }
    await atProcessor('refunds', refund)
    await night()
    const admin = await app.given.admin()
    const [found] = (await board()).differences
    const explain = () =>
      admin.call(explainDifference, {
        params: { id: found?.id ?? '' },
        body: { reason: 'Refunded by hand at the processor.' },
      })
    expect((await explain()).status).toBe(200)
    expect((await explain()).status).toBe(409)
    await admin.call(reconcileAgain)
    expect((await board()).count).toBe(0)
  })

  it('shows no id of the processor', async () => {
    const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
    await payByCard(app, one)
    await atProcessor(`payment_intents/${await intentOf(one)}/capture`, {})
    await night()
    expect(JSON.stringify(await board())).not.toContain('_twin_')
  })
})
