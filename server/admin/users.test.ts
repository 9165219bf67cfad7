import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import {
  endSessions,
  lookUpTechnicians,
  lookUpUsers,
  sendResetLink,
} from '#contract/admin-users.ts'
import { exportAudit, listAudit } from '#contract/audit.ts'
import { changePassword, login, readCurrentUser, register, resetPassword } from '#contract/auth.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { changeTechnician, setTechnicianActivity } from '#contract/technicians.ts'
import { base } from '#contract/words/languages.ts'
import { mailResetLink } from '../auth/mail-reset-link.ts'
import { touchSession } from '../auth/queries.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { testAdmin } from '../testing/test-admin.ts'
import { beginsSo } from './users.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const find = async (body: Record<string, string>) =>
  (await (await app.given.admin()).call(lookUpUsers, { body })).body

async function person() {
  const id = Math.random().toString(36).slice(2)
  const account = {
    username: `hank.${id}`,
    password: `pass-${id}`,
    email: `${id}@people.example`,
    fullName: `Hank O_Malley${id}`,
    phone: '+17375550121',
  }
  const caller = app.anybody()
  await caller.call(register, { body: { ...account, userType: 'customer' } })
  const { body } = await caller.call(readCurrentUser)
  return { ...account, caller, id: body.id }
}

describe('the look-up of a user', () => {
  it('finds people by the beginning of name, last name, username, email or number', async () => {
    const hank = await person()
    for (const search of [
      hank.fullName,
      hank.fullName.split(' ')[1]?.toUpperCase() ?? '',
      hank.username,
      hank.email,
      // Who says the last name first means the same person.
      hank.fullName.split(' ').toReversed().join(' '),
    ])
      expect((await find({ search })).map(({ id }) => id)).toEqual([hank.id])
    for (const search of ['+1 737-555', '(737) 555-0121', '7375550121', '1 737'])
      expect((await find({ search })).map(({ id }) => id)).toContain(hank.id)
    expect((await find({ id: hank.id })).map(({ id }) => id)).toEqual([hank.id])
    for (const search of ['', 'h', 'malley', 'oXmalley', '%', '555-0121', 'O%'])
      expect(await find({ search })).toEqual([])
  })

  it('finds people whether their accents are typed or not, by the index of what was searched', async () => {
    const { id, fullName } = await person()
    const accented = fullName.replace('O_Malley', 'Güemes')
    await app.services.pool.query('update users set full_name = $2 where id = $1', [id, accented])
    for (const search of [accented, accented.replace('ü', 'u'), accented.replace('Gü', 'GÙ')])
      expect((await find({ search })).map((found) => found.id)).toEqual([id])
    const last = accented.split(' ')[1] ?? ''
    for (const search of [last, last.replace('ü', 'u')])
      expect((await find({ search })).map((found) => found.id)).toEqual([id])

    const plan = await app.services.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql`explain select id from users u where ${beginsSo('Güemes')}`.execute(tx)
    })
    const said = JSON.stringify(plan.rows)
    expect(said).not.toContain('Seq Scan')
    expect(said.match(/~>=~ 'guemes'/g)).toHaveLength(4)
    for (const column of ['name', 'last_name', 'username', 'email'])
      expect(said).toContain(`users_searched_by_${column}`)
  })

  it('shows what somebody is and whether they are signed in, and nothing that signs anybody in', async () => {
    const hank = await person()
    const [shown] = await find({ id: hank.id })
    expect(shown).toEqual({
      id: hank.id,
      userType: 'customer',
      username: hank.username,
      fullName: hank.fullName,
      email: hank.email,
      phone: hank.phone,
      isSuspended: false,
      isClosed: false,
      organisation: null,
      createdAt: expect.any(String),
      lastSeenAt: app.clock.now().toISOString(),
      sessions: 1,
    })
    app.clock.advance(60_000)
    const token = decodeURIComponent(hank.caller.cookie.split('=')[1] ?? '')
    await touchSession(app.services.db, hashToken(token), app.clock.now())
    expect((await find({ id: hank.id }))[0]?.lastSeenAt).toBe(app.clock.now().toISOString())
    const provider = await app.given.provider()
    const [owner] = await find({ search: provider.username })
    expect(owner?.organisation).toEqual({
      kind: 'provider',
      id: provider.id,
      name: provider.businessName,
      status: 'active',
    })
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const [trucker] = await find({ search: driver.username })
    expect([trucker?.organisation?.id, trucker?.email]).toEqual([company.id, null])
  })
})

describe('the look-up of a technician', () => {
  const technicians = async (search: string) =>
    (await (await app.given.admin()).call(lookUpTechnicians, { body: { search } })).body
  /** One with a number of its own. */
  async function sentOut() {
    const provider = await app.given.provider()
    const one = await app.given.technician(provider)
    return { provider, one }
  }

  it('finds who has no account by the beginning of name, last name or number, with the business and its standing', async () => {
    const { provider, one } = await sentOut()
    const id = Math.random().toString(36).slice(2)
    const fullName = `Marco O_Hara${id}`
    await provider.caller.call(changeTechnician, { params: { id: one.id }, body: { fullName } })
    for (const search of [fullName, `o_hara${id}`, one.phone, formatPhone(one.phone)])
      expect((await technicians(search)).map((found) => found.id)).toContain(one.id)
    for (const search of ['m', `hara${id}`, `oXhara${id}`, '%', one.phone.slice(-7)])
      expect((await technicians(search)).map((found) => found.id)).not.toContain(one.id)
    expect(await technicians(fullName)).toEqual([
      {
        id: one.id,
        fullName,
        phone: one.phone,
        vehicleInfo: 'Wrecker 7',
        isDeactivated: false,
        provider: { id: provider.id, name: provider.businessName, status: 'active' },
        userId: null,
        createdAt: app.clock.now().toISOString(),
      },
    ])
    expect(await find({ search: fullName })).toEqual([])
  })

  it('says who signs in as well, and who was deactivated', async () => {
    const { provider, one } = await sentOut()
    const colleague = await app.given.colleague(provider, 'technician', { technicianId: one.id })
    expect(await technicians(one.phone)).toMatchObject([{ id: one.id, userId: colleague.id }])
    await provider.caller.call(setTechnicianActivity, {
      params: { id: one.id },
      body: { isActive: false },
    })
    expect(await technicians(one.phone)).toMatchObject([
      { id: one.id, userId: null, isDeactivated: true },
    ])
  })

  it('is the admin’s alone', async () => {
    const { provider, one } = await sentOut()
    const body = { search: one.phone }
    expect((await provider.caller.call(lookUpTechnicians, { body })).status).toBe(403)
    expect((await app.anybody().call(lookUpTechnicians, { body })).status).toBe(401)
  })
})

describe('a reset link', () => {
  it('goes to the user alone, works once, and stands in the audit log', async () => {
    const hank = await person()
    const admin = await app.given.admin()
    const answer = await admin.call(sendResetLink, { params: { id: hank.id } })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      200,
      JSON.stringify({ message: 'A reset link is on its way.' }),
    ])
    const { rows } = await app.services.pool.query(
      `select task_id from graphile_worker._private_jobs where payload::text = $1`,
      [JSON.stringify({ userId: hank.id })],
    )
    expect(rows).toHaveLength(1)
    await mailResetLink(app.services, { userId: hank.id })
    const mail = (await app.services.outbox()).find(({ to }) => to === hank.email)
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1]
    const newPassword = 'hank-is-back-77'
    const reset = () => app.anybody().call(resetPassword, { body: { token, newPassword } })
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 400])
    const log = await admin.call(listAudit, { query: { about: hank.id } })
    expect(log.body[0]).toMatchObject({
      action: 'reset_link_sent',
      actor: { name: testAdmin.username },
      subject: { id: hank.id, kind: 'user' },
    })
  })

  it('is refused for an account without an address, and for nobody', async () => {
    const driver = await app.given.fleetDriver(await app.given.company())
    const [user] = await find({ search: driver.username })
    const admin = await app.given.admin()
    const refused = await admin.call(sendResetLink, { params: { id: user?.id ?? '' } })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'wrong_state'])
    const nobody = { params: { id: '00000000-0000-4000-8000-000000000000' } }
    expect((await admin.call(sendResetLink, nobody)).status).toBe(404)
    expect((await admin.call(endSessions, { ...nobody, body: {} })).status).toBe(404)
  })
})

describe('ending sessions', () => {
  it('signs a user out everywhere, ends their streams, and lets them sign in again', async () => {
    const hank = await person()
    const second = app.anybody()
    await second.call(login, { body: hank })
    let isEnded = false
    app.services.hub.add({
      topics: [`user:${hank.id}`],
      language: base,
      write() {},
      end() {
        isEnded = true
      },
    })
    const admin = await app.given.admin()
    await admin.call(endSessions, {
      params: { id: hank.id },
      body: { reason: 'Lost the phone' },
    })
    expect([
      (await hank.caller.call(readCurrentUser)).status,
      (await second.call(readCurrentUser)).status,
      isEnded,
    ]).toEqual([401, 401, true])
    const [shown] = await find({ id: hank.id })
    expect([shown?.sessions, shown?.lastSeenAt]).toEqual([0, app.clock.now().toISOString()])
    expect((await second.call(login, { body: hank })).status).toBe(200)
    const log = await admin.call(listAudit, { query: { about: hank.id } })
    expect(log.body[0]).toMatchObject({ action: 'sessions_ended', reason: 'Lost the phone' })
    await second.call(changePassword, { body: {} })
  })
})

describe('the audit log', () => {
  const read = async (query: Record<string, string>) =>
    (await app.given.admin()).call(listAudit, { query })
  const log = async (query: Record<string, string> = {}) => (await read(query)).body

  it('is filtered by action, by person and by account, and paged', async () => {
    const provider = await app.given.provider()
    const admin = await app.given.admin()
    for (const status of ['suspended', 'active'])
      await admin.call(setProviderStanding, {
        params: { id: provider.id },
        body: { status, reason: `now ${status}` },
      })
    const [owner] = await find({ search: provider.username })
    await admin.call(endSessions, { params: { id: owner?.id ?? '' }, body: {} })
    const actions = ['sessions_ended', 'provider_reinstate', 'provider_suspend', 'provider_approve']
    expect((await log({ about: provider.id })).map(({ action }) => action)).toEqual(actions)
    const suspended = await log({ action: 'provider_suspend', person: provider.businessName })
    expect(suspended).toHaveLength(1)
    expect(suspended[0]).toMatchObject({
      reason: 'now suspended',
      actor: { name: testAdmin.username },
      subject: { id: provider.id, kind: 'provider', name: provider.businessName },
    })
    const byAdmin = await log({ person: testAdmin.username })
    expect(byAdmin.length).toBeGreaterThan(actions.length)
    const [newest, next] = await log()
    expect((await log({ before: String(newest?.id) }))[0]).toEqual(next)
    expect((await read({ action: 'everything' })).refusal.code).toBe('bad_input')
  })

  it('remembers admins that the command line has made, by nobody', async () => {
    const [made] = await log({ action: 'admin_made' })
    expect(made).toMatchObject({ actor: null, subject: { name: testAdmin.username } })
  })

  it('is exported as it is filtered', async () => {
    const file = await (await app.given.admin()).call(exportAudit, {
      query: { action: 'admin_made' },
    })
    const lines = new TextDecoder().decode(file.bytes).trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Admin created,Command line')
  })
})
