import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { submitBid } from '#contract/bids.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import {
  approveSubmission,
  readDocument,
  readVerificationStatus,
  rejectSubmission,
} from '#contract/verification.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenProvider, inDays } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { expireDocuments } from './expire-documents.ts'
import { forgetDocuments } from './forget-documents.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'

const day = 86_400_000
let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  // Noon in Texas, so that no test is about midnight unless it says so.
  const now = app.clock.now()
  const noon = new Date(now)
  noon.setUTCHours(18, 0, 0, 0)
  app.clock.advance((noon.getTime() - now.getTime() + day) % day)
  provider = await app.given.provider()
})

const statusOf = async (caller: Caller) => (await caller.call(readVerificationStatus)).body
const bid = async () => {
  const request = await app.given.request()
  return provider.caller.call(submitBid, {
    body: { serviceRequestId: request.id, price: '185.00', estimatedDuration: '45 minutes' },
  })
}
const validFor = (days: number) => inDays(days, app.clock.now())

describe('an insurance or a business license that has expired', () => {
  it('stops bidding at once, before any worker has seen it, and a new one lifts it', async () => {
    for (const [step, sentence] of [
      ['insurance', 'Your insurance has expired.'],
      ['business_license', 'Your business license has expired.'],
    ] as const) {
      provider = await app.given.provider()
      await app.given.verified(provider, [step], { expiresOn: validFor(2) })
      expect((await bid()).status).toBe(201)
      app.clock.advance(2 * day)
      app.clock.advance(day)
      const { status, refusal } = await bid()
      expect([status, refusal.message]).toEqual([403, expect.stringContaining(sentence)])
      const own = await provider.caller.call(readOwnProvider)
      expect(own.body).toMatchObject({ isDocumentExpired: true, bidBlockedBy: refusal.message })
      await expireDocuments(app.services)
      expect((await bid()).status).toBe(403)
      // A new one that only waits does not lift it.
      const id = await app.given.submission(provider, step, { expiresOn: validFor(300) })
      expect((await bid()).status).toBe(403)
      await (await app.given.admin()).call(approveSubmission, { params: { id }, body: {} })
      expect((await bid()).status).toBe(201)
    }
  })

  it('who never handed one in may bid', async () => {
    expect((await bid()).status).toBe(201)
  })
})

describe('on expiry', () => {
  it('the step begins anew, the score and the badge fall, once with two workers', async () => {
    await app.given.verified(provider, undefined, { expiresOn: validFor(3) })
    expect(await statusOf(provider.caller)).toMatchObject({ verified: true, trustScore: 650 })
    app.clock.advance(4 * day)
    // The page does not wait for the worker.
    expect((await statusOf(provider.caller)).insuranceVerified).toBe(false)
    await atOnce(3, () => expireDocuments(app.services))
    const status = await statusOf(provider.caller)
    expect(status).toMatchObject({ verified: false, trustScore: 150, verificationLevel: 'basic' })
    expect(status.steps.map((step) => step.status)).toEqual([
      'pending',
      'pending',
      'pending',
      'completed',
      'pending',
      'pending',
    ])
    const { rows } = await app.services.pool.query(
      `select count(*) as n from events where name = 'verification_changed' and provider_id = $1
         and payload->>'status' = 'pending'`,
      [provider.id],
    )
    expect(rows[0].n).toBe(3)
  })

  it('the last day itself still counts, by the calendar of the shop', async () => {
    await app.given.verified(provider, ['insurance'], { expiresOn: validFor(0) })
    await expireDocuments(app.services)
    expect((await statusOf(provider.caller)).insuranceVerified).toBe(true)
    // Midnight in Greenwich is still the evening of that day in Texas.
    app.clock.advance(6.5 * 3_600_000)
    await expireDocuments(app.services)
    expect((await statusOf(provider.caller)).insuranceVerified).toBe(true)
    expect((await bid()).status).toBe(201)
    app.clock.advance(6 * 3_600_000)
    expect((await statusOf(provider.caller)).insuranceVerified).toBe(false)
    expect((await bid()).status).toBe(403)
  })
})

describe('reminders', () => {
  const sent = async () => {
    const { rows } = await app.services.pool.query(
      `select payload->>'step' as step from events
       where name = 'verification_expiring' and provider_id = $1`,
      [provider.id],
    )
    return rows.length
  }
  const remind = () => atOnce(3, () => remindOfExpiry(app.services))

  it('come 30, 7 and 1 day before, each once, whatever the number of workers', async () => {
    await app.given.verified(provider, ['insurance'], { expiresOn: validFor(40) })
    const seen: number[] = []
    for (let n = 40; n >= -1; n--) {
      await remind()
      await remind()
      seen.push(await sent())
      app.clock.advance(day)
    }
    const firstOf = (count: number) => 40 - seen.indexOf(count)
    expect([firstOf(1), firstOf(2), firstOf(3), seen.at(-1)]).toEqual([30, 7, 1, 3])
  })

  it('only the nearest is sent for a document that was approved late', async () => {
    await app.given.verified(provider, ['identity'], { expiresOn: validFor(5) })
    await remind()
    expect(await sent()).toBe(1)
    app.clock.advance(4 * day)
    await remind()
    expect(await sent()).toBe(2)
  })

  it('none is sent for what was replaced', async () => {
    await app.given.verified(provider, ['insurance'], { expiresOn: validFor(20) })
    await app.given.verified(provider, ['insurance'], { expiresOn: validFor(300) })
    await remind()
    expect(await sent()).toBe(0)
  })
})

it('the file of what was rejected or replaced is deleted after 90 days, what counts is kept', async () => {
  const admin = await app.given.admin()
  const read = async (id: string) =>
    (await provider.caller.call(readDocument, { params: { id } })).status
  const rejected = await app.given.submission(provider, 'identity')
  await admin.call(rejectSubmission, { params: { id: rejected }, body: { reason: 'Too dark' } })
  await app.given.verified(provider, ['business_license', 'vehicle_equipment'])
  const [license, truck] = (await statusOf(provider.caller)).steps
    .filter(({ status }) => status === 'completed')
    .map(({ submissions }) => submissions[0]?.id ?? '')
  app.clock.advance(10 * day)
  await app.given.verified(provider, ['business_license'])
  app.clock.advance(settings.documents.keepMs - 10 * day - 1000)
  // Nobody stays signed in that long.
  const { username, password } = provider
  await provider.caller.call(login, { body: { username, password } })
  await forgetDocuments(app.services)
  expect(await read(rejected)).toBe(200)
  app.clock.advance(2000)
  await forgetDocuments(app.services)
  expect([await read(rejected), await read(license ?? '')]).toEqual([404, 200])
  app.clock.advance(10 * day)
  await atOnce(2, () => forgetDocuments(app.services))
  expect([await read(rejected), await read(license ?? ''), await read(truck ?? '')]).toEqual([
    404, 404, 200,
  ])
  const identity = (await statusOf(provider.caller)).steps[0]
  expect(identity?.submissions[0]).toMatchObject({ hasFile: false, reason: 'Too dark' })
})
