import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid, readRequest } from '#contract/bids.ts'
import { listFleetRequests } from '#contract/fleet-requests.ts'
import { advanceJob, delayJob } from '#contract/jobs.ts'
import { readTrip, sendPositions, setSharing } from '#contract/trips.ts'
import { fixAt, technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellSilence } from './tell-silence.ts'
import { watchPromises } from './watch-promises.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000

/** A provider on the way, 45 minutes promised, who has been so far away at these minutes. */
async function onTheWay() {
  const job = await app.given.job({ until: 'start' })
  const params = { id: job.id }
  return {
    ...job,
    params,
    async drives(...miles: number[]) {
      for (const milesAway of miles) {
        app.clock.advance(minute + 1000)
        const body = { fixes: [fixAt(milesAway, app.clock.now())] }
        const sent = await job.provider.caller.call(sendPositions, { params, body })
        expect(sent.status).toBe(200)
      }
    },
    told: async (name: string) => {
      const { rows } = await app.services.pool.query(
        'select count(*)::int as n from events where job_id = $1 and name = $2',
        [job.id, name],
      )
      return rows[0].n as number
    },
    asOwner: async () => {
      const { id, token } = job.request
      return (await app.anybody().call(readTrip, { params: { id }, token })).body.trip
    },
  }
}

describe('who waits is told', () => {
  it('between which times the truck is likely there, never one that is over', async () => {
    const job = await onTheWay()
    expect((await job.asOwner())?.likely).toBeNull()
    await job.drives(12, 11)
    const { from = '', to = '' } = (await job.asOwner())?.likely ?? {}
    expect(new Date(from).getTime()).toBeGreaterThan(app.clock.now().getTime())
    expect(new Date(to).getTime()).toBeGreaterThan(new Date(from).getTime())
    app.clock.advance(14 * minute)
    const later = (await job.asOwner())?.likely?.from ?? ''
    expect(new Date(later).getTime()).toBeGreaterThan(app.clock.now().getTime())
  })

  it('the same on the job’s own page and on the fleet’s board, till sharing stops', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const provider = await app.given.provider()
    const request = await app.given.request({ as: driver.caller })
    const bid = await app.given.bid(provider, request)
    const body = { status: 'accepted' as const }
    const { manager } = company
    const params = {
      id: begunJob((await manager.call(decideBid, { params: { id: bid.id }, body })).body),
    }
    const seen = async () => [
      (await manager.call(listFleetRequests)).body[0]?.job?.likely,
      (await driver.caller.call(readRequest, { params: { id: request.id } })).body.job?.likely,
    ]
    expect(await seen()).toEqual([null, null])
    await provider.caller.call(advanceJob, { params, body: { step: 'start' } })
    for (const miles of [12, 11]) {
      app.clock.advance(minute + 1000)
      const fixes = [fixAt(miles, app.clock.now())]
      await provider.caller.call(sendPositions, { params, body: { fixes } })
    }
    const { trip } = (await driver.caller.call(readTrip, { params: { id: request.id } })).body
    expect(trip?.likely).not.toBeNull()
    expect(await seen()).toEqual([trip?.likely, trip?.likely])
    await provider.caller.call(setSharing, { params, body: { isShared: false } })
    expect(await seen()).toEqual([null, null])
  })

  it('that it gets later than promised while the promise still stands, after two estimates, once', async () => {
    const job = await onTheWay()
    await job.drives(60)
    expect(await job.told('trip_later')).toBe(0)
    await job.drives(59)
    expect(await job.told('trip_later')).toBe(1)
    await job.drives(58.3, 57.6)
    expect(await job.told('trip_later')).toBe(1)
  })

  it('nothing of it that the provider has said already', async () => {
    const job = await onTheWay()
    await job.provider.caller.call(delayJob, { params: job.params, body: { minutes: 90 } })
    await job.drives(50, 49, 48)
    expect(await job.told('trip_later')).toBe(0)
  })

  it('once that the truck is near', async () => {
    const job = await onTheWay()
    await job.drives(3, 1.8, 1.2, 0.8)
    expect(await job.told('trip_near')).toBe(1)
    expect(await job.told('trip_later')).toBe(0)
  })

  it('since when the truck stands still farther away, and its office once; in a tunnel nothing is said', async () => {
    const job = await onTheWay()
    await job.drives(12, 11)
    app.clock.advance(11 * minute)
    await job.drives(6)
    expect((await job.asOwner())?.stoppedSince).toBeNull()
    await job.drives(6, 6.05, 6, 6, 6, 6, 6, 6, 6.05, 6)
    expect(await job.told('trip_stopped')).toBe(0)
    await job.drives(6, 6, 6)
    expect(await job.told('trip_stopped')).toBe(1)
    expect((await job.asOwner())?.stoppedSince).not.toBeNull()
    await job.drives(5.5, 5)
    expect((await job.asOwner())?.stoppedSince).toBeNull()
    await job.drives(...Array(14).fill(5))
    expect(await job.told('trip_stopped')).toBe(1)
    expect((await job.asOwner())?.stoppedSince).not.toBeNull()
  })

  it('nothing of a stop where the truck is there almost', async () => {
    const job = await onTheWay()
    await job.drives(2, ...Array(15).fill(0.9))
    expect(await job.told('trip_stopped')).toBe(0)
  })
})

describe('of whom no position comes', () => {
  const silence = () => atOnce(3, () => tellSilence(app.services))

  it('is told once, ten minutes after the last one, when the promise is half an hour away or less', async () => {
    const job = await onTheWay()
    await job.drives(20)
    app.clock.advance(11 * minute)
    await silence()
    expect(await job.told('trip_silent')).toBe(0)
    app.clock.advance(5 * minute)
    await job.drives(15)
    await silence()
    expect(await job.told('trip_silent')).toBe(0)
    app.clock.advance(11 * minute)
    await silence()
    await silence()
    expect(await job.told('trip_silent')).toBe(1)
  })

  it('is left alone who does not want to share it, and who has not set out', async () => {
    const [unwilling, idle] = [await onTheWay(), await app.given.job()]
    const body = { isShared: false }
    await unwilling.provider.caller.call(setSharing, { params: unwilling.params, body })
    app.clock.advance(40 * minute)
    await silence()
    expect(await unwilling.told('trip_silent')).toBe(0)
    const { rowCount } = await app.services.pool.query(
      `select from events where job_id = $1 and name = 'trip_silent'`,
      [idle.id],
    )
    expect(rowCount).toBe(0)
  })

  it('hears it by text with the link to the job, where a technician drives', async () => {
    const job = await app.given.job()
    const technician = await app.given.technician(job.provider, job)
    await technicianSteps(technician.byLink, { id: job.id }, 'start')
    app.clock.advance(20 * minute)
    await silence()
    const known = [await app.given.linkTo(technician.phone, [])]
    while (known.length < 3) known.push(await app.given.linkTo(technician.phone, known))
    const texts = (await app.services.outbox()).filter(({ to }) => to === technician.phone)
    expect(texts[0]?.text).toMatch(
      /^Roadcall: The customer does not see where you are: .+ Open your job, parked, to share it: https?:/,
    )
  })
})

describe('who is 45 minutes late without a word', () => {
  const late = async (...miles: number[]) => {
    const job = await onTheWay()
    app.clock.advance((45 + 44) * minute)
    await job.drives(...miles)
    app.clock.advance(minute)
    await atOnce(3, () => watchPromises(app.services))
    return [await job.told('job_late'), await job.told('job_no_show')]
  }

  it('comes all the same, by positions that get nearer', async () => {
    expect(await late(9, 8)).toEqual([1, 0])
  })

  it('or by one at the place: a button was forgotten', async () => {
    expect(await late(0.1)).toEqual([1, 0])
  })

  it('does not come who stands, or drives away', async () => {
    expect(await late(8, 8)).toEqual([0, 1])
    expect(await late(8, 9)).toEqual([0, 1])
  })
})
