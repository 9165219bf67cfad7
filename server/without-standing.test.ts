import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { changePassword, forgotPassword, login, logout, resetPassword } from '#contract/auth.ts'
import { addDriver } from '#contract/drivers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readInvitation } from '#contract/fleets.ts'
import { contestCustomerGone } from '#contract/jobs.ts'
import { chooseLanguage } from '#contract/language.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { readProviderInvitation } from '#contract/provider-people.ts'
import { sendContactMessage } from '#contract/site.ts'
import type { Caller } from './testing/caller.ts'
import { workingTechnician } from './testing/given-owned.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

/** Who has no standing may read, but write nothing, whoever else may call. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function suspended(standing: Endpoint, id: string) {
  const admin = await app.given.admin()
  await admin.call(standing, { params: { id }, body: { status: 'suspended', reason: 'test' } })
}
async function signedInAgain(caller: Caller, account: { username: string; password: string }) {
  const { username, password } = account
  await caller.call(login, { body: { username, password } })
  return caller
}

/** Each with the code of his refusals, and the one write that is open to him: it wins standing back, or disputes (rules C18). */
const withoutStanding: Record<
  string,
  { make: () => Promise<Caller>; code: ProblemCode; may: Endpoint }
> = {
  'a suspended shop': {
    code: 'account_suspended',
    may: contestCustomerGone,
    async make() {
      const shop = await app.given.provider()
      await suspended(setProviderStanding, shop.id)
      return signedInAgain(shop.caller, shop)
    },
  },
  'a technician of a suspended shop': {
    code: 'account_suspended',
    may: contestCustomerGone,
    async make() {
      const { provider, byLink } = await workingTechnician(app)
      await suspended(setProviderStanding, provider.id)
      return byLink
    },
  },
  'a suspended manager': {
    code: 'account_suspended',
    may: contestCustomerGone,
    async make() {
      const company = await app.given.company()
      await suspended(setFleetStanding, company.id)
      return signedInAgain(company.manager, company)
    },
  },
  'a driver of a suspended fleet': {
    code: 'account_suspended',
    may: contestCustomerGone,
    async make() {
      const company = await app.given.company()
      const driver = await app.given.fleetDriver(company)
      await suspended(setFleetStanding, company.id)
      return signedInAgain(driver.caller, driver)
    },
  },
  'a driver with an unchosen first password': {
    code: 'password_change_required',
    may: changePassword,
    async make() {
      const { manager } = await app.given.company()
      const account = { username: 'new-driver', password: 'first-password' }
      await manager.call(addDriver, {
        body: { ...account, fullName: 'Sam Sample', phone: '(512) 555-0166' },
      })
      return signedInAgain(app.anybody(), account)
    },
  },
}

/** What asks for no account, and so for no standing of one. */
const needsNoStanding: readonly Endpoint[] = [
  login,
  logout,
  forgotPassword,
  resetPassword,
  readInvitation,
  readProviderInvitation,
  sendContactMessage,
  chooseLanguage,
]
const nothing = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: {} }

describe.each(Object.entries(withoutStanding))('%s', (_, { make, code, may }) => {
  it('is refused every write', async () => {
    const caller = await make()
    const open = [...needsNoStanding, may].map(({ path }) => path)
    for (const endpoint of app.api.endpoints) {
      const { method, path } = endpoint
      if (method === 'GET' || open.includes(path)) continue
      const { status, refusal } = await caller.call(endpoint, nothing)
      expect([method, path, status, refusal.code]).toEqual([method, path, 403, code])
    }
  })
})
