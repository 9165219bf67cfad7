import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { listNearbyProviders, readPublicProvider } from '#contract/public-providers.ts'
import {
  approveSubmission,
  listSubmissionsToReview,
  readDocument,
  readVerificationStatus,
  rejectSubmission,
  startBackgroundCheck,
  submitDocument,
  takeBackDocument,
} from '#contract/verification.ts'
import type { StepId } from '#contract/verification-steps.ts'
import { base } from '#contract/words/languages.ts'
import type { Caller } from '../testing/caller.ts'
import { inDays } from '../testing/given.ts'
import { documentForm, givenPdf, givenScan } from '../testing/given-document.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { measureJobs } from '../views/measure-jobs.ts'

let app: TestApp
let admin: Caller
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.given.admin()
})
afterAll(() => app.close())

const statusOf = async (caller: Caller) => (await caller.call(readVerificationStatus)).body
const stepOf = async (caller: Caller, stepId: StepId) => {
  const step = (await statusOf(caller)).steps.find((one) => one.stepId === stepId)
  if (!step) throw new Error(`no step ${stepId}`)
  return step
}
const approve = (id: string, body: object = {}) =>
  admin.call(approveSubmission, { params: { id }, body })
const reject = (id: string, reason = 'The picture is too dark to read.') =>
  admin.call(rejectSubmission, { params: { id }, body: { reason } })
const storedFiles = async () =>
  (await readdir(join(app.services.config.dataDir, 'files', 'documents')).catch((): string[] => []))
    .length
const queue = async () => (await admin.call(listSubmissionsToReview)).body

describe('the steps of a verification', () => {
  it('begin with nothing, and nothing is invented', async () => {
    const { caller } = await app.given.provider()
    expect(await statusOf(caller)).toMatchObject({
      identityVerified: false,
      businessLicenseVerified: false,
      insuranceVerified: false,
      backgroundCheckStatus: 'other',
      vehiclesVerified: false,
      certifications: [],
      trustScore: 0,
      safetyRating: null,
      verificationLevel: 'basic',
      verified: false,
      completedSteps: 0,
    })
    expect((await stepOf(caller, 'identity')).status).toBe('pending')
  })

  it('go to review with a document, and the provider reads what became of it', async () => {
    const provider = await app.given.provider()
    const id = await app.given.submission(provider, 'identity', { documentNumber: 'TX-99' })
    expect(await stepOf(provider.caller, 'identity')).toMatchObject({
      status: 'in_progress',
      submitRefusal: 'A document for this step is already being reviewed.',
      submissions: [{ id, documentNumber: 'TX-99', fileType: 'pdf', reason: null }],
    })
    const second = await provider.caller.call(submitDocument, {
      form: documentForm('identity', givenPdf()),
    })
    expect([second.status, second.refusal.code]).toEqual([409, 'wrong_state'])

    await reject(id)
    expect(await stepOf(provider.caller, 'identity')).toMatchObject({
      status: 'failed',
      submitRefusal: null,
      submissions: [{ reason: 'The picture is too dark to read.' }],
    })
    const again = await app.given.submission(provider, 'identity')
    expect((await approve(again, { documentNumber: 'TX-100', issuer: 'Texas DPS' })).status).toBe(
      200,
    )
    const step = await stepOf(provider.caller, 'identity')
    expect(step.status).toBe('completed')
    expect(step.submissions).toEqual([
      expect.objectContaining({ id: again, documentNumber: 'TX-100', issuer: 'Texas DPS' }),
    ])
    expect(await statusOf(provider.caller)).toMatchObject({ trustScore: 150, completedSteps: 1 })
  })

  it('make the provider verified when the four required ones are completed', async () => {
    const provider = await app.given.provider()
    await app.given.verified(provider, ['identity', 'business_license', 'insurance'])
    expect(await statusOf(provider.caller)).toMatchObject({
      trustScore: 500,
      verificationLevel: 'standard',
      verified: false,
    })
    await app.given.verified(provider, ['background_check', 'vehicle_equipment'])
    await app.given.verified(provider, ['certifications'], { issuer: 'ASE' })
    await app.given.verified(provider, ['certifications'], { issuer: 'EPA' })
    expect(await statusOf(provider.caller)).toMatchObject({
      trustScore: 750,
      verificationLevel: 'premium',
      verified: true,
      backgroundCheckStatus: 'clear',
      certifications: ['ASE', 'EPA'],
      completedSteps: 6,
    })
  })

  it('are spelt in more than one way, and others are refused', async () => {
    const provider = await app.given.provider()
    const send = (stepId: string, fields = {}) =>
      provider.caller.call(submitDocument, {
        form: documentForm(stepId, givenPdf(), fields),
      })
    expect((await send('business-license')).status).toBe(201)
    expect((await send('vehicle and equipment')).status).toBe(201)
    const refused = [
      await send('passport'),
      await send('background_check'),
      await send('insurance', { expiresOn: '31.12.2027' }),
      await send('insurance', { expiresOn: '2027-02-30' }),
      await send('insurance', { expiresOn: inDays(-2, app.clock.now()) }),
      await send('insurance', { expiresOn: '2206-02-01' }),
      await send('insurance', { documentNumber: 'x'.repeat(81) }),
    ]
    expect(refused.map(({ status, refusal }) => [status, refusal.message])).toEqual([
      [400, 'Choose a step of the verification.'],
      [400, 'A background check needs no document. Start it instead.'],
      [400, 'Enter a date as YYYY-MM-DD.'],
      [400, 'Enter a date as YYYY-MM-DD.'],
      [400, 'This document has expired. Send the current one.'],
      [400, 'The last day is more than 30 years away. Check the year.'],
      [400, 'The number is too long: at most 80 characters.'],
    ])
  })

  it('a renewal counts when it is approved; the old one counts until then', async () => {
    const provider = await app.given.provider()
    await app.given.verified(provider)
    const id = await app.given.submission(provider, 'insurance', { expiresOn: inDays(700) })
    expect((await queue()).find((line) => line.id === id)?.isRenewal).toBe(true)
    expect(await statusOf(provider.caller)).toMatchObject({ verified: true, trustScore: 650 })
    await approve(id)
    const step = await stepOf(provider.caller, 'insurance')
    expect(step.submissions.map((one) => [one.id, one.expiresOn])).toEqual([[id, inDays(700)]])
  })

  it('two documents at the same moment: one waits, the other is told so', async () => {
    const provider = await app.given.provider()
    const before = await storedFiles()
    const answers = await atOnce(4, () =>
      provider.caller.call(submitDocument, { form: documentForm('identity', givenPdf()) }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await storedFiles()).toBe(before + 1)
  })

  it('the same key sends a document once', async () => {
    const provider = await app.given.provider()
    const send = (words: string) =>
      provider.caller.call(submitDocument, {
        form: documentForm('certifications', givenPdf(words)),
        idempotencyKey: 'certificate-0001',
      })
    const before = await storedFiles()
    const [first, second] = [await send('ASE'), await send('ASE')]
    expect(await storedFiles()).toBe(before + 1)
    expect(second.body.id).toBe(first.body.id)
    expect((await stepOf(provider.caller, 'certifications')).submissions).toHaveLength(1)
    expect((await send('EPA')).refusal.code).toBe('key_reused')
  })
})

describe('a document that was sent by mistake', () => {
  const takeBack = (caller: Caller, id: string) => caller.call(takeBackDocument, { params: { id } })

  it('is taken back while it waits, with its file, and what it replaced stands again', async () => {
    const provider = await app.given.provider()
    const failed = await app.given.submission(provider, 'identity')
    await reject(failed)
    const before = await storedFiles()
    const id = await app.given.submission(provider, 'identity')
    expect((await takeBack(provider.caller, id)).status).toBe(200)
    expect(await storedFiles()).toBe(before)
    expect(await stepOf(provider.caller, 'identity')).toMatchObject({
      status: 'failed',
      submissions: [{ id: failed }],
    })
    expect((await queue()).some((line) => line.id === id)).toBe(false)
    expect((await takeBack(provider.caller, id)).status).toBe(404)
    const decided = await takeBack(provider.caller, failed)
    expect([decided.status, decided.refusal.message]).toEqual([
      409,
      'Only a document that is waiting for review can be withdrawn.',
    ])
    const check = await app.given.submission(provider, 'background_check')
    expect((await takeBack(provider.caller, check)).status).toBe(409)
  })

  it('is either taken back or decided, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const provider = await app.given.provider()
      const id = await app.given.submission(provider, 'identity')
      const [taken, decided] = await Promise.all([takeBack(provider.caller, id), approve(id)])
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([taken.status, decided.status])
    }
  })
})

describe('the background check', () => {
  it('is ordered once, decided by an admin, and can be ordered again when it was not clear', async () => {
    const provider = await app.given.provider()
    const answers = await atOnce(3, () => provider.caller.call(startBackgroundCheck))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await statusOf(provider.caller)).backgroundCheckStatus).toBe('pending')
    const line = (await queue()).find((one) => one.provider.id === provider.id)
    expect(line).toMatchObject({ stepId: 'background_check', fileType: null })
    await reject(line?.id ?? '', 'An open warrant.')
    expect(await stepOf(provider.caller, 'background_check')).toMatchObject({
      status: 'failed',
      submissions: [{ reason: 'An open warrant.' }],
    })
    await app.given.verified(provider, ['background_check'])
    expect((await statusOf(provider.caller)).backgroundCheckStatus).toBe('clear')
    const clear = await provider.caller.call(startBackgroundCheck)
    expect([clear.status, clear.refusal.message]).toEqual([
      409,
      'A background check is already running or done.',
    ])
  })
})

describe('the review', () => {
  it('shows what waits, oldest first, page by page', async () => {
    const provider = await app.given.provider()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      app.clock.advance(1000)
      ids.push(await app.given.submission(provider, 'certifications'))
    }
    const all = await queue()
    expect(all.map(({ submittedAt }) => submittedAt)).toEqual(
      all.map(({ submittedAt }) => submittedAt).toSorted(),
    )
    expect(all.slice(-3).map(({ id }) => id)).toEqual(ids)
    const rest = await admin.call(listSubmissionsToReview, {
      query: { after: ids[0] ?? '' },
    })
    expect(rest.body.map(({ id }) => id)).toEqual(ids.slice(1))
  })

  it('of two admins at the same moment one decides and the other reads that it is done', async () => {
    for (let round = 0; round < 5; round++) {
      const provider = await app.given.provider()
      const id = await app.given.submission(provider, 'identity')
      const answers = await atOnce(4, (n) => (n % 2 ? approve(id) : reject(id)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const lost = answers.find(({ status }) => status === 409)
      expect(lost?.refusal).toMatchObject({
        code: 'wrong_state',
        message: 'This has already been decided.',
      })
      const { rows } = await app.services.pool.query(
        `select action, actor_id is not null as who from audit_log
         where subject_id = $1 and action like 'verification%'`,
        [provider.id],
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('needs a reason to reject, and an insurance a day until which it is valid', async () => {
    const provider = await app.given.provider()
    const id = await app.given.submission(provider, 'insurance')
    const refused = [
      await reject(id, ' '),
      await approve(id),
      await approve(id, { expiresOn: inDays(-3) }),
      await approve(id, { expiresOn: '9999-12-31' }),
      await approve(id, { expiresOn: 'soon' }),
    ]
    expect(refused.map(({ status, refusal }) => [status, refusal.message])).toEqual([
      [400, 'Say why, in at least 3 characters.'],
      [400, 'Enter the last day on which this document is valid.'],
      [400, 'This document has expired, so it cannot be approved.'],
      [400, 'The last day is more than 30 years away. Check the year.'],
      [400, 'Enter a date as YYYY-MM-DD.'],
    ])
    expect((await stepOf(provider.caller, 'insurance')).status).toBe('in_progress')
    expect((await approve(id, { expiresOn: inDays(90) })).status).toBe(200)
    const { rows } = await app.services.pool.query(
      `select action, reason from audit_log
       where subject_id = $1 and action like 'verification%'`,
      [provider.id],
    )
    expect(rows).toEqual([{ action: 'verification_approve', reason: null }])
  })
})

describe('a document', () => {
  const read = (caller: Caller, id: string) => caller.call(readDocument, { params: { id } })

  it('is for its provider and the admins, to be saved and not to be run', async () => {
    const provider = await app.given.provider()
    const id = await app.given.submission(provider, 'business_license')
    for (const caller of [provider.caller, admin]) {
      const { status, headers, bytes } = await read(caller, id)
      expect(status).toBe(200)
      expect(Buffer.from(bytes).equals(Buffer.from(givenPdf()))).toBe(true)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="business-license-${id.slice(0, 8)}.pdf"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
    const others = [
      (await app.given.provider()).caller,
      await app.given.customer(),
      await app.given.manager(),
      await app.given.driver(),
    ]
    for (const other of others) expect((await read(other, id)).status).toBe(404)
    expect((await read(app.anybody(), id)).status).toBe(401)
    const check = await app.given.submission(provider, 'background_check')
    expect((await read(admin, check)).status).toBe(404)
  })

  it('that is a picture loses what the camera wrote into it', async () => {
    const provider = await app.given.provider()
    for (const [step, format] of [
      ['identity', 'jpeg'],
      ['business_license', 'png'],
    ] as const) {
      const sent = await provider.caller.call(submitDocument, {
        form: documentForm(step, await givenScan(format), { name: 'scan.pdf' }),
      })
      const { bytes, headers } = await read(provider.caller, sent.body.id)
      expect(headers.get('content-type')).toBe(`image/${format}`)
      const kept = await sharp(bytes).metadata()
      expect([kept.format, kept.exif]).toEqual([format, undefined])
    }
  })

  it('its number, issuer and file are told to nobody else', async () => {
    const provider = await app.given.provider()
    await app.given.verified(provider, ['identity', 'insurance'], {
      documentNumber: 'SECRET-4711',
      issuer: 'Hidden Mutual',
      expiresOn: inDays(200),
    })
    const request = await app.given.request()
    await app.given.bid(provider, request)
    const customer = await app.given.customer()
    const told = [
      await app.anybody().call(readPublicProvider, { params: { id: provider.id } }),
      await app.anybody().call(listNearbyProviders, { query: { lat: '30.27', lng: '-97.74' } }),
      await app
        .anybody()
        .call(listPublicBids, { params: { id: request.id }, token: request.token }),
      await customer.call(readPublicProvider, { params: { id: provider.id } }),
    ]
    const text = JSON.stringify(told.map(({ body }) => body))
    expect(text).toContain(provider.businessName)
    for (const secret of ['SECRET-4711', 'Hidden Mutual', inDays(200), 'documents/'])
      expect(text).not.toContain(secret)
  })
})

describe('the badge', () => {
  it('stands on the page and on bids as soon as the step is approved', async () => {
    const provider = await app.given.provider()
    const request = await app.given.request()
    await app.given.bid(provider, request)
    const seen = async () => {
      const { body } = await app
        .anybody()
        .call(listPublicBids, { params: { id: request.id }, token: request.token })
      return [body[0]?.provider.verified, body[0]?.provider.verificationLevel]
    }
    expect(await seen()).toEqual([false, 'basic'])
    const heard: string[] = []
    app.services.hub.add({
      topics: [`request:${request.id}`],
      language: base,
      write: (chunk) => heard.push(String(chunk)),
      end() {},
    })
    await app.given.verified(provider)
    await expect.poll(seen).toEqual([true, 'premium'])
    await expect.poll(() => heard.join('')).toContain('verification_changed')
    const page = await app.anybody().call(readPublicProvider, { params: { id: provider.id } })
    expect(page.body).toMatchObject({ verified: true, verificationLevel: 'premium' })
  })

  it('rises with the jobs, which the worker counts', async () => {
    const provider = await app.given.provider()
    await app.given.verified(provider)
    for (let n = 0; n < 5; n++) await app.given.job({ provider, until: 'closed' })
    await app.given.job({ provider })
    await atOnce(2, () => measureJobs(app.services))
    expect(await statusOf(provider.caller)).toMatchObject({
      trustScore: 900,
      verificationLevel: 'elite',
      jobs: { closed: 5, undone: 0, promised: 5, onTime: 5, asBid: 5 },
    })
    const { rows } = await app.services.pool.query(
      `select count(*) as n from events where name = 'trust_changed' and provider_id = $1`,
      [provider.id],
    )
    expect(rows[0].n).toBe(1)
  })
})
