import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { addDriver, importDrivers, listDrivers } from '#contract/drivers.ts'
import { acceptInvitation, changeOwnFleet } from '#contract/fleets.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany } from '../testing/given.ts'
import { invited } from '../testing/invited.ts'
import { newPhone } from '../testing/new-phone.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
let company: GivenCompany
let dispatcher: Caller
beforeAll(async () => {
  app = await openTestApp()
  company = await app.given.company()
  await company.manager.call(changeOwnFleet, { body: { defaultLimit: '500' } })
  const { token } = await invited(app, company, 'dispatcher')
  dispatcher = app.anybody()
  await dispatcher.call(acceptInvitation, {
    body: {
      token,
      fullName: 'Dee Spatcher',
      phone: '(512) 555-0188',
      username: 'dee-spatcher',
      password: 'pass-of-their-own',
    },
  })
  expect((await dispatcher.call(readCurrentUser)).status).toBe(200)
})
afterAll(() => app.close())

let count = 0
const add = (caller: Caller, more: object = {}) =>
  caller.call(addDriver, {
    body: {
      fullName: 'Sam Sample',
      phone: newPhone(),
      username: `sam-limit-${++count}`,
      password: 'given-by-the-fleet',
      ...more,
    },
  })
const bring = (caller: Caller, text: string) =>
  caller.call(importDrivers, {
    query: { mode: 'commit' },
    file: new TextEncoder().encode(text),
    contentType: 'text/csv',
  })

it('a dispatcher who adds a driver sets no limit: the company’s default holds', async () => {
  const refused = await add(dispatcher, { spendingLimit: '9999' })
  expect([refused.status, refused.refusal.code]).toEqual([403, 'not_allowed'])
  for (const more of [{}, { spendingLimit: '' }, { spendingLimit: null }])
    expect((await add(dispatcher, more)).body.spendingLimit).toBe('500.00')
})

it('a manager sets it, takes it away, or leaves it to the default', async () => {
  expect((await add(company.manager, { spendingLimit: '$1,250.50' })).body.spendingLimit).toBe(
    '1250.50',
  )
  expect((await add(company.manager, { spendingLimit: '' })).body.spendingLimit).toBeNull()
  expect((await add(company.manager)).body.spendingLimit).toBe('500.00')
})

it('only a manager’s file sets limits; an empty one is the default', async () => {
  const file = 'name,phone,username,limit\nAda,5125550101,ada-limit,900\nBo,5125550102,bo-limit,\n'
  const refused = await bring(dispatcher, file)
  expect([refused.body.isDone, refused.body.rows.map(({ problems }) => problems)]).toEqual([
    false,
    [['Only a manager can set a spending limit. Leave the column empty.'], []],
  ])
  expect((await bring(company.manager, file)).body.isDone).toBe(true)
  const { body } = await company.manager.call(listDrivers, { query: { search: 'limit' } })
  const limits = Object.fromEntries(body.map((one) => [one.username, one.spendingLimit]))
  expect([limits['ada-limit'], limits['bo-limit']]).toEqual(['900.00', '500.00'])
  const plain = 'name,phone,username\nCy,5125550103,cy-limit\n'
  expect((await bring(dispatcher, plain)).body.isDone).toBe(true)
})
