import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  changeDriver,
  countDrivers,
  importDrivers,
  listDrivers,
  setDriverActivity,
} from '#contract/drivers.ts'
import { settings } from '#contract/settings.ts'
import { addUnit, countUnits, importUnits, listUnits, readUnit } from '#contract/units.ts'
import type { GivenCompany } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const many = 130

let app: TestApp
let company: GivenCompany
beforeAll(async () => {
  app = await openTestApp()
  company = await app.given.company()
  const csv = (header: string, line: (at: number) => string) => ({
    query: { mode: 'commit' },
    file: new TextEncoder().encode(
      [header, ...Array.from({ length: many }, (_, at) => line(at))].join('\n'),
    ),
    contentType: 'text/csv',
  })
  // Half of them share their names, so that a name alone settles no order.
  await company.manager.call(
    importDrivers,
    csv(
      'name,phone,username,vehicle',
      (at) => `${at % 2 ? 'Rosa Washington' : `Driver ${at}`},512555${1000 + at},person-${at},`,
    ),
  )
  await company.manager.call(
    importUnits,
    csv(
      'unit,kind,make,driver',
      (at) => `U-${at},${at % 3 ? 'truck' : 'trailer'},Kenworth,person-${at}`,
    ),
  )
})
afterAll(() => app.close())

/** All pages, one after the other. */
async function pages<Row extends { id: string }>(read: (after?: string) => Promise<Row[]>) {
  const rows: Row[] = []
  for (let after: string | undefined; ; ) {
    const page = await read(after)
    expect(page.length).toBeLessThanOrEqual(settings.pageSize.list)
    rows.push(...page)
    if (page.length < settings.pageSize.list) return rows
    after = page.at(-1)?.id
  }
}
const drivers = (query: Record<string, string> = {}) =>
  pages(
    async (after) =>
      (await company.manager.call(listDrivers, { query: { ...query, ...(after && { after }) } }))
        .body,
  )

it('drivers come by pages, each of them once, by name', async () => {
  const rows = await drivers()
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([many, many])
  const names = rows.map(({ fullName }) => fullName.toLowerCase())
  expect(names).toEqual([...names].sort())
})

it('drivers are found by words in any order, by the digits of a phone and by a unit', async () => {
  const found = async (search: string) =>
    (await drivers({ search })).map(({ username }) => username)
  expect(await found('washington rosa 5551001')).toEqual(['person-1'])
  expect(await found('(512) 555-1003')).toEqual(['person-3'])
  expect(await found('512.555.1003')).toEqual(['person-3'])
  expect(await found('U-77')).toEqual(['person-77'])
  expect(await found('100%')).toEqual([])
  const counts = await company.manager.call(countDrivers, { query: { search: 'rosa' } })
  expect(counts.body).toEqual({ found: many / 2, all: many })
})

it('a name is found without its accents, and with them where it has none', async () => {
  const accented = await app.given.company()
  const jose = await app.given.fleetDriver(accented)
  await accented.manager.call(changeDriver, {
    params: { id: jose.id },
    body: { fullName: 'José Núñez' },
  })
  await accented.manager.call(addUnit, {
    body: { kind: 'truck', unitNumber: 'Ñ-1', driverId: jose.id },
  })
  for (const search of ['nunez', 'NÚÑEZ jose', 'josé', 'n-1']) {
    const query = { search }
    const { body } = await accented.manager.call(listDrivers, { query })
    expect(body.map(({ fullName }) => fullName)).toEqual(['José Núñez'])
    expect((await accented.manager.call(listUnits, { query })).body).toHaveLength(1)
  }
})

it('who has left stands last, and apart where that is asked for', async () => {
  const [first] = await drivers()
  const set = (isActive: boolean) =>
    company.manager.call(setDriverActivity, {
      params: { id: first?.id ?? '' },
      body: { isActive },
    })
  await set(false)
  expect((await drivers()).at(-1)?.id).toBe(first?.id)
  expect((await drivers({ status: 'deactivated' })).map(({ id }) => id)).toEqual([first?.id])
  expect(await drivers({ status: 'current' })).toHaveLength(many - 1)
  expect(await drivers({ status: 'active' })).toHaveLength(many - 1)
  await set(true)
})

it('a page of another fleet’s driver is empty, and its drivers are not there', async () => {
  const other = await app.given.company()
  const [first] = await drivers()
  const { body } = await other.manager.call(listDrivers, { query: { after: first?.id ?? '' } })
  expect(body).toEqual([])
  expect((await other.manager.call(countDrivers)).body).toEqual({ found: 0, all: 0 })
})

it('units come by pages, trucks before trailers, and are found by words', async () => {
  const units = (query: Record<string, string> = {}) =>
    pages(
      async (after) =>
        (await company.manager.call(listUnits, { query: { ...query, ...(after && { after }) } }))
          .body,
    )
  const rows = await units()
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([many, many])
  expect(rows.map(({ kind }) => kind)).toEqual([...rows.map(({ kind }) => kind)].sort().reverse())
  expect((await units({ search: 'kenworth u-77' })).map(({ unitNumber }) => unitNumber)).toEqual([
    'U-77',
  ])
  const trailers = await units({ kind: 'trailer' })
  const counts = await company.manager.call(countUnits, { query: { kind: 'trailer' } })
  expect(counts.body).toEqual({ found: trailers.length, all: many })
  const [one] = rows
  const read = await company.manager.call(readUnit, { params: { id: one?.id ?? '' } })
  expect(read.body).toEqual(one)
})
