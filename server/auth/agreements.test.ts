import { afterAll, beforeAll, expect, it } from 'vitest'
import { changePassword, login } from '#contract/auth.ts'
import { readRequestAtDesk } from '#contract/desk-requests.ts'
import { addDriver } from '#contract/drivers.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { readCurrentUser } from '#contract/session.ts'
import { advanceAsTechnician, readTechnicianDay } from '#contract/technicians.ts'
import { agreeToTerms, listOpenTerms, readOperator } from '#contract/terms.ts'
import { termsTexts, termsVersions } from '#contract/terms-versions.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    env: {
      OPERATOR_NAME: 'Lone Star Roadcall LLC',
      OPERATOR_ADDRESS: '1 Main St, Austin, TX 78701',
      CONTACT_EMAIL: 'desk@roadcall.example',
    },
  })
})
afterAll(() => app.close())

const inForce = termsTexts.map((text) => ({ text, version: termsVersions[text] }))
const rows = async (sql: string, ...values: unknown[]) =>
  (await app.services.pool.query(sql, values)).rows
const openOf = async (caller: Caller) => (await caller.call(listOpenTerms)).body
const idOf = async (caller: Caller) => (await caller.call(readCurrentUser)).body.id

/** As if the text had had another version when this account agreed. */
const before = async (caller: Caller) =>
  rows(
    `update agreements set version = '2020-01-01' where text = 'terms' and user_id = $1`,
    await idOf(caller),
  )

it('who signs up agrees to the texts in force, each kept with its version and the time', async () => {
  const customer = await app.given.customer()
  expect(await openOf(customer)).toEqual([])
  const kept = await rows(
    'select text, version, agreed_at from agreements where user_id = $1 order by id',
    await idOf(customer),
  )
  expect(kept).toEqual(inForce.map((one) => ({ ...one, agreed_at: app.clock.now() })))
})

it('a guest agrees with the request; a request of an account adds nothing', async () => {
  const guests = await app.given.request()
  const ofRequest = (id: string) =>
    rows('select text, version from agreements where request_id = $1 order by id', id)
  expect(await ofRequest(guests.id)).toEqual(inForce)
  const customer = await app.given.customer()
  const owned = await app.given.request({ as: customer })
  expect(await ofRequest(owned.id)).toEqual([])
})

it('every request keeps the versions that whoever asked had agreed to: a guest, an account, a fleet', async () => {
  const termsOf = async (id: string) =>
    (await (await app.given.admin()).call(readRequestAtDesk, { params: { id } })).body.terms
  expect(await termsOf((await app.given.request()).id)).toEqual(termsVersions)
  const customer = await app.given.customer()
  await before(customer)
  const { id } = await app.given.request({ as: customer })
  expect(await termsOf(id)).toEqual({ ...termsVersions, terms: '2020-01-01' })
  await customer.call(agreeToTerms, { body: { texts: await openOf(customer) } })
  expect(await termsOf(id)).toEqual({ ...termsVersions, terms: '2020-01-01' })
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const asked = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title: 'Blown tire',
      description: 'Left steer tire',
      location: 'Austin, TX',
    },
  })
  expect(await termsOf(asked.body.id)).toEqual(termsVersions)
})

it('a technician agrees by the first step on a job, once, and is told so before', async () => {
  const job = await app.given.job()
  const { byLink } = await app.given.technician(job.provider, job)
  const day = async () => (await byLink.call(readTechnicianDay)).body.hasAgreed
  const kept = () =>
    rows(
      `select text, version, agreed_at from technician_agreements a join jobs j using (technician_id)
       where j.id = $1 order by array_position(array['terms', 'privacy', 'sms'], text)`,
      job.id,
    )
  expect([await day(), await kept()]).toEqual([false, []])
  const step = (step: string) =>
    byLink.call(advanceAsTechnician, { params: { id: job.id }, body: { step } })
  // What is refused agrees to nothing.
  expect((await step('work')).status).toBe(409)
  expect(await kept()).toEqual([])
  expect((await step('start')).status).toBe(200)
  await step('arrive')
  expect(await day()).toBe(true)
  expect(await kept()).toEqual(inForce.map((one) => ({ ...one, agreed_at: app.clock.now() })))
})

it('a new version is asked for until it is agreed to, once, and the old agreement stays', async () => {
  const customer = await app.given.customer()
  await before(customer)
  const open = await openOf(customer)
  expect(open).toEqual([{ text: 'terms', version: termsVersions.terms }])
  // Nobody who needs help waits for that.
  expect((await app.given.request({ as: customer })).id).toBeTruthy()
  const answers = await atOnce(3, () => customer.call(agreeToTerms, { body: { texts: open } }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await openOf(customer)).toEqual([])
  const kept = await rows(
    `select version from agreements where text = 'terms' and user_id = $1 order by id`,
    await idOf(customer),
  )
  expect(kept.map(({ version }) => version)).toEqual(['2020-01-01', termsVersions.terms])
})

it('a version that is in force no more is not agreed to', async () => {
  const customer = await app.given.customer()
  const texts = [{ text: 'sms', version: '2020-01-01' }]
  const refused = await customer.call(agreeToTerms, { body: { texts } })
  expect([refused.status, refused.refusal.code]).toEqual([409, 'wrong_state'])
  const unknown = [{ text: 'cookies', version: termsVersions.sms }]
  expect((await customer.call(agreeToTerms, { body: { texts: unknown } })).status).toBe(400)
})

it('a driver whom the fleet has added agrees at the first sign-in; the operator’s own people are not asked', async () => {
  const { manager } = await app.given.company()
  const account = {
    username: `driver-${Math.random().toString(36).slice(2)}`,
    password: 'first-password',
  }
  await manager.call(addDriver, { body: { ...account, fullName: 'Sam', phone: '5125550166' } })
  const driver = app.anybody()
  await driver.call(login, { body: account })
  const ofDriver = () =>
    rows(
      'select text, version from agreements a join users u on u.id = a.user_id where u.username = $1 order by a.id',
      account.username,
    )
  expect(await ofDriver()).toEqual([])
  await driver.call(changePassword, { body: { newPassword: 'a road of my own' } })
  expect(await ofDriver()).toEqual(inForce)
  expect(await openOf(await app.given.admin())).toEqual([])
})

it('the terms name the operator of the environment, and nobody where nothing is said', async () => {
  expect((await app.anybody().call(readOperator)).body).toEqual({
    name: 'Lone Star Roadcall LLC',
    email: 'desk@roadcall.example',
    address: '1 Main St, Austin, TX 78701',
  })
})
