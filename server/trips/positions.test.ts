import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCancellation } from '#contract/cancellation.ts'
import { handBackJob } from '#contract/jobs.ts'
import { shareRequest } from '#contract/links.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { assignTechnician } from '#contract/technicians.ts'
import {
  readOwnTrip,
  readTrip,
  sendPositions,
  sendPositionsAsTechnician,
  setSharingAsTechnician,
} from '#contract/trips.ts'
import { purge } from '../own-data/purge.ts'
import type { Caller } from '../testing/caller.ts'
import { fixAt, technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { tablesWith } from '../testing/tables-with.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { freshMs, shownMs, callEveryMs } = settings.trips
const minute = 60_000

/** A technician on the way, and those who look. */
async function onTheWay() {
  const job = await app.given.job()
  const technician = await app.given.technician(job.provider, job)
  await technicianSteps(technician.byLink, { id: job.id }, 'start')
  app.clock.advance(minute)
  const params = { id: job.id }
  return {
    ...job,
    params,
    technician,
    send: (milesAway: number, by: Caller = technician.byLink) => {
      app.clock.advance(callEveryMs)
      return by.call(sendPositionsAsTechnician, {
        params,
        body: { fixes: [fixAt(milesAway, app.clock.now())] },
      })
    },
    /** Sets out, and is away from where that was. */
    async drives() {
      await this.send(12)
      app.clock.advance(2 * minute)
      await this.send(10)
    },
    asOwner: async () => {
      const { id, token } = job.request
      return (await app.anybody().call(readTrip, { params: { id }, token })).body.trip
    },
    asShop: async () => (await job.provider.caller.call(readOwnTrip, { params })).body,
  }
}

describe('who waits reads', () => {
  it('that no position is shared, then where the truck is, then how old that is, then only where it was last', async () => {
    const trip = await onTheWay()
    expect(await trip.asOwner()).toMatchObject({ sharing: 'none', position: null })
    await trip.drives()
    const { position, sharing } = (await trip.asOwner()) ?? {}
    expect(sharing).toBe('fresh')
    expect(position).toEqual({
      lat: Number(fixAt(10, new Date()).lat.toFixed(4)),
      lng: -97.7412,
      heading: null,
      fixedAt: app.clock.now().toISOString(),
    })
    app.clock.advance(freshMs + 1000)
    expect((await trip.asOwner())?.sharing).toBe('old')
    app.clock.advance(shownMs)
    expect(await trip.asOwner()).toMatchObject({
      sharing: 'lost',
      position: null,
      lastSeen: { miles: 10 },
    })
  })

  it('of a phone that it is seen, once one of its positions is believed, and not of what it knew before', async () => {
    const trip = await onTheWay()
    const early = new Date(app.clock.now().getTime() - 2 * minute)
    const { body } = await trip.technician.byLink.call(sendPositionsAsTechnician, {
      params: trip.params,
      body: { fixes: [fixAt(12, early)] },
    })
    expect([body.wanted, body.isSeen]).toEqual([true, undefined])
    expect((await trip.asOwner())?.sharing).toBe('none')
    expect((await trip.send(12)).body.isSeen).toBe(true)
    expect((await trip.asOwner())?.sharing).toBe('leaving')
    // What stands in one place is not kept again, and is seen all the same.
    expect((await trip.send(12)).body.isSeen).toBe(true)
  })

  it('nothing of where the first trip of a day begins, which its own business does see', async () => {
    const trip = await onTheWay()
    await trip.send(12)
    expect(await trip.asOwner()).toMatchObject({ sharing: 'leaving', position: null })
    expect(await trip.asShop()).toMatchObject({ sharing: 'fresh' })
  })

  it('since when the technician does not want to share it; what comes then is thrown away', async () => {
    const trip = await onTheWay()
    await trip.drives()
    const { byLink } = trip.technician
    await byLink.call(setSharingAsTechnician, { params: trip.params, body: { isShared: false } })
    expect(await trip.asOwner()).toMatchObject({
      sharing: 'ended',
      position: null,
      sharingEndedAt: app.clock.now().toISOString(),
    })
    expect((await trip.send(8)).body).toMatchObject({ wanted: false })
    await byLink.call(setSharingAsTechnician, { params: trip.params, body: { isShared: true } })
    expect((await trip.asOwner())?.position).toMatchObject({ lat: expect.any(Number) })
  })

  it('that a position is unreliable after three that nobody can drive', async () => {
    const trip = await onTheWay()
    await trip.drives()
    for (const miles of [90, 150, 220]) {
      app.clock.advance(minute)
      await trip.send(miles)
    }
    expect(await trip.asOwner()).toMatchObject({ sharing: 'doubtful', position: null })
    app.clock.advance(minute)
    await trip.send(9.5)
    expect((await trip.asOwner())?.sharing).toBe('fresh')
  })
})

describe('of positions that come', () => {
  it('those before the start, after the end and of who is not on the job are not kept', async () => {
    const { provider, ...job } = await app.given.job()
    const { byLink } = await app.given.technician(provider, job)
    const params = { id: job.id }
    const send = (by: Caller, endpoint: typeof sendPositionsAsTechnician | typeof sendPositions) =>
      by.call(endpoint, { params, body: { fixes: [fixAt(5, app.clock.now())] } })
    expect((await send(byLink, sendPositionsAsTechnician)).body).toMatchObject({ wanted: false })
    await technicianSteps(byLink, params, 'start')
    expect((await send(provider.caller, sendPositions)).body).toMatchObject({ wanted: false })
    const other = await app.given.technician(provider)
    expect((await send(other.byLink, sendPositionsAsTechnician)).status).toBe(404)
    await provider.caller.call(handBackJob, { params, body: { reason: 'Broke down' } })
    expect((await send(byLink, sendPositionsAsTechnician)).body).toMatchObject({ wanted: false })
    expect(await kept(job.id)).toBe(0)
  })

  it('the same twice is once, and more than one call in five seconds waits', async () => {
    const trip = await onTheWay()
    const body = { fixes: [fixAt(12, app.clock.now())] }
    const answers = await atOnce(4, () =>
      trip.technician.byLink.call(sendPositionsAsTechnician, { params: trip.params, body }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
    expect(await kept(trip.id)).toBe(1)
  })
})

describe('of many positions', () => {
  it('a call brings fifty at most', async () => {
    const trip = await onTheWay()
    const many = (count: number) =>
      Array.from({ length: count }, (_, nth) => fixAt(12, new Date(+app.clock.now() - nth * 1000)))
    const send = (fixes: ReturnType<typeof many>) =>
      trip.technician.byLink.call(sendPositionsAsTechnician, {
        params: trip.params,
        body: { fixes },
      })
    expect((await send(many(settings.trips.perCall + 1))).status).toBe(400)
    expect((await send(many(settings.trips.perCall))).status).toBe(200)
  })

  it('a job keeps two thousand, and after the last the phone need send no more', async () => {
    const trip = await onTheWay()
    await trip.send(12)
    await app.services.pool.query('update trips set taken = $2 where job_id = $1', [
      trip.id,
      settings.trips.perJob - 1,
    ])
    app.clock.advance(minute)
    expect((await trip.send(11)).body).toMatchObject({ wanted: false })
    app.clock.advance(minute)
    expect((await trip.send(10)).body).toMatchObject({ wanted: false })
    expect(await kept(trip.id)).toBe(2)
  })
})

describe('no position of a job is readable', () => {
  it('through another job, by another shop, by a bidder, by anybody, or by a link that only looks', async () => {
    const trip = await onTheWay()
    await trip.drives()
    const { id, token } = trip.request
    const own = { params: { id }, token }
    const other = await onTheWay()
    const asOther = { params: { id: other.request.id }, token: other.request.token }
    expect((await app.anybody().call(readTrip, asOther)).body.trip).toMatchObject({
      sharing: 'none',
    })
    const refused = [
      app.anybody().call(readTrip, { params: { id } }),
      app.anybody().call(readTrip, { params: { id }, token: other.request.token }),
      other.provider.caller.call(readTrip, { params: { id } }),
      trip.provider.caller.call(readTrip, { params: { id } }),
    ]
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(404)
    const shops = await other.provider.caller.call(readOwnTrip, { params: trip.params })
    expect(shops.status).toBe(404)
    const { path } = (await app.anybody().call(shareRequest, own)).body
    const to = await fetch(app.baseUrl + path, { redirect: 'manual' })
    const link = to.headers.get('location')?.split('token=')[1] ?? ''
    const seen = await app.anybody().call(readTrip, { params: { id }, token: link })
    expect(seen.body.trip).toMatchObject({ position: null, lastSeen: { miles: 10 } })
  })

  it('after somebody else was put on the job, who shares nothing yet', async () => {
    const trip = await onTheWay()
    await trip.drives()
    const other = await app.given.technician(trip.provider)
    const reassign = (technicianId: string) =>
      trip.provider.caller.call(assignTechnician, {
        params: trip.params,
        body: { technicianId },
      })
    await reassign(other.id)
    expect(await trip.asOwner()).toMatchObject({ sharing: 'none', position: null })
    await reassign(trip.technician.id)
    expect(await trip.asOwner()).toMatchObject({ sharing: 'none', position: null })
  })

  it('after its arrival, its hand-back or its end', async () => {
    const ends: ((trip: Awaited<ReturnType<typeof onTheWay>>) => Promise<unknown>)[] = [
      (trip) => technicianSteps(trip.technician.byLink, trip.params, 'arrive'),
      (trip) =>
        trip.provider.caller.call(handBackJob, {
          params: trip.params,
          body: { reason: 'Broke down' },
        }),
      async ({ request: { id, token } }) => {
        const of = { params: { id }, token }
        const { fee } = (await app.anybody().call(readCancellation, of)).body
        await app.anybody().call(cancelRequest, { ...of, body: { reason: 'Runs again', fee } })
      },
    ]
    for (const end of ends) {
      const trip = await onTheWay()
      await trip.drives()
      expect((await trip.asOwner())?.position).not.toBeNull()
      await end(trip)
      expect((await trip.asOwner())?.position ?? null).toBeNull()
      expect((await trip.asShop()).position).toBeNull()
    }
  })

  it('in any other table, and nowhere after 30 days', async () => {
    const trip = await onTheWay()
    await trip.drives()
    const spots = [fixAt(12, new Date()).lat, fixAt(10, new Date()).lat].map(String)
    expect(await tablesWith(app, spots)).toEqual(['positions'])
    app.clock.advance(settings.trips.keepMs + 1000)
    await purge(app.services)
    expect(await tablesWith(app, spots)).toEqual([])
  })
})

const kept = async (jobId: string): Promise<number> => {
  const { rows } = await app.services.pool.query(
    'select count(*)::int as n from positions where job_id = $1',
    [jobId],
  )
  return rows[0].n
}
