import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import {
  acceptBidByLink,
  changeBid,
  decideBid,
  listPublicBids,
  withdrawBid,
} from '#contract/bids.ts'
import { settings } from '#contract/settings.ts'
import { issueToken } from '../asking/tokens.ts'
import type { GivenProvider, GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const accept = (bidId: string, accessToken: string | undefined, body: object = {}) =>
  app.anybody().call(acceptBidByLink, {
    params: { id: bidId },
    body: { ...(accessToken && { accessToken }), ...body },
  })

async function bidOn(request: GivenRequest) {
  return app.given.bid(provider, request)
}

describe('accepting a bid is refused', () => {
  it('without a token, with a wrong one and with the token of another request: all the same 404', async () => {
    const request = await app.given.request()
    const other = await app.given.request()
    const bid = await bidOn(request)
    for (const token of [undefined, 'x'.repeat(43), other.token]) {
      const answer = await accept(bid.id, token)
      expect([answer.status, answer.refusal.code]).toEqual([404, 'not_found'])
    }
  })

  it('when the price or version that was seen does not hold any more', async () => {
    const request = await app.given.request()
    const bid = await bidOn(request)
    await provider.caller.call(changeBid, { params: { id: bid.id }, body: { price: '199.00' } })
    for (const seen of [{ price: bid.price }, { version: bid.version }]) {
      const answer = await accept(bid.id, request.token, seen)
      expect([answer.status, answer.refusal.code]).toEqual([409, 'bid_changed'])
    }
    const asSeen = await accept(bid.id, request.token, { price: '199', version: 2 })
    expect(asSeen.status).toBe(200)
  })

  it('when the bid was withdrawn', async () => {
    const request = await app.given.request()
    const bid = await bidOn(request)
    await provider.caller.call(withdrawBid, { params: { id: bid.id } })
    const answer = await accept(bid.id, request.token)
    expect([answer.status, answer.refusal.code]).toEqual([409, 'bid_not_pending'])
  })

  it('when the bid has expired, even before the clock has carried it out', async () => {
    const request = await app.given.request()
    const bid = await bidOn(request)
    app.clock.advance(settings.bidExpiryMs.urgent + 1000)
    const answer = await accept(bid.id, request.token)
    expect([answer.status, answer.refusal.code]).toEqual([409, 'bid_expired'])
  })

  it('when the request has expired before a bid that was to stand longer; nor is that bid changed, and a new one made', async () => {
    const request = await app.given.request()
    const bid = await bidOn(request)
    const longer = { params: { id: bid.id }, body: { validMinutes: 24 * 60 } }
    expect((await provider.caller.call(changeBid, longer)).status).toBe(200)
    app.clock.advance(settings.requestExpiryMs.urgent + 1000)
    for (const answer of [
      await accept(bid.id, request.token),
      await provider.caller.call(changeBid, longer),
    ])
      expect([answer.status, answer.refusal]).toMatchObject([
        409,
        { code: 'request_not_open', message: 'This request has expired.' },
      ])
  })

  it('when the provider was suspended meanwhile, whose bids are rejected with that reason', async () => {
    const suspended = await app.given.provider()
    const request = await app.given.request()
    const bid = await app.given.bid(suspended, request)
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: suspended.id },
      body: { status: 'suspended', reason: 'test' },
    })
    const answer = await accept(bid.id, request.token)
    expect([answer.status, answer.refusal.code]).toEqual([409, 'bid_not_pending'])
    const list = await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token: request.token,
    })
    expect(list.body.map((one) => one.statusReason)).toEqual(['provider_unavailable'])
  })
})

describe("a bid's own token", () => {
  it('shows its request and only its bid, and accepts only that bid', async () => {
    const request = await app.given.request()
    const mine = await bidOn(request)
    const rival = await app.given.bid(await app.given.provider(), request)
    const token = await app.services.deeds
      .own()
      .transaction((tx) =>
        issueToken(
          tx,
          { requestId: request.id, onlyBidId: mine.id, userId: null },
          app.clock.now(),
        ),
      )
    const list = await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token,
    })
    expect(list.body.map((bid) => bid.id)).toEqual([mine.id])
    expect((await accept(rival.id, token)).status).toBe(404)
    expect((await accept(mine.id, token)).status).toBe(200)
  })
})

describe('the signed-in owner', () => {
  it('accepts and rejects by the status call; another customer gets 404 for the same', async () => {
    const owner = await app.given.customer()
    const request = await app.given.request({ as: owner })
    const bid = await bidOn(request)
    const rival = await app.given.bid(await app.given.provider(), request)
    const stranger = await app.given.customer()
    for (const status of ['accepted', 'rejected']) {
      const answer = await stranger.call(decideBid, { params: { id: bid.id }, body: { status } })
      expect(answer.status).toBe(404)
    }
    const rejected = await owner.call(decideBid, {
      params: { id: rival.id },
      body: { status: 'rejected' },
    })
    expect(rejected.status).toBe(200)
    const accepted = await owner.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    expect(accepted.status).toBe(200)
    const again = await owner.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    expect(again.body).toEqual(accepted.body)
  })
})
