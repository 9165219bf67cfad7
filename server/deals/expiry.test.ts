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
beforeAll(async () => {
  app = await openTestApp()
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
