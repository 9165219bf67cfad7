import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDriver, importDrivers, listDrivers, setDriverActivity } from '#contract/drivers.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { addUnit, importUnits } from '#contract/units.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
let manager: Caller
beforeAll(async () => {
  app = await openTestApp()
  manager = (await app.given.company()).manager
})
afterAll(() => app.close())

const bytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text as string))
const send = (by: Caller, text: string | Buffer, mode = 'preview') =>
  by.call(importDrivers, { query: { mode }, file: bytes(text), contentType: 'text/csv' })
const sendUnits = (by: Caller, text: string, mode = 'preview') =>
  by.call(importUnits, { query: { mode }, file: bytes(text), contentType: 'text/csv' })
const problems = async (text: string | Buffer) =>
  (await send(manager, text)).body.rows.map((row) => row.problems)

describe('a file of drivers', () => {
  it('may write money as spreadsheets do', async () => {
    const file = [
      'name;phone;username;limit',
      'Ada;5125550101;ada-money;$1,000.00',
      'Bo;5125550102;bo-money;"1,000"',
      'Cy;5125550103;cy-money;12,5',
    ].join('\n')
    expect(await problems(file)).toEqual([
      [],
      [],
      ['Enter the spending limit as an amount in dollars.'],
    ])
  })

  it('may have first and last name in columns of their own, as driver lists of other programs do', async () => {
    const { body } = await send(
      manager,
      'Last Name,First Name,Phone,Username\nHale,Ada,5125550101,ada-parts\nO’Neil,,5125550102,oneil-parts\n,,5125550103,no-name\n',
    )
    expect(body.columns).toEqual(['First Name', 'Last Name', 'Phone', 'Username'])
    expect(body.rows.map(({ name, cells }) => [name, cells.slice(0, 2)])).toEqual([
      ['Ada Hale', ['Ada', 'Hale']],
      ['O’Neil', ['', 'O’Neil']],
      ['no-name', ['', '']],
    ])
    expect(body.rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1])
    const half = await send(manager, 'first name,phone,username\nAda,5125550101,ada-half\n')
    expect(half.refusal.message).toContain('full name')
  })

  it('names the rows whose phone is of a country that is not served, or a premium line, and brings none of them', async () => {
    const file = [
      'name,phone,username',
      'Ada,(512) 555-0101,ada-here',
      'Bo,+44 20 7946 0958,bo-abroad',
      'Cy,+1 900 555 0103,cy-premium',
    ].join('\n')
    const said = [
      'We call and text numbers in the United States or Canada only. Enter one of those.',
    ]
    expect(await problems(file)).toEqual([[], said, said])
    const { body } = await send(manager, file, 'commit')
    expect([body.isDone, body.good]).toEqual([false, 1])
  })

  it('names the row whose phone another row or another driver has, as the form refuses it, and brings none of them', async () => {
    const company = await app.given.company()
    const sam = await app.given.fleetDriver(company, { phone: '(512) 555-0104' })
    const office = (await company.manager.call(readOwnFleet)).body.phone ?? ''
    const bring = (rows: string[], mode?: 'commit') =>
      send(company.manager, ['name,phone,username', ...rows].join('\n'), mode)
    const twice = ['Ada,(512) 555-0101,ada-one', 'Bo,512.555.0101,bo-one', 'Cy,5125550104,cy-one']
    const said = [
      [],
      ['This phone number appears twice in the file. Each driver needs their own.'],
      [`${sam.fullName} already has this phone number. Each driver needs their own.`],
    ]
    for (const mode of [undefined, 'commit'] as const) {
      const { body } = await bring(twice, mode)
      expect(body.rows.map(({ problems }) => problems)).toEqual(said)
      expect([body.isDone, body.good]).toEqual([false, 1])
    }
    const form = { fullName: 'Cy', username: `cy-${sam.username}`, password: 'typed by us' }
    const add = (phone: string) =>
      company.manager.call(addDriver, {
        body: { ...form, phone, username: `${form.username}${phone.length}` },
      })
    const alone = await add('512-555-0104')
    const phone = `${sam.fullName} already has this phone number. Enter another one.`
    expect([alone.status, alone.refusal.details]).toEqual([409, { phone }])
    // Who gave the office no number is reached through it; of a driver who has left the number is free.
    const byOffice = [`Di,${office},di-${sam.username}`, `Ed,${office},ed-${sam.username}`]
    expect((await bring(byOffice, 'commit')).body.isDone).toBe(true)
    const body = { isActive: false }
    await company.manager.call(setDriverActivity, { params: { id: sam.id }, body })
    expect((await add('(512) 555-0104')).status).toBe(201)
    const back = await company.manager.call(setDriverActivity, {
      params: { id: sam.id },
      body: { isActive: true },
    })
    expect([back.status, back.refusal.message]).toEqual([
      409,
      'Cy has this driver’s phone number now. Change one of the two numbers first.',
    ])
  })

  it('is read with commas inside a quoted header between semicolons, and with its separator named above', async () => {
    const quoted =
      '"name";"phone";"username";"notes, other, more, words"\nAda;5125550101;ada-quoted;\n'
    expect(await problems(quoted)).toEqual([[]])
    const named = await send(manager, 'sep=;\r\nname;phone;username\r\nAda;512;ada-sep\r\n')
    expect(named.body.rows.map(({ line, problems }) => [line, problems])).toEqual([
      [3, ['Phone number must be at least 10 digits']],
    ])
  })

  it('is told of columns that stand twice, of which the first counts, and of rows with more cells than columns', async () => {
    const { body } = await send(
      manager,
      'name,phone,username,phone\nAda,5125550101,ada-twice,5125550999,more\nBo,5125550102,bo-twice,1,\n',
    )
    expect([body.doubledColumns, body.rows.map(({ problems }) => problems)]).toEqual([
      ['phone'],
      [['This row has more cells than the first line has columns.'], []],
    ])
    expect(body.rows.map(({ cells }) => cells)).toEqual([
      ['Ada', '5125550101', 'ada-twice'],
      ['Bo', '5125550102', 'bo-twice'],
    ])
    expect(body.columns).toEqual(['name', 'phone', 'username'])
  })

  it.each([
    ['a zero-width space', 's1f\u200bzero'],
    ['a mark of direction', 'abc\u200fdef'],
    ['a soft hyphen', 'abc\u00addef'],
    ['a filler that looks like nothing', 'abc\u3164def'],
  ])('has no username with %s', async (_, username) => {
    expect(await problems(`name,phone,username\nAda,5125550101,${username}\n`)).toEqual([
      ['This username contains an invisible character. Type it again.'],
    ])
  })

  it('with one damaged byte is refused with its line; Windows letters and whole UTF-8 are read', async () => {
    const good = Buffer.from(
      'name,phone,username\nJosé Peña,5125550101,jose-b\nZoë,5125550102,zoe-b\n',
    )
    const damaged = Buffer.from(good)
    damaged[damaged.indexOf(Buffer.from('ë'))] = 0x20
    const refused = await send(manager, damaged)
    expect([refused.status, refused.refusal.message]).toEqual([
      400,
      'Line 3 has a damaged character. Save the file again as “CSV UTF-8” and choose it again.',
    ])
    expect(await problems(good)).toEqual([[], []])
    expect(await problems(Buffer.from(good.toString(), 'latin1'))).toEqual([[], []])
  })

  it('gives the report to both, when two people of the fleet import it at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const company = await app.given.company()
      const rows = Array.from({ length: 40 }, (_, at) => `D${at},5125550100,race-${round}-${at}`)
      const file = ['name,phone,username', ...rows].join('\n')
      const answers = await atOnce(2, () => send(company.manager, file, 'commit'))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(({ body }) => body.isDone).sort()).toEqual([false, true])
      const loser = answers.find(({ body }) => !body.isDone)
      expect(loser?.body.rows[0]?.problems).toEqual([
        'This username is already registered. Please choose a different username.',
      ])
      expect((await company.manager.call(listDrivers)).body).toHaveLength(40)
    }
  })

  it('gives the report to both, when two fleets import the same names at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const fleets = [await app.given.company(), await app.given.company()]
      const rows = Array.from({ length: 40 }, (_, at) => `D${at},5125550100,two-${round}-${at}`)
      const files = [rows, rows.toReversed()].map((all) =>
        ['name,phone,username', ...all].join('\n'),
      )
      const answers = await Promise.all(
        fleets.map(({ manager }, at) => send(manager, files[at] ?? '', 'commit')),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(({ body }) => body.isDone).sort()).toEqual([false, true])
    }
  })

  it('names with each code whom it is for', async () => {
    const { body } = await send(
      manager,
      'name,phone,username\nAda Hale,(512) 555-0101,ada-code\n',
      'commit',
    )
    expect(body.firstCodes).toEqual([
      expect.objectContaining({ fullName: 'Ada Hale', username: 'ada-code' }),
    ])
    expect(body.firstCodes[0]?.phone.replace(/\D/g, '')).toMatch(/5125550101$/)
  })
})

describe('a file of units', () => {
  it('has years of four digits', async () => {
    const { body } = await sendUnits(
      manager,
      'unit,kind,year\n1,truck,2019\n2,truck,20twenty\n3,truck,\n4,truck,19\n',
    )
    expect(body.rows.map(({ problems }) => problems)).toEqual([
      [],
      ['Enter the year with four digits, such as 2019.'],
      [],
      ['Enter the year with four digits, such as 2019.'],
    ])
  })

  it('calls a truck a tractor too, and knows no model year beyond the next', async () => {
    const next = app.clock.now().getUTCFullYear() + 1
    const { body } = await sendUnits(
      manager,
      `unit,kind,year\nTR-1,Tractor,${next}\nTR-2,truck,${next + 1}\n`,
    )
    const ahead = `Enter a model year up to ${next}.`
    expect(body.rows.map(({ problems }) => problems)).toEqual([[], [ahead]])
    const typed = await manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: 'TR-2', year: `${next + 1}` },
    })
    expect([typed.status, typed.refusal.details]).toEqual([400, { year: ahead }])
  })

  it('gives the report to both, when it is imported twice at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const company = await app.given.company()
      const rows = Array.from({ length: 300 }, (_, at) => `U-${at},truck`)
      const file = ['unit,kind', ...rows].join('\n')
      const answers = await atOnce(2, () => sendUnits(company.manager, file, 'commit'))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(({ body }) => body.isDone).sort()).toEqual([false, true])
    }
  })
})
