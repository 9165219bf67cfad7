import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { delayJob } from '#contract/jobs.ts'
import { readTrip, sendPositions } from '#contract/trips.ts'
import { fixAt } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

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
})
