import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { readRequestAtDesk } from '#contract/desk-requests.ts'
import { readPayment } from '#contract/payments.ts'
import { refundAtDesk, refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { paidJob, settleCards, sumsOf } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink as of } from '../testing/given-card.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'

const minute = 60_000

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
  provider = await app.given.provider()
})
afterAll(() => app.close())

async function settle(forMs = 3 * minute) {
  for (let passed = 0; passed <= forMs; passed += minute) {
    await settleCards(app)
    if (passed < forMs) app.clock.advance(minute)
  }
}
const giveBack = (one: GivenJob, amount: string) =>
  provider.caller.call(refundJob, {
    params: { id: one.id },
    body: { amount, reason: 'Less was done' },
  })
const refundedAtTwin = async ({ id }: GivenJob) =>
  ((await app.twin.door('book')) as { group: string; refunded: number }[])
    .filter(({ group }) => group === id)
    .map(({ refunded }) => refunded)

describe('money that goes back', () => {
  it('comes from provider and platform as it went to them, and both sides read it', async () => {
    const one = await paidJob(app, provider, '310.00')
    expect((await giveBack(one, '100.00')).status).toBe(200)
    await settle(0)
    expect(await refundedAtTwin(one)).toEqual([10_000])
    expect(await sumsOf(app, one)).toMatchObject({
      processor: 31_000 - 929 - 10_000,
      provider_payable: -27_900 + 9_000,
      platform_fees: -3_100 + 1_000,
    })
    const read = await app.anybody().call(readPayment, of(one))
    expect(read.body).toMatchObject({ state: 'taken', refunded: '100.00', refundable: null })
    const shop = await provider.caller.call(readPayment, { params: { id: one.id } })
    expect(shop.body).toMatchObject({ refunded: '100.00', refundable: '210.00' })
  })

  it('is never more than was taken, by many at the same moment', async () => {
    const one = await paidJob(app, provider, '310.00')
    const admin = await app.given.admin()
    const answers = await atOnce(10, (index) =>
      index % 2
        ? giveBack(one, '100.00')
        : admin.call(refundAtDesk, {
            params: { id: one.id },
            body: { amount: '100.00', reason: 'Both of us' },
          }),
    )
    // The rest is refused with what is left, before the database would have to.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill(400),
    ])
    await settle(0)
    expect(await refundedAtTwin(one)).toEqual([30_000])
    expect((await giveBack(one, '10.01')).status).toBe(400)
    expect((await giveBack(one, '10.00')).status).toBe(200)
    await settle(0)
    const { processor, provider_payable = 0, platform_fees = 0 } = await sumsOf(app, one)
    expect([processor, provider_payable, platform_fees]).toEqual([-929, 0, 0])
  })

  it('of two operators who have seen the same, the second is told what is left', async () => {
    const one = await paidJob(app, provider, '310.00')
    const admin = await app.given.admin()
    const refund = (seen: string) =>
      admin.call(refundAtDesk, {
        params: { id: one.id },
        body: { amount: '40.00', reason: 'Both of us', seen },
      })
    const answers = await atOnce(2, () => refund('310.00'))
    const [done, late] = answers.toSorted((a, b) => a.status - b.status)
    expect([done?.status, late?.status]).toEqual([200, 409])
    expect(late?.refusal).toMatchObject({ code: 'changed_meanwhile' })
    expect(late?.refusal.message).toContain('$270.00 can still be refunded')
    const { body } = await admin.call(readRequestAtDesk, { params: { id: one.request.id } })
    expect(body.jobs[0]?.refundable).toBe('270.00')
    expect((await refund('270.00')).status).toBe(200)
    await settle(0)
    expect(await refundedAtTwin(one)).toEqual([8_000])
  })

  it.each(['lose_answer', 'fail', 'fail_after', 'busy'] as const)(
    'goes back once, whatever becomes of the answer (%s)',
    async (kind) => {
      const one = await paidJob(app, provider, '310.00')
      await app.twin.door('faults', { path: 'refunds', kind, times: 1 })
      await giveBack(one, '50.00')
      await settle(15 * minute)
      expect(await refundedAtTwin(one)).toEqual([5_000])
      expect((await sumsOf(app, one)).processor).toBe(31_000 - 929 - 5_000)
    },
  )

  it('is the business’s for some months, and then the operator’s', async () => {
    const one = await paidJob(app, provider, '310.00')
    app.clock.advance(settings.refunds.byProviderMs + minute)
    // Months later the session is over.
    const { username, password } = provider
    await provider.caller.call(login, { body: { username, password } })
    expect((await giveBack(one, '10.00')).status).toBe(409)
    const admin = await app.given.admin()
    const answer = await admin.call(refundAtDesk, {
      params: { id: one.id },
      body: { amount: '10.00', reason: 'Both asked us' },
    })
    expect(answer.status).toBe(200)
  })

  it('is refused by the database where it would be more, whoever writes it', async () => {
    const one = await paidJob(app, provider, '310.00')
    const { rows } = await app.services.pool.query<{ id: string }>(
      'select id from holds where job_id = $1',
      [one.id],
    )
    await expect(
      app.services.pool.query(
        `insert into refunds (job_id, hold_id, cents, because, asked_at, moved_at, look_at)
         values ($1, $2, 31001, 'operator', now(), now(), now())`,
        [one.id, rows[0]?.id],
      ),
    ).rejects.toThrow('more would go back')
  })
})
