import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRequest } from '#contract/bids.ts'
import { type DriverAskInput, askAsDriver as endpoint } from '#contract/fleet-requests.ts'
import { addUnit } from '#contract/units.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const asked: DriverAskInput = { need: 'tire', location: 'Austin, TX', description: 'Blowout' }
const ask = (caller: Caller, change: Partial<DriverAskInput> = {}) =>
  caller.call(endpoint, { body: { ...asked, ...change } })
const read = async (caller: Caller, id: string) =>
  (await caller.call(readRequest, { params: { id } })).body

async function driverWithUnit() {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const unit = await company.manager.call(addUnit, {
    body: {
      kind: 'truck',
      unitNumber: '4711',
      plate: 'abc 123',
      tireSizes: '11R22.5',
      driverId: driver.id,
    },
  })
  return { company, driver, unitId: unit.body.id }
}

test('a driver’s call for help is the fleet’s, with the driver’s name, number and unit', async () => {
  const { company, driver, unitId } = await driverWithUnit()
  const { status, body } = await ask(driver.caller, { unitId, tirePosition: 'drive_right' })
  expect(status).toBe(201)
  const request = await read(company.manager, body.id)
  expect(request).toMatchObject({
    urgency: 'urgent',
    serviceType: 'roadside_tire',
    customerName: driver.fullName,
    contactPhone: driver.phone,
    driver: { id: driver.id },
    unit: { id: unitId, unitNumber: '4711' },
    details: {
      plate: 'ABC 123',
      tireSize: '11R22.5',
      affected: 'tractor',
      tirePosition: 'drive_right',
      problemDescription: 'Blowout',
    },
  })
  expect((await read(driver.caller, body.id)).can.accept).toBe(true)
})

test('only danger makes an emergency of it', async () => {
  const { driver } = await driverWithUnit()
  const { body } = await ask(driver.caller, { need: 'dont_know', isEmergency: true })
  expect((await read(driver.caller, body.id)).urgency).toBe('emergency')
})

test('an owner-operator’s is their own, with the vehicle that they have written down', async () => {
  const driver = await app.given.driver()
  const { body } = await ask(driver)
  const request = await read(driver, body.id)
  expect(request).toMatchObject({ unit: null, can: { accept: true } })
  expect(request.details.model).toBeTruthy()
})

test('a unit that the driver does not drive, no place and words for a number are refused at their fields', async () => {
  const [own, other] = [await driverWithUnit(), await driverWithUnit()]
  const colleague = await app.given.fleetDriver(own.company)
  for (const caller of [other.driver.caller, colleague.caller, await app.given.driver()]) {
    const refused = await ask(caller, { unitId: own.unitId })
    expect([refused.status, Object.keys(refused.refusal.details ?? {})]).toEqual([400, ['unitId']])
  }
  const nowhere = await ask(own.driver.caller, { location: ' ' })
  expect(nowhere.refusal.details).toEqual({ location: 'Say where you are.' })
  const short = await ask(own.driver.caller, { contactPhone: 'the office' })
  expect(short.refusal.details).toEqual({
    contactPhone:
      'Phone must be a number we can call, with its area code and no extension: (512) 555-0148',
  })
})

test('whatever the catalogue asks of what broke goes along, and counts before the record of the unit', async () => {
  const { driver, unitId } = await driverWithUnit()
  const { body } = await ask(driver.caller, {
    unitId,
    tireIssue: 'blowout',
    hasSpareTire: 'no',
    tireSize: '295/75R22.5',
  })
  expect((await read(driver.caller, body.id)).details).toMatchObject({
    plate: 'ABC 123',
    tireIssue: 'blowout',
    hasSpareTire: 'no',
    tireSize: '295/75R22.5',
  })
})

test('in another driver’s truck its number finds it, and what the fleet knows of it goes along', async () => {
  const { company, driver } = await driverWithUnit()
  const other = await company.manager.call(addUnit, {
    body: { kind: 'truck', unitNumber: 'LH-108', plate: 'def 456', make: 'Volvo' },
  })
  const { body } = await ask(driver.caller, { unitNumber: ' lh-108 ' })
  expect(await read(company.manager, body.id)).toMatchObject({
    unit: { id: other.body.id, unitNumber: 'LH-108' },
    details: { unitNumber: 'LH-108', make: 'Volvo' },
  })
})

test('a number that the fleet does not know is passed on as it was typed; the driver’s usual vehicle is not', async () => {
  const { company, driver } = await driverWithUnit()
  const { body } = await ask(driver.caller, { unitNumber: 'Rental 9', isConfirmed: true })
  const request = await read(company.manager, body.id)
  expect(request).toMatchObject({ unit: null, details: { unitNumber: 'Rental 9' } })
  expect(request).not.toMatchObject({ details: { model: expect.anything() } })
})
