import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMetrics } from '#contract/operations.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What `/metrics` tells of these series now. */
const figures = async () => {
  const text = await (await fetch(`${app.baseUrl}${readMetrics.path}`)).text()
  return Object.fromEntries(
    [...text.matchAll(/^((?:market_|messages)\S*) (\S+)$/gm)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  )
}

it('operators watch open requests, how soon the first bid comes, the jobs under way and the messages that wait or failed', async () => {
  expect(await figures()).toMatchObject({
    'market_requests_open{bids="some"}': 0,
    'market_requests_open{bids="none"}': 0,
    market_first_bid_seconds: 0,
    'market_jobs{state="on_the_way"}': 0,
  })
  const provider = await app.given.provider()
  await app.given.request()
  const request = await app.given.request()
  app.clock.advance(120_000)
  await app.given.bid(provider, request)
  await app.given.job({ provider })
  await app.services.pool.query(
    `insert into deliveries (channel, request_id, kind, code, params, link, created_at, status)
     select 'sms', $1, 'bid_submitted', 'requestExpired', '{"asked": {"service": "roadside_tire"}, "ms": 1}', '/', now(), status
     from unnest(array['failed', 'waiting']) status`,
    [request.id],
  )
  const now = await figures()
  expect(now).toMatchObject({
    'market_requests_open{bids="some"}': 1,
    'market_requests_open{bids="none"}': 1,
    'market_jobs{state="on_the_way"}': 1,
    'market_jobs{state="at_work"}': 0,
    'market_jobs{state="unconfirmed"}': 0,
  })
  expect(now.market_first_bid_seconds).toBeGreaterThanOrEqual(120)
  expect(now.market_first_bid_seconds).toBeLessThan(180)
  expect(now['messages{state="failed"}']).toBe(1)
  expect(now['messages{state="waiting"}']).toBeGreaterThanOrEqual(1)
})
