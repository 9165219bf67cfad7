import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '#contract/auth.ts'
import { changeOwnFleet } from '#contract/fleets.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

/** Nobody takes another's name with letters that look the same. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const says = 'Use plain letters of one alphabet. Some of these look like others.'
const account = {
  userType: 'customer',
  fullName: 'Robin Sample',
  phone: '+15125550100',
  password: 'not a common one',
}

describe('a name', () => {
  it.each(['ѕecadmin', 'ｓecadmin', 'sеcadmin', '𝐬𝐞𝐜𝐚𝐝𝐦𝐢𝐧', 'ѕсоре'])(
    'of an account is not taken as “%s”, which reads like another',
    async (username) => {
      const body = { ...account, username, email: `${Date.now()}@example.com` }
      const { status, refusal } = await app.anybody().call(register, { body })
      expect([status, refusal.details]).toEqual([400, { username: says }])
    },
  )

  it('of an account may have any letters of one alphabet', async () => {
    for (const username of ['muñoz-tx', 'Грузовик', 'sam.o_neil42']) {
      const body = {
        ...account,
        username,
        email: `${encodeURIComponent(username).replaceAll('%', '')}@example.com`,
      }
      expect((await app.anybody().call(register, { body })).status).toBe(201)
    }
  })

  it('of a business is not taken with such letters either, at the start or later', async () => {
    const companyName = 'Lоne Star Freight'
    const fleet = {
      ...account,
      userType: 'business_customer',
      username: 'look-alike-fleet',
      email: 'look-alike@example.com',
      vehicleCount: 4,
      accountManagerName: 'Robin Sample',
      companyName,
    }
    const opened = await app.anybody().call(register, { body: fleet })
    expect([opened.status, opened.refusal.details]).toEqual([400, { companyName: says }])
    const { manager } = await app.given.company()
    const renamed = await manager.call(changeOwnFleet, { body: { companyName } })
    expect([renamed.status, renamed.refusal.details]).toEqual([400, { companyName: says }])

    const shop = await app.given.provider()
    const body = { businessName: 'Jоe’s Tire' }
    const changed = await shop.caller.call(changeOwnProvider, { body })
    expect([changed.status, changed.refusal.details]).toEqual([400, { businessName: says }])
  })
})
