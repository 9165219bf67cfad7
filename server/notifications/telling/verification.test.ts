import { afterAll, beforeAll, expect, it } from 'vitest'
import { listNotifications } from '#contract/notifications.ts'
import { approveSubmission, rejectSubmission } from '#contract/verification.ts'
import type { Caller } from '../../testing/caller.ts'
import { inDays } from '../../testing/given.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { expireDocuments } from '../../verification/expire-documents.ts'
import { remindOfExpiry } from '../../verification/remind-of-expiry.ts'
import { tellEvents } from './tell-events.ts'

const day = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What the caller was told in the app, newest first. */
const told = async (caller: Caller) => {
  await tellEvents(app.services)
  const { body } = await caller.call(listNotifications)
  return body.notifications.map(({ title, link }) => [title, link])
}
const page = '/provider-verification'

it('a provider hears in the app and by mail what became of its documents', async () => {
  const provider = await app.given.provider()
  const admin = await app.given.admin()
  const rejected = await app.given.submission(provider, 'identity')
  await admin.call(rejectSubmission, {
    params: { id: rejected },
    body: { reason: 'Ms. Doe is not the owner.' },
  })
  await expect
    .poll(() => told(provider.caller))
    .toContainEqual(['Not approved: your proof of identity', page])

  const approved = await app.given.submission(provider, 'insurance')
  const expiresOn = inDays(20, app.clock.now())
  await admin.call(approveSubmission, { params: { id: approved }, body: { expiresOn } })
  await expect.poll(() => told(provider.caller)).toContainEqual(['Approved: your insurance', page])

  await remindOfExpiry(app.services)
  const spoken = new Date(expiresOn).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'medium',
  })
  await expect
    .poll(() => told(provider.caller))
    .toContainEqual([`Your insurance expires on ${spoken}`, page])

  app.clock.advance(22 * day)
  await expireDocuments(app.services)
  await expect.poll(() => told(provider.caller)).toContainEqual(['Expired: your insurance', page])

  const { rows } = await app.services.pool.query(
    `select channel, code, params from deliveries d join providers p on p.owner_user_id = d.user_id
     where p.id = $1 and link = $2 order by d.id`,
    [provider.id, page],
  )
  expect(rows.map(({ channel }) => channel)).toEqual(['mail', 'mail', 'mail', 'mail'])
  // The reason may speak of a person: it stands on the page alone.
  expect(JSON.stringify(rows)).not.toContain('Doe')
})
