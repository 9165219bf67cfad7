import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { readBill, readFleetMoney } from '#contract/fleet-terms.ts'
import { listBoard } from '#contract/requests.ts'
import { listSubmissionsToReview, readDocument } from '#contract/verification.ts'
import { openTestApp, type TestApp } from '../../server/testing/open-test-app.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { logins } from '../logins.ts'
import { buildWorld } from './build-world.ts'

let twin: StartedTwin
let app: TestApp
beforeAll(async () => {
  twin = await startTwin()
  app = await openTestApp({ demo: true, env: twin.env })
  expect(await buildWorld(app.services)).toBe(true)
})
afterAll(async () => {
  await app.close()
  await twin.stop()
})

/** How many rows break a rule. */
async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(app.services.db)
  return rows[0]?.n ?? -1
}

describe('the demo world', () => {
  it('is built once', async () => {
    const users = sql<{ n: number }>`select count(*) as n from users`
    const before = await count(users)
    expect(await buildWorld(app.services)).toBe(false)
    expect(await count(users)).toBe(before)
  })

  it('has some sixty closed jobs, each with its completed request and one accepted bid', async () => {
    const closed = await count(sql`select count(*) as n from jobs where phase = 'closed'`)
    expect(closed).toBeGreaterThanOrEqual(55)
    expect(
      await count(sql`
        select count(*) as n from jobs j join requests r on r.id = j.request_id
        where j.phase = 'closed' and (
          r.status <> 'completed' or r.closed_at <> j.closed_at
          or (select array_agg(b.id) from bids b where b.request_id = r.id and b.status = 'accepted')
            is distinct from array[j.bid_id])`),
    ).toBe(0)
    expect(
      await count(sql`
        select count(*) as n from requests r where r.status = 'completed' and not exists (
          select from jobs j where j.request_id = r.id and j.phase = 'closed')`),
    ).toBe(0)
  })

  it('counts the jobs that a shop has done, and shows no figure that nobody has measured', async () => {
    expect(
      await count(sql`
        select count(*) as n from providers p where p.response_minutes is not null
          or p.verified <> (4 = (select count(distinct step) from verification_submissions s
            where s.provider_id = p.id and s.status = 'completed'
              and s.step not in ('vehicle_equipment', 'certifications')))
          or p.jobs_done <> (
            select count(*) from jobs j where j.provider_id = p.id and j.phase = 'closed')
          or p.review_count <> (
            select count(*) from reviews v where v.provider_id = p.id and v.side = 'customer'
              and v.published_at is not null)
          or p.rating is distinct from (
            select round(avg((service + on_time + price) / 3.0), 2) from reviews v
            where v.provider_id = p.id and v.side = 'customer' and v.published_at is not null)`),
    ).toBe(0)
  })

  it('has people at both played shops, each with jobs that they have done', async () => {
    expect(
      await count(sql`
        select count(distinct j.technician_id) as n from jobs j
        join providers p on p.id = j.provider_id join users u on u.id = p.owner_user_id
        where u.username in ('demo-austin', 'demo-dallas') and j.phase = 'closed'`),
    ).toBeGreaterThanOrEqual(4)
    expect(
      await count(sql`
        select count(*) as n from technicians t where t.deactivated_at is not null
          and exists (select from jobs j where j.technician_id = t.id)`),
    ).toBe(0)
  })

  it('has a fleet on terms with a bill that is paid, one that is open, none overdue, and PO numbers', async () => {
    const manager = app.anybody()
    await manager.call(login, { body: { username: 'demo-fleet', password: 'roadcall-demo' } })
    const { terms, bills } = (await manager.call(readFleetMoney)).body
    expect(terms).toMatchObject({ state: 'in_force', netDays: 15 })
    expect(new Set(bills.map(({ state }) => state))).toEqual(new Set(['open', 'paid']))
    for (const { issuedOn } of bills) expect(new Date(issuedOn).getUTCDay()).toBe(1)
    const [newest] = bills
    const { lines } = (await manager.call(readBill, { params: { id: newest?.id ?? '' } })).body
    expect(lines[0]?.poNumber).toMatch(/^TG-\d+-\d{6}$/)
  })

  it('has played shops that have won and lost', async () => {
    for (const username of ['demo-austin', 'demo-dallas'])
      for (const status of ['accepted', 'rejected'])
        expect(
          await count(sql`
            select count(*) as n from bids b
            join providers p on p.id = b.provider_id join users u on u.id = p.owner_user_id
            where u.username = ${username} and b.status = ${status}`),
          `${username}, ${status}`,
        ).toBeGreaterThan(0)
  })

  it('has two shops with sample documents that were approved, and one that waits for its review', async () => {
    const verified = await sql<{ username: string; level: string; score: number }>`
      select u.username, p.verification_level as level, p.trust_score as score
      from providers p join users u on u.id = p.owner_user_id where p.verified order by 1`.execute(
      app.services.db,
    )
    expect(verified.rows.map(({ username }) => username)).toEqual(['demo-austin', 'demo-dallas'])
    const admin = app.anybody()
    await admin.call(login, { body: { username: 'demo-admin', password: 'roadcall-demo' } })
    const queue = await admin.call(listSubmissionsToReview)
    expect(queue.body).toHaveLength(1)
    const waiting = queue.body[0]
    expect(waiting?.documentNumber).toContain('SAMPLE')
    const file = await admin.call(readDocument, { params: { id: waiting?.id ?? '' } })
    expect(file.headers.get('content-type')).toBe('image/png')
  })

  it('tells every request in the order of time, none of it from the future', async () => {
    expect(
      await count(sql`
        select count(*) as n from events later join events earlier
          on earlier.request_id = later.request_id and earlier.id < later.id
        where later.name like 'job_%' and earlier.name like 'job_%' and later.at < earlier.at`),
    ).toBe(0)
    const now = app.services.clock.now()
    expect(await count(sql`select count(*) as n from events where at > ${now}`)).toBe(0)
  })

  it('signs its people in and shows the played shop cards without names, phones and places', async () => {
    for (const { username, password } of logins)
      expect((await app.anybody().call(login, { body: { username, password } })).status).toBe(200)
    const shop = app.anybody()
    await shop.call(login, { body: { username: 'demo-austin', password: 'roadcall-demo' } })
    const board = await shop.call(listBoard)
    expect(board.body.length).toBeGreaterThanOrEqual(2)
    const { rows } = await sql<{ told: string }>`
      select unnest(array[customer_name, customer_phone, customer_email, location_text]) as told
      from requests where status = 'open' and location_text not in (select area from requests)
    `.execute(app.services.db)
    const cards = JSON.stringify(board.body)
    for (const { told } of rows) expect(cards).not.toContain(told)
  })

  it('does not mix with the people of a real database', async () => {
    const other = await openTestApp()
    await other.given.customer()
    await expect(buildWorld(other.services)).rejects.toThrow('not of the demo')
    await other.close()
  })
})
