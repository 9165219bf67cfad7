import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { openDispute } from '#contract/disputes.ts'
import { readPublicProvider } from '#contract/public-providers.ts'
import { listOwnRequests, readPublicRequest } from '#contract/requests.ts'
import {
  listProviderReviews,
  readJobReviews,
  replyToReview,
  writeReview,
} from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import type { GivenJob, GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { measureFigures } from '../views/measure-figures.ts'
import { publishDueReviews } from './publish-due-reviews.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const good = { service: 5, onTime: 4, price: 5 }
const of = (job: GivenJob) => ({ params: { id: job.id } })
const byCustomer = (job: GivenJob, said: object = good) =>
  app.anybody().call(writeReview, { ...of(job), token: job.request.token, body: said })
const byProvider = (job: GivenJob, said: object = good) =>
  job.provider.caller.call(writeReview, { ...of(job), body: said })
const asCustomer = async (job: GivenJob) =>
  (await app.anybody().call(readJobReviews, { ...of(job), token: job.request.token })).body
const page = async ({ id }: GivenProvider) =>
  (await app.anybody().call(readPublicProvider, { params: { id } })).body
const published = async ({ id }: GivenProvider) =>
  (await app.anybody().call(listProviderReviews, { params: { id } })).body

describe('a review', () => {
  it('is hidden until both sides have written, then both are there', async () => {
    const job = await app.given.job({ until: 'closed' })
    const mine = await byCustomer(job, { ...good, words: 'Quick. Call them on 512 555 0199.' })
    expect(mine.status).toBe(201)
    expect(mine.body).toMatchObject({ side: 'customer', mine: { publishedAt: null }, theirs: null })
    expect(await published(job.provider)).toEqual([])
    const theirs = await byProvider(job, { service: 4, onTime: 5, price: 5 })
    expect(theirs.body.theirs).toMatchObject({
      service: 5,
      onTime: 4,
      words: 'Quick. Call them on 512 555 0199.',
    })
    expect((await asCustomer(job)).theirs).toMatchObject({ service: 4, onTime: 5 })
    const [shown] = await published(job.provider)
    expect(shown).toMatchObject({ service: 5, serviceType: 'roadside_tire' })
    // Nothing is to be accepted there, so nothing is said to follow with an acceptance.
    expect(shown?.words).toBe('Quick. Call them on […].')
  })

  it('becomes visible alone after 7 days, once, also when two workers look', async () => {
    const job = await app.given.job({ until: 'closed' })
    await byCustomer(job)
    app.clock.advance(settings.review.withinMs + 1000)
    await atOnce(2, () => publishDueReviews(app.services))
    expect((await published(job.provider)).length).toBe(1)
    const { rows } = await app.services.pool.query(
      `select count(*) as n from events where name = 'review_published' and job_id = $1`,
      [job.id],
    )
    expect(rows[0].n).toBe(1)
    const late = await byProvider(job)
    expect([late.status, late.refusal.message]).toEqual([
      409,
      'You can review a job within 7 days after it closed.',
    ])
  })

  it('is written by a party of a closed job only, once', async () => {
    const running = await app.given.job({ until: 'finish' })
    const early = await byCustomer(running)
    expect([early.status, early.refusal.message]).toEqual([
      409,
      'You can review the job once it is closed.',
    ])
    const job = await app.given.job({ until: 'closed' })
    const rival = await app.given.provider()
    for (const stranger of [rival.caller, app.anybody(), await app.given.customer()])
      expect((await stranger.call(writeReview, { ...of(job), body: good })).status).toBe(404)
    await byCustomer(job)
    const again = await byCustomer(job, { service: 1, onTime: 1, price: 1 })
    expect([again.status, again.refusal.code]).toEqual([409, 'already_written'])
    expect((await asCustomer(job)).mine?.service).toBe(5)
  })

  it('is asked of the customer by the request itself, from the end of the job on, while it may be written and is not', async () => {
    const isAsked = async ({ request }: GivenJob) => {
      const { body } = await app.anybody().call(readPublicRequest, {
        params: { id: request.id },
        token: request.token,
      })
      return body.view === 'owner' && body.can.review
    }
    expect(await isAsked(await app.given.job({ until: 'finish' }))).toBe(false)
    const job = await app.given.job({ until: 'closed' })
    await byProvider(job)
    expect(await isAsked(job)).toBe(true)
    await byCustomer(job)
    expect(await isAsked(job)).toBe(false)
    const quiet = await app.given.job({ until: 'closed' })
    app.clock.advance(settings.review.withinMs - 60_000)
    expect(await isAsked(quiet)).toBe(true)
    app.clock.advance(61_000)
    expect(await isAsked(quiet)).toBe(false)
  })

  it('stands in the customer’s list of past requests once it is written, as what is in dispute does', async () => {
    const as = await app.given.customer()
    const job = await app.given.job({ request: await app.given.request({ as }), until: 'closed' })
    const line = async () => (await as.call(listOwnRequests)).body[0]?.job
    expect(await line()).toMatchObject({ isReviewed: false, isDisputed: false })
    await byProvider(job)
    expect((await line())?.isReviewed).toBe(false)
    await byCustomer(job)
    expect((await line())?.isReviewed).toBe(true)
    const opened = await as.call(openDispute, {
      ...of(job),
      body: {
        reason: 'not_as_agreed',
        claim: '20.00',
        words: 'The new tire lost its air within a mile.',
      },
    })
    expect(opened.status).toBe(201)
    expect((await line())?.isDisputed).toBe(true)
  })

  it('of both at the same moment publishes both, every time', async () => {
    for (let round = 0; round < 5; round++) {
      const job = await app.given.job({ until: 'closed' })
      const answers = await Promise.all([byCustomer(job), byProvider(job), byCustomer(job)])
      expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(2)
      const seen = await asCustomer(job)
      expect([seen.mine?.publishedAt, seen.theirs?.publishedAt]).not.toContain(null)
      expect((await published(job.provider)).length).toBe(1)
    }
  })

  it('has three scores from one to five', async () => {
    const job = await app.given.job({ until: 'closed' })
    for (const wrong of [
      { ...good, price: 0 },
      { ...good, price: 6 },
      { ...good, price: 4.5 },
      { service: 5, onTime: 5 },
    ]) {
      const answer = await byCustomer(job, wrong)
      expect([answer.status, answer.refusal.details?.price]).toEqual([
        400,
        'Give the price 1 to 5 stars.',
      ])
    }
  })

  it('is answered once by the reviewed party', async () => {
    const job = await app.given.job({ until: 'closed' })
    await byProvider(job)
    await byCustomer(job)
    const [shown] = await published(job.provider)
    const reply = (caller = job.provider.caller, token?: string) =>
      caller.call(replyToReview, {
        params: { id: shown?.id ?? '' },
        body: { reply: 'Safe travels' },
        ...(token && { token }),
      })
    expect((await reply(app.anybody(), job.request.token)).refusal.code).toBe('already_written')
    expect((await reply((await app.given.provider()).caller)).status).toBe(404)
    expect((await reply()).body.reply).toBe('Safe travels')
    expect((await reply()).refusal.code).toBe('already_written')
    expect((await published(job.provider))[0]?.reply).toBe('Safe travels')
  })
})

describe('the figures of a provider', () => {
  it('show an average from 3 reviews on, on the page and on bids', async () => {
    const provider = await app.given.provider()
    const rate = async (price: number) => {
      const job = await app.given.job({ provider, until: 'closed' })
      await byCustomer(job, { service: 5, onTime: 5, price })
      await byProvider(job)
    }
    await rate(5)
    await rate(2)
    expect(await page(provider)).toMatchObject({
      rating: null,
      reviewCount: 2,
      scores: null,
      jobsDone: 2,
    })
    await rate(2)
    expect(await page(provider)).toMatchObject({
      rating: 4.33,
      reviewCount: 3,
      scores: { service: 5, onTime: 5, price: 3 },
    })
    const request = await app.given.request()
    await app.given.bid(provider, request)
    const bids = await app
      .anybody()
      .call(listPublicBids, { params: { id: request.id }, token: request.token })
    expect(bids.body[0]?.provider).toMatchObject({ rating: 4.33, reviewCount: 3 })
  })

  it('are measured from its bids and closed jobs, from three on', async () => {
    const provider = await app.given.provider()
    const work = async () => {
      const request = await app.given.request()
      app.clock.advance(4 * 60_000)
      await app.given.job({ provider, request, until: 'closed' })
    }
    await work()
    await work()
    await measureFigures(app.services)
    expect(await page(provider)).toMatchObject({
      responseTimeMinutes: null,
      averagePrice: null,
      averageEtaMinutes: null,
    })
    await work()
    await measureFigures(app.services)
    expect(await page(provider)).toMatchObject({
      responseTimeMinutes: 4,
      averagePrice: '185.00',
      averageEtaMinutes: 45,
    })
  })
})
