import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDriver, exportDrivers, importDrivers } from '#contract/drivers.ts'
import { settings } from '#contract/settings.ts'
import { addUnit, exportUnits, importUnits } from '#contract/units.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const preview = { query: { mode: 'preview' }, contentType: 'text/csv' } as const
const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim().split('\n')

it('the drivers of a fleet as a file are all there, namesakes too, and no other fleet’s', async () => {
  const [company, other] = [await app.given.company(), await app.given.company()]
  await app.given.fleetDriver(other)
  const many = 2 * settings.pageSize.exportBatch + 10
  await app.services.pool.query(
    `with people as (
       insert into users (user_type, username, full_name, phone, password_hash)
       select 'driver', 'many-' || n, 'Rosa ' || n % 7, '5125550166', '' from generate_series(1, $2) n
       returning id)
     insert into drivers (user_id, fleet_id) select id, $1 from people`,
    [company.id, many],
  )
  const file = await company.manager.call(exportDrivers)
  expect(file.headers.get('content-disposition')).toContain('drivers.csv')
  const lines = linesOf(file.bytes)
  expect([lines.length, new Set(lines).size]).toEqual([many + 1, many + 1])
})

it('drivers and units as files have words, and an import reads them', async () => {
  const company = await app.given.company()
  const username = `sam-${Math.random()}`
  const driver = await company.manager.call(addDriver, {
    body: {
      fullName: 'Sam Sample',
      phone: '(512) 555-0166',
      username,
      password: 'first-password',
      spendingLimit: '750',
    },
  })
  await company.manager.call(addUnit, {
    body: { kind: 'truck', unitNumber: '=4711', make: 'Kenworth', driverId: driver.body.id },
  })
  const drivers = await company.manager.call(exportDrivers)
  expect(linesOf(drivers.bytes)[1]).toMatch(
    new RegExp(`^Sam Sample,\\(512\\) 555-0166,${username},,,,750.00,Available,'=4711,\\d{4}-`),
  )
  const units = await company.manager.call(exportUnits)
  expect(linesOf(units.bytes)[1]).toMatch(
    new RegExp(`^'=4711,Truck,,,,,Kenworth,,,,${username},Sam Sample,\\d{4}-`),
  )
  const again = await company.manager.call(importDrivers, {
    ...preview,
    file: new Uint8Array(drivers.bytes),
  })
  expect([again.status, again.body.total]).toEqual([200, 1])
  const unitsAgain = await company.manager.call(importUnits, {
    ...preview,
    file: new Uint8Array(units.bytes),
  })
  expect([unitsAgain.status, unitsAgain.body.total]).toEqual([200, 1])
})

it('a driver’s place and status in the file are those of the page: where help is waited for, and since when', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  await app.given.request({ as: driver.caller })
  const [header, row] = linesOf((await company.manager.call(exportDrivers)).bytes)
  expect(header).toMatch(/,Location as of$/)
  expect(row).toContain('"Austin, TX"')
  expect(row).toContain(',Needs help,')
  expect(row).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d$/)
})
