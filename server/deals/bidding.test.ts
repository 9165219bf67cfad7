import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeBid,
  listOwnBids,
  listPublicBids,
  submitBid,
  suggestPrices,
  withdrawBid,
} from '#contract/bids.ts'
import { arrivalOptions, durationText, readDuration } from '#contract/catalogue.ts'
import {
  cancelRequest,
  declineRequest,
  listBoard,
  listDeclined,
  takeBackDecline,
} from '#contract/requests.ts'
import { platformFeeCents, settings } from '#contract/settings.ts'
import { platformFeeSql } from '../payments/fee-sql.ts'
import type { GivenProvider, GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const offer = (request: GivenRequest, more: object = {}) => ({
  body: { serviceRequestId: request.id, price: '120.00', estimatedDuration: '1 hour', ...more },
})
const isOnBoard = async (request: GivenRequest) => {
  const board = await provider.caller.call(listBoard)
  return board.body.some((card) => card.id === request.id)
}

describe('a bid', () => {
  it('says what the provider receives and hides the request from its board until it is withdrawn', async () => {
    const request = await app.given.request()
    const bid = await provider.caller.call(submitBid, offer(request))
    expect(bid.body).toMatchObject({ price: '120.00', youReceive: '108.00', etaMinutes: 60 })
    expect(await isOnBoard(request)).toBe(false)
    await provider.caller.call(withdrawBid, { params: { id: bid.body.id } })
    expect(await isOnBoard(request)).toBe(true)
    const again = await provider.caller.call(submitBid, offer(request))
    expect(again.status).toBe(201)
  })

  it('becomes version 2 when it is changed, which the customer sees', async () => {
    const request = await app.given.request()
    const bid = await app.given.bid(provider, request)
    await provider.caller.call(changeBid, {
      params: { id: bid.id },
      body: { price: 99.5, estimatedDuration: '3+ hours' },
    })
    const list = await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token: request.token,
    })
    expect(list.body[0]).toMatchObject({
      price: '99.50',
      version: 2,
      etaMinutes: 180,
      etaOpenEnded: true,
      estimatedDuration: '3+ hours',
    })
  })

  it('is not overwritten by who saw an earlier version: of colleagues who change it at once one is first, the others hear of it', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await app.given.request()
      const bid = await app.given.bid(provider, request)
      const answers = await atOnce(4, (index) =>
        provider.caller.call(changeBid, {
          params: { id: bid.id },
          body: { price: `${150 + index}.00`, version: bid.version },
        }),
      )
      const taken = answers.filter(({ status }) => status === 200)
      expect(taken.length).toBe(1)
      for (const { status, refusal } of answers.filter((answer) => !taken.includes(answer)))
        expect([status, refusal.code, refusal.message]).toEqual([
          409,
          'bid_changed',
          'A colleague changed this bid meanwhile. Look at it again.',
        ])
      const again = await provider.caller.call(changeBid, {
        params: { id: bid.id },
        body: { price: '199.00', version: taken[0]?.body.version ?? 0 },
      })
      expect(again.body).toMatchObject({ price: '199.00', version: 3 })
    }
  })

  it('is one per provider and request, also when two are sent at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await app.given.request()
      const answers = await atOnce(6, () => provider.caller.call(submitBid, offer(request)))
      const statuses = answers.map((answer) => answer.status).sort()
      expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    }
  })

  it.each([
    ['no price', { price: '' }],
    ['a price of nothing', { price: '0' }],
    ['a negative price', { price: '-5' }],
    ['a price above the limit', { price: '100000.01' }],
    ['a price with thirds of cents', { price: '10.005' }],
    ['a price in words', { price: 'cheap' }],
    [
      'lines that come to another price',
      { lines: [{ kind: 'labor', quantity: '1', unitPrice: '119.99' }] },
    ],
    ['no arrival time', { estimatedDuration: 'soon' }],
    ['a life of one minute', { validMinutes: 1 }],
    ['a life of three days', { validMinutes: 3 * 24 * 60 }],
  ])('with %s is refused with a sentence about that field', async (_, more) => {
    const request = await app.given.request()
    const answer = await provider.caller.call(submitBid, offer(request, more))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.refusal.details ?? {})).toEqual(Object.keys(more))
  })

  it('with a third decimal is told of the decimals, not of a range', async () => {
    const request = await app.given.request()
    const answer = await provider.caller.call(submitBid, offer(request, { price: '12.345' }))
    expect(answer.refusal.details).toEqual({
      price: 'Enter the price in dollars and cents, with at most two decimals.',
    })
  })

  it('is refused to a provider who is not approved, for another provider, on the own request and on a closed one', async () => {
    const request = await app.given.request()
    const pending = await app.given.provider({ approved: false })
    const refused = await pending.caller.call(submitBid, offer(request))
    expect([refused.status, refused.refusal.code]).toEqual([403, 'provider_not_active'])

    const forged = await provider.caller.call(submitBid, offer(request, { providerId: pending.id }))
    expect(forged.status).toBe(403)

    const own = await app.given.request({ as: provider.caller })
    const toSelf = await provider.caller.call(submitBid, offer(own))
    expect([toSelf.status, toSelf.refusal.code]).toEqual([403, 'own_request'])

    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Not needed' },
    })
    const late = await provider.caller.call(submitBid, offer(request))
    expect([late.status, late.refusal.code]).toEqual([409, 'request_not_open'])
  })
})

describe('the prices that a shop is reminded of', () => {
  const pricesOf = async ({ caller }: GivenProvider, serviceType = 'roadside_tire') =>
    (await caller.call(suggestPrices, { query: { serviceType } })).body

  it('are its own for this service alone: the last accepted, and the median from three on', async () => {
    const shop = await app.given.provider()
    const none = { lastAccepted: null, median: null }
    expect(await pricesOf(shop)).toEqual(none)
    const [first] = [await app.given.job({ provider: shop, price: '250.00' })]
    expect(first.provider.id).toBe(shop.id)
    expect(await pricesOf(shop)).toEqual({ lastAccepted: '250.00', median: null })
    await app.given.bid(shop, await app.given.request(), { price: '180.50' })
    await app.given.bid(shop, await app.given.request(), { price: '210.00' })
    expect(await pricesOf(shop)).toEqual({ lastAccepted: '250.00', median: '210.00' })
    expect(await pricesOf(shop, 'towing_service')).toEqual(none)
    expect(await pricesOf(await app.given.provider())).toEqual(none)
  })
})

describe('a request', () => {
  it('that a provider declines leaves its board and no other', async () => {
    const request = await app.given.request()
    const other = await app.given.provider()
    await provider.caller.call(declineRequest, { params: { id: request.id } })
    expect(await isOnBoard(request)).toBe(false)
    const board = await other.caller.call(listBoard)
    expect(board.body.some((card) => card.id === request.id)).toBe(true)
  })

  it('that was declined stands in a list of its own and comes back from there, once and while it is open', async () => {
    const request = await app.given.request()
    const params = { id: request.id }
    const isDeclined = async () =>
      (await provider.caller.call(listDeclined)).body.some(({ id }) => id === request.id)
    expect(await isDeclined()).toBe(false)
    await provider.caller.call(declineRequest, { params })
    expect([await isOnBoard(request), await isDeclined()]).toEqual([false, true])
    const answers = await atOnce(2, () => provider.caller.call(takeBackDecline, { params }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await isOnBoard(request), await isDeclined()]).toEqual([true, false])
    await provider.caller.call(declineRequest, { params })
    await app.anybody().call(cancelRequest, {
      params,
      token: request.token,
      body: { reason: 'Not needed' },
    })
    const late = await provider.caller.call(takeBackDecline, { params })
    expect([late.status, await isDeclined()]).toEqual([404, false])
  })

  it('that is cancelled rejects its bids', async () => {
    const request = await app.given.request()
    const bid = await app.given.bid(provider, request)
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Not needed' },
    })
    const mine = await provider.caller.call(listOwnBids)
    const after = mine.body.find((one) => one.id === bid.id)
    expect([after?.status, after?.statusReason]).toEqual(['rejected', 'request_closed'])
  })
})

describe('what is said twice is the same', () => {
  it('the platform fee in SQL and in the contract', async () => {
    for (const cents of [1, 299, 300, 3000, 3005, 18_500, 150_000, 150_001, 10_000_000]) {
      const { rows } = await app.services.pool.query(
        `select ${platformFeeSql('$1::bigint')} as fee`,
        [cents],
      )
      expect(rows[0].fee).toBe(platformFeeCents(cents))
    }
    expect(platformFeeCents(18_500)).toBe(1850)
    expect(platformFeeCents(1000)).toBe(settings.fee.minCents)
  })

  it('durations in SQL and in the contract', async () => {
    const texts = [
      ...arrivalOptions,
      { minutes: 20, openEnded: false },
      { minutes: 240, openEnded: true },
    ]
    for (const { minutes, openEnded } of texts) {
      const { rows } = await app.services.pool.query('select duration_text($1, $2) as text', [
        minutes,
        openEnded,
      ])
      expect(rows[0].text).toBe(durationText(minutes, openEnded))
      expect(readDuration(rows[0].text)).toEqual({ minutes, openEnded })
    }
  })
})
