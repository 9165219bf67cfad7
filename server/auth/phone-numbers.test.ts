import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeContactDetails, register } from '#contract/auth.ts'
import { correctRequest } from '#contract/correcting.ts'
import { addDriver, changeDriverProfile, importDrivers } from '#contract/drivers.ts'
import { askAsDriver, createFleetRequest } from '#contract/fleet-requests.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { readCurrentUser } from '#contract/session.ts'
import { addTechnician, changeTechnician } from '#contract/technicians.ts'
import { createMapRequest } from '#contract/towing.ts'
import { guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const rows = async (sql: string, ...values: unknown[]) =>
  (await app.services.pool.query(sql, values)).rows

/** Every call that takes a number, with one typed into it: gives its answer's status, and what stands in the database. */
const calls: Record<
  string,
  (phone: string) => Promise<{ status: number; stored: () => Promise<string> }>
> = {
  async 'a sign-up'(phone) {
    const username = `user-${Math.random().toString(36).slice(2)}`
    const { status } = await app.anybody().call(register, {
      body: {
        userType: 'customer',
        username,
        password: `pass-${username}`,
        email: `${username}@example.com`,
        fullName: 'Robin Sample',
        phone,
      },
    })
    return {
      status,
      stored: async () =>
        (await rows('select phone from users where username = $1', username))[0].phone,
    }
  },
  async 'the wizard'(phone) {
    const { status, body } = await app
      .anybody()
      .call(createIndividualRequest, { body: { ...guestForm, phone } })
      .then(answered)
    return { status, stored: () => storedOf(body?.requestId) }
  },
  async 'the map'(contactPhone) {
    const { status, body } = await app
      .anybody()
      .call(createMapRequest, {
        body: { serviceType: 'battery', pickupLocation: 'Austin, TX', contactPhone },
      })
      .then(answered)
    return { status, stored: () => storedOf(body?.requestId) }
  },
  async 'a correction'(contactPhone) {
    const request = await app.given.request()
    const { status } = await app.anybody().call(correctRequest, {
      params: { id: request.id },
      token: request.token,
      body: { contactPhone },
    })
    return { status, stored: () => storedOf(request.id) }
  },
  async 'a fleet’s request'(contactPhone) {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { status, body } = await company.manager
      .call(createFleetRequest, {
        body: {
          driverId: driver.id,
          serviceType: 'Battery Service',
          title: 'Dead battery',
          description: 'Will not crank',
          location: 'Austin, TX',
          contactPhone,
        },
      })
      .then(answered)
    return { status, stored: () => storedOf(body?.id) }
  },
  async 'a driver’s call for help'(contactPhone) {
    const { status, body } = await (await app.given.driver())
      .call(askAsDriver, { body: { need: 'battery', location: 'Austin, TX', contactPhone } })
      .then(answered)
    return { status, stored: () => storedOf(body?.id) }
  },
  async 'a fleet’s new driver'(phone) {
    const { manager } = await app.given.company()
    const username = `driver-${Math.random().toString(36).slice(2)}`
    const { status } = await manager.call(addDriver, {
      body: { fullName: 'Sam Typed', phone, username, password: 'typed by us' },
    })
    return {
      status,
      stored: async () =>
        (await rows('select phone from users where username = $1', username))[0].phone,
    }
  },
  async 'an account'(phone) {
    const customer = await app.given.customer()
    const { status } = await customer.call(changeContactDetails, { body: { phone } })
    return { status, stored: async () => (await customer.call(readCurrentUser)).body.phone }
  },
  async 'a driver’s own record'(phone) {
    const driver = await app.given.driver()
    const { status } = await driver.call(changeDriverProfile, { body: { phone } })
    return { status, stored: async () => (await driver.call(readCurrentUser)).body.phone }
  },
  async 'a shop’s settings'(phone) {
    const { caller, id } = await app.given.provider()
    const { status } = await caller.call(changeOwnProvider, { body: { phone } })
    return {
      status,
      stored: async () => (await rows('select phone from providers where id = $1', id))[0].phone,
    }
  },
  async 'a new technician'(phone) {
    const { caller } = await app.given.provider()
    const { status, body } = await caller
      .call(addTechnician, { body: { fullName: 'Lee', phone } })
      .then(answered)
    return { status, stored: async () => body?.phone ?? '' }
  },
  async 'a changed technician'(phone) {
    const provider = await app.given.provider()
    const { id } = await app.given.technician(provider)
    const { status, body } = await provider.caller
      .call(changeTechnician, { params: { id }, body: { phone } })
      .then(answered)
    return { status, stored: async () => body?.phone ?? '' }
  },
}

/** A refusal has no body to read. */
const answered = <T>(answer: { status: number; readonly body: T }) => ({
  status: answer.status,
  body: answer.status < 400 ? answer.body : null,
})
const storedOf = async (requestId: string | undefined) =>
  (await rows('select customer_phone from requests where id = $1', requestId))[0].customer_phone

describe.each(Object.entries(calls))('the phone number of %s', (_, call) => {
  it.each(['(512) 555-0148', '+1 512 555 0148', '512.555.0148'])(
    'typed as “%s” is stored as +15125550148',
    async (typed) => {
      const { status, stored } = await call(typed)
      expect(status).toBeLessThan(300)
      expect(await stored()).toBe('+15125550148')
    },
  )

  it.each(['call the office', '512 155 0148', '512 555 0148 x9'])('is not “%s”', async (typed) => {
    expect((await call(typed)).status).toBe(400)
  })
})

it('a number in a fleet’s file is read by the same rule, line by line', async () => {
  const { manager } = await app.given.company()
  const file = new TextEncoder().encode(
    'full name,phone,username\nAna,(512) 555-0148,ana-phone\nBen,call the office,ben-phone\n',
  )
  const { body } = await manager.call(importDrivers, {
    file,
    contentType: 'text/csv',
    query: { mode: 'preview' },
  })
  expect(JSON.stringify(body)).toContain('Phone number must be at least 10 digits')
})

it('what was stored before the rule is E.164 now where it is a number, and else as it was', async () => {
  const sql = await readFile(
    new URL('../migrations/0045_phone_numbers.sql', import.meta.url),
    'utf8',
  )
  const [maker = ''] = /create function pg_temp\.e164[\s\S]+?\$\$;/.exec(sql) ?? []
  const client = await app.services.pool.connect()
  try {
    await client.query('begin')
    await client.query(maker)
    const written = async (typed: string) =>
      (await client.query('select pg_temp.e164($1) as phone', [typed])).rows[0].phone
    for (const typed of ['(512) 555-0148', '1-512-555-0148', '+1 512.555.0148', '+15125550148'])
      expect(await written(typed), typed).toBe('+15125550148')
    expect(await written('+52 55 1234 5678')).toBe('+525512345678')
    for (const typed of ['', 'call the office', '(512) 555-01', '512 555 0148 x9', '012 555 0148'])
      expect(await written(typed), typed).toBe(typed)
    await client.query('rollback')
  } finally {
    client.release()
  }
})
