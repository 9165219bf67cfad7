import { afterAll, beforeAll, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { login } from '#contract/auth.ts'
import { readProviderAtDesk } from '#contract/desk-accounts.ts'
import { extendRequest, writeNote } from '#contract/desk-deeds.ts'
import { readRequestAtDesk } from '#contract/desk-requests.ts'
import { readCurrentUser } from '#contract/session.ts'
import { makeAdmin } from '../auth/make-admin.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { withAuthenticator } from '../testing/with-authenticator.ts'

let app: TestApp
let first: Caller
let admins: readonly Caller[]
beforeAll(async () => {
  app = await openTestApp()
  const second = {
    username: 'second-boss',
    password: 'holds-the-fort-too',
    email: 'second@example.com',
  }
  await makeAdmin(app.services.db, second)
  const caller = app.anybody()
  await caller.call(login, { body: second })
  await withAuthenticator(app, caller)
  first = await app.given.admin()
  admins = [first, caller]
})
afterAll(() => app.close())

it('two admins at work at once: nothing lost, both names in the history', async () => {
  const { rows } = await app.services.pool.query(
    `select full_name from users where user_type = 'admin' order by full_name`,
  )
  const names: string[] = rows.map((row) => row.full_name)
  for (let round = 0; round < 5; round++) {
    const { id } = await app.given.request()
    await Promise.all(
      admins.map((admin, index) =>
        admin.call(writeNote, { body: { kind: 'request', id, words: `Note ${index}` } }),
      ),
    )
    // Each gives more time to what it sees: the second is told, looks again, and both count.
    for (const admin of admins) {
      const params = { id }
      const { body } = await admin.call(readRequestAtDesk, { params })
      const answer = await admin.call(extendRequest, {
        params,
        body: { minutes: 30, seen: body.expiresAt, reason: 'Two of us' },
      })
      expect(answer.status).toBe(200)
    }
    const { body } = await first.call(readRequestAtDesk, { params: { id } })
    expect(body.notes.map(({ words }) => words).sort()).toEqual(['Note 0', 'Note 1'])
    expect(body.notes.map(({ who }) => who).sort()).toEqual(names)
    const acted = body.history.filter(({ name }) => name === 'operator_acted')
    expect(acted.map(({ who }) => who).sort()).toEqual(names)
  }
})

it('of two who suspend at once with different reasons the second reads the first’s, and that its own was not sent; the same again is done', async () => {
  const company = await app.given.company()
  const person = await app.given.customer()
  const user = (await person.call(readCurrentUser)).body.id
  const { id: providerId } = await app.given.provider()
  for (const [endpoint, id] of [
    [setProviderStanding, providerId],
    [setFleetStanding, company.id],
    [setPersonStanding, user],
  ] as const) {
    const suspend = (admin: Caller, reason: string) =>
      admin.call(endpoint, { params: { id }, body: { status: 'suspended', reason } })
    const answers = await Promise.all(
      admins.map((admin, index) => suspend(admin, `No answer since Monday (${index})`)),
    )
    const [done, late] = answers.toSorted((a, b) => a.status - b.status)
    expect([done?.status, late?.status]).toEqual([200, 409])
    expect(late?.refusal.message).toMatch(
      /^That was done already, because: No answer since Monday \([01]\)\. Your reason was not sent\.$/,
    )
    const kept = /Monday \([01]\)/.exec(late?.refusal.message ?? '')?.[0]
    expect((await suspend(first, `No answer since ${kept}`)).status).toBe(200)
  }
})

it('of two who decide on one application at once one does, and the history has one decision', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await app.given.provider({ approved: false })
    const params = { id }
    await Promise.all(
      admins.map((admin) =>
        admin.call(setProviderStanding, { params, body: { status: 'active' } }),
      ),
    )
    const { body } = await first.call(readProviderAtDesk, { params })
    expect(body.status).toBe('active')
    expect(body.history.filter(({ name }) => name === 'provider_approve')).toHaveLength(1)
  }
})

it('of two of whom one approves and the other turns down what both have seen waiting, the second is told and changes nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await app.given.provider({ approved: false })
    const decide = (admin: Caller, status: 'active' | 'suspended') =>
      admin.call(setProviderStanding, {
        params: { id },
        body: { status, reason: 'Insurance lapsed', seen: 'pending' },
      })
    const statuses = ['active', 'suspended'] as const
    const answers = await Promise.all(
      admins.map((admin, at) => decide(admin, statuses[(at + round) % 2] ?? 'active')),
    )
    const [won, lost] = answers.map(({ status }) => status === 200)
    expect([won, lost].toSorted()).toEqual([false, true])
    const late = answers.find(({ status }) => status !== 200)
    expect(late?.refusal).toMatchObject({ code: 'changed_meanwhile' })
    const { body } = await first.call(readProviderAtDesk, { params: { id } })
    expect(late?.refusal.message).toMatch(body.status === 'active' ? /approved/ : /suspended/)
  }
})
