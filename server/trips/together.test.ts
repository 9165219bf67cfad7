import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { sendPositions } from '#contract/trips.ts'
import { flightsOf } from '../platform/db/flights.ts'
import { fixAt } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { callEveryMs, everyMs } = settings.trips
const minute = 60_000

/** Businesses that drive to a job each, so far away. */
async function onTheWay(count: number, milesAway = 12) {
  const trips = await atOnce(count, () => app.given.job({ until: 'start' }))
  app.clock.advance(minute)
  for (const trip of trips) expect((await send(trip, milesAway)).status).toBe(200)
  app.clock.advance(everyMs)
  return trips
}

type Trip = Awaited<ReturnType<TestApp['given']['job']>>

const send = (
  { id, provider }: Pick<Trip, 'id' | 'provider'>,
  milesAway: number,
  idempotencyKey: string | null = crypto.randomUUID(),
) =>
  provider.caller.call(sendPositions, {
    params: { id },
    body: { fixes: [fixAt(milesAway, app.clock.now())] },
    idempotencyKey,
  })

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.services.pool.query(text, values)).rows

const kept = async (jobs: readonly { id: string }[]): Promise<number[]> => {
  const ids = jobs.map(({ id }) => id)
  const rows = await query<{ id: string; n: number }>(
    `select id, (select count(*)::int from positions where job_id = id) as n from unnest($1::uuid[]) id`,
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.n ?? 0)
}

describe('positions of many trucks at one moment', () => {
  it('are kept in fewer transactions than there are trucks', async () => {
    const trips = await onTheWay(8)
    const flights = await flightsOf(() => Promise.all(trips.map((trip) => send(trip, 11.9))))
    const inserts = flights.flat().filter((text) => text.includes('insert into positions'))
    expect(inserts.length).toBeLessThan(trips.length / 2)
    expect(await kept(trips)).toEqual(trips.map(() => 2))
    const taken = await query('select distinct taken from trips where job_id = any($1)', [
      trips.map(({ id }) => id),
    ])
    expect(taken).toEqual([{ taken: 2 }])
  })

  it('are answered each for itself: refused, thrown away and of nobody beside those that are kept', async () => {
    const [early, ...trips] = await onTheWay(5)
    const [a, b, c, d] = trips
    if (!early || !a || !b || !c || !d) throw new Error('five are on the way')
    app.clock.advance(everyMs)
    await send(early, 11.9)
    app.clock.advance(callEveryMs - 1000)
    const assigned = await app.given.job()
    const answers = await Promise.all([
      send(a, 11.8),
      send(early, 11.8),
      send(b, 11.8),
      send(assigned, 11.8),
      send({ id: crypto.randomUUID(), provider: a.provider }, 11.8),
      send({ id: c.id, provider: a.provider }, 11.8),
      send(c, 11.8),
      send(d, 11.8),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200, 200, 404, 404, 200, 200])
    expect(answers[3]?.body).toMatchObject({ wanted: false })
    expect(await kept([...trips, early, assigned])).toEqual([2, 2, 2, 2, 2, 0])
  })

  it('do not fail with one that cannot be kept', async () => {
    const trips = await onTheWay(6)
    const [bad, ...good] = trips
    if (!bad) throw new Error('six are on the way')
    await query(`
      create function keep_not() returns trigger language plpgsql as $$ begin
        if new.job_id = '${bad.id}' then raise 'not this one'; end if; return new; end $$`)
    await query(
      'create trigger keep_not before insert on positions for each row execute function keep_not()',
    )
    const answers = await Promise.all(trips.map((trip) => send(trip, 11.9)))
    await query('drop trigger keep_not on positions')
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 200, 200, 200, 200])
    expect(await kept([bad, ...good])).toEqual([1, 2, 2, 2, 2, 2])
  })

  it('do not wait for a trip that somebody holds', async () => {
    const [held, ...free] = await onTheWay(5)
    if (!held) throw new Error('five are on the way')
    const holder = await app.services.pool.connect()
    await holder.query('begin')
    await holder.query('select from trips where job_id = $1 for update', [held.id])
    const waits = send(held, 11.9)
    const answers = await Promise.all(free.map((trip) => send(trip, 11.9)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await kept([held, ...free])).toEqual([1, 2, 2, 2, 2])
    await holder.query('commit')
    holder.release()
    expect((await waits).status).toBe(200)
    expect(await kept([held])).toEqual([2])
  })

  it('count once for a truck that sends twice, in every group', async () => {
    const trips = await onTheWay(6)
    for (let round = 0; round < 10; round++) {
      app.clock.advance(everyMs)
      const milesAway = 11.8 - round / 10
      // One after the other, so that some come while a group is under way.
      const answers = await atOnce(30, async (index) => {
        await wait(Math.floor(index / 6) * 3)
        return send(trips[index % 6] as Trip, milesAway)
      })
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
      expect(await kept(trips)).toEqual(trips.map(() => round + 2))
    }
  })

  it('with one key are one call; the key of a call that was refused is free', async () => {
    const trips = await onTheWay(3)
    const all = trips.flatMap((trip) => [trip, trip, trip])
    const answers = await Promise.all(all.map((trip) => send(trip, 11.9, `same-${trip.id}`)))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    const [first] = trips
    if (!first) throw new Error('three are on the way')
    expect((await send(first, 11.9, `same-${first.id}`)).status).toBe(200)
    expect(await kept(trips)).toEqual([2, 2, 2])
    const fixes = [fixAt(11.8, app.clock.now())]
    const again = () =>
      first.provider.caller.call(sendPositions, {
        params: { id: first.id },
        body: { fixes },
        idempotencyKey: 'refused-at-first',
      })
    expect((await again()).status).toBe(429)
    app.clock.advance(callEveryMs)
    expect((await again()).status).toBe(200)
  })

  it('make an estimate each, and tell once what somebody has to know', async () => {
    const trips = await onTheWay(4)
    app.clock.advance(4 * minute)
    const likely = () =>
      query<{ to: Date }>(
        'select distinct likely_to as to, estimated_at = $2 as "isNew" from trips where job_id = any($1)',
        [trips.map(({ id }) => id), app.clock.now()],
      )
    await Promise.all(trips.map((trip) => send(trip, 9)))
    expect(await likely()).toMatchObject(trips.slice(0, 1).map(() => ({ isNew: true })))
    for (const milesAway of [1.8, 1.7]) {
      app.clock.advance(10 * minute)
      await Promise.all(trips.map((trip) => send(trip, milesAway)))
    }
    const told = await query(
      `select count(*)::int as n, count(distinct job_id)::int as jobs,
         count(*) filter (where by_provider_id is not null)::int as by
       from events where name = 'trip_near' and job_id = any($1)`,
      [trips.map(({ id }) => id)],
    )
    expect(told).toEqual([{ n: 4, jobs: 4, by: 4 }])
    expect(await kept(trips)).toEqual([4, 4, 4, 4])
  })
})
