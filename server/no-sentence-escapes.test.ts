import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportFleets, exportProviders } from '#contract/admin.ts'
import { exportAnalytics, exportJobs } from '#contract/analytics.ts'
import { exportAudit } from '#contract/audit.ts'
import { forgotPassword } from '#contract/auth.ts'
import { importDrivers } from '#contract/drivers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportFleetRequests } from '#contract/fleet-requests.ts'
import { inviteMember } from '#contract/fleets.ts'
import { delayJob } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { listNotifications } from '#contract/notifications.ts'
import { writeReview } from '#contract/reviews.ts'
import { pseudo } from '#contract/words/languages.ts'
import type { Caller, CallOptions } from './testing/caller.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { hasEscaped, sentencesIn } from './testing/plain-words.ts'
import { tellAll } from './testing/tell-all.ts'
import { startWorker } from './worker.ts'

/** What every call answers is held to its reader's language where all are made: authorisation.test.ts. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PSEUDO_LANGUAGE: 'yes' }, language: pseudo })
})
afterAll(() => app.close())

const escaped = (texts: readonly string[]) => [...new Set(texts)].filter((text) => hasEscaped(text))

async function sentencesOf(caller: Caller, endpoint: Endpoint, given: CallOptions) {
  const { bytes, headers } = await caller.call(endpoint, given)
  if (!headers.get('content-type')?.includes('json')) return []
  return sentencesIn(JSON.parse(new TextDecoder().decode(bytes)))
}

describe('what is sent', () => {
  it('is said in the language of who reads it: mails, SMS and the lines in the app', async () => {
    const { given, services } = app
    const [shop, other] = [await given.provider(), await given.provider()]
    // Not before: it would text the codes that their phones are confirmed with.
    const worker = await startWorker(services)
    const customer = await given.customer()
    const request = await given.request({ as: customer })
    await given.bid(other, request)
    const job = await given.job({ provider: shop, request, until: 'arrive' })
    await customer.call(sendMessage, {
      body: { serviceRequestId: request.id, bidId: job.bidId, content: 'Behind the diner.' },
    })
    await shop.caller.call(delayJob, { params: { id: job.id }, body: { minutes: 30 } })
    const done = await given.job({ provider: shop, until: 'closed' })
    const review = { service: 5, onTime: 4, price: 4 }
    await shop.caller.call(writeReview, { params: { id: done.id }, body: review })
    const company = await given.company()
    await company.manager.call(inviteMember, {
      body: { email: 'june@example.com', role: 'viewer' },
    })
    await app.anybody().call(forgotPassword, { body: { email: 'nobody@example.com' } })
    await given.technician(shop, job)
    app.clock.advance(60 * 60_000)
    await tellAll(services)
    await expect.poll(async () => (await services.outbox()).length).toBeGreaterThan(5)
    const sent = await services.outbox()
    const lines = []
    for (const reader of [customer, shop.caller, other.caller])
      lines.push(
        ...(await reader.call(listNotifications)).body.notifications.flatMap(({ title, body }) => [
          title,
          body,
        ]),
      )
    await worker.stop()
    const texts = [...sent.flatMap(({ subject, text }) => [subject ?? '', text]), ...lines]
    expect(escaped(texts.filter((text) => typeof text === 'string'))).toEqual([])
  })
})

describe('a file', () => {
  it('that is exported names its columns in the language of who asks', async () => {
    const { given } = app
    const { manager } = await given.company()
    const admin = await given.admin()
    const { caller } = await given.provider()
    const files = [
      await manager.call(exportFleetRequests),
      await caller.call(exportAnalytics, { query: { by: 'month' } }),
      await caller.call(exportJobs),
      await admin.call(exportFleets),
      await admin.call(exportProviders),
      await admin.call(exportAudit),
    ]
    const headings = files.map(({ bytes }) => new TextDecoder().decode(bytes).split('\n')[0] ?? '')
    for (const heading of headings) expect(heading).toMatch(/[åéîöû]/)
    expect(headings.flatMap((line) => line.split(',')).filter(hasEscaped)).toEqual([])
  })

  it('that is imported is refused row by row in the language of who sends it', async () => {
    const { manager } = await app.given.company()
    const tables = [
      'a\nb',
      '',
      'Full Name;Phone;Username\nA;1;x y\nAnn Lee;512 555 0102;ann\nBo Lee;512 555 0103;ann',
    ]
    const texts = []
    for (const table of tables)
      texts.push(
        ...(await sentencesOf(manager, importDrivers, {
          query: { mode: 'preview' },
          file: new Uint8Array(Buffer.from(table)),
          contentType: 'text/csv',
        })),
      )
    expect(texts.length).toBeGreaterThan(3)
    expect(escaped(texts)).toEqual([])
  })
})
