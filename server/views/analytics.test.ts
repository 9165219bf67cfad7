import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Analytics,
  type AnalyticsPeriod,
  exportAnalytics,
  exportJobs,
  readAnalytics,
} from '#contract/analytics.ts'
import { withdrawBid } from '#contract/bids.ts'
import { declineRequest } from '#contract/requests.ts'
import { seeRequests } from '#contract/waiting.ts'
import type { GivenProvider, GivenTechnician } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
let provider: GivenProvider
let technician: GivenTechnician

/** Tuesday, March 14, 2028, 23:30 in Austin: two days after its clocks went forward. */
const now = new Date('2028-03-15T04:30:00Z')

const run = (text: string, values: unknown[]) => app.services.pool.query(text, values)

interface Past {
  closed: string
  price: string
  promised?: string
  arrived?: string
  opened?: string
  bid?: string
  stars?: number
  service?: string
}

const longAgo = '2020-01-01T00:00:00Z'

/** A closed job through the API, then moved to its place in time. */
async function past({ closed, price, promised, arrived, opened, bid, stars, service }: Past) {
  const request = await app.given.request({ form: service ? { serviceType: service } : {} })
  const job = await app.given.job({ provider, request, until: 'closed' })
  await run(
    `update jobs set closed_at = $2, price_cents = $3, promised_at = $4, arrived_at = $5 where id = $1`,
    [job.id, closed, Number(price) * 100, promised ?? null, arrived ?? longAgo],
  )
  await run('update bids set created_at = $2 where id = $1', [job.bidId, bid ?? longAgo])
  await run('update requests set opened_at = $2 where id = $1', [request.id, opened ?? longAgo])
  if (stars)
    await run(
      `insert into reviews (job_id, provider_id, side, service, on_time, price, written_at, published_at)
       values ($1, $2, 'customer', $3, $3, $3, $4, $4)`,
      [job.id, provider.id, stars, closed],
    )
  return job
}

async function offered(bid: string, opened: string, status: 'pending' | 'lost') {
  const request = await app.given.request()
  const { id } = await app.given.bid(provider, request)
  const reason = status === 'lost' ? 'other_bid_accepted' : null
  await run(`update bids set created_at = $2, status = $3, status_reason = $4 where id = $1`, [
    id,
    bid,
    reason ? 'rejected' : 'pending',
    reason,
  ])
  await run('update requests set opened_at = $2 where id = $1', [request.id, opened])
  return id
}

beforeAll(async () => {
  app = await openTestApp()
  app.clock.advance(now.getTime() - app.clock.now().getTime())
  provider = await app.given.provider()
  technician = await app.given.technician(provider)
  await run('update providers set created_at = $2 where id = $1', [provider.id, longAgo])

  // Ten minutes before midnight.
  const last = await past({
    closed: '2028-03-15T04:10:00Z',
    price: '185',
    promised: '2028-03-15T03:00:00Z',
    arrived: '2028-03-15T03:00:00Z',
    opened: '2028-03-15T01:50:00Z',
    bid: '2028-03-15T02:00:00Z',
    stars: 5,
  })
  await run('update jobs set technician_id = $2 where id = $1', [last.id, technician.id])
  // The last minutes of a leap day, already March in Greenwich.
  await past({
    closed: '2028-03-01T05:30:00Z',
    price: '20',
    promised: '2028-03-01T04:00:00Z',
    arrived: '2028-03-01T04:00:01Z',
    opened: '2028-03-01T02:56:00Z',
    bid: '2028-03-01T03:00:00Z',
    stars: 4,
    service: 'tire_service',
  })
  // The first moment of the 30 days, a second before it, and the last that is compared with.
  await past({ closed: '2028-02-14T06:00:00Z', price: '2000', stars: 3 })
  await past({ closed: '2028-02-14T05:59:59Z', price: '100' })
  await past({ closed: '2028-02-14T05:30:00Z', price: '50' })
  // A minute before the first day that is compared with.
  await past({ closed: '2028-01-15T05:59:00Z', price: '70' })
  await offered('2028-03-10T12:30:00Z', '2028-03-10T12:00:00Z', 'lost')
  await offered('2028-03-11T12:20:00Z', '2028-03-11T12:00:00Z', 'pending')
  const taken = await offered('2028-03-11T14:00:00Z', '2028-03-11T12:00:00Z', 'pending')
  await provider.caller.call(withdrawBid, { params: { id: taken } })
  // Of another shop, which must not show.
  await app.given.job({ until: 'closed' })
})
afterAll(() => app.close())

const read = async (by?: AnalyticsPeriod) =>
  (
    await provider.caller.call(readAnalytics, {
      ...(by && { query: { by } }),
    })
  ).body
const some = ({ periods }: Analytics) =>
  periods
    .filter(({ jobs, bids }) => jobs + bids > 0)
    .map(({ starts, jobs, earnings, bids }) => [starts, jobs, earnings, bids])

describe("a provider's figures", () => {
  it('of 30 days count what is its own, by the day of its own clock', async () => {
    const figures = await read()
    expect(figures).toMatchObject({
      by: 'day',
      timeZone: 'America/Chicago',
      from: '2028-02-14T06:00:00.000Z',
      until: now.toISOString(),
    })
    expect(figures.periods).toHaveLength(30)
    expect(figures.periods[0]?.starts).toBe('2028-02-14')
    expect(figures.periods[29]?.starts).toBe('2028-03-14')
    expect(some(figures)).toEqual([
      ['2028-02-14', 1, '1850.00', 0],
      ['2028-02-29', 1, '17.00', 1],
      ['2028-03-10', 0, '0.00', 1],
      ['2028-03-11', 0, '0.00', 1],
      ['2028-03-14', 1, '166.50', 1],
    ])
    expect(figures.total).toEqual({
      jobs: 3,
      earnings: '2033.50',
      bids: 4,
      decided: 3,
      won: 2,
      responseMinutes: 15,
      arrivals: 2,
      onTime: 1,
      reviews: 3,
      rating: 4,
    })
  })

  it('compare with the same time before, up to the same hour', async () => {
    const { before } = await read()
    expect(before).toMatchObject({ jobs: 1, earnings: '45.00', bids: 0, responseMinutes: null })
  })

  it('of 12 weeks begin on Mondays', async () => {
    const figures = await read('week')
    expect(figures.periods).toHaveLength(12)
    expect(figures.periods[0]?.starts).toBe('2027-12-27')
    expect(some(figures)).toEqual([
      ['2028-01-10', 1, '63.00', 0],
      ['2028-02-07', 2, '135.00', 0],
      ['2028-02-14', 1, '1850.00', 0],
      ['2028-02-28', 1, '17.00', 1],
      ['2028-03-06', 0, '0.00', 2],
      ['2028-03-13', 1, '166.50', 1],
    ])
  })

  it('of 12 months keep the leap day in February', async () => {
    const figures = await read('month')
    expect(figures.periods.map(({ starts }) => starts)).toEqual(
      ['04', '05', '06', '07', '08', '09', '10', '11', '12']
        .map((month) => `2027-${month}-01`)
        .concat(['2028-01-01', '2028-02-01', '2028-03-01']),
    )
    expect(some(figures)).toEqual([
      ['2028-01-01', 1, '63.00', 0],
      ['2028-02-01', 4, '2002.00', 1],
      ['2028-03-01', 1, '166.50', 3],
    ])
    const february = figures.periods.find(({ starts }) => starts === '2028-02-01')
    // Two reviews make no average (rules C19).
    expect(february).toMatchObject({ reviews: 2, rating: null, arrivals: 1, onTime: 0 })
    expect(figures.total).toMatchObject({ jobs: 6, earnings: '2231.50', reviews: 3, rating: 4 })
  })

  it('stand by service, the one that earned most first, and by who was on the job', async () => {
    const { services, technicians } = await read()
    expect(
      services.map(({ serviceType, jobs, earnings, bids }) => [serviceType, jobs, earnings, bids]),
    ).toEqual([
      ['roadside_tire', 2, '2016.50', 3],
      ['tire_service', 1, '17.00', 1],
    ])
    expect(technicians).toEqual([
      expect.objectContaining({
        id: technician.id,
        fullName: technician.fullName,
        jobs: 1,
        earnings: '166.50',
        bids: 0,
        arrivals: 1,
        onTime: 1,
        reviews: 1,
        rating: null,
      }),
    ])
  })

  it('are nothing for who has done nothing, and are compared with no time before the provider was there', async () => {
    const newcomer = await app.given.provider()
    const { body } = await newcomer.caller.call(readAnalytics)
    expect(body.total).toEqual({
      jobs: 0,
      earnings: '0.00',
      bids: 0,
      decided: 0,
      won: 0,
      responseMinutes: null,
      arrivals: 0,
      onTime: 0,
      reviews: 0,
      rating: null,
    })
    expect(body).toMatchObject({ before: null, services: [], technicians: [] })
    expect(body.periods).toHaveLength(30)
  })

  it('are refused for a period that is not offered', async () => {
    const answer = await provider.caller.call(readAnalytics, { query: { by: 'year' } })
    expect([answer.status, answer.refusal.message]).toEqual([400, 'Choose day, week or month.'])
  })

  it('are exported by the same periods, empty where nothing was measured', async () => {
    const answer = await provider.caller.call(exportAnalytics, { query: { by: 'month' } })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="figures-by-month.csv"',
    )
    const lines = new TextDecoder().decode(answer.bytes).trim().split(/\r?\n/)
    expect(lines).toHaveLength(13)
    expect(lines[0]).toBe(
      'Begins,Jobs closed,Earnings after fee,Bids made,Bids decided,Bids won,Win rate %,Response minutes,Arrivals with a promise,On time,On time %,Reviews,Rating',
    )
    expect(lines[1]).toBe('2027-04-01,0,0.00,0,0,0,,,0,0,,0,')
    expect(lines[11]).toBe('2028-02-01,4,2002.00,1,1,1,100,4,1,0,0,2,')
    expect(lines[12]).toBe('2028-03-01,1,166.50,3,2,1,50,20,1,1,100,1,')
  })

  it('say of the alerts how many were opened and answered, to the shop alone', async () => {
    // What earlier tests have asked reaches nobody who comes later.
    await tellAll(app.services)
    const shop = await app.given.provider()
    const requests = []
    for (let count = 0; count < 4; count++) requests.push(await app.given.request())
    const [bidOn, declined, seen] = requests
    await tellAll(app.services)
    if (!bidOn || !declined || !seen) throw new Error('no requests')
    await app.given.bid(shop, bidOn)
    await shop.caller.call(declineRequest, { params: { id: declined.id } })
    await shop.caller.call(seeRequests, { body: { ids: [seen.id, bidOn.id] } })
    const { body } = await shop.caller.call(readAnalytics)
    expect(body.alerts).toEqual({ alerted: 4, opened: 3, answered: 2 })
    const other = await app.given.provider()
    const none = await other.caller.call(readAnalytics)
    expect(none.body.alerts).toEqual({ alerted: 0, opened: 0, answered: 0 })
  })

  it('come with the closed jobs as a file for the books, without phone and exact place', async () => {
    const shop = await app.given.provider()
    const job = await app.given.job({ provider: shop, until: 'closed', price: '240.50' })
    await app.given.job({ provider: shop })
    const answer = await shop.caller.call(exportJobs)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="jobs.csv"')
    const lines = new TextDecoder().decode(answer.bytes).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[0]?.replace('\ufeff', '')).toBe(
      'Date,Time,Customer,Place,Service,Price,Refunded,Fee,Net,Driver,PO number,Job',
    )
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d,Dale Whitcomb,"Austin, TX",/)
    expect(lines[1]).toContain(',240.50,,24.05,216.45,')
    expect(lines[1]).toContain(job.id)
    // An id may hold any digits.
    expect(lines[1]?.replace(job.id, '')).not.toContain('555')
  })
})
