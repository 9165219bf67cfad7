import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { advanceJob, confirmJob, handBackJob } from '#contract/jobs.ts'
import { readPublicProvider } from '#contract/public-providers.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { GivenProvider } from '../testing/given.ts'
import { fixAt } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { measureRecord } from './measure-record.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const said = 45

/** A job that was promised in 45 minutes, and the arrival after so many. */
async function came(provider: GivenProvider, afterMinutes: number, isProved = true) {
  const job = await app.given.job({ provider, until: 'start' })
  const params = { id: job.id }
  app.clock.advance(afterMinutes * minute)
  const fix = isProved ? fixAt(0, app.clock.now()) : undefined
  const press = (body: object) => provider.caller.call(advanceJob, { params, body } as never)
  await press({ step: 'arrive', fix })
  await press({ step: 'work' })
  await press({ step: 'finish' })
  await app.anybody().call(confirmJob, { params, token: job.request.token })
}

/** What a customer reads of it now. */
async function shown(provider: GivenProvider) {
  await measureRecord(app.services)
  const request = await app.given.request()
  await app.given.bid(provider, request)
  const { body } = await app
    .anybody()
    .call(listPublicBids, { params: { id: request.id }, token: request.token })
  const [bid] = body
  if (!bid) throw new Error('there is a bid')
  return { usually: bid.usually, ...bid.provider.record }
}

describe('what the record says of a business', () => {
  it('is nothing before the fifth job, and a shop that lies about its times shows it then', async () => {
    const liar = await app.given.provider()
    for (let job = 0; job < settings.record.fromJobs - 1; job++) await came(liar, 90)
    expect(await shown(liar)).toEqual({ usually: null, onTime: null, asBid: null })
    await came(liar, 180)
    expect(await shown(liar)).toEqual({
      usually: { from: 90, to: 180, jobs: 5 },
      onTime: { jobs: 5, kept: 0 },
      asBid: { jobs: 5, kept: 5, growthPercent: null },
    })
  })

  it('is said of who keeps the promise as well, on its page too', async () => {
    const honest = await app.given.provider()
    for (const minutes of [40, 35, 45, 38, 44]) await came(honest, minutes)
    expect(await shown(honest)).toMatchObject({
      usually: { from: 40, to: said, jobs: 5 },
      onTime: { jobs: 5, kept: 5 },
    })
    const { body } = await app.anybody().call(readPublicProvider, { params: { id: honest.id } })
    expect(body.record.onTime).toEqual({ jobs: 5, kept: 5 })
  })

  it('counts an extra that was approved beside the prices as bid, and not one that the customer’s own words made', async () => {
    const shop = await app.given.provider()
    for (let job = 0; job < 3; job++) await came(shop, 40)
    for (const reason of ['seized_parts', 'wrong_info'] as const) {
      const job = await app.given.job({ provider: shop, price: '300.00', until: 'work' })
      const params = { id: job.id }
      const asked = await shop.caller.call(sendChangeOrder, {
        params,
        body: { reason, lines: [{ kind: 'parts', quantity: '1', unitPrice: '30.00' }] },
      })
      await app.anybody().call(decideChangeOrder, {
        params: { id: asked.body.id },
        token: job.request.token,
        body: { approvedLines: [0], total: '330.00' },
      })
      await shop.caller.call(advanceJob, { params, body: { step: 'finish' } })
      await app.anybody().call(confirmJob, { params, token: job.request.token })
    }
    expect((await shown(shop)).asBid).toEqual({ jobs: 5, kept: 4, growthPercent: 10 })
  })

  it('counts an arrival that nothing proves as no promise kept, and half in what is usual', async () => {
    const yard = await app.given.provider()
    for (let job = 0; job < 3; job++) await came(yard, 10, false)
    for (let job = 0; job < 2; job++) await came(yard, 90)
    expect(await shown(yard)).toMatchObject({
      // Three of weight a half stand against two of weight one.
      usually: { from: 90, to: 90, jobs: 5 },
      onTime: { jobs: 5, kept: 0 },
    })
  })

  it('counts who was left waiting: a hand-back late on the way, a customer who gave up after the promise', async () => {
    const shop = await app.given.provider()
    for (let job = 0; job < 3; job++) await came(shop, 40)
    const late = await app.given.job({ provider: shop, until: 'start' })
    app.clock.advance(40 * minute)
    const back = { body: { reason: 'Sent the truck elsewhere' } }
    await shop.caller.call(handBackJob, { params: { id: late.id }, ...back })
    const left = await app.given.job({ provider: shop, until: 'start' })
    app.clock.advance(60 * minute)
    await app.anybody().call(cancelRequest, {
      params: { id: left.request.id },
      token: left.request.token,
      body: { reason: 'Nobody came' },
    })
    // Called off in time by either side says nothing of anybody's times.
    const early = await app.given.job({ provider: shop })
    await shop.caller.call(handBackJob, { params: { id: early.id }, ...back })
    const off = await app.given.job({ provider: shop })
    await app.anybody().call(cancelRequest, {
      params: { id: off.request.id },
      token: off.request.token,
      body: { reason: 'Found help elsewhere' },
    })
    expect(await shown(shop)).toEqual({
      usually: { from: 40, to: 2 * said, jobs: 5 },
      onTime: { jobs: 5, kept: 3 },
      asBid: null,
    })
  })
})
