import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { decideBid, readRequest, withdrawBid } from '#contract/bids.ts'
import { correctRequest } from '#contract/correcting.ts'
import { listNotifications } from '#contract/notifications.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import { type GivenAsk, givenAsk } from '../testing/given-ask.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { tellAll } from '../testing/tell-all.ts'
import { expireBids } from './expire-bids.ts'
import { expireRequests } from './expire-requests.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let { company, driver, request, provider, bid } = {} as GivenAsk
/** The manager has been told. */
beforeEach(async () => {
  ;({ company, driver, request, provider, bid } = await givenAsk(app.given))
  await tellAll(app.services)
})

const ask = (id: string) =>
  driver.caller.call(decideBid, { params: { id }, body: { status: 'accepted' } })
const read = async (by: Caller) => (await by.call(readRequest, { params: { id: request.id } })).body
const news = async (by: Caller) => {
  await tellAll(app.services)
  return (await by.call(listNotifications)).body.notifications
}
const asksOf = (notices: Awaited<ReturnType<typeof news>>) =>
  notices.filter(({ title }) => title.startsWith('Approval needed'))
const texts = async (code: string) => {
  const { rows } = await app.services.pool.query(
    `select channel, count(*)::int as n from deliveries
     where code = $1 and params->'bid'->>'business' = $2 group by 1 order by 1`,
    [code, provider.businessName],
  )
  return rows.map(({ channel, n }) => `${channel} ${n}`)
}

it('a bid that waits for approval and is withdrawn: the history says so, driver and office hear of it once, and nothing is asked any more', async () => {
  expect(asksOf(await news(company.manager))).toMatchObject([{ isRead: false }])
  await provider.caller.call(withdrawBid, { params: { id: bid.id } })
  const { approval, timeline } = await read(company.manager)
  expect(approval).toBeNull()
  expect(timeline.at(-1)).toMatchObject({
    name: 'approval_bid_withdrawn',
    decision: { businessName: provider.businessName, price: '400.00' },
  })
  const [toOffice] = await news(company.manager)
  expect(toOffice).toMatchObject({
    title: `Nothing to approve: ${provider.businessName} withdrew its bid`,
    isRead: false,
  })
  expect(asksOf(await news(company.manager))).toMatchObject([{ isRead: true }])
  expect((await news(driver.caller))[0]?.title).toBe(
    `${provider.businessName} withdrew the bid you asked for`,
  )
  expect(await texts('approvalBidWithdrawn')).toEqual(['mail 1', 'sms 1'])
  expect(await texts('wantedBidWithdrawn')).toEqual(['mail 1', 'sms 1'])
})

it('a bid that expires while it waits for approval is told the same way; one that nobody asked for concerns nobody', async () => {
  const other = await app.given.bid(await app.given.provider(), request, { price: '420.00' })
  app.clock.advance(settings.bidExpiryMs.urgent + 1000)
  await expireBids(app.services)
  const { approval, bids, timeline } = await read(company.manager)
  expect([approval, bids.find(({ id }) => id === other.id)?.status]).toEqual([null, 'rejected'])
  expect(timeline.filter(({ name }) => name === 'approval_bid_expired')).toHaveLength(1)
  expect((await news(driver.caller))[0]?.title).toBe(
    `The bid of ${provider.businessName} expired before your fleet answered`,
  )
  const toOffice = await news(company.manager)
  expect(toOffice.filter(({ title }) => title.startsWith('Nothing to approve'))).toHaveLength(1)
  expect(asksOf(toOffice)).toMatchObject([{ isRead: true }])
})

it('a bid that a correction closes while it waits for approval is told the same way', async () => {
  const corrected = await driver.caller.call(correctRequest, {
    params: { id: request.id },
    body: { location: 'Waco, TX', lat: 31.5493, lng: -97.1467, accuracyM: 12 },
  })
  expect(corrected.status).toBe(200)
  const { approval, timeline } = await read(company.manager)
  expect(approval).toBeNull()
  expect(timeline.at(-1)).toMatchObject({
    name: 'approval_bid_closed',
    decision: { businessName: provider.businessName, price: '400.00' },
  })
  const toOffice = await news(company.manager)
  expect(toOffice[0]?.title).toBe(
    `Nothing to approve: the bid of ${provider.businessName} was closed`,
  )
  expect(asksOf(toOffice)).toMatchObject([{ isRead: true }])
  expect((await news(driver.caller))[0]?.title).toBe(
    `The bid of ${provider.businessName} you asked for was closed`,
  )
  expect(await texts('approvalBidClosed')).toEqual(['mail 1', 'sms 1'])
  expect(await texts('wantedBidClosed')).toEqual(['mail 1', 'sms 1'])
})

it('a request that expires with the bid that waited says both in its history, and is told of once', async () => {
  await app.services.pool.query('update bids set expires_at = $2 where id = $1', [
    bid.id,
    new Date(app.clock.now().getTime() + settings.requestExpiryMs.urgent * 2),
  ])
  app.clock.advance(settings.requestExpiryMs.urgent + 1000)
  await expireRequests(app.services)
  const { timeline } = await read(company.manager)
  expect(timeline.map(({ name }) => name).slice(-2)).toEqual([
    'approval_bid_expired',
    'request_expired',
  ])
  const toOffice = await news(company.manager)
  expect(toOffice[0]?.title).toMatch(/^Your request expired/)
  expect(toOffice.some(({ title }) => title.startsWith('Nothing to approve'))).toBe(false)
  expect(asksOf(toOffice)).toMatchObject([{ isRead: true }])
})

it('who asks for another bid has the office decide on that one: what was said of the first is over', async () => {
  const other = await app.given.bid(await app.given.provider(), request, { price: '420.00' })
  await ask(other.id)
  expect(asksOf(await news(company.manager)).map(({ isRead }) => isRead)).toEqual([false, true])
})

it('a bid whose provider is suspended waits for nobody’s approval either', async () => {
  const admin = await app.given.admin()
  const suspended = await admin.call(setProviderStanding, {
    params: { id: provider.id },
    body: { status: 'suspended', reason: 'Its insurance was forged.' },
  })
  expect(suspended.status).toBe(200)
  const { approval, timeline } = await read(company.manager)
  expect(approval).toBeNull()
  expect(timeline.at(-1)?.name).toBe('approval_bid_withdrawn')
  expect(asksOf(await news(company.manager))).toMatchObject([{ isRead: true }])
})
