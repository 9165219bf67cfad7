import { afterAll, beforeAll, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink } from '#contract/bids.ts'
import { advanceJob, listOwnJobs } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { base } from '#contract/words/languages.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a suspended provider is signed out, may sign in to read, and may do nothing until it is approved again', async () => {
  const { given } = app
  const provider = await given.provider()
  const request = await given.request()
  const bid = await given.bid(provider, request)
  const accepted = await app.anybody().call(acceptBidByLink, {
    params: { id: bid.id },
    body: { accessToken: request.token },
  })
  const heard: string[] = []
  app.services.hub.add({
    topics: [`request:${request.id}`],
    language: base,
    write: (chunk) => heard.push(String(chunk)),
    end() {},
  })
  const admin = await given.admin()
  const set = (status: string) =>
    admin.call(setProviderStanding, {
      params: { id: provider.id },
      body: { status, reason: 'test' },
    })
  await set('suspended')
  expect((await provider.caller.call(readCurrentUser)).status).toBe(401)
  // The customer of the running job is told.
  await expect.poll(() => heard.join('')).toContain('provider_status_changed')

  const { rows: doubts } = await app.services.pool.query(
    `select request_id from events where name = 'job_in_doubt' and provider_id = $1`,
    [provider.id],
  )
  expect(doubts).toEqual([{ request_id: request.id }])

  await provider.caller.call(login, {
    body: { username: provider.username, password: provider.password },
  })
  expect((await provider.caller.call(listOwnJobs)).status).toBe(200)
  for (const write of [
    () => provider.caller.call(changeOwnProvider, { body: { onDuty: true } }),
    () =>
      provider.caller.call(advanceJob, {
        params: { id: begunJob(accepted.body) },
        body: { step: 'start' },
      }),
  ]) {
    const refused = await write()
    expect([refused.status, refused.refusal.code]).toEqual([403, 'account_suspended'])
  }
  await set('active')
  // They may have wanted another one, and hear that there is no need: also who is signed in, whose stream is not the request's.
  const { rows: over } = await app.services.pool.query(
    `select request_id from events where name = 'job_out_of_doubt' and provider_id = $1`,
    [provider.id],
  )
  expect(over).toEqual([{ request_id: request.id }])
  // The session in which the provider read is the one in which it works on, at once.
  await expect
    .poll(
      async () =>
        (await provider.caller.call(changeOwnProvider, { body: { onDuty: true } })).status,
    )
    .toBe(200)
  const goesOn = await provider.caller.call(advanceJob, {
    params: { id: begunJob(accepted.body) },
    body: { step: 'start' },
  })
  expect(goesOn.status).toBe(200)
})

it('a suspended shop reads why, on its page and in the notice; approved again it reads nothing of it', async () => {
  const provider = await app.given.provider()
  const admin = await app.given.admin()
  const set = (status: string, reason?: string) =>
    admin.call(setProviderStanding, { params: { id: provider.id }, body: { status, reason } })
  await set('suspended', 'Insurance lapsed on November 1.')
  await provider.caller.call(login, {
    body: { username: provider.username, password: provider.password },
  })
  const own = async () => (await provider.caller.call(readOwnProvider)).body
  expect((await own()).suspendedBecause).toBe('Insurance lapsed on November 1.')
  await tellAll(app.services)
  const { body } = await provider.caller.call(listNotifications)
  expect(body.notifications.find(({ title }) => title === 'Your account is suspended')?.body).toBe(
    'Reason: Insurance lapsed on November 1. You can still sign in, read and answer a dispute, but you cannot bid.',
  )
  await set('active')
  expect(await own()).toMatchObject({ status: 'active', suspendedBecause: null })
})

it('every change of standing stands in the audit log with ids only', async () => {
  const fleet = await app.given.fleet()
  const admin = await app.given.admin()
  for (const status of ['active', 'suspended', 'suspended'])
    await admin.call(setFleetStanding, {
      params: { id: fleet },
      body: { status, reason: 'Insurance has lapsed' },
    })
  const { rows } = await app.services.pool.query(
    'select action, reason from audit_log where subject_id = $1 order by id',
    [fleet],
  )
  expect(rows).toEqual([
    { action: 'fleet_approve', reason: 'Insurance has lapsed' },
    { action: 'fleet_suspend', reason: 'Insurance has lapsed' },
  ])
})
