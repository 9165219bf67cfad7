import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptBidByLink, withdrawBid } from '#contract/bids.ts'
import { readGlance } from '#contract/glance.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { issueToken } from '../asking/tokens.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const look = (token: string) => app.anybody().call(readGlance, { token })

it('a link tells which request it is for and how it stands: how many bids can still be taken', async () => {
  const request = await app.given.request()
  const [first, second] = [await app.given.provider(), await app.given.provider()]
  const bid = await app.given.bid(first, request)
  const other = await app.given.bid(second, request)
  expect((await look(request.token)).body).toMatchObject({
    requestId: request.id,
    serviceType: 'roadside_tire',
    status: 'open',
    bidCount: 2,
  })
  await second.caller.call(withdrawBid, { params: { id: other.id } })
  expect((await look(request.token)).body.bidCount).toBe(1)
  await app.anybody().call(acceptBidByLink, {
    params: { id: bid.id },
    token: request.token,
    body: {},
  })
  expect((await look(request.token)).body.status).toBe('in_progress')
})

it('a bid’s link names the request too, and counts that bid alone, also when it came too late', async () => {
  const request = await app.given.request()
  const [first, second] = [await app.given.provider(), await app.given.provider()]
  const bid = await app.given.bid(first, request)
  const other = await app.given.bid(second, request)
  const deed = app.services.deeds.own()
  const grant = { requestId: request.id, onlyBidId: bid.id, userId: null }
  const token = await deed.transaction((tx) => issueToken(tx, grant, deed.now))
  expect((await look(token)).body).toMatchObject({ requestId: request.id, bidCount: 1 })
  await app.anybody().call(acceptBidByLink, {
    params: { id: other.id },
    token: request.token,
    body: {},
  })
  const late = await app
    .anybody()
    .call(acceptBidByLink, { params: { id: bid.id }, token, body: {} })
  expect([late.status, late.refusal.code]).toEqual([409, 'already_assigned'])
  expect((await look(token)).body).toMatchObject({ requestId: request.id, status: 'in_progress' })
})

it('a link that is wrong or dead, and nobody’s, tells nothing', async () => {
  expect((await look('x'.repeat(43))).status).toBe(404)
  expect((await app.anybody().call(readGlance)).status).toBe(404)
  const request = await app.given.request()
  await app.anybody().call(cancelRequest, {
    params: { id: request.id },
    token: request.token,
    body: { reason: 'Found help' },
  })
  expect((await look(request.token)).body.status).toBe('cancelled')
  app.clock.advance(settings.tokenAfterCloseMs + 61_000)
  expect((await look(request.token)).status).toBe(404)
})
