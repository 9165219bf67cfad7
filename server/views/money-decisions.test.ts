import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid, readRequest } from '#contract/bids.ts'
import { addDriver, changeDriver, listLimitChanges } from '#contract/drivers.ts'
import { advanceJob, lowerPrice, readJob } from '#contract/jobs.ts'
import { readPublicRequest } from '#contract/requests.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const view = async (caller: Caller, id: string) =>
  (await caller.call(readRequest, { params: { id } })).body
const decide = (caller: Caller, id: string, status: string) =>
  caller.call(decideBid, { params: { id }, body: { status } })
const decisionsOf = async (caller: Caller, id: string) =>
  (await view(caller, id)).timeline
    .filter(({ name }) => ['approval_asked', 'bid_accepted', 'bid_rejected'].includes(name))
    .map(({ name, decision }) => ({ name, ...decision }))

/** A driver with a limit of $200, whose request has a bid above it. */
async function aboveTheLimit(company: GivenCompany) {
  const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
  const request = await app.given.request({ as: driver.caller })
  const provider = await app.given.provider()
  const bid = await app.given.bid(provider, request, { price: '570' })
  await decide(driver.caller, bid.id, 'accepted')
  return { driver, request, provider, bid }
}

describe('what a fleet decides about money', () => {
  it('stands in the history with who asked, who approved, the price and the limit of that moment', async () => {
    const company = await app.given.company()
    const second = await givenMember(app, company, 'manager', 'Alex Second')
    const { driver, request, provider, bid } = await aboveTheLimit(company)
    expect((await view(company.manager, request.id)).approval).toMatchObject({
      amount: '570.00',
      limit: '200.00',
    })
    await company.manager.call(changeDriver, {
      params: { id: driver.id },
      body: { spendingLimit: '300' },
    })
    app.clock.advance(60_000)
    const job = begunJob((await decide(second, bid.id, 'accepted')).body)
    const of = { businessName: provider.businessName, price: '570.00', limit: '200.00' }
    expect(await decisionsOf(company.manager, request.id)).toEqual([
      { name: 'approval_asked', by: driver.fullName, ...of },
      { name: 'bid_accepted', by: 'Alex Second', ...of },
    ])
    const { rows } = await app.services.pool.query(
      `select a.decision, u.full_name as by from approvals a join users u on u.id = a.decided_by
       where a.request_id = $1`,
      [request.id],
    )
    expect(rows).toEqual([{ decision: 'approved', by: 'Alex Second' }])
    // The provider's people stay unnamed.
    await provider.caller.call(advanceJob, { params: { id: job }, body: { step: 'start' } })
    const { timeline } = await view(company.manager, request.id)
    expect(timeline.at(-1)).toMatchObject({ name: 'job_started', decision: { by: null } })
    const shown = await provider.caller.call(readJob, { params: { id: job } })
    expect(JSON.stringify(shown.body)).not.toMatch(/Alex Second|200\.00|300\.00/)
    // Another price later is another entry.
    await provider.caller.call(lowerPrice, {
      params: { id: job },
      body: { price: '500', reason: 'Less work than it looked' },
    })
    expect((await decisionsOf(company.manager, request.id)).at(-1)).toMatchObject({
      name: 'bid_accepted',
      price: '570.00',
    })
  })

  it('has an entry of a rejection too, of one that a driver asked for and of any other', async () => {
    const company = await app.given.company()
    const { driver, request, provider, bid } = await aboveTheLimit(company)
    const other = await app.given.provider()
    const cheap = await app.given.bid(other, request, { price: '150' })
    app.clock.advance(60_000)
    await decide(company.manager, bid.id, 'rejected')
    await decide(company.manager, cheap.id, 'rejected')
    const by = 'Robin Sample'
    expect(await decisionsOf(company.manager, request.id)).toEqual([
      expect.objectContaining({ name: 'approval_asked', by: driver.fullName }),
      {
        name: 'bid_rejected',
        by,
        businessName: provider.businessName,
        price: '570.00',
        limit: '200.00',
      },
      {
        name: 'bid_rejected',
        by,
        businessName: other.businessName,
        price: '150.00',
        limit: null,
      },
    ])
  })

  it('is read by its own people alone: the driver, a link and a customer read of no names and no limits', async () => {
    const company = await app.given.company()
    const { driver, request } = await aboveTheLimit(company)
    const byLink = await app.anybody().call(readPublicRequest, {
      params: { id: request.id },
      token: request.token,
    })
    if (byLink.body.view !== 'owner') throw new Error('the link opens it')
    expect((await view(company.manager, request.id)).driver).toMatchObject({
      spendingLimit: '200.00',
    })
    for (const seen of [await view(driver.caller, request.id), byLink.body]) {
      expect(seen.timeline.map(({ decision }) => decision)).toEqual([undefined, undefined])
      expect(seen.approval).toMatchObject({ amount: null, limit: null })
      expect(seen.driver).toMatchObject({ spendingLimit: null })
    }
    const customer = await app.given.customer()
    const own = await app.given.request({ as: customer })
    const bid = await app.given.bid(await app.given.provider(), own)
    await decide(customer, bid.id, 'rejected')
    expect((await view(customer, own.id)).timeline.map(({ name }) => name)).toEqual([
      'request_opened',
    ])
  })

  it('is decided by one of two managers who press at the same moment, and the other changes nothing', async () => {
    const company = await app.given.company()
    const second = await givenMember(app, company, 'manager', 'Alex Second')
    for (let round = 0; round < 3; round++) {
      const { request, bid } = await aboveTheLimit(company)
      app.clock.advance(60_000)
      const answers = await Promise.all([
        decide(company.manager, bid.id, 'accepted'),
        decide(second, bid.id, 'rejected'),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const [won, by] =
        answers[0]?.status === 200
          ? ['bid_accepted', 'Robin Sample']
          : ['bid_rejected', 'Alex Second']
      const decided = (await decisionsOf(company.manager, request.id)).slice(1)
      expect(decided).toEqual([expect.objectContaining({ name: won, by, limit: '200.00' })])
    }
  })
})

describe('a driver’s limit', () => {
  it('keeps who has changed it, from what to what, for the people of the fleet alone', async () => {
    const company = await app.given.company()
    const second = await givenMember(app, company, 'manager', 'Alex Second')
    const added = await company.manager.call(addDriver, {
      body: {
        fullName: 'Sam Limited',
        phone: '(512) 555-0166',
        username: `limited-${Math.random()}`,
        password: 'first-password',
        spendingLimit: '200',
      },
    })
    const params = { id: added.body.id }
    const limit = (caller: Caller, spendingLimit: string) =>
      caller.call(changeDriver, { params, body: { spendingLimit } })
    await limit(second, '1000')
    // The same again is no change, nor is a new phone number.
    await limit(second, '1000.00')
    await second.call(changeDriver, { params, body: { phone: '(512) 555-0167' } })
    await limit(company.manager, '')
    const changes = await second.call(listLimitChanges, { params })
    expect(changes.body.map(({ by, from, to }) => [by, from, to])).toEqual([
      ['Robin Sample', '1000.00', null],
      ['Alex Second', '200.00', '1000.00'],
      ['Robin Sample', null, '200.00'],
    ])
    // Both at the same moment: each change begins where the other one ended.
    await Promise.all([limit(company.manager, '300'), limit(second, '400')])
    const [last, before] = (await second.call(listLimitChanges, { params })).body
    expect([before?.from, before?.to]).toEqual([null, last?.from])
    expect(new Set([last?.by, before?.by])).toEqual(new Set(['Robin Sample', 'Alex Second']))
    const stranger = await app.given.company()
    expect((await stranger.manager.call(listLimitChanges, { params })).status).toBe(404)
  })
})
