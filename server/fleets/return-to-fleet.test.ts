import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, readCurrentUser } from '#contract/auth.ts'
import {
  acceptInvitation,
  inviteMember,
  listMembers,
  readInvitation,
  removeMember,
  returnToFleet,
} from '#contract/fleets.ts'
import type { GivenCompany } from '../testing/given.ts'
import { invited } from '../testing/invited.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { withAuthenticator } from '../testing/with-authenticator.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let count = 0
const password = 'mesquite-42-again'

/** Somebody who has joined the fleet and was removed from it. */
async function removed(company: GivenCompany) {
  const { email, token } = await invited(app, company, 'dispatcher')
  const username = `colleague-${++count}`
  const caller = app.anybody()
  await caller.call(acceptInvitation, {
    body: {
      token,
      fullName: 'Robin Colleague',
      phone: '(512) 555-0188',
      username,
      password: 'pass-of-before',
    },
  })
  const { id } = (await caller.call(readCurrentUser)).body
  const left = await company.manager.call(removeMember, { params: { id } })
  expect(left.status).toBe(200)
  return { id, email, username }
}
const comeBack = (token: string) => app.anybody().call(returnToFleet, { body: { token, password } })

describe('who was removed from a fleet', () => {
  it('is invited again and is the same person, with a new password and the new role', async () => {
    const company = await app.given.company()
    const person = await removed(company)
    const { token } = await invited(app, company, 'viewer', person.email)
    const look = await app.anybody().call(readInvitation, { body: { token } })
    expect(look.body).toMatchObject({
      email: person.email,
      role: 'viewer',
      returning: { fullName: 'Robin Colleague', username: person.username },
    })
    const back = await comeBack(token)
    expect([back.status, back.body.id]).toEqual([200, person.id])
    const { body } = await company.manager.call(listMembers)
    expect(body.members.find(({ id }) => id === person.id)?.role).toBe('viewer')
    expect(body.invitations).toEqual([])
    const signIn = (typed: string) =>
      app.anybody().call(login, { body: { username: person.username, password: typed } })
    expect((await signIn('pass-of-before')).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
  })

  it('comes back once by a link, also when it is used many times at the same moment', async () => {
    const company = await app.given.company()
    for (let round = 0; round < 3; round++) {
      const person = await removed(company)
      const { token } = await invited(app, company, 'viewer', person.email)
      const answers = await atOnce(3, () => comeBack(token))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    }
  })

  it('signs in by the second factor that the account has, not by the link', async () => {
    const company = await app.given.company()
    const { email, token } = await invited(app, company, 'dispatcher')
    const username = `colleague-${++count}`
    const account = { fullName: 'Robin Colleague', phone: '(512) 555-0188', username, password }
    const caller = app.anybody()
    const { id } = (await caller.call(acceptInvitation, { body: { token, ...account } })).body
    const { nextCode } = await withAuthenticator(app, caller)
    await company.manager.call(removeMember, { params: { id } })
    const again = await invited(app, company, 'viewer', email)
    const stranger = app.anybody()
    const back = await stranger.call(returnToFleet, {
      body: { token: again.token, password: 'chosen-by-a-thief' },
    })
    expect([back.status, back.body.mustSignIn]).toEqual([200, true])
    expect((await stranger.call(readCurrentUser)).status).toBe(401)
    const signIn = (code?: string) =>
      app.anybody().call(login, { body: { username, password: 'chosen-by-a-thief', code } })
    expect((await signIn()).refusal.code).toBe('second_factor_needed')
    expect((await signIn(nextCode())).status).toBe(200)
  })

  it('makes no second account by that link, and a stranger cannot return by an invitation of their own', async () => {
    const company = await app.given.company()
    const person = await removed(company)
    const again = await invited(app, company, 'viewer', person.email)
    const another = await app.anybody().call(acceptInvitation, {
      body: {
        token: again.token,
        fullName: 'Robin Other',
        phone: '(512) 555-0188',
        username: `colleague-${++count}`,
        password,
      },
    })
    expect([another.status, another.refusal.code]).toEqual([409, 'email_taken'])
    const stranger = await invited(app, company, 'viewer')
    expect((await comeBack(stranger.token)).refusal.code).toBe('invalid_invitation')
  })

  it('is invited again by the fleet of before only, and nobody who still has an account elsewhere is', async () => {
    const [company, other] = [await app.given.company(), await app.given.company()]
    const person = await removed(company)
    const elsewhere = await other.manager.call(inviteMember, {
      body: { email: person.email, role: 'viewer' },
    })
    expect([elsewhere.status, elsewhere.refusal.code]).toEqual([409, 'email_taken'])
    const { token } = await invited(app, company, 'viewer', person.email)
    await comeBack(token)
    const member = await company.manager.call(inviteMember, {
      body: { email: person.email, role: 'viewer' },
    })
    expect([member.status, member.refusal.code]).toEqual([409, 'email_taken'])
  })
})

describe('an address', () => {
  it('has one invitation of a fleet that is good: the second takes the place of the first', async () => {
    const company = await app.given.company()
    const first = await invited(app, company, 'dispatcher')
    const second = await invited(app, company, 'viewer', first.email.toUpperCase())
    const { body } = await company.manager.call(listMembers)
    expect(body.invitations.map(({ id, role }) => [id, role])).toEqual([[second.id, 'viewer']])
    const look = await app.anybody().call(readInvitation, { body: { token: first.token } })
    expect(look.refusal.code).toBe('invalid_invitation')
  })

  it('has one also when two managers invite it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const company = await app.given.company()
      const email = `both-${++count}@example.com`
      const answers = await atOnce(3, () =>
        company.manager.call(inviteMember, { body: { email, role: 'viewer' } }),
      )
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      const { body } = await company.manager.call(listMembers)
      expect(body.invitations).toHaveLength(1)
    }
  })
})
