import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportJobs, readAnalytics } from '#contract/analytics.ts'
import { listOwnBids } from '#contract/bids.ts'
import { decideDispute } from '#contract/disputes.ts'
import { jobFigures, listOwnJobs, readJob } from '#contract/jobs.ts'
import { refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { directJob, paidJob, settleCards, sumsOf } from '../testing/card-money.ts'
import type { GivenProvider } from '../testing/given.ts'
import { disputesOn } from '../testing/given-dispute.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())

const { object, answer, asShop, later } = disputesOn(() => app)

async function giveBack(id: string, amount: string) {
  const body = { amount, reason: 'Less was done' }
  const answer = await provider.caller.call(refundJob, { params: { id }, body })
  expect(answer.status).toBe(200)
  await settleCards(app)
}

/** What the provider reads of the money of its only job, wherever it reads it. */
async function leftEverywhere(id: string) {
  const { call } = provider.caller
  const job = (await call(readJob, { params: { id } })).body
  const [listed] = (await call(listOwnJobs)).body
  const [bid] = (await call(listOwnBids)).body
  const { earnings } = (await call(readAnalytics)).body.total
  const left = [listed?.youReceive, bid?.youReceive, earnings]
  expect(left).toEqual(Array(3).fill(job.youReceive))
  expect(listed?.refunded).toBe(job.refunded)
  return { refunded: job.refunded, left: job.youReceive }
}

const inFile = async (id: string) => {
  const file = new TextDecoder().decode((await provider.caller.call(exportJobs)).bytes)
  const [header, row] = file.trim().split(/\r?\n/)
  expect(header).toContain('Price,Refunded,Fee,Net')
  expect(row).toContain(id)
  return row
}

describe('what a job leaves to its provider', () => {
  it('is less by what went back to the card, and more by the fee of that, wherever it is said', async () => {
    provider = await app.given.provider()
    const one = await paidJob(app, provider, '310.00')
    expect(await leftEverywhere(one.id)).toEqual({ refunded: '0.00', left: '279.00' })
    expect(await inFile(one.id)).toContain(',310.00,,31.00,279.00,')
    await giveBack(one.id, '100.00')
    const { todaysEarnings } = (await provider.caller.call(jobFigures)).body
    expect(todaysEarnings).toBe('189.00')
    expect(await leftEverywhere(one.id)).toEqual({ refunded: '100.00', left: '189.00' })
    expect(await inFile(one.id)).toContain(',310.00,100.00,21.00,189.00,')
    await giveBack(one.id, '210.00')
    expect(await leftEverywhere(one.id)).toEqual({ refunded: '310.00', left: '0.00' })
    expect((await sumsOf(app, one)).provider_payable).toBe(0)
  })

  it('is less by what is given back of a job that was paid directly', async () => {
    provider = await app.given.provider()
    const one = await directJob(app, provider, '300.00')
    await object(one, '120.00')
    await answer(one)
    const decided = await (await app.given.admin()).call(decideDispute, {
      ...(await asShop(one)),
      body: { award: '80.00', reason: 'The photo shows a cut sidewall.' },
    })
    expect(decided.status).toBe(200)
    await later(settings.disputes.appealMs + 60_000)
    expect(await leftEverywhere(one.id)).toMatchObject({ refunded: '80.00', left: '198.00' })
  })

  it('is less by what is not asked of a fleet on terms', async () => {
    provider = await app.given.provider()
    const { id } = await fleetJob(app, await onTerms(app), provider)
    await giveBack(id, '50.00')
    expect(await leftEverywhere(id)).toEqual({ refunded: '50.00', left: '225.00' })
  })
})
