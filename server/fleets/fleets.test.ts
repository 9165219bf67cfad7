import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding } from '#contract/admin.ts'
import { login, readCurrentUser, register } from '#contract/auth.ts'
import { changeBid, decideBid, listOwnBids, readRequest } from '#contract/bids.ts'
import { addDriver, setDriverActivity } from '#contract/drivers.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import {
  acceptInvitation,
  changeMember,
  changeOwnFleet,
  inviteMember,
  listMembers,
  readInvitation,
  readOwnFleet,
  removeMember,
  revokeInvitation,
  setProviderPreference,
} from '#contract/fleets.ts'
import { handBackJob } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listRequestPhotos } from '#contract/photos.ts'
import { cancelRequest, listBoard } from '#contract/requests.ts'
import type { FleetRole } from '#contract/rights.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany } from '../testing/given.ts'
import { invited } from '../testing/invited.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let people = 0
const account = () => ({
  fullName: 'Robin Colleague',
  phone: '(512) 555-0188',
  username: `colleague-${++people}`,
  password: 'pass-of-their-own',
})
async function member(company: GivenCompany, role: FleetRole): Promise<Caller> {
  const { token } = await invited(app, company, role)
  const caller = app.anybody()
  const answer = await caller.call(acceptInvitation, { body: { token, ...account() } })
  expect(answer.status).toBe(201)
  return caller
}
const idOf = async (caller: Caller) => (await caller.call(readCurrentUser)).body.id

describe('a company', () => {
  const signup = (change: object = {}) => ({
    userType: 'business_customer',
    companyName: 'Blue Mesa Hauling',
    mcNumber: 'MC-123456',
    dotNumber: 'USDOT 7654321',
    ownerName: 'Robin Sample',
    email: `fleet-${++people}@example.com`,
    phone: '(512) 555-0100',
    fleetSize: '26-50',
    operatingStates: 'TX, OK, NM',
    address: '12 Yard Rd, Lubbock, TX 79401',
    username: `fleet-${people}`,
    password: 'pass-of-the-fleet',
    accountManagerName: 'Robin Sample',
    vehicleCount: 26,
    businessType: 'trucking',
    fullName: 'Robin Sample',
    ...change,
  })

  it('signs up with its numbers in their usual spellings, which are kept as digits', async () => {
    for (const [mcNumber, dotNumber] of [
      ['MC-123456', 'USDOT 7654321'],
      ['123456', '7654321'],
      ['mc 123456', 'DOT#7654321'],
    ]) {
      const caller = app.anybody()
      expect((await caller.call(register, { body: signup({ mcNumber, dotNumber }) })).status).toBe(
        201,
      )
      const own = await caller.call(readOwnFleet)
      expect(own.body).toMatchObject({
        mcNumber: '123456',
        dotNumber: '7654321',
        fleetSize: '26-50',
        vehicleCount: 26,
        role: 'manager',
      })
    }
  })

  it.each([
    ['companyName', 'x', 'Company name must be at least 2 characters'],
    ['mcNumber', '', 'MC/DOT number is required'],
    ['mcNumber', 'MC-12A', 'An MC number is up to 8 digits, such as MC-123456'],
    ['dotNumber', '', 'DOT number is required'],
    ['ownerName', 'x', 'Owner name must be at least 2 characters'],
    ['email', 'x', 'Invalid email address'],
    ['phone', '555', 'Phone number must be at least 10 digits'],
    ['fleetSize', '7', 'Fleet size is required'],
    ['operatingStates', 'x', 'Operating states/regions required'],
    ['address', 'x', 'Complete address is required'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('with a wrong %s (“%s”) is refused: %s', async (field, value, sentence) => {
    const answer = await app.anybody().call(register, { body: signup({ [field]: value }) })
    expect([answer.status, answer.refusal.details?.[field]]).toEqual([400, sentence])
  })
})

describe('the people of a fleet', () => {
  it('come by invitation, each link once, and not after it was taken back or is too old', async () => {
    const company = await app.given.company()
    const first = await invited(app, company, 'dispatcher')
    const look = (token: string) => app.anybody().call(readInvitation, { body: { token } })
    expect((await look(first.token)).body).toEqual({
      companyName: 'Lone Star Freight',
      email: first.email,
      role: 'dispatcher',
      returning: null,
    })
    const join = (token: string) =>
      app.anybody().call(acceptInvitation, { body: { token, ...account() } })
    expect((await join(first.token)).status).toBe(201)
    expect((await join(first.token)).refusal.code).toBe('invalid_invitation')

    const second = await invited(app, company, 'viewer')
    await company.manager.call(revokeInvitation, { params: { id: second.id } })
    expect((await join(second.token)).refusal.code).toBe('invalid_invitation')
    const third = await invited(app, company, 'viewer')
    app.clock.advance(settings.invitationMs + 1000)
    expect((await look(third.token)).refusal.code).toBe('invalid_invitation')
    const { body } = await company.manager.call(listMembers)
    expect(body.members.map(({ role }) => role)).toEqual(['manager', 'dispatcher'])
  })

  it('one link used by many at the same moment lets one in', async () => {
    const company = await app.given.company()
    for (let round = 0; round < 3; round++) {
      const { token } = await invited(app, company, 'viewer')
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          app.anybody().call(acceptInvitation, { body: { token, ...account() } }),
        ),
      )
      expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    }
  })

  it('do what their role allows: a viewer looks, a dispatcher dispatches, a manager manages', async () => {
    const company = await app.given.company()
    const [dispatcher, viewer] = [
      await member(company, 'dispatcher'),
      await member(company, 'viewer'),
    ]
    const driver = await app.given.fleetDriver(company)
    const ask = (caller: Caller) =>
      caller.call(createFleetRequest, {
        body: {
          driverId: driver.id,
          serviceType: 'Tire Change Service',
          title: 'Blown tire',
          description: 'Left drive tire',
          location: 'Austin, TX',
        },
      })
    expect((await ask(viewer)).refusal.code).toBe('not_allowed')
    const asked = await ask(dispatcher)
    expect(asked.status).toBe(201)
    const provider = await app.given.provider()
    const bid = await app.given.bid(provider, { id: asked.body.id, token: '' })
    const read = await viewer.call(readRequest, { params: { id: asked.body.id } })
    expect([read.status, read.body.can.accept, read.body.can.cancel]).toEqual([200, false, false])
    const decide = (caller: Caller, status: string) =>
      caller.call(decideBid, { params: { id: bid.id }, body: { status } })
    for (const status of ['accepted', 'rejected'])
      expect((await decide(viewer, status)).refusal.code).toBe('not_allowed')
    const cancelled = await viewer.call(cancelRequest, {
      params: { id: asked.body.id },
      body: { reason: 'No longer' },
    })
    expect([cancelled.status, cancelled.refusal.code]).toEqual([403, 'not_allowed'])
    expect((await decide(dispatcher, 'accepted')).status).toBe(200)

    for (const [endpoint, given] of [
      [changeOwnFleet, { body: { companyName: 'Other' } }],
      [inviteMember, { body: { email: 'x@example.com', role: 'viewer' } }],
      [setProviderPreference, { params: { id: provider.id }, body: { standing: 'blocked' } }],
    ] as const)
      expect((await dispatcher.call(endpoint, given)).refusal.code).toBe('not_allowed')
    expect((await dispatcher.call(changeOwnFleet, { body: { companyName: 'x' } })).status).toBe(400)
  })

  it('are all suspended with their company, and come back with it', async () => {
    const company = await app.given.company()
    const dispatcher = await member(company, 'dispatcher')
    const admin = await app.given.admin()
    const set = (status: string) =>
      admin.call(setFleetStanding, {
        params: { id: company.id },
        body: { status, reason: 'test' },
      })
    expect((await dispatcher.call(readOwnFleet)).status).toBe(200)
    await set('suspended')
    for (const caller of [company.manager, dispatcher])
      await expect.poll(async () => (await caller.call(readOwnFleet)).status).toBe(401)
    await set('active')
    const { rows } = await app.services.pool.query(
      `select count(*) as n from users u join fleet_members m on m.user_id = u.id
       where m.fleet_id = $1 and u.suspended_at is not null`,
      [company.id],
    )
    expect(rows[0].n).toBe(0)
  })

  it('leave with their account; the last manager stays, also when two remove each other', async () => {
    const company = await app.given.company()
    const second = await member(company, 'manager')
    const [one, two] = [await idOf(company.manager), await idOf(second)]
    const remove = (by: Caller, id: string) => by.call(removeMember, { params: { id } })
    const answers = await Promise.all([remove(company.manager, two), remove(second, one)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = answers[0]?.status === 200 ? company.manager : second
    const self = await idOf(left)
    expect((await remove(left, self)).refusal.code).toBe('last_manager')
    const demoted = await left.call(changeMember, {
      params: { id: self },
      body: { role: 'viewer' },
    })
    expect(demoted.refusal.code).toBe('last_manager')
    const gone = left === second ? company.manager : second
    expect((await gone.call(readOwnFleet)).status).toBe(401)
  })

  it('cannot sign in once they are removed, also when their company is suspended and comes back', async () => {
    const company = await app.given.company()
    const { token } = await invited(app, company, 'dispatcher')
    const form = account()
    const removed = app.anybody()
    await removed.call(acceptInvitation, { body: { token, ...form } })
    await company.manager.call(removeMember, { params: { id: await idOf(removed) } })
    const admin = await app.given.admin()
    for (const status of ['suspended', 'active'])
      await admin.call(setFleetStanding, {
        params: { id: company.id },
        body: { status, reason: 'test' },
      })
    const refused = await app.anybody().call(login, { body: form })
    expect([refused.status, refused.refusal.code]).toEqual([403, 'account_closed'])
  })

  it('leave a phone that whoever stays is asked about, until it is said anew or said to be still right', async () => {
    const company = await app.given.company()
    const second = await member(company, 'manager')
    const asked = async () => (await second.call(readOwnFleet)).body.isPhoneOfFormer
    const { phone } = (await company.manager.call(readOwnFleet)).body
    expect(await asked()).toBe(false)
    // Whose number nobody calls may leave without a question.
    const viewer = await member(company, 'viewer')
    await second.call(removeMember, { params: { id: await idOf(viewer) } })
    expect(await asked()).toBe(false)
    await second.call(removeMember, { params: { id: await idOf(company.manager) } })
    expect(await asked()).toBe(true)
    await second.call(changeOwnFleet, { body: { companyName: 'Night Freight' } })
    expect(await asked()).toBe(true)
    app.clock.advance(1000)
    const kept = await second.call(changeOwnFleet, { body: { phone } })
    expect([kept.body.phone, kept.body.isPhoneOfFormer]).toEqual([phone, false])
  })

  it('read why they are signed out, as does a driver who has left', async () => {
    const company = await app.given.company()
    const gone = await member(company, 'viewer')
    const driver = await app.given.fleetDriver(company)
    await company.manager.call(removeMember, { params: { id: await idOf(gone) } })
    await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    for (const caller of [gone, driver.caller])
      expect((await caller.call(readSessionEnd)).body).toEqual({ because: 'removed', reason: null })
    expect((await company.manager.call(readSessionEnd)).body).toBeNull()
  })
})

describe('whom a fleet blocks', () => {
  it('neither sees its requests nor bids on them, and others do', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const [blocked, other] = [await app.given.provider(), await app.given.provider()]
    await company.manager.call(setProviderPreference, {
      params: { id: blocked.id },
      body: { standing: 'blocked' },
    })
    const request = await app.given.request({ as: driver.caller })
    const sees = async (provider: typeof other) =>
      (await provider.caller.call(listBoard)).body.some(({ id }) => id === request.id)
    expect([await sees(blocked), await sees(other)]).toEqual([false, true])
    await expect(app.given.bid(blocked, request)).rejects.toThrow('We cannot find this request.')
    await company.manager.call(setProviderPreference, {
      params: { id: blocked.id },
      body: { standing: null },
    })
    expect(await sees(blocked)).toBe(true)
  })

  it('has no bid that stands or comes back, reads no photo, and is not counted as asked', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    // Far from every other shop of these tests.
    const address = 'Amarillo, TX 79101'
    const place = { location: 'Amarillo, TX', lat: 35.2072, lng: -101.8338 }
    const [blocked, other] = [
      await app.given.provider({ address }),
      await app.given.provider({ address }),
    ]
    const block = (standing: 'blocked' | null) =>
      company.manager.call(setProviderPreference, {
        params: { id: blocked.id },
        body: { standing },
      })
    const bidOf = async (provider: typeof other, { id }: { id: string }) =>
      (await provider.caller.call(listOwnBids)).body.find((one) => one.serviceRequestId === id)
    const request = await app.given.request({ as: driver.caller, form: place })
    const lost = await app.given.request({ as: driver.caller, form: place })
    const bid = await app.given.bid(blocked, request)
    await app.given.bid(blocked, lost)
    const chosen = await app.given.bid(other, lost)
    const accept = (id: string) =>
      driver.caller.call(decideBid, { params: { id }, body: { status: 'accepted' } })
    expect((await accept(chosen.id)).status).toBe(200)
    await block('blocked')

    expect(await bidOf(blocked, request)).toMatchObject({
      status: 'rejected',
      statusReason: 'customer',
    })
    const changed = await blocked.caller.call(changeBid, {
      params: { id: bid.id },
      body: { price: '100.00' },
    })
    expect([changed.status, changed.refusal.code]).toEqual([409, 'bid_not_pending'])
    expect((await accept(bid.id)).refusal.code).toBe('bid_not_pending')
    await tellAll(app.services)
    const [told] = (await blocked.caller.call(listNotifications)).body.notifications
    expect(`${told?.title} ${told?.body}`).not.toMatch(/block/i)

    const jobId = (await bidOf(other, lost))?.jobId ?? ''
    await other.caller.call(handBackJob, {
      params: { id: jobId },
      body: { reason: 'Our truck broke down' },
    })
    expect(await bidOf(blocked, lost)).toMatchObject({ statusReason: 'other_bid_accepted' })

    const photos = async (provider: typeof other) =>
      (await provider.caller.call(listRequestPhotos, { params: { id: request.id } })).status
    expect([await photos(blocked), await photos(other)]).toEqual([404, 200])
    const next = await app.given.request({ as: driver.caller, form: place })
    const { body } = await company.manager.call(readRequest, { params: { id: next.id } })
    expect(body).toMatchObject({ alertedCount: 1 })
  })
})

it('a fleet can add drivers to itself only', async () => {
  const [company, other] = [await app.given.company(), await app.given.company()]
  const answer = await company.manager.call(addDriver, {
    body: {
      businessCustomerId: other.id,
      fullName: 'Sam Sample',
      phone: '5125550166',
      username: 'sam-elsewhere',
      password: 'first-password',
    },
  })
  expect([answer.status, answer.refusal.code]).toEqual([403, 'not_allowed'])
})
