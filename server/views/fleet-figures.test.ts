import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid } from '#contract/bids.ts'
import { changeDriver } from '#contract/drivers.ts'
import { readFleetFigures, readFleetOverview } from '#contract/fleet-figures.ts'
import { advanceJob, confirmJob, providerSteps } from '#contract/jobs.ts'
import { addUnit } from '#contract/units.ts'
import {
  type GivenCompany,
  type GivenDriver,
  type GivenProvider,
  stepAtPlace,
} from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000

/** A driver's request that became a closed job; asked for at a moment, where one is given. */
async function closedJob(
  { manager }: GivenCompany,
  driver: GivenDriver,
  provider: GivenProvider,
  price: string,
  askedAt?: string,
) {
  const request = await app.given.request({ as: driver.caller })
  app.clock.advance(10 * minute)
  const bid = await app.given.bid(provider, request, { price })
  const accepted = await manager.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  const params = { id: begunJob(accepted.body) }
  for (const step of providerSteps)
    await provider.caller.call(advanceJob, { params, body: stepAtPlace(step, app.clock.now()) })
  await manager.call(confirmJob, { params })
  if (askedAt)
    await app.services.pool.query('update requests set created_at = $2 where id = $1', [
      request.id,
      askedAt,
    ])
  return request
}
const figures = async ({ manager }: GivenCompany, query: Record<string, string> = {}) =>
  (await manager.call(readFleetFigures, { query })).body

describe('the figures of a fleet', () => {
  it('are counts and sums of rows, by unit, provider and driver; namesakes stay apart', async () => {
    const company = await app.given.company()
    const drivers = [await app.given.fleetDriver(company), await app.given.fleetDriver(company)]
    const [one, two] = drivers
    if (!one || !two) throw new Error('two drivers')
    for (const { id } of drivers)
      await company.manager.call(changeDriver, {
        params: { id },
        body: { fullName: 'Rosa Washington' },
      })
    const unit = await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: 'T-77', driverId: one.id },
    })
    const [shop, other] = [await app.given.provider(), await app.given.provider()]
    await closedJob(company, one, shop, '100')
    await closedJob(company, one, other, '50.50')
    await closedJob(company, two, shop, '1000')
    const all = await figures(company)
    expect(all.total).toEqual({
      spend: '1150.50',
      jobs: 3,
      responseMinutes: 10,
      arrivalMinutes: 10,
      arrivals: 3,
      onTime: 3,
    })
    const named = (rows: typeof all.units) =>
      rows.map(({ id, name, spend, jobs }) => [id, name, spend, jobs])
    expect(named(all.drivers)).toEqual([
      [two.id, 'Rosa Washington', '1000.00', 1],
      [one.id, 'Rosa Washington', '150.50', 2],
    ])
    expect(named(all.units)).toEqual([
      [null, null, '1000.00', 1],
      [unit.body.id, 'T-77', '150.50', 2],
    ])
    expect(named(all.providers)).toEqual([
      [shop.id, shop.businessName, '1100.00', 2],
      [other.id, other.businessName, '50.50', 1],
    ])
    expect(all.services).toEqual([
      expect.objectContaining({ serviceType: 'roadside_tire', spend: '1150.50' }),
    ])
    const stranger = await app.given.company()
    expect((await figures(stranger)).total.jobs).toBe(0)
  })

  it('are of any days, by the fleet’s clock, and a day that no calendar has is refused', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const shop = await app.given.provider()
    // The last evening of October in Texas, and the first day of November.
    await closedJob(company, driver, shop, '100', '2026-11-01T04:30:00Z')
    await closedJob(company, driver, shop, '7', '2026-11-01T05:30:00Z')
    const spent = async (from: string, to: string) =>
      (await figures(company, { from, to })).total.spend
    expect(await spent('2026-10-01', '2026-10-31')).toBe('100.00')
    expect(await spent('2026-11-01', '2026-11-30')).toBe('7.00')
    expect(await spent('2026-12-01', '2026-12-31')).toBe('0.00')
    const refused = await company.manager.call(readFleetFigures, { query: { to: '2026-02-31' } })
    expect([refused.status, refused.refusal.details?.to]).toEqual([
      400,
      'Enter a date as YYYY-MM-DD.',
    ])
  })

  it('leave nobody out, however many drivers there are', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { id } = await closedJob(company, driver, await app.given.provider(), '100')
    await app.services.pool.query(
      `with people as (
         insert into users (user_type, username, full_name, phone, password_hash)
         select 'driver', 'many-' || n || '-' || gen_random_uuid(), 'Many ' || n, '5125550166', ''
         from generate_series(1, 60) n returning id),
       drivers as (insert into drivers (user_id, fleet_id) select id, $2 from people returning id),
       asked as (
         insert into requests (fleet_id, driver_id, ${await columnsOf('requests', 'id', 'fleet_id', 'driver_id')})
         select r.fleet_id, d.id, ${await columnsOf('requests', 'id', 'fleet_id', 'driver_id')}
         from requests r, drivers d where r.id = $1 returning id),
       offered as (
         insert into bids (request_id, ${await columnsOf('bids', 'id', 'request_id')})
         select a.id, ${await columnsOf('bids', 'id', 'request_id')}
         from asked a, bids b where b.request_id = $1 returning id, request_id)
       insert into jobs (request_id, bid_id, ${await columnsOf('jobs', 'id', 'request_id', 'bid_id')})
       select o.request_id, o.id, ${await columnsOf('jobs', 'id', 'request_id', 'bid_id')}
       from offered o, jobs j where j.request_id = $1`,
      [id, company.id],
    )
    const all = await figures(company)
    expect([all.drivers.length, all.total.jobs, all.total.spend]).toEqual([61, 61, '6100.00'])
  })
})

/** The other columns of a table, to copy a row with. */
async function columnsOf(table: string, ...without: string[]): Promise<string> {
  const { rows } = await app.services.pool.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = $1 and table_schema = current_schema()
       and column_name <> all($2) and is_generated = 'NEVER'`,
    [table, without],
  )
  return rows[0].columns
}

describe('the overview of a fleet', () => {
  it('has counts of this moment and the last twelve months by its clock, those without a job too', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await app.given.fleetDriver(company)
    const shop = await app.given.provider()
    for (const price of ['100', '50.50']) await closedJob(company, driver, shop, price)
    await app.given.request({ as: driver.caller })
    const { body } = await company.manager.call(readFleetOverview)
    expect(body).toMatchObject({
      totalDrivers: 2,
      activeDrivers: 1,
      onService: 0,
      needHelp: 1,
      offline: 0,
      openRequests: 1,
      runningRequests: 0,
      timeZone: 'America/Chicago',
    })
    expect(body.months).toHaveLength(12)
    expect(body.months[0]).toMatchObject({ spend: '0.00', jobs: 0, responseMinutes: null })
    const texas = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' })
    expect(body.months.at(-1)?.month).toBe(texas.format(app.clock.now()).slice(0, 7))
    expect(body.months.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(2)
    expect(body.months.reduce((sum, { spend }) => sum + Number(spend), 0)).toBe(150.5)
  })
})
