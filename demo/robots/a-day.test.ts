import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { listOwnBids } from '#contract/bids.ts'
import { listFleetRequests } from '#contract/fleet-requests.ts'
import { listOwnJobs } from '#contract/jobs.ts'
import { listBoard, listOwnRequests } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { listTechnicians } from '#contract/technicians.ts'
import { alertOthers } from '../../server/asking/alert-others.ts'
import { confirmOverdueJobs } from '../../server/deals/confirm-overdue-jobs.ts'
import { expireBids } from '../../server/deals/expire-bids.ts'
import { expireRequests } from '../../server/deals/expire-requests.ts'
import { openTestApp, type TestApp } from '../../server/testing/open-test-app.ts'
import { watchPromises } from '../../server/trips/watch-promises.ts'
import { buildWorld } from '../build/build-world.ts'
import { demoPassword } from '../logins.ts'
import { startRobots } from './robots.ts'
import { createVirtualTimers, type VirtualTimers } from './virtual-timers.ts'

const minute = 60_000
const hour = 60 * minute
/** So many hours are lived through: two, unless a whole day is asked for, whose figures are then said. */
const hours = Number(process.env.DEMO_HOURS ?? 2)
const isSaid = process.env.DEMO_HOURS !== undefined

let app: TestApp
let timers: VirtualTimers
let sendHome: () => Promise<void>
let begunAt: Date
beforeAll(async () => {
  app = await openTestApp({ demo: true })
  const { services, clock } = app
  await buildWorld(services)
  begunAt = clock.now()
  timers = createVirtualTimers(clock, services.log)
  sendHome = startRobots(services, { timers })
  timers.every(15_000, () => alertOthers(services))
  timers.every(minute, async () => {
    await expireBids(services)
    await expireRequests(services)
    await watchPromises(services)
    await confirmOverdueJobs(services)
  })
  await timers.pass(hours * hour)
}, 600_000)
afterAll(async () => {
  await sendHome()
  await app.close()
})

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(app.services.db)
  return rows[0]?.n ?? -1
}

describe(`${hours} hours of the demo at which nobody looks`, () => {
  it('have new requests, trucks under way and work that ends, in every hour', async () => {
    const { rows } = await sql<{ hour: number; asked: number; closed: number; moving: number }>`
      select h as hour,
        (select count(*) from requests where created_at >= t and created_at < t + interval '1 hour') as asked,
        (select count(*) from jobs where closed_at >= t and closed_at < t + interval '1 hour' and phase = 'closed') as closed,
        (select count(distinct job_id) from positions
          where fixed_at >= t and fixed_at < t + interval '1 hour') as moving
      from generate_series(0, ${hours - 1}) h, lateral (select ${begunAt}::timestamptz + h * interval '1 hour' as t) x`.execute(
      app.services.db,
    )
    if (isSaid) console.table(rows)
    for (const { hour: at, asked, moving } of rows) {
      expect(asked, `asked in hour ${at}`).toBeGreaterThan(0)
      expect(asked, `asked in hour ${at}`).toBeLessThan(40)
      expect(moving, `under way in hour ${at}`).toBeGreaterThan(0)
    }
    expect(rows.reduce((sum, { closed }) => sum + closed, 0)).toBeGreaterThan(hours / 2)
  })

  it('have positions as phones send them: believed, some seconds apart, and none of who shares none', async () => {
    expect(await count(sql`select count(*) as n from positions where doubt is not null`)).toBe(0)
    const most = settings.estimate.mph.most + 25
    expect(
      await count(sql`
        select count(*) as n from (
          select lat, lng, fixed_at, lag(lat) over w as lat0, lag(lng) over w as lng0, lag(fixed_at) over w as at0
          from positions window w as (partition by job_id order by fixed_at)) p
        where at0 is not null and 69.09 * sqrt((lat - lat0) ^ 2 + ((lng - lng0) * cos(radians(lat))) ^ 2)
          > ${most} * greatest(extract(epoch from fixed_at - at0), 10) / 3600`),
    ).toBe(0)
  })

  it('have arrivals that are proved by place, and some otherwise or not at all', async () => {
    const { rows } = await sql<{ proof: string; n: number }>`
      select arrival_proof as proof, count(*) as n from jobs
      where arrived_at > ${begunAt} group by 1 order by 2 desc`.execute(app.services.db)
    if (isSaid) console.table(rows)
    expect(rows[0]?.proof).toBe('place')
  })

  it('tell that trucks are near, once each', async () => {
    expect(
      await count(sql`
        select count(*) as n from (select job_id from events
          where name = 'trip_near' and at > ${begunAt} group by 1 having count(*) > 1) twice`),
    ).toBe(0)
    expect(
      await count(
        sql`select count(*) as n from events where name = 'trip_near' and at > ${begunAt}`,
      ),
    ).toBeGreaterThan(0)
  })

  it('have work that is proved', async () => {
    const { rows } = await sql<{ kind: string; n: number }>`
      select kind, count(*) as n from proofs where received_at > ${begunAt} group by 1`.execute(
      app.services.db,
    )
    if (isSaid) console.table(rows)
    expect(rows.map(({ kind }) => kind)).toContain('photo')
    expect(rows.map(({ kind }) => kind)).toContain('reading')
  })

  it('grow by little: what a month of them takes is no burden', async () => {
    const { rows } = await sql<Record<string, number | string>>`
      select (select count(*) from events where at > ${begunAt}) as events,
        (select count(*) from positions) as positions,
        (select count(*) from deliveries where created_at > ${begunAt}) as messages,
        (select count(*) from proofs where kind = 'photo' and received_at > ${begunAt}) as photos,
        pg_size_pretty(pg_database_size(current_database())) as size`.execute(app.services.db)
    const ends = await sql`
      select status, close_reason, count(*) from requests where created_at > ${begunAt} group by 1, 2
      union all select phase, 'job', count(*) from jobs where assigned_at > ${begunAt} group by 1`.execute(
      app.services.db,
    )
    if (isSaid) console.table([...rows, ...ends.rows])
    expect(Number(rows[0]?.events)).toBeLessThan(hours * 400)
    expect(Number(rows[0]?.photos)).toBeLessThan(hours * 60)
  })

  it('leave cards on the boards, and something under way for whoever signs in next', async () => {
    for (const [username, lists] of [
      ['demo-austin', [listBoard, listOwnBids, listOwnJobs, listTechnicians]],
      ['demo-customer', [listOwnRequests]],
      ['demo-fleet', [listFleetRequests]],
    ] as const) {
      const person = app.anybody()
      await person.call(login, { body: { username, password: demoPassword } })
      for (const list of lists) {
        const begun = performance.now()
        const { status, body } = await person.call(list)
        if (isSaid)
          console.log(
            username,
            list.path,
            body.length,
            `${Math.round(performance.now() - begun)} ms`,
          )
        expect(status).toBe(200)
        // Cards come and go; a board may be empty for a moment.
        if (list !== listBoard) expect(body.length, list.path).toBeGreaterThan(0)
      }
    }
    // At night the last truck may just be done: work that ended within the hour counts too.
    expect(
      await count(sql`
        select count(*) as n from jobs
        where assigned_at > ${new Date(app.clock.now().getTime() - 3 * hour)}
          and (phase in ('assigned', 'en_route', 'arrived', 'working')
            or finished_at > ${new Date(app.clock.now().getTime() - hour)})`),
    ).toBeGreaterThan(0)
    const stuck = sql<{ n: number }>`
      select count(*) as n from jobs where closed_at is null
        and assigned_at < ${new Date(app.clock.now().getTime() - 6 * hour)}
        and phase not in ('awaiting_confirmation')`
    expect(await count(stuck)).toBe(0)
  })
})
