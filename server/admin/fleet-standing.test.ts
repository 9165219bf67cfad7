import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding } from '#contract/admin.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink, decideBid } from '#contract/bids.ts'
import { readDriverProfile, setDriverActivity } from '#contract/drivers.ts'
import { askAsDriver } from '#contract/fleet-requests.ts'
import { acceptInvitation, inviteMember, removeMember } from '#contract/fleets.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { issueToken } from '../asking/tokens.ts'
import { mailInvitation } from '../fleets/mail-invitation.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenCompany, guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const stand = async ({ id }: GivenCompany, status: 'active' | 'suspended') =>
  (await app.given.admin()).call(setFleetStanding, {
    params: { id },
    body: { status, reason: 'test' },
  })

/** A request of this caller, a bid on it, and the links that would accept it. */
async function bidFor(as: Caller) {
  const provider = await app.given.provider()
  const request = await app.given.request({ as })
  const bid = await app.given.bid(provider, request)
  const deed = app.services.deeds.own()
  const ofBid = await deed.transaction((tx) =>
    issueToken(tx, { requestId: request.id, onlyBidId: bid.id, userId: null }, deed.now),
  )
  const acceptBy = (token: string) =>
    app.anybody().call(acceptBidByLink, { params: { id: bid.id }, body: {}, token })
  return { request, bid, ofBid, acceptBy }
}
const decide = (by: Caller, id: string) =>
  by.call(decideBid, { params: { id }, body: { status: 'accepted' } })

describe('the suspension of a fleet', () => {
  it('reaches its drivers, who may sign in to read, and gives them back what its members get back', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { bid } = await bidFor(driver.caller)
    await stand(company, 'suspended')
    expect((await driver.caller.call(readCurrentUser)).status).toBe(401)

    expect((await driver.caller.call(login, { body: { ...driver } })).status).toBe(200)
    expect((await driver.caller.call(readDriverProfile)).status).toBe(200)
    expect((await driver.caller.call(readCurrentUser)).body.isSuspended).toBe(true)
    const ask = () =>
      driver.caller.call(askAsDriver, {
        body: { need: 'tire', location: 'Waco, TX', isConfirmed: true },
      })
    for (const refused of [await ask(), await decide(driver.caller, bid.id)])
      expect([refused.status, refused.refusal.code]).toEqual([403, 'account_suspended'])

    await stand(company, 'active')
    await expect.poll(async () => (await ask()).status).toBe(201)
    expect((await driver.caller.call(readCurrentUser)).body.isSuspended).toBe(false)
    expect((await decide(driver.caller, bid.id)).status).toBe(200)
  })

  it('leaves no link that accepts a bid for it, until it is lifted', async () => {
    for (const asker of ['driver', 'manager'] as const) {
      const company = await app.given.company()
      const driver = await app.given.fleetDriver(company)
      const { request, ofBid, acceptBy } = await bidFor(
        { ...company, driver: driver.caller }[asker],
      )
      await stand(company, 'suspended')
      for (const token of [request.token, ofBid]) {
        const refused = await acceptBy(token)
        expect([asker, refused.status, refused.refusal.code]).toEqual([
          asker,
          403,
          'account_suspended',
        ])
      }
      await stand(company, 'active')
      expect((await acceptBy(request.token)).status).toBe(200)
    }
  })

  it('at the moment of an acceptance and of a call for help comes before or after them', async () => {
    for (let round = 0; round < 5; round++) {
      const company = await app.given.company()
      const { request, acceptBy } = await bidFor(company.manager)
      const [accepted] = await Promise.all([
        acceptBy(request.token),
        company.manager.call(createIndividualRequest, { body: guestForm }),
        stand(company, 'suspended'),
      ])
      const { rows } = await app.services.pool.query<{ name: string }>(
        `select name from events where fleet_id = $1 and request_id is distinct from $2 or
           name = 'bid_accepted' and request_id = $2 order by id`,
        [company.id, request.id],
      )
      const names = rows.map(({ name }) => name)
      expect(names.at(-1)).toBe('fleet_changed')
      expect(names.includes('bid_accepted')).toBe(accepted.status === 200)
    }
  })
})

describe('the link of a request', () => {
  it('of a driver who was deactivated opens nothing and accepts nothing; the fleet still may', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { request, bid, ofBid, acceptBy } = await bidFor(driver.caller)
    await company.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    // The own link is dead; one of the request, without an account, does no more than its driver may.
    const own = await acceptBy(request.token)
    expect([own.status, own.refusal.code]).toEqual([403, 'account_suspended'])
    const other = await acceptBy(ofBid)
    expect([other.status, other.refusal.code]).toEqual([403, 'account_suspended'])
    expect((await decide(company.manager, bid.id)).status).toBe(200)
  })

  it('of a member who was removed opens nothing and accepts nothing; the fleet still may', async () => {
    const company = await app.given.company()
    const member = await joined(company)
    const { request, bid, acceptBy } = await bidFor(member)
    const { body: me } = await member.call(readCurrentUser)
    await company.manager.call(removeMember, { params: { id: me.id } })
    const refused = await acceptBy(request.token)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'account_suspended'])
    expect((await decide(company.manager, bid.id)).status).toBe(200)
  })
})

async function joined({ manager }: GivenCompany): Promise<Caller> {
  const email = 'dispatch@example.com'
  const sent = await manager.call(inviteMember, {
    body: { email, role: 'dispatcher' },
  })
  await mailInvitation(app.services, { invitationId: sent.body.id })
  const mail = (await app.services.outbox()).find(({ to }) => to === email)
  const token = /join-fleet#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const member = app.anybody()
  const person = { fullName: 'Robin Colleague', phone: '+15125550188' }
  const account = { username: 'robin-dispatch', password: 'pass-of-their-own' }
  await member.call(acceptInvitation, { body: { token, ...person, ...account } })
  return member
}
