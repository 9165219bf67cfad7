import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink, submitBid } from '#contract/bids.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { sendPositions } from '#contract/trips.ts'
import { flightsOf } from './platform/db/flights.ts'
import { guestForm } from './testing/given.ts'
import { fixAt } from './testing/given-trip.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The second time: what is remembered of a session or a link is known by then. */
async function tripsOf(deed: () => Promise<() => Promise<{ status: number }>>) {
  const first = await deed()
  await first()
  const again = await deed()
  return flightsOf(async () => expect((await again()).status).toBeLessThan(300))
}

describe('of trips to the database', () => {
  it('a bid makes two', async () => {
    const provider = await app.given.provider()
    const flights = await tripsOf(async () => {
      const { id } = await app.given.request()
      const body = { serviceRequestId: id, price: '185.00', estimatedDuration: '45 minutes' }
      return () => provider.caller.call(submitBid, { body, idempotencyKey: crypto.randomUUID() })
    })
    expect(flights.map((statements) => statements.length)).toEqual([3, 3])
  })

  it('an acceptance makes two, after one for its link', async () => {
    const provider = await app.given.provider()
    const flights = await tripsOf(async () => {
      const request = await app.given.request()
      const { id } = await app.given.bid(provider, request)
      const body = { accessToken: request.token }
      return () =>
        app
          .anybody()
          .call(acceptBidByLink, { params: { id }, body, idempotencyKey: crypto.randomUUID() })
    })
    expect(flights.map((statements) => statements.length)).toEqual([1, 5, 2])
  })

  it('a request of a guest makes two', async () => {
    const flights = await tripsOf(async () => () => {
      const idempotencyKey = crypto.randomUUID()
      return app.anybody().call(createIndividualRequest, { body: guestForm, idempotencyKey })
    })
    expect(flights.map((statements) => statements.length)).toEqual([2, 2])
  })

  it('a position makes two, and one more where it is time for an estimate', async () => {
    const job = await app.given.job({ until: 'start' })
    const send = async (afterMs: number) => {
      app.clock.advance(afterMs)
      // By then its session would be asked for anew.
      await job.provider.caller.call(readCurrentUser)
      return () =>
        job.provider.caller.call(sendPositions, {
          params: { id: job.id },
          body: { fixes: [fixAt(9, app.clock.now())] },
        })
    }
    const betweenEstimates = await tripsOf(() => send(settings.trips.everyMs))
    expect(betweenEstimates.map((statements) => statements.length)).toEqual([3, 2])
    const withOne = await tripsOf(() => send(settings.estimate.everyMs))
    expect(withOne.map((statements) => statements.length)).toEqual([3, 1, 2])
  })
})
