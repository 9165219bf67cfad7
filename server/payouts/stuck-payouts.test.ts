import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { refundJob } from '#contract/refunds.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { live, paidJob, settleCards, setUpBank } from '../testing/card-money.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const _day = 24 * 60 * 60_000

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

async function withBank(bank: 'works' | 'fails'): Promise<GivenProvider> {
  const provider = await app.given.provider()
  await setUpBank(provider, bank)
  return provider
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
    const given = await paidJob(app, first, '300.00')
    await live(app, 16)
    // What goes back after the payout is borne by the platform: less is there than the next payout needs.
    const refund = { amount: '300.00', reason: 'Nothing was done' }
    await first.caller.call(refundJob, { params: { id: given.id }, body: refund })
    await settleCards(app)
    const second = await withBank('works')
    await paidJob(app, second, '200.00')
    expect(await board()).toEqual([])
    await live(app, 16)
    expect(await board()).toMatchObject([
      {
        businessName: second.businessName,
        providerPhone: second.phone,
        amount: '180.00',
        reason: 'not_covered',
      },
    ])
    await paidJob(app, await app.given.provider(), '9000.00')
    await live(app, 2)
    expect(await board()).toEqual([])
  })

  it('shows a payout that the bank does not take', async () => {
    const provider = await withBank('fails')
    await paidJob(app, provider, '300.00')
    await live(app, 16)
    expect(await board()).toMatchObject([
      { providerId: provider.id, amount: '270.00', reason: 'bank_refused' },
    ])
  })
})
