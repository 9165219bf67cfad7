import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportCustomerGone } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { settings } from '#contract/settings.ts'
import { assignTechnician } from '#contract/technicians.ts'
import {
  sendPositions,
  sendPositionsAsTechnician,
  setSharingAsTechnician,
  type Wanted,
} from '#contract/trips.ts'
import type { Caller } from '../testing/caller.ts'
import { proofsOf, showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere, fixAt, fixesThere, technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const { thereMs, callEveryMs } = settings.trips
const { seenTimes } = settings.customerGone

/** A technician at the place of a job; how they got there is theirs. */
async function atThePlace(...steps: ('start' | 'arrive')[]) {
  const job = await app.given.job()
  const params = { id: job.id }
  const { byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, params, ...steps)
  app.clock.advance(5 * minute)
  return {
    ...job,
    params,
    byLink,
    /** So many minutes ago, so many miles away. */
    send: async (places: [minutesAgo: number, miles: number][], by: Caller = byLink) => {
      app.clock.advance(callEveryMs)
      const fixes = places.map(([ago, miles]) =>
        fixAt(miles, new Date(app.clock.now().getTime() - ago * minute)),
      )
      return (await by.call(sendPositionsAsTechnician, { params, body: { fixes } })).body
    },
    nobodyThere: async (by: Caller = byLink) => (await proofsOf(by, params)).nobodyThere,
    seen: async () => (await proofsOf(byLink, params)).nobodyThere?.seen,
  }
}

describe('who waits at the place is seen there', () => {
  it('by positions since the arrival, at the place, about a minute apart, three times at most', async () => {
    const { send, seen } = await atThePlace('start', 'arrive')
    expect(await seen()).toBe(0)
    await send([[4, 0]])
    await send([[3.5, 0]])
    await send([[2, 0.5]])
    expect(await seen()).toBe(1)
    await send([[0, 0.1]])
    expect(await seen()).toBe(2)
    app.clock.advance(5 * minute)
    await send([
      [4, 0],
      [2, 0],
    ])
    expect(await seen()).toBe(seenTimes)
  })

  it('as their page reads, with whether they have written; the customer and the road there do not count', async () => {
    const job = await atThePlace('start')
    await job.send([
      [2, 0],
      [1, 0],
    ])
    expect(await job.nobodyThere()).toBeNull()
    await technicianSteps(job.byLink, job.params, 'arrive')
    app.clock.advance(minute)
    await job.send([[0, 0]])
    // The arrival counts from the first position that proves it.
    expect(await job.nobodyThere()).toEqual({ seen: 3, hasWritten: false })
    await job.byLink.call(sendMessage, {
      body: { serviceRequestId: job.request.id, bidId: job.bidId, content: 'Where are you?' },
    })
    expect(await job.nobodyThere()).toEqual({ seen: 3, hasWritten: true })
    expect(await job.nobodyThere(job.provider.caller)).toEqual({ seen: 3, hasWritten: true })
    const asOwner = await proofsOf(app.anybody(), job.params, job.request.token)
    expect(asOwner.nobodyThere).toBeNull()
  })

  it('also where "on my way" was forgotten', async () => {
    const { send, seen } = await atThePlace('arrive')
    await send([[1, 0]])
    expect(await seen()).toBe(1)
  })

  it('also after a quarter of an hour in which the page was not open, until it is enough', async () => {
    const { send, seen } = await atThePlace('start', 'arrive')
    app.clock.advance(thereMs)
    const wanted: Wanted[] = []
    for (let times = 0; times < seenTimes; times++) {
      app.clock.advance(minute)
      wanted.push(await send([[0, 0]]))
    }
    expect(wanted.map((one) => one.wanted)).toEqual([true, true, true])
    expect(await seen()).toBe(seenTimes)
    expect((await send([[0, 0]])).wanted).toBe(false)
  })

  it('by their own page where nobody else is on it; not by the office of a job with a technician', async () => {
    const alone = await app.given.job({ until: 'arrive' })
    app.clock.advance(5 * minute)
    const { caller } = alone.provider
    await beSeenThere(caller, { id: alone.id }, app.clock.now())
    expect((await proofsOf(caller, { id: alone.id })).nobodyThere?.seen).toBe(seenTimes)
    const { provider, params, seen } = await atThePlace('start', 'arrive')
    const fixes = fixesThere(app.clock.now())
    const { body } = await provider.caller.call(sendPositions, { params, body: { fixes } })
    expect([body.wanted, await seen()]).toEqual([false, 0])
  })

  it('and not by whoever was on the job before, nor by a truck that says where it stands', async () => {
    const job = await atThePlace('start', 'arrive')
    await job.send([
      [4, 0],
      [2, 0],
    ])
    const { rowCount } = await app.services.pool.query(
      "update positions set source = 'feed' where job_id = $1 and fixed_at < $2",
      [job.id, new Date(app.clock.now().getTime() - 3 * minute)],
    )
    expect([rowCount, await job.seen()]).toEqual([1, 1])
    await job.provider.caller.call(assignTechnician, {
      params: job.params,
      body: { technicianId: null },
    })
    expect((await job.nobodyThere(job.provider.caller))?.seen).toBe(0)
  })

  it('and not while they share nothing, which the answer says', async () => {
    const { byLink, params, send, seen } = await atThePlace('start', 'arrive')
    const share = (isShared: boolean) =>
      byLink.call(setSharingAsTechnician, { params, body: { isShared } })
    await send([[2, 0]])
    await share(false)
    expect(await send([[0, 0]])).toMatchObject({ wanted: false, isEnded: true })
    expect(await seen()).toBe(1)
    await share(true)
    expect(await send([[0, 0]])).toEqual({ wanted: true, everySeconds: expect.any(Number) })
    expect(await seen()).toBe(2)
  })

  it('where nobody knows the place, at one spot: where they are when they say that nobody is there', async () => {
    const job = await app.given.job({ until: 'arrive' })
    await app.services.pool.query('update requests set lat = null, lng = null where id = $1', [
      job.request.id,
    ])
    const { caller } = job.provider
    const params = { id: job.id }
    app.clock.advance(settings.customerGone.waitMs)
    await caller.call(sendMessage, {
      body: { serviceRequestId: job.request.id, bidId: job.bidId, content: 'Where are you?' },
    })
    await showNobodyThere(caller, params, app.clock.now())
    await beSeenThere(caller, params, app.clock.now())
    const gone = (miles: number) =>
      caller.call(reportCustomerGone, { params, body: fixAt(miles, app.clock.now()) })
    expect((await gone(2)).refusal.message).toMatch(/0 of 3 times.* for 3 more minutes/)
    expect((await gone(0.1)).status).toBe(200)
  })
})
