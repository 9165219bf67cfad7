import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { readPublicRequest, reopenRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { expireBids } from './expire-bids.ts'
import { expireRequests } from './expire-requests.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  app = await openTestApp({ log: (line) => lines.push(line) })
})
afterAll(() => app.close())

const of = (request: GivenRequest) => ({ params: { id: request.id }, token: request.token })
const view = (request: GivenRequest) => readByLink(app.anybody(), request)
const reopen = (request: GivenRequest) => app.anybody().call(reopenRequest, of(request))

it('bids expire when their time is over, each once, also when two workers look', async () => {
  const request = await app.given.request()
  await app.given.bid(await app.given.provider(), request)
  app.clock.advance(settings.bidExpiryMs.urgent + 1000)
  await atOnce(2, () => expireBids(app.services))
  const bids = await app.anybody().call(listPublicBids, of(request))
  expect(bids.body.map((bid) => bid.statusReason)).toEqual(['expired'])
  const { rows } = await app.services.pool.query(
    `select count(*) as n from events where name = 'bid_expired' and request_id = $1`,
    [request.id],
  )
  expect(rows[0].n).toBe(1)
})

it('requests expire unanswered, can be opened again three times within 24 hours, and then not any more', async () => {
  const request = await app.given.request()
  for (let time = 0; time < settings.reopen.times; time++) {
    app.clock.advance(settings.requestExpiryMs.urgent + 1000)
    await atOnce(2, () => expireRequests(app.services))
    expect(await view(request)).toMatchObject({
      status: 'cancelled',
      closeReason: 'expired',
      can: { reopen: true },
    })
    expect((await reopen(request)).status).toBe(200)
    expect((await view(request)).status).toBe('open')
  }
  app.clock.advance(settings.requestExpiryMs.urgent + 1000)
  await expireRequests(app.services)
  expect((await reopen(request)).refusal.message).toMatch(/3 times/)

  const other = await app.given.request()
  app.clock.advance(settings.requestExpiryMs.urgent + 1000)
  await expireRequests(app.services)
  app.clock.advance(settings.reopen.withinMs + 1000)
  expect((await reopen(other)).status).toBe(409)
})

it('a link is dead 7 days after the request has closed', async () => {
  const request = await app.given.request()
  app.clock.advance(settings.requestExpiryMs.urgent + 1000)
  await expireRequests(app.services)
  const shown = async () => (await app.anybody().call(readPublicRequest, of(request))).body.view
  expect(await shown()).toBe('owner')
  app.clock.advance(settings.tokenAfterCloseMs + 1000)
  expect(await shown()).toBe('public')
})

it('more requests than fit in a round cannot be expired, and those behind them expire all the same; the log names deadline and row', async () => {
  const { pool } = app.services
  const stuck = await app.given.request()
  const { rows: named } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'requests' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const { columns } = named[0]
  await pool.query(
    `insert into requests (${columns}) select ${columns} from requests, generate_series(1, 120) where id = $1`,
    [stuck.id],
  )
  await pool.query(`update requests set title = 'stuck' where status = 'open'`)
  await pool.query(`
    create function refuse_stuck() returns trigger language plpgsql as $$ begin
      if old.title = 'stuck' then raise exception 'this row is odd'; end if; return new; end $$;
    create trigger refuse_stuck before update of status on requests
      for each row execute function refuse_stuck()`)
  app.clock.advance(1000)
  const behind = await app.given.request()
  app.clock.advance(settings.requestExpiryMs.urgent + 1000)

  await expireRequests(app.services)
  await expireRequests(app.services)

  expect((await view(behind)).closeReason).toBe('expired')
  const said = lines
    .filter((line) => line.includes('this row is odd'))
    .map((line) => JSON.parse(line))
  expect(said).toHaveLength(121)
  expect(said[0]).toMatchObject({ deadline: 'requestExpiry', row: expect.any(String) })
  await pool.query(`drop trigger refuse_stuck on requests`)
})
