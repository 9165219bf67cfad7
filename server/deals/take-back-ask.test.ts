import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { acceptBidByLink, decideBid, readRequest, takeBackAsk } from '#contract/bids.ts'
import { listNotifications } from '#contract/notifications.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenAsk, givenAsk } from '../testing/given-ask.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let { company, driver, request, bid } = {} as GivenAsk
async function asked() {
  ;({ company, driver, request, bid } = await givenAsk(app.given))
}
beforeEach(asked)

const ask = (by: Caller, id = bid.id) =>
  by.call(decideBid, { params: { id }, body: { status: 'accepted' } })
const approve = () =>
  company.manager.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted', isAsked: true },
  })
const takeBack = (by: Caller, id = bid.id) => by.call(takeBackAsk, { params: { id } })
const read = async (by: Caller) => (await by.call(readRequest, { params: { id: request.id } })).body
const times = async (name: string) => {
  const { rows } = await app.services.pool.query(
    'select count(*)::int as n from events where name = $1 and request_id = $2',
    [name, request.id],
  )
  return rows[0].n
}

it('a driver takes back what the fleet was to approve: nothing waits, the bid stands, and the office reads who took it back', async () => {
  for (const _ of [1, 2]) expect((await takeBack(driver.caller)).status).toBe(200)
  expect(await times('approval_taken_back')).toBe(1)
  const { approval, bids, timeline } = await read(company.manager)
  expect(approval).toBeNull()
  expect(bids.find(({ id }) => id === bid.id)?.status).toBe('pending')
  expect(timeline.at(-1)).toMatchObject({
    name: 'approval_taken_back',
    decision: { by: driver.fullName, price: '400.00' },
  })
  await tellAll(app.services)
  const [news] = (await company.manager.call(listNotifications)).body.notifications
  expect(news?.title).toBe(`Taken back by ${driver.fullName}: nothing to approve`)
  // The driver may ask for it again, and take that back again.
  await ask(driver.caller)
  expect((await read(company.manager)).approval?.bidId).toBe(bid.id)
  expect((await takeBack(driver.caller)).status).toBe(200)
  expect(await times('approval_taken_back')).toBe(2)
})

it('the holder of the request’s link stands in the driver’s shoes; the office decides instead, and to strangers nothing is there', async () => {
  const by = [company.manager, (await app.given.fleetDriver(company)).caller]
  const refused = await Promise.all(by.map((one) => takeBack(one)))
  expect(refused.map(({ status }) => status)).toEqual([403, 404])
  expect((await read(company.manager)).approval?.bidId).toBe(bid.id)
  const linked = await app.given.request({ as: driver.caller })
  const other = await app.given.bid(await app.given.provider(), linked, { price: '400.00' })
  const byLink = { params: { id: other.id }, token: linked.token }
  await app.anybody().call(acceptBidByLink, { ...byLink, body: {} })
  expect((await app.anybody().call(takeBackAsk, byLink)).status).toBe(200)
})

it('is too late once the fleet has decided, and nothing to take back where nobody asked', async () => {
  const other = await app.given.bid(await app.given.provider(), request, { price: '420.00' })
  const nothing = await takeBack(driver.caller, other.id)
  expect([nothing.status, nothing.refusal.message]).toEqual([
    409,
    'This bid does not wait for approval.',
  ])
  expect((await approve()).status).toBe(200)
  const late = await takeBack(driver.caller)
  expect([late.status, late.refusal.message]).toEqual([
    409,
    'Your fleet has already decided on this bid.',
  ])
})

it('of taking back and approving at the same moment one wins, and the other reads what happened', async () => {
  for (let round = 0; round < 6; round++) {
    if (round > 0) await asked()
    const [back, yes] = await Promise.all(
      round % 2 === 0 ? [takeBack(driver.caller), approve()] : [approve(), takeBack(driver.caller)],
    ).then(([one, other]) => (round % 2 === 0 ? [one, other] : [other, one]))
    expect([back?.status, yes?.status].toSorted()).toEqual([200, 409])
    const { status, approval } = await read(company.manager)
    expect([status, approval]).toEqual([back?.status === 200 ? 'open' : 'in_progress', null])
    if (yes?.status === 409)
      expect(yes.refusal.message).toBe(
        'The driver no longer asks for this bid. You can still choose it from the list.',
      )
  }
})

it('what was taken back is neither approved nor turned down, and the office may still choose it itself', async () => {
  await takeBack(driver.caller)
  expect((await approve()).status).toBe(409)
  const no = await company.manager.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'rejected', isAsked: true },
  })
  expect([no.status, no.refusal.code]).toEqual([409, 'changed_meanwhile'])
  begunJob((await ask(company.manager)).body)
})

it('who may approve says no to what was asked and keeps the bid: the driver is told why, and the bid can still be chosen', async () => {
  const turnDown = (by: Caller, id = bid.id) =>
    by.call(decideBid, {
      params: { id },
      body: {
        status: 'rejected',
        isAsked: true,
        keepsBid: true,
        reason: 'Ask the other one first',
      },
    })
  expect((await turnDown(driver.caller)).refusal.code).toBe('not_allowed')
  for (const _ of [1, 2]) expect((await turnDown(company.manager)).status).toBe(200)
  expect(await times('approval_declined')).toBe(1)
  expect(await times('bid_rejected')).toBe(0)
  const { approval, bids, timeline, turnedDown } = await read(company.manager)
  expect([approval, bids.map(({ status }) => status), turnedDown]).toEqual([
    null,
    ['pending'],
    [bid.id],
  ])
  expect(timeline.at(-1)).toMatchObject({
    name: 'approval_declined',
    note: 'Ask the other one first',
    decision: { price: '400.00' },
  })
  await tellAll(app.services)
  const [news] = (await driver.caller.call(listNotifications)).body.notifications
  expect(news?.title).toContain('Your fleet said no to')
  expect(news?.body).toContain('Ask the other one first')
  expect((await read(driver.caller)).saidNo).toEqual([
    { bidId: bid.id, reason: 'Ask the other one first' },
  ])
  app.clock.advance(1000)
  // Asked for once more it waits again, and the office may take it after all.
  await ask(driver.caller)
  expect(await read(driver.caller)).toMatchObject({ approval: { bidId: bid.id }, turnedDown: [] })
  expect((await approve()).status).toBe(200)
  expect((await turnDown(company.manager)).status).toBe(409)
})

it('a bid that nobody asks for is not turned down, and rejecting one stands in the history once', async () => {
  const other = await app.given.bid(await app.given.provider(), request, { price: '420.00' })
  const no = { status: 'rejected', isAsked: true }
  const nothing = await company.manager.call(decideBid, {
    params: { id: other.id },
    body: { ...no, keepsBid: true },
  })
  expect([nothing.status, nothing.refusal.code]).toEqual([409, 'changed_meanwhile'])
  await company.manager.call(decideBid, { params: { id: bid.id }, body: no })
  const names = (await read(company.manager)).timeline.map(({ name }) => name)
  expect(names.slice(-2)).toEqual(['approval_asked', 'bid_rejected'])
})
