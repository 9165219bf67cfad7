import { afterAll, beforeAll, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink, changeBid, decideBid, submitBid } from '#contract/bids.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenProvider } from '../testing/given.ts'
import { holdRequestRow } from '../testing/hold-request-row.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { alertOthers } from './alert-others.ts'

/** Nobody bids on what nobody may accept: a request is off the boards while who asks is suspended. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Asker {
  caller: Caller
  standing: Endpoint
  id: string
}
const askers: Record<string, () => Promise<Asker>> = {
  async 'a customer who is suspended in person'() {
    const caller = await app.given.customer()
    return { caller, standing: setPersonStanding, id: await idOf(caller) }
  },
  async 'a fleet that is suspended'() {
    const { id, manager: caller } = await app.given.company()
    return { caller, standing: setFleetStanding, id }
  },
  async 'somebody whose shop is suspended'() {
    const { id, caller } = await app.given.provider({ address: 'El Paso, TX 79901' })
    return { caller, standing: setProviderStanding, id }
  },
}
const idOf = async (caller: Caller) => (await caller.call(readCurrentUser)).body.id

async function set({ standing, id }: Omit<Asker, 'caller'>, status: 'active' | 'suspended') {
  const admin = await app.given.admin()
  const done = await admin.call(standing, {
    params: { id },
    body: { status, reason: 'Complaints' },
  })
  expect(done.status).toBe(200)
}
const isOnBoard = async ({ caller }: GivenProvider, id: string) =>
  (await caller.call(listBoard)).body.some((card) => card.id === id)
const offer = (serviceRequestId: string) => ({
  body: { serviceRequestId, price: '240.00', estimatedDuration: '45 minutes' },
})
const namesOf = async (id: string) => {
  const { rows } = await app.services.pool.query<{ name: string }>(
    'select name from events where request_id = $1 order by id',
    [id],
  )
  return rows.map(({ name }) => name)
}

it.each(Object.entries(askers))(
  'the open request of %s is on no board and takes no bid, and is there again when that is lifted',
  async (_, make) => {
    const asker = await make()
    const [bidder, other] = [await app.given.provider(), await app.given.provider()]
    const request = await app.given.request({ as: asker.caller })
    const bid = await app.given.bid(bidder, request)
    expect(await isOnBoard(other, request.id)).toBe(true)

    await set(asker, 'suspended')
    await expect.poll(() => isOnBoard(other, request.id)).toBe(false)
    const changed = { params: { id: bid.id }, body: { price: '200.00' } }
    for (const refused of [
      await other.caller.call(submitBid, offer(request.id)),
      await bidder.caller.call(changeBid, changed),
    ])
      expect([refused.status, refused.refusal.code, refused.refusal.message]).toEqual([
        409,
        'request_not_open',
        'This request does not take bids at the moment.',
      ])

    await set(asker, 'active')
    await expect.poll(() => isOnBoard(other, request.id)).toBe(true)
    expect((await other.caller.call(submitBid, offer(request.id))).status).toBe(201)
    expect((await bidder.caller.call(changeBid, changed)).status).toBe(200)
    expect((await namesOf(request.id)).filter((name) => /withheld|put_back/.test(name))).toEqual([
      'request_withheld',
      'request_put_back',
    ])
  },
)

it('the request of a fleet stays on the boards while only who asked is suspended: the others may accept', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const shop = await app.given.provider()
  const request = await app.given.request({ as: driver.caller })
  await set({ standing: setPersonStanding, id: await idOf(driver.caller) }, 'suspended')
  expect(await isOnBoard(shop, request.id)).toBe(true)
  expect((await shop.caller.call(submitBid, offer(request.id))).status).toBe(201)
})

it('nobody else is alerted meanwhile; then the alerts go on where they stood', async () => {
  const asker = { standing: setPersonStanding, caller: await app.given.customer() }
  const id = await idOf(asker.caller)
  const request = await app.given.request({ as: asker.caller })
  const alerts = async () =>
    (await namesOf(request.id)).filter((name) => name === 'request_alerted').length
  await set({ ...asker, id }, 'suspended')
  app.clock.advance((settings.waves.at(-1)?.afterMs ?? 0) + 1000)
  await alertOthers(app.services)
  expect(await alerts()).toBe(0)
  await set({ ...asker, id }, 'active')
  await alertOthers(app.services)
  expect(await alerts()).toBe(1)
})

it('a suspension at the moment of an acceptance comes before or after it: what was accepted is not withheld', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, manager } = await app.given.company()
    const request = await app.given.request({ as: manager })
    const bid = await app.given.bid(await app.given.provider(), request)
    const { token } = request
    const [accepted] = await Promise.all([
      app.anybody().call(acceptBidByLink, { params: { id: bid.id }, body: {}, token }),
      set({ standing: setFleetStanding, id }, 'suspended'),
    ])
    const isWithheld = (await namesOf(request.id)).includes('request_withheld')
    expect(isWithheld).toBe(accepted.status !== 200)
  }
})

it('who is suspended while their acceptance waits for its turn has not accepted', async () => {
  const customer = await app.given.customer()
  const id = await idOf(customer)
  const request = await app.given.request({ as: customer })
  const bid = await app.given.bid(await app.given.provider(), request)
  const { waiting, letGo } = await holdRequestRow(app.services.pool, request.id)
  const suspending = set({ standing: setPersonStanding, id }, 'suspended')
  await expect.poll(waiting).toBe(1)
  const accepting = customer.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  await expect.poll(waiting).toBe(2)
  await letGo()
  await suspending
  const accepted = await accepting
  expect([accepted.status, accepted.refusal.code]).toEqual([403, 'account_suspended'])
})
