import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { endSessions, setPersonStanding } from '#contract/admin-users.ts'
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  readCurrentUser,
  resetPassword,
} from '#contract/auth.ts'
import {
  acceptOffer,
  answerDispute,
  appealDispute,
  objectAgain,
  offerInDispute,
  openDispute,
  withdrawDispute,
} from '#contract/disputes.ts'
import { addDriver, setDriverActivity } from '#contract/drivers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readInvitation, removeMember } from '#contract/fleets.ts'
import { contestCustomerGone } from '#contract/jobs.ts'
import { chooseLanguage } from '#contract/language.ts'
import { askForCopy, askForErasure, fetchCopy, takeBackErasure } from '#contract/own-data.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { readProviderInvitation, removeProviderMember } from '#contract/provider-people.ts'
import { cancelRequest } from '#contract/requests.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  confirmAuthenticator,
  loginByPasskey,
  prove,
  startAuthenticator,
} from '#contract/security.ts'
import { sendContactMessage } from '#contract/site.ts'
import { setTechnicianActivity } from '#contract/technicians.ts'
import { makeAdmin } from './auth/make-admin.ts'
import { type Caller, withToken } from './testing/caller.ts'
import { givenMember } from './testing/given-member.ts'
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

/** Suspends somebody in person; what was typed when the account was made signs in again. */
async function inPerson(caller: Caller, password?: string) {
  const { body: me } = await caller.call(readCurrentUser)
  await suspended(setPersonStanding, me.id)
  const made = password ?? me.username.replace('user', 'pass')
  return signedInAgain(caller, { username: me.username, password: made })
}

/** Who is suspended disputes all the same, calls off what they ask for, and has a say over the own data. */
const whileSuspended: readonly Endpoint[] = [
  contestCustomerGone,
  openDispute,
  answerDispute,
  offerInDispute,
  acceptOffer,
  withdrawDispute,
  objectAgain,
  appealDispute,
  addConversationPhoto,
  cancelRequest,
  changePassword,
  askForCopy,
  fetchCopy,
  askForErasure,
  takeBackErasure,
]

/** Each with the code of the refusals, and the writes that are open all the same: they win standing back, or dispute (rules C18). */
const withoutStanding: Record<
  string,
  { make: () => Promise<Caller>; code: ProblemCode; may: readonly Endpoint[] }
> = {
  'a suspended shop': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const shop = await app.given.provider()
      await suspended(setProviderStanding, shop.id)
      return signedInAgain(shop.caller, shop)
    },
  },
  'a suspended shop’s dispatcher': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const shop = await app.given.provider()
      const dispatcher = await app.given.colleague(shop, 'dispatcher')
      await suspended(setProviderStanding, shop.id)
      return signedInAgain(dispatcher.caller, dispatcher)
    },
  },
  'a suspended shop’s technician with a login': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const { provider, id } = await workingTechnician(app)
      const technician = await app.given.colleague(provider, 'technician', { technicianId: id })
      await suspended(setProviderStanding, provider.id)
      return signedInAgain(technician.caller, technician)
    },
  },
  'a suspended fleet’s dispatcher': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const company = await app.given.company()
      const member = await givenMember(app, company, 'dispatcher', 'Robin Colleague')
      const { body: me } = await member.call(readCurrentUser)
      await suspended(setFleetStanding, company.id)
      return signedInAgain(member, { username: me.username, password: 'own-pass-42' })
    },
  },
  'a customer who is suspended in person': {
    code: 'account_suspended',
    may: whileSuspended,
    make: async () => inPerson(await app.given.customer()),
  },
  'a driver of no fleet who is suspended in person': {
    code: 'account_suspended',
    may: whileSuspended,
    make: async () => inPerson(await app.given.driver()),
  },
  'a manager who is suspended in person': {
    code: 'account_suspended',
    may: whileSuspended,
    make: async () => inPerson(await app.given.manager()),
  },
  'a shop’s owner who is suspended in person': {
    code: 'account_suspended',
    may: whileSuspended,
    make: async () => inPerson((await app.given.provider()).caller),
  },
  'an admin who is suspended in person': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const account = {
        username: 'suspended-admin',
        password: 'quiet-lantern-42',
        email: 'suspended-admin@example.com',
      }
      await makeAdmin(app.services.db, account)
      return inPerson(await signedInAgain(app.anybody(), account), account.password)
    },
  },
  'a technician of a suspended shop': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const { provider, byLink } = await workingTechnician(app)
      await suspended(setProviderStanding, provider.id)
      return byLink
    },
  },
  'a suspended manager': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const company = await app.given.company()
      await suspended(setFleetStanding, company.id)
      return signedInAgain(company.manager, company)
    },
  },
  'a driver of a suspended fleet': {
    code: 'account_suspended',
    may: whileSuspended,
    async make() {
      const company = await app.given.company()
      const driver = await app.given.fleetDriver(company)
      await suspended(setFleetStanding, company.id)
      return signedInAgain(driver.caller, driver)
    },
  },
  'a driver with an unchosen first password': {
    code: 'password_change_required',
    may: [changePassword],
    async make() {
      const { manager } = await app.given.company()
      const account = { username: 'new-driver', password: 'first-password' }
      await manager.call(addDriver, {
        body: { ...account, fullName: 'Sam Sample', phone: '(512) 555-0166' },
      })
      return signedInAgain(app.anybody(), account)
    },
  },
  'an admin without a second factor': {
    code: 'factor_required',
    may: [startAuthenticator, confirmAuthenticator, beginPasskey, addPasskey, prove],
    async make() {
      const account = { username: 'new-admin', password: 'on-the-first-day' }
      await makeAdmin(app.services.db, { ...account, email: 'new-admin@example.com' })
      return signedInAgain(app.anybody(), account)
    },
  },
}

/** What asks for no account, and so for no standing of one. */
const needsNoStanding: readonly Endpoint[] = [
  login,
  askPasskey,
  loginByPasskey,
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
    const open = [...needsNoStanding, ...may].map(({ path }) => path)
    for (const endpoint of app.api.endpoints) {
      const { method, path } = endpoint
      if (method === 'GET' || open.includes(path)) continue
      const { status, refusal } = await caller.call(endpoint, nothing)
      expect([method, path, status, refusal.code]).toEqual([method, path, 403, code])
    }
  })
})

/** Who was somebody here and is nobody now, with what they still hold; and the account that signs in no more. */
const knownNoMore: Record<
  string,
  () => Promise<{ caller: Caller; account?: { username: string; password: string } }>
> = {
  async 'a deactivated driver'() {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    return { caller: driver.caller, account: driver }
  },
  async 'a removed member of a fleet'() {
    const company = await app.given.company()
    const caller = await givenMember(app, company, 'dispatcher', 'Robin Colleague')
    const { body: me } = await caller.call(readCurrentUser)
    await company.manager.call(removeMember, { params: { id: me.id } })
    return { caller, account: { username: me.username, password: 'own-pass-42' } }
  },
  async 'a removed one of a shop’s people'() {
    const shop = await app.given.provider()
    const colleague = await app.given.colleague(shop, 'dispatcher')
    await shop.caller.call(removeProviderMember, { params: { id: colleague.id } })
    return { caller: colleague.caller, account: colleague }
  },
  async 'a technician whose link has ended'() {
    const { provider, id, byLink } = await workingTechnician(app)
    await provider.caller.call(setTechnicianActivity, { params: { id }, body: { isActive: false } })
    return { caller: byLink }
  },
  async 'somebody whose sessions were ended'() {
    const caller = await app.given.customer()
    const { body: me } = await caller.call(readCurrentUser)
    await (await app.given.admin()).call(endSessions, { params: { id: me.id }, body: {} })
    return { caller }
  },
}

describe.each(Object.entries(knownNoMore))('%s', (_, make) => {
  it('is a stranger to every write, and signs in no more where the account is closed', async () => {
    const { caller, account } = await make()
    for (const endpoint of app.api.endpoints) {
      const { method, path, caller: whose } = endpoint
      if (method === 'GET' || whose === 'anyone') continue
      const { status } = await caller.call(endpoint, nothing)
      const refusals = whose === 'request_party' ? [400, 404, 415] : [401]
      expect([method, path, refusals]).toEqual([method, path, expect.arrayContaining([status])])
    }
    if (!account) return
    const { username, password } = account
    const again = await app.anybody().call(login, { body: { username, password } })
    expect([again.status, again.refusal.code]).toEqual([403, 'account_closed'])
  })
})

/** Whose request it is stands behind its link. */
const behindLinks: Record<string, () => Promise<string>> = {
  async 'a suspended fleet'() {
    const company = await app.given.company()
    const { token } = await app.given.request({ as: company.manager })
    await suspended(setFleetStanding, company.id)
    return token
  },
  async 'a driver of a suspended fleet'() {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { token } = await app.given.request({ as: driver.caller })
    await suspended(setFleetStanding, company.id)
    return token
  },
  async 'a customer who is suspended in person'() {
    const customer = await app.given.customer()
    const { token } = await app.given.request({ as: customer })
    await inPerson(customer)
    return token
  },
}

describe.each(Object.entries(behindLinks))('the link of a request of %s', (_, make) => {
  it('writes nothing, by any call', async () => {
    const byLink = withToken(app.anybody(), await make())
    const open = [...needsNoStanding, ...whileSuspended].map(({ path }) => path)
    for (const endpoint of app.api.endpoints) {
      const { method, path, caller: whose } = endpoint
      if (method === 'GET' || open.includes(path)) continue
      const isOpen = whose === 'anyone' || whose === 'request_party'
      const { status, refusal } = await byLink.call(endpoint, nothing)
      expect([method, path, status, refusal.code]).toEqual(
        isOpen
          ? [method, path, 403, 'account_suspended']
          : [method, path, 401, whose === 'technician' ? 'invalid_link' : 'not_signed_in'],
      )
    }
  })
})
