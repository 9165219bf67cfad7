import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { listAudit } from '#contract/audit.ts'
import { listOwnBids, readRequest } from '#contract/bids.ts'
import {
  alertWider,
  bidForShop,
  correctPin,
  extendRequest,
  hideReview,
  releaseProvider,
  reopenAtDesk,
  showReview,
} from '#contract/desk-deeds.ts'
import { findBidders, readRequestAtDesk } from '#contract/desk-requests.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listOwnJobs } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { cancelRequest } from '#contract/requests.ts'
import { listProviderReviews } from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import { givenReview } from '../testing/given-review.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
let admin: Caller
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.given.admin()
})
afterAll(() => app.close())

const reason = 'The driver called and asked for it.'
const page = async (id: string) => (await admin.call(readRequestAtDesk, { params: { id } })).body
/** The newest entry of an action in the audit log. */
const lastEntry = async (action: string) =>
  (await admin.call(listAudit, { query: { action } })).body[0]
async function titlesOf(caller: Caller) {
  await tellAll(app.services)
  return (await caller.call(listNotifications)).body.notifications.map(({ title }) => title)
}
const refusedWith = async (endpoint: Endpoint, id: string, body: object) => {
  const answer = await admin.call(endpoint, { params: { id }, body })
  return [answer.status, answer.refusal.code]
}
const cancelled = async ({ id, token }: { id: string; token: string }) =>
  app.anybody().call(cancelRequest, { params: { id }, token, body: { reason: 'Runs again' } })

describe('every deed at the desk', () => {
  it.each([alertWider, reopenAtDesk, correctPin, releaseProvider, hideReview])(
    '$path needs a reason',
    async (endpoint) => {
      const { id } = await app.given.request()
      const answer = await admin.call(endpoint as Endpoint, {
        params: { id },
        body: { lat: 30, lng: -97 },
      })
      expect([answer.status, answer.refusal.details]).toEqual([
        400,
        { reason: 'Say in a few words why.' },
      ])
    },
  )
})

describe('extending a request', () => {
  it('lets it wait longer, tells its customer and keeps what it was', async () => {
    const customer = await app.given.customer()
    const { id } = await app.given.request({ as: customer })
    const { expiresAt: seen } = await page(id)
    const body = { minutes: 120, seen, reason }
    expect((await admin.call(extendRequest, { params: { id }, body })).status).toBe(200)
    const { expiresAt, history } = await page(id)
    expect(Date.parse(expiresAt) - Date.parse(seen)).toBe(120 * 60_000)
    expect(history.slice(0, 2)).toContainEqual(
      expect.objectContaining({ name: 'operator_acted', words: reason, facts: { deed: 'extend' } }),
    )
    expect(await titlesOf(customer)).toContainEqual(
      expect.stringMatching(/^We gave your request more time/),
    )
    expect(await lastEntry('request_extended')).toMatchObject({
      reason,
      subject: { kind: 'request', id },
      before: { expiresAt: seen },
      after: { expiresAt },
    })
  })

  it('happens once where two admins see the same and press at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await app.given.request()
      const { expiresAt: seen } = await page(id)
      const body = { minutes: 60, seen, reason }
      const answers = await atOnce(2, () => admin.call(extendRequest, { params: { id }, body }))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(Date.parse((await page(id)).expiresAt) - Date.parse(seen)).toBe(3_600_000)
    }
  })

  it('is refused for a closed request and for a time that is none of those offered', async () => {
    const request = await app.given.request()
    const { expiresAt: seen } = await page(request.id)
    expect(await refusedWith(extendRequest, request.id, { minutes: 7, seen, reason })).toEqual([
      400,
      'bad_input',
    ])
    await cancelled(request)
    expect(await refusedWith(extendRequest, request.id, { minutes: 60, seen, reason })).toEqual([
      409,
      'request_not_open',
    ])
  })
})

describe('alerting wider', () => {
  it('asks the shops beyond their own radius, once', async () => {
    const far = await app.given.provider({ address: 'Waco, TX', radius: 20 })
    const { id } = await app.given.request()
    const before = (await titlesOf(far.caller)).length
    const answer = await admin.call(alertWider, { params: { id }, body: { reason } })
    expect(answer.status).toBe(200)
    expect(await titlesOf(far.caller)).toHaveLength(before + 1)
    const { alerted, asked, refusals } = await page(id)
    expect(asked.widenedMiles).toBe(settings.widen.miles)
    expect(refusals.widen).toBe('Every provider within 150 miles has been alerted already.')
    const shop = alerted.find(({ provider }) => provider.id === far.id)
    expect(shop).toMatchObject({ by: 'request_widened', seenAt: null, declinedAt: null, bid: null })
    expect(shop?.sent.map(({ channel }) => channel)).toEqual(['sms'])
    expect(await refusedWith(alertWider, id, { reason })).toEqual([409, 'wrong_state'])
  })
})

describe('opening a closed request again', () => {
  it('puts one that its customer has canceled back on the boards', async () => {
    const request = await app.given.request()
    await cancelled(request)
    const params = { id: request.id }
    expect((await admin.call(reopenAtDesk, { params, body: { reason } })).status).toBe(200)
    expect((await page(request.id)).status).toBe('open')
    const provider = await app.given.provider()
    expect((await app.given.bid(provider, request)).status).toBe('pending')
    // Open already.
    expect(await refusedWith(reopenAtDesk, request.id, { reason })).toEqual([409, 'wrong_state'])
  })

  it('frees it from the bid of a job that ended with it', async () => {
    const job = await app.given.job()
    await cancelled(job.request)
    const params = { id: job.request.id }
    expect((await admin.call(reopenAtDesk, { params, body: { reason } })).status).toBe(200)
    const again = await app.given.job({
      request: job.request,
      provider: await app.given.provider(),
    })
    expect(again.id).not.toBe(job.id)
  })

  it('is over after a week', async () => {
    const request = await app.given.request()
    await cancelled(request)
    await app.services.pool.query(
      `update requests set closed_at = closed_at - interval '8 days' where id = $1`,
      [request.id],
    )
    expect((await page(request.id)).refusals.reopen).toBe(
      'A request can be reopened within 7 days after it closed.',
    )
    expect(await refusedWith(reopenAtDesk, request.id, { reason })).toEqual([409, 'wrong_state'])
  })
})

describe('correcting the pin', () => {
  it('moves an open request, keeps both places, and tells customer and bidders', async () => {
    const customer = await app.given.customer()
    const request = await app.given.request({ as: customer })
    const provider = await app.given.provider()
    await app.given.bid(provider, request)
    const body = { lat: 30.31, lng: -97.71, reason }
    const params = { id: request.id }
    expect((await admin.call(correctPin, { params, body })).status).toBe(200)
    expect(await page(request.id)).toMatchObject({ lat: 30.31, lng: -97.71 })
    expect(await lastEntry('request_pin_corrected')).toMatchObject({
      before: { lat: 30.2699 },
      after: { lat: 30.31 },
    })
    expect(await titlesOf(customer)).toContainEqual(
      expect.stringMatching(/^We corrected your location/),
    )
    expect(await titlesOf(provider.caller)).toContainEqual(
      expect.stringMatching(/^The customer changed the request/),
    )
    expect(await refusedWith(correctPin, request.id, body)).toEqual([409, 'wrong_state'])
  })
})

describe('releasing a provider', () => {
  it('opens the request again, brings the other bids back, and tells both sides why', async () => {
    const customer = await app.given.customer()
    const request = await app.given.request({ as: customer })
    const [loser, winner] = [await app.given.provider(), await app.given.provider()]
    await app.given.bid(loser, request)
    const job = await app.given.job({ provider: winner, request, until: 'start' })
    const params = { id: job.id }
    expect((await admin.call(releaseProvider, { params, body: { reason } })).status).toBe(200)
    const { body: own } = await customer.call(readRequest, { params: { id: request.id } })
    expect([own.status, own.bids.map(({ status, providerId }) => [providerId, status])]).toEqual([
      'open',
      expect.arrayContaining([
        [loser.id, 'pending'],
        [winner.id, 'rejected'],
      ]),
    ])
    expect((await winner.caller.call(listOwnJobs)).body[0]?.phase).toBe('cancelled_by_provider')
    expect(await titlesOf(winner.caller)).toContainEqual(
      expect.stringMatching(/^You are off this job/),
    )
    expect(await titlesOf(customer)).toContainEqual(
      expect.stringMatching(/^We took the provider off the job/),
    )
    expect((await page(request.id)).jobs[0]?.endReason).toBe(reason)
    expect(await refusedWith(releaseProvider, job.id, { reason })).toEqual([409, 'wrong_state'])
  })

  it('happens once where two press at once, and never after the work is done', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await app.given.job()
      const params = { id }
      const answers = await atOnce(2, () =>
        admin.call(releaseProvider, { params, body: { reason } }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
    const { id } = await app.given.job({ until: 'finish' })
    expect(await refusedWith(releaseProvider, id, { reason })).toEqual([409, 'wrong_state'])
  })

  it('ends work that nobody else can end: its shop is suspended, and its customer cannot cancel', async () => {
    const customer = await app.given.customer()
    const request = await app.given.request({ as: customer })
    const provider = await app.given.provider()
    const { id } = await app.given.job({ provider, request, until: 'work' })
    await admin.call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason },
    })
    expect((await page(request.id)).jobs[0]?.releaseRefusal).toBeNull()
    expect((await admin.call(releaseProvider, { params: { id }, body: { reason } })).status).toBe(
      200,
    )
    const { body: own } = await customer.call(readRequest, { params: { id: request.id } })
    expect(own.status).toBe('open')
    const canceled = await customer.call(cancelRequest, {
      params: { id: request.id },
      body: { reason: 'It drives again' },
    })
    expect(canceled.status).toBe(200)
  })
})

describe('a bid for a shop', () => {
  const offer = { price: '210.00', estimatedDuration: '40 minutes' }

  it('stands as its own, marked as entered, and the shop is told', async () => {
    const request = await app.given.request()
    const provider = await app.given.provider()
    const params = { id: request.id }
    const body = { ...offer, providerId: provider.id, reason }
    expect((await admin.call(bidForShop, { params, body })).status).toBe(201)
    const { bids } = await page(request.id)
    expect(bids).toMatchObject([
      { price: '210.00', status: 'pending', enteredBy: expect.any(String) },
    ])
    const own = await provider.caller.call(listOwnBids)
    expect(own.body[0]).toMatchObject({ price: '210.00', isEntered: true })
    expect(await titlesOf(provider.caller)).toContainEqual(
      expect.stringMatching(/^We entered your bid of \$210/),
    )
    expect(await refusedWith(bidForShop, request.id, body)).toEqual([409, 'already_bid'])
  })

  it('is refused by the rules of every bid, in words for who enters it', async () => {
    const request = await app.given.request()
    const unconfirmed = await app.given.provider({ phoneConfirmed: false })
    const body = { ...offer, providerId: unconfirmed.id, reason }
    const answer = await admin.call(bidForShop, { params: { id: request.id }, body })
    expect([answer.status, answer.refusal.message]).toEqual([
      403,
      'This provider has not confirmed its phone number, so it cannot bid.',
    ])
    const provider = await app.given.provider()
    await cancelled(request)
    expect(await refusedWith(bidForShop, request.id, { ...body, providerId: provider.id })).toEqual(
      [409, 'request_not_open'],
    )
  })

  it('is chosen from those who do the work, the nearest first; who is farther is found by a search', async () => {
    const request = await app.given.request()
    const near = await app.given.provider()
    const washes = await app.given.provider({ services: ['mobile_detailing'] })
    const far = await app.given.provider({ address: '100 S Main St, Roswell, NM 88203' })
    const find = async (search?: string) => {
      const params = { id: request.id }
      const { body } = await admin.call(findBidders, { params, query: search ? { search } : {} })
      return body
    }
    const all = await find()
    const at = ({ id }: { id: string }) => all.findIndex((one) => one.id === id)
    expect(all[0]).toMatchObject({ doesWork: true })
    expect(at(near)).toBeLessThan(at(far))
    expect(at(far)).toBeLessThan(at(washes))
    expect((await find('roswell')).map(({ id }) => id)).toEqual([far.id])
  })

  it('names each field that is empty', async () => {
    const { body } = await admin.call(findBidders, {
      params: { id: (await app.given.request()).id },
      query: {},
    })
    const empty = { providerId: body[0]?.id, price: '', estimatedDuration: '', reason: '' }
    expect(bidForShop.body.safeParse(empty).error?.issues.map(({ path }) => path[0])).toEqual([
      'price',
      'estimatedDuration',
      'reason',
    ])
  })

  it('is one where two admins enter it at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await app.given.request()
      const body = { ...offer, providerId: (await app.given.provider()).id, reason }
      const answers = await atOnce(2, () => admin.call(bidForShop, { params: { id }, body }))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    }
  })
})

describe('hiding a review', () => {
  it('takes it off the page and out of the average until it is shown again', async () => {
    const { id, job } = await givenReview(app)
    const provider = { params: { id: job.provider.id } }
    const shown = async () => (await app.anybody().call(listProviderReviews, provider)).body.length
    expect(await shown()).toBe(1)
    const params = { id }
    expect((await admin.call(hideReview, { params, body: { reason } })).status).toBe(200)
    expect(await shown()).toBe(0)
    const { rows } = await app.services.pool.query(
      'select review_count, rating from providers where id = $1',
      [job.provider.id],
    )
    expect(rows[0]).toEqual({ review_count: 0, rating: null })
    expect((await page(job.request.id)).jobs[0]?.reviews).toContainEqual(
      expect.objectContaining({ id, hiddenBecause: reason }),
    )
    expect(await titlesOf(job.provider.caller)).toContainEqual(
      expect.stringMatching(/^Review hidden/),
    )
    expect(await refusedWith(hideReview, id, { reason })).toEqual([409, 'wrong_state'])
    expect((await admin.call(showReview, { params, body: { reason } })).status).toBe(200)
    expect(await shown()).toBe(1)
    expect(await refusedWith(showReview, id, { reason })).toEqual([409, 'wrong_state'])
  })
})
