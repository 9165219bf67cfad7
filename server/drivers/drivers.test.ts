import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword, login, readCurrentUser } from '#contract/auth.ts'
import { decideBid, listPublicBids } from '#contract/bids.ts'
import {
  addDriver,
  changeDriver,
  changeDriverProfile,
  importDrivers,
  listDrivers,
  readDriverProfile,
  setDriverActivity,
} from '#contract/drivers.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { cancelRequest } from '#contract/requests.ts'
import { addUnit, importUnits, listUnits } from '#contract/units.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenDriver } from '../testing/given.ts'
import { newPhone } from '../testing/new-phone.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let count = 0
const form = (change: object = {}) => ({
  fullName: 'Sam Sample',
  phone: '+15125550166',
  username: `sam-${++count}`,
  password: 'given-by-the-fleet',
  ...change,
})
const drivers = async (manager: Caller) => (await manager.call(listDrivers)).body

describe('a driver', () => {
  it('has a first password that must be changed before anything else', async () => {
    const { manager } = await app.given.company()
    const body = form()
    expect((await manager.call(addDriver, { body })).status).toBe(201)
    const driver = app.anybody()
    const signedIn = await driver.call(login, { body })
    expect(signedIn.body.mustChangePassword).toBe(true)
    const early = await driver.call(readDriverProfile)
    expect([early.status, early.refusal.code]).toEqual([403, 'password_change_required'])
    const stream = await fetch(`${app.baseUrl}/api/live`, { headers: { cookie: driver.cookie } })
    await stream.body?.cancel()
    expect(stream.status).toBe(403)
    for (const newPassword of ['12345', 'password', body.password])
      expect((await driver.call(changePassword, { body: { newPassword } })).status).toBe(400)
    expect(
      (await driver.call(changePassword, { body: { newPassword: 'one-of-my-own' } })).status,
    ).toBe(200)
    expect((await driver.call(readDriverProfile)).body).toMatchObject({
      fullName: 'Sam Sample',
      fleet: { companyName: 'Lone Star Freight' },
    })
    expect((await app.anybody().call(login, { body })).status).toBe(401)
  })

  it.each([
    ['fullName', '', 'Full name is required'],
    ['phone', '555', 'Phone number must be at least 10 digits'],
    ['phone', 'call me maybe', 'Phone number must be at least 10 digits'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['spendingLimit', 'much', 'Enter the spending limit as an amount in dollars.'],
  ])('with a wrong %s is refused: %s %s', async (field, value, sentence) => {
    const { manager } = await app.given.company()
    const answer = await manager.call(addDriver, { body: form({ [field]: value }) })
    expect([answer.status, answer.refusal.details?.[field]]).toEqual([400, sentence])
    expect(await drivers(manager)).toEqual([])
  })

  it('has a username that nobody else has', async () => {
    const { manager } = await app.given.company()
    const body = form()
    await manager.call(addDriver, { body })
    const again = await manager.call(addDriver, {
      body: { ...body, phone: newPhone(), username: body.username.toUpperCase() },
    })
    expect([again.status, again.refusal.code]).toEqual([409, 'username_taken'])
  })

  it('was last where somebody said so, or where the newest request stands that is not over', async () => {
    const { manager } = await app.given.company()
    const body = form({ currentLocation: 'Waco, TX' })
    const { id } = (await manager.call(addDriver, { body })).body
    const known = async () => (await drivers(manager))[0]?.lastKnownLocation
    const change = (changed: object) =>
      manager.call(changeDriver, { params: { id }, body: changed })
    const said = { place: 'Waco, TX', at: app.clock.now().toISOString(), isOfRequest: false }
    expect(await known()).toEqual(said)

    // The same place beside something else is no news of the driver.
    app.clock.advance(3 * 60_000)
    await change({ currentLocation: 'Waco, TX', vehicleInfo: 'Volvo VNL' })
    expect(await known()).toEqual(said)

    const ask = (location: string, more: object = {}) =>
      manager.call(createFleetRequest, {
        body: {
          driverId: id,
          serviceType: 'Battery Service',
          title: 'No start',
          description: 'Dead battery',
          location,
          isConfirmed: true,
          ...more,
        },
      })
    const asked = await ask('Temple, TX')
    await ask('Amarillo, TX', { urgency: 'scheduled', preferredTime: 'tomorrow' })
    expect(await known()).toMatchObject({ place: 'Temple, TX', isOfRequest: true })
    app.clock.advance(60_000)
    await change({ currentLocation: 'Belton, TX' })
    expect(await known()).toMatchObject({ place: 'Belton, TX', isOfRequest: false })
    await change({ currentLocation: '' })
    expect(await known()).toMatchObject({ place: 'Temple, TX' })
    await manager.call(cancelRequest, {
      params: { id: asked.body.id },
      body: { reason: 'It starts again' },
    })
    // That the request is over makes an older place no newer; nobody is there for certain anymore.
    expect(await known()).toMatchObject({ place: 'Temple, TX', isOfRequest: false })
  })

  it('is not lost over words that no map knows: they are shown only where nothing better is known', async () => {
    const company = await app.given.company()
    const known = await app.given.fleetDriver(company, { currentLocation: 'Waco, TX' })
    const unknown = await app.given.fleetDriver(company)
    app.clock.advance(60_000)
    for (const { id } of [known, unknown])
      await company.manager.call(createFleetRequest, {
        body: {
          driverId: id,
          serviceType: 'Battery Service',
          title: 'No start',
          description: 'Dead battery',
          location: 'Zzzqx nowhere',
        },
      })
    const places = new Map(
      (await drivers(company.manager)).map(({ id, lastKnownLocation }) => [
        id,
        lastKnownLocation?.place,
      ]),
    )
    expect([places.get(known.id), places.get(unknown.id)]).toEqual(['Waco, TX', 'Zzzqx nowhere'])
  })

  it('keeps the newest place known of them when their job ends, whatever was said of them months before', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { currentLocation: 'Temple, TX' })
    await app.services.pool.query(
      `update drivers set current_location_at = current_location_at - interval '60 days' where id = $1`,
      [driver.id],
    )
    const request = await app.given.request({
      as: driver.caller,
      form: { location: 'I-35 N near Waco' },
    })
    const known = async () => (await drivers(company.manager))[0]?.lastKnownLocation
    const during = await known()
    expect(during).toMatchObject({ isOfRequest: true })
    expect(during?.place).toContain('Waco')
    app.clock.advance(15 * 60_000)
    await driver.caller.call(cancelRequest, {
      params: { id: request.id },
      body: { reason: 'It starts again' },
    })
    expect(await known()).toEqual({ ...during, isOfRequest: false })
  })

  it('can be deactivated, which ends their sessions, and taken back', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const set = (isActive: boolean) =>
      company.manager.call(setDriverActivity, {
        params: { id: driver.id },
        body: { isActive },
      })
    expect((await set(false)).body).toMatchObject({ isDeactivated: true, status: 'inactive' })
    expect((await driver.caller.call(readCurrentUser)).status).toBe(401)
    expect((await set(true)).body).toMatchObject({ isDeactivated: false, status: 'active' })
  })

  it('who was deactivated while they waited for help, and comes back during the job, is on service, and available to nobody while away', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    const bid = await app.given.bid(await app.given.provider(), request)
    const set = (isActive: boolean) =>
      company.manager.call(setDriverActivity, { params: { id: driver.id }, body: { isActive } })
    expect((await set(false)).status).toBe(200)
    const accepted = await company.manager.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    expect(accepted.status).toBe(200)
    expect((await set(true)).body).toMatchObject({ isDeactivated: false, status: 'on_service' })
    expect((await set(false)).status).toBe(409)

    const other = await app.given.fleetDriver(company)
    const theirs = await app.given.request({ as: other.caller })
    const params = { id: other.id }
    await company.manager.call(setDriverActivity, { params, body: { isActive: false } })
    const second = await app.given.bid(await app.given.provider(), theirs)
    const body = { status: 'accepted' as const }
    await company.manager.call(decideBid, { params: { id: second.id }, body })
    const canceled = await company.manager.call(cancelRequest, {
      params: { id: theirs.id },
      body: { reason: 'It starts again' },
    })
    expect(canceled.status).toBe(200)
    const all = (await company.manager.call(listDrivers, { query: { status: 'deactivated' } })).body
    expect(all.find(({ id }) => id === other.id)?.status).toBe('inactive')
  })

  it('cannot sign in while deactivated, of which a wrong password learns nothing', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const signIn = (password: string) =>
      app.anybody().call(login, { body: { username: driver.username, password } })
    const set = (isActive: boolean) =>
      company.manager.call(setDriverActivity, { params: { id: driver.id }, body: { isActive } })
    await set(false)
    const refused = await signIn(driver.password)
    expect([refused.status, refused.refusal]).toEqual([
      403,
      expect.objectContaining({
        code: 'account_closed',
        message:
          'Your fleet has closed this account. Ask your fleet if you think this is a mistake.',
      }),
    ])
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await signIn('not-the-password')).refusal.code).toBe('wrong_credentials')
    await set(true)
    expect((await signIn(driver.password)).status).toBe(200)
  })

  it('reads nothing more once deactivated: no request of before, no bid that came later, no notice', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    // In every process a link is believed for a moment.
    await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token: request.token,
    })
    await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    await app.given.bid(await app.given.provider(), request)
    const reads = app.api.endpoints.filter(
      ({ method, caller }) => method === 'GET' && (caller === 'signed_in' || caller === 'driver'),
    )
    expect(reads.length).toBeGreaterThan(5)
    for (const endpoint of reads) {
      const { status } = await driver.caller.call(endpoint, { params: { id: request.id } })
      expect([endpoint.path, status]).toEqual([endpoint.path, 401])
    }
    const byLink = async () =>
      (
        await app
          .anybody()
          .call(listPublicBids, { params: { id: request.id }, token: request.token })
      ).status
    expect(await byLink()).toBe(404)
    await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: true },
    })
    expect(await byLink()).toBe(200)
  })

  it('keeps their own record, and the status follows their jobs by itself', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const status = async () => (await driver.caller.call(readDriverProfile)).body.status
    const change = (body: object) => driver.caller.call(changeDriverProfile, { body })
    await change({ currentLocation: 'Waco, TX', isAvailable: false })
    expect(await status()).toBe('inactive')
    const request = await app.given.request({ as: driver.caller })
    const job = await app.given.job({ request })
    expect(await status()).toBe('on_service')
    expect((await change({ isAvailable: true })).refusal.code).toBe('wrong_state')
    const away = await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    expect(away.refusal.code).toBe('wrong_state')
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Runs again' },
    })
    expect([await status(), job.id.length]).toEqual(['active', 36])
  })

  it('has a spending limit that only a manager sets', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const set = await company.manager.call(changeDriver, {
      params: { id: driver.id },
      body: { spendingLimit: '250' },
    })
    expect(set.body.spendingLimit).toBe('250.00')
  })
})

const file = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding))
const sendDrivers = (manager: Caller, bytes: Uint8Array<ArrayBuffer>, mode = 'commit') =>
  manager.call(importDrivers, {
    query: { mode },
    file: bytes,
    contentType: 'text/csv',
  })
const sendUnits = (manager: Caller, text: string, mode = 'commit') =>
  manager.call(importUnits, {
    query: { mode },
    file: file(text),
    contentType: 'text/csv',
  })

describe('drivers that are added at once', () => {
  it('are all added; of two with one number one is', async () => {
    const { manager } = await app.given.company()
    const phones = Array.from({ length: 8 }, newPhone)
    const answers = await Promise.all(
      [...phones, ...phones].map((phone, at) =>
        manager.call(addDriver, { body: { ...form(), phone, username: `at-once-${at}` } }),
      ),
    )
    const of = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([of(201), of(409)]).toEqual([8, 8])
  })

  it('and of two who are changed to one number one is', async () => {
    const company = await app.given.company()
    const both = [await app.given.fleetDriver(company), await app.given.fleetDriver(company)]
    const phone = newPhone()
    const answers = await Promise.all(
      both.map(({ id }) => company.manager.call(changeDriver, { params: { id }, body: { phone } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    // The same again is no other number.
    const [had] = await drivers(company.manager)
    const same = { params: { id: had?.id ?? '' }, body: { phone: had?.phone ?? '' } }
    expect((await company.manager.call(changeDriver, same)).status).toBe(200)
  })
})

describe('a driver who changes the own number', () => {
  const own = (driver: GivenDriver, phone: string) =>
    driver.caller.call(changeDriverProfile, { body: { phone } })

  it('takes none of a colleague, and does not read whose it is', async () => {
    const company = await app.given.company()
    const phone = newPhone()
    const colleague = await app.given.fleetDriver(company, { phone })
    const driver = await app.given.fleetDriver(company)
    const says =
      'Another driver of your fleet has this phone number. Enter another one, or ask your office.'
    expect(await own(driver, phone)).toMatchObject({
      status: 409,
      refusal: { code: 'already_added', details: { phone: says } },
    })
    // The own one again, one of another fleet, and one whose driver has left are free.
    expect((await own(colleague, phone)).status).toBe(200)
    const stranger = await app.given.fleetDriver(await app.given.company())
    expect((await own(stranger, phone)).status).toBe(200)
    const leaves = { params: { id: colleague.id }, body: { isActive: false } }
    expect((await company.manager.call(setDriverActivity, leaves)).status).toBe(200)
    expect((await own(driver, phone)).status).toBe(200)
  })

  it('at one moment with others gets it alone: colleagues, and the office that gives it', async () => {
    const company = await app.given.company()
    const all = await Promise.all(Array.from({ length: 4 }, () => app.given.fleetDriver(company)))
    const phone = newPhone()
    const [given, ...others] = all
    const params = { id: given?.id ?? '' }
    const answers = await Promise.all([
      company.manager.call(changeDriver, { params, body: { phone } }),
      ...others.map((driver) => own(driver, phone)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const holders = (await drivers(company.manager)).filter((driver) => driver.phone === phone)
    expect(holders).toHaveLength(1)
  })
})

describe('drivers from a file', () => {
  it('are previewed row by row, then imported with a code each, which signs in once a password is chosen', async () => {
    const { manager } = await app.given.company()
    const text =
      'Full Name;Phone;Username;CDL;Shoe size\nJosé Ortiz;512 555 0101;jose-ortiz;TX1;44\nAnn Lee;512 555 0102;ann-lee;TX2;38\n'
    const preview = await sendDrivers(manager, file(text, 'latin1'), 'preview')
    expect(preview.body).toMatchObject({
      isDone: false,
      total: 2,
      good: 2,
      ignoredColumns: ['Shoe size'],
    })
    expect(await drivers(manager)).toEqual([])
    const done = await sendDrivers(manager, file(text, 'latin1'))
    expect(done.body.isDone).toBe(true)
    expect((await drivers(manager)).map(({ fullName }) => fullName)).toEqual([
      'Ann Lee',
      'José Ortiz',
    ])
    const [first] = done.body.firstCodes
    const driver = app.anybody()
    const signIn = (password: string) =>
      app.anybody().call(login, { body: { username: 'jose-ortiz', password } })
    expect((await signIn('')).status).toBe(400)
    expect((await signIn('wrong-code')).status).toBe(401)
    await driver.call(login, { body: { username: first?.username, password: first?.code } })
    expect(
      (await driver.call(changePassword, { body: { newPassword: 'one-of-my-own' } })).status,
    ).toBe(200)
    expect((await signIn(first?.code ?? '')).status).toBe(401)
    expect((await signIn('one-of-my-own')).status).toBe(200)
    // The fleet sees whose code still waits to be used.
    expect((await drivers(manager)).map(({ hasUnusedCode }) => hasUnusedCode)).toEqual([
      true,
      false,
    ])
  })

  it('with a wrong row are refused as a whole, each row with its line and its sentence', async () => {
    const { manager } = await app.given.company()
    await manager.call(addDriver, { body: form({ username: 'taken-name' }) })
    const text = [
      'name,phone,username,limit',
      'Good One,5125550101,good-one,250.00',
      ',5125550102,no-name,',
      'Short Phone,call me maybe,short-phone,',
      'Twice,5125550103,Good-One,',
      'Taken,5125550104,TAKEN-NAME,',
      'Much,5125550105,much-money,lots',
    ].join('\n')
    const { body } = await sendDrivers(manager, file(text))
    expect([body.isDone, body.total, body.good, body.firstCodes]).toEqual([false, 6, 1, []])
    expect(body.rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['Full name is required']],
      [4, ['Phone number must be at least 10 digits']],
      [5, ['This username appears twice in the file.']],
      [6, ['This username is already registered. Please choose a different username.']],
      [7, ['Enter the spending limit as an amount in dollars.']],
    ])
    expect((await drivers(manager)).map(({ username }) => username)).toEqual(['taken-name'])
  })

  it.each([
    [
      'first,last\nSam,Sample',
      'The first line must name the columns. Missing: “full name”, “phone”, and “username”.',
    ],
    ['name,phone,username\n', 'The file has no rows below its header.'],
    ['PK\0\0', 'This file is no table we can read. Save it as CSV.'],
    [
      `name,phone,username\n${'a,5125550100,b\n'.repeat(5001)}`,
      'The file has 5,001 rows; at most 5,000 are imported at once.',
    ],
  ])('that are no such table are refused with a sentence', async (text, sentence) => {
    const { manager } = await app.given.company()
    const answer = await sendDrivers(manager, file(text))
    expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
      400,
      'not_a_table',
      sentence,
    ])
  })

  it('may be five thousand, and formulas are only words', async () => {
    const { manager } = await app.given.company()
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `=SUM(A${at}),512555${1000 + at},many-${at}`,
    )
    const { body } = await sendDrivers(manager, file(['name,phone,username', ...rows].join('\n')))
    expect([body.isDone, body.good, new Set(body.firstCodes.map(({ code }) => code)).size]).toEqual(
      [true, 5000, 5000],
    )
    expect((await drivers(manager))[0]?.fullName).toMatch(/^=SUM/)
  })
})

describe('units', () => {
  it('have a number of their own in the fleet, in any spelling', async () => {
    const { manager } = await app.given.company()
    const add = (unitNumber: string) =>
      manager.call(addUnit, { body: { kind: 'truck', unitNumber } })
    expect((await add('T-100')).status).toBe(201)
    expect((await add('t-100')).refusal.code).toBe('unit_number_taken')
    const other = await app.given.company()
    expect(
      (await other.manager.call(addUnit, { body: { kind: 'truck', unitNumber: 'T-100' } })).status,
    ).toBe(201)
  })

  it('belong to drivers of the fleet only', async () => {
    const [company, other] = [await app.given.company(), await app.given.company()]
    const stranger = await app.given.fleetDriver(other)
    const answer = await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: '1', driverId: stranger.id },
    })
    expect([answer.status, answer.refusal.details?.driverId]).toEqual([
      400,
      'This driver is not in your fleet.',
    ])
  })

  it('come from a file with their drivers, all or none', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const header = 'Unit,Type,VIN,Plate,State,Driver'
    const wrong = await sendUnits(
      company.manager,
      `${header}\n100,Truck,1HGCM82633A004353,AB1,tx,nobody\n101,Boat,,,XX,`,
    )
    expect(wrong.body.rows.map(({ problems }) => problems.length > 0)).toEqual([true, true])
    expect((await company.manager.call(listUnits)).body).toEqual([])
    const right = await sendUnits(
      company.manager,
      `${header}\n100,Truck,1hgcm82633a004352,ab1,tx,${driver.username}\n101,trailer,,,,`,
    )
    expect(right.body.isDone).toBe(true)
    const units = (await company.manager.call(listUnits)).body
    expect(units.map(({ unitNumber, kind }) => [unitNumber, kind])).toEqual([
      ['100', 'truck'],
      ['101', 'trailer'],
    ])
    expect(units[0]).toMatchObject({
      vin: '1HGCM82633A004352',
      plate: 'AB1',
      plateState: 'TX',
      driver: { id: driver.id },
    })
  })
})
