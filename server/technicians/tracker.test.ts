import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { assignTechnician, setTechnicianActivity } from '#contract/technicians.ts'
import {
  connectTracker,
  disconnectTracker,
  readTracker,
  takeTrackerPosition,
} from '#contract/trackers.ts'
import { readTrip, sendPositionsAsTechnician, setSharingAsTechnician } from '#contract/trips.ts'
import { secretOf, trackerBody } from '../testing/given-tracker.ts'
import { fixAt, technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const pauseMs = settings.trips.apartMs + 1000

/** A technician with the app on the phone, and a job they are on. */
async function withTracker() {
  const job = await app.given.job()
  const { byLink, id: technicianId } = await app.given.technician(job.provider, job)
  const params = { id: job.id }
  const { link } = (await byLink.call(connectTracker, {})).body
  const secret = secretOf(link)
  const post = (body: unknown, search = '') =>
    fetch(`${app.baseUrl}/api/track/${secret}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    ...job,
    byLink,
    technicianId,
    params,
    link,
    secret,
    post,
    /** As the app sends it, some miles away from the truck. */
    async says(miles: number, deviceId?: string) {
      app.clock.advance(pauseMs)
      const answer = await post(trackerBody(fixAt(miles, app.clock.now()), deviceId))
      return [answer.status, await answer.text()]
    },
    trip: async () => {
      const { id, token } = job.request
      return (await app.anybody().call(readTrip, { params: { id }, token })).body.trip
    },
    kept: async () => {
      const { rows } = await app.services.pool.query(
        'select count(*)::int as n from positions where job_id = $1',
        [job.id],
      )
      return rows[0].n as number
    },
  }
}

describe('the app on a technician’s phone', () => {
  it('is set up by a link that is shown once; only its hash is kept', async () => {
    const { byLink, link, secret } = await withTracker()
    expect(link).toMatch(/^org\.traccar\.client:\/\/config\?url=http/)
    expect(secret).toHaveLength(43)
    const { body } = await byLink.call(readTracker, {})
    expect(body).toEqual({ tracker: { madeAt: expect.any(String), heardAt: null } })
    const { rows } = await app.services.pool.query('select * from trackers')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('shows the truck to who waits, on the way and not before', async () => {
    const tracked = await withTracker()
    expect(await tracked.says(9)).toEqual([200, ''])
    expect(await tracked.kept()).toBe(0)
    await technicianSteps(tracked.byLink, tracked.params, 'start')
    await tracked.says(9)
    await tracked.says(8.75)
    expect(await tracked.kept()).toBe(2)
    expect(await tracked.trip()).toMatchObject({ sharing: 'fresh', likely: expect.anything() })
    const { tracker } = (await tracked.byLink.call(readTracker, {})).body
    expect(tracker?.heardAt).toBe(app.clock.now().toISOString())
  })

  it('may be an older one that writes into the address', async () => {
    const tracked = await withTracker()
    await technicianSteps(tracked.byLink, tracked.params, 'start')
    const { lat, lng } = fixAt(5, app.clock.now())
    app.clock.advance(pauseMs)
    const seconds = Math.floor(app.clock.now().getTime() / 1000)
    const search = `?id=77&lat=${lat}&lon=${lng}&timestamp=${seconds}&accuracy=8&bearing=180`
    const answer = await fetch(`${app.baseUrl}/api/track/${tracked.secret}${search}`, {
      method: 'POST',
    })
    expect([answer.status, await tracked.kept()]).toEqual([200, 1])
  })

  it('gets a kind answer for what is no position, too soon, of another phone, or not wanted', async () => {
    const tracked = await withTracker()
    await technicianSteps(tracked.byLink, tracked.params, 'start')
    await tracked.says(9)
    expect(await tracked.says(8, 'a second phone')).toEqual([200, ''])
    for (const nothing of [{}, { location: { coords: {} } }, { location: 'x', device_id: 1 }]) {
      app.clock.advance(pauseMs)
      expect((await tracked.post(nothing)).status).toBe(200)
    }
    const soon = trackerBody(fixAt(8.9, app.clock.now()))
    const flood = await Promise.all(Array.from({ length: 20 }, () => tracked.post(soon)))
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await tracked.kept()).toBe(2)
    const body = { isShared: false }
    await tracked.byLink.call(setSharingAsTechnician, { params: tracked.params, body })
    expect(await tracked.says(7)).toEqual([200, ''])
    expect(await tracked.kept()).toBe(2)
  })

  it('stands beside the page: neither makes the other wait', async () => {
    const tracked = await withTracker()
    await technicianSteps(tracked.byLink, tracked.params, 'start')
    await tracked.says(9)
    app.clock.advance(1000)
    const sent = await tracked.byLink.call(sendPositionsAsTechnician, {
      params: tracked.params,
      body: { fixes: [fixAt(8.9, app.clock.now())] },
    })
    expect(sent.status).toBe(200)
  })

  it('goes with the technician: nothing of it for a job that somebody else has now', async () => {
    const tracked = await withTracker()
    await technicianSteps(tracked.byLink, tracked.params, 'start')
    await tracked.says(9)
    await tracked.provider.caller.call(assignTechnician, {
      params: tracked.params,
      body: { technicianId: null },
    })
    expect(await tracked.says(8)).toEqual([200, ''])
    expect(await tracked.kept()).toBe(1)
  })

  it('is heard no more once it is disconnected, replaced, or its technician has left', async () => {
    const unknown = await app.anybody().call(takeTrackerPosition, {
      params: { secret: 'x'.repeat(43) },
      query: {},
      body: {},
    })
    expect([unknown.status, unknown.refusal.message]).toEqual([
      404,
      'This link is wrong or has ended.',
    ])
    const [ended, replaced, left] = [await withTracker(), await withTracker(), await withTracker()]
    await ended.byLink.call(disconnectTracker, {})
    await replaced.byLink.call(connectTracker, {})
    await left.provider.caller.call(setTechnicianActivity, {
      params: { id: left.technicianId },
      body: { isActive: false },
    })
    for (const one of [ended, replaced, left]) expect((await one.says(9))[0]).toBe(404)
  })
})
