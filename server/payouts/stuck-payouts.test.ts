import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { confirmJob } from '#contract/jobs.ts'
import { lookAtBank, openBankPage } from '#contract/payouts.ts'
import { refundJob } from '#contract/refunds.ts'
import { prove } from '#contract/security.ts'
import { settings } from '#contract/settings.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { byLink, payByCard } from '../testing/given-card.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { schedulePayouts } from './schedule-payouts.ts'
import { carryOutPayouts } from './settle-payout.ts'

const day = 24 * 60 * 60_000

let twin: StartedTwin
let app: TestApp
beforeAll(async () => {
  twin = await startTwin()
})
afterAll(() => twin.stop())
beforeEach(async () => {
  app = await openTestApp({ env: twin.env })
  return () => app.close()
})

async function settle() {
  const { services } = app
  let done = 1
  while (done > 0) done = (await carryOutHolds(services)) + (await carryOutRefunds(services))
}
/** A closed job that a card has paid. */
async function paidJob(provider: GivenProvider, price: string): Promise<GivenJob> {
  const one = await app.given.job({ provider, price, until: 'finish' })
  await payByCard(app, one)
  await app.anybody().call(confirmJob, byLink(one))
  await settle()
  return one
}
async function withBank(bank: 'works' | 'fails'): Promise<GivenProvider> {
  const provider = await app.given.provider()
  await provider.caller.call(prove, { body: { password: provider.password } })
  const { url } = (await provider.caller.call(openBankPage)).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ bank }), redirect: 'manual' })
  await provider.caller.call(lookAtBank)
  return provider
}
async function live(days: number) {
  for (let passed = 0; passed < days * 4; passed++) {
    app.clock.advance(day / 4)
    await schedulePayouts(app.services)
    for (let steps = 0; steps < 6; steps++) {
      await carryOutPayouts(app.services)
      app.clock.advance(settings.cards.lookMs)
    }
  }
}
async function board() {
  const { stuckPayouts, stuckPayoutCount } = (await (await app.given.admin()).call(readOperations))
    .body
  expect(stuckPayouts.length).toBe(stuckPayoutCount)
  return stuckPayouts
}

describe('the operations board', () => {
  it('shows a payout that the balance at the processor does not cover, until it does', async () => {
    const first = await withBank('works')
    const given = await paidJob(first, '300.00')
    await live(16)
    // What goes back after the payout is borne by the platform: less is there than the next payout needs.
    const refund = { amount: '300.00', reason: 'Nothing was done' }
    await first.caller.call(refundJob, { params: { id: given.id }, body: refund })
    await settle()
    const second = await withBank('works')
    await paidJob(second, '200.00')
    expect(await board()).toEqual([])
    await live(16)
    expect(await board()).toMatchObject([
      {
        businessName: second.businessName,
        providerPhone: second.phone,
        amount: '180.00',
        reason: 'not_covered',
      },
    ])
    await paidJob(await app.given.provider(), '9000.00')
    await live(2)
    expect(await board()).toEqual([])
  })

  it('shows a payout that the bank does not take', async () => {
    const provider = await withBank('fails')
    await paidJob(provider, '300.00')
    await live(16)
    expect(await board()).toMatchObject([
      { providerId: provider.id, amount: '270.00', reason: 'bank_refused' },
    ])
  })
})
