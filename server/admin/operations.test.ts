import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { withdrawBid } from '#contract/bids.ts'
import { readRequestAtDesk } from '#contract/desk-requests.ts'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'
import { withoutIds } from '../testing/without-ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const board = async () => (await (await app.given.admin()).call(readOperations)).body
const waitingIds = async () => (await board()).withoutBid.map(({ id }) => id)
const lateOf = async (id: string) => (await board()).late.find((job) => job.id === id)
const { unbidAfterMs, longWorkMs, unconfirmedAfterMs } = settings.operations

describe('a request without a bid', () => {
  it('appears after ten minutes, the most pressing first, and leaves with its first bid', async () => {
    const provider = await app.given.provider()
    const calm = await app.given.request({ form: { preferredServiceTime: 'tomorrow' } })
    const urgent = await app.given.request()
    app.clock.advance(unbidAfterMs - 1000)
    expect(await waitingIds()).toEqual([])
    app.clock.advance(2000)
    expect(await waitingIds()).toEqual([urgent.id, calm.id])
    expect((await board()).withoutBidCount).toBe(2)
    const bid = await app.given.bid(provider, urgent)
    expect(await waitingIds()).toEqual([calm.id])
    await provider.caller.call(withdrawBid, { params: { id: bid.id } })
    const [first] = (await board()).withoutBid
    expect([first?.id, first?.pastBids, first?.alertedCount]).toEqual([urgent.id, 1, 1])
  })

  it('counts who was alerted as the customer’s page and its own page do, with who found it on the board before an alert', async () => {
    const there = { location: 'Roswell, NM', lat: 33.394, lng: -104.523 }
    await app.given.provider({ address: 'Roswell, NM' })
    // Some 40 miles away: not in the first wave, but within its own radius.
    const far = await app.given.provider({ address: 'Artesia, NM', radius: 100 })
    const request = await app.given.request({ form: { ...there, urgency: 'urgent' } })
    await tellAll(app.services)
    const bid = await app.given.bid(far, request)
    await far.caller.call(withdrawBid, { params: { id: bid.id } })
    app.clock.advance(unbidAfterMs + 1000)
    const { alertedCount } = await readByLink(app.anybody(), request)
    const admin = await app.given.admin()
    const page = (await admin.call(readRequestAtDesk, { params: { id: request.id } })).body
    const onBoard = (await board()).withoutBid.find(({ id }) => id === request.id)
    expect([onBoard?.alertedCount, page.alertedCount, alertedCount]).toEqual([2, 2, 2])
  })

  it('says nothing of the person and the exact place', async () => {
    await app.given.request({ form: { location: '4417 Hidden Hollow Rd, Austin, TX' } })
    app.clock.advance(unbidAfterMs + 1000)
    expect(withoutIds(JSON.stringify(await board()))).not.toMatch(
      /Whitcomb|0143|Hidden Hollow|dale\./,
    )
  })
})

describe('a late job', () => {
  it('is one whose promised time has passed before the arrival', async () => {
    const job = await app.given.job({ until: 'start' })
    expect(await lateOf(job.id)).toBeUndefined()
    app.clock.advance(46 * 60_000)
    expect(await lateOf(job.id)).toMatchObject({
      reason: 'not_arrived',
      phase: 'en_route',
      businessName: job.provider.businessName,
      providerPhone: job.provider.phone,
    })
  })

  it('is one at work for too long, and one that nobody confirms; not one that is closed', async () => {
    const working = await app.given.job({ until: 'work' })
    const done = await app.given.job({ until: 'finish' })
    const closed = await app.given.job({ until: 'closed' })
    app.clock.advance(longWorkMs + 1000)
    expect([await lateOf(working.id), await lateOf(done.id)]).toMatchObject([
      { reason: 'long_work' },
      undefined,
    ])
    app.clock.advance(unconfirmedAfterMs - longWorkMs)
    expect(await lateOf(done.id)).toMatchObject({ reason: 'unconfirmed' })
    expect(await lateOf(closed.id)).toBeUndefined()
  })
})

describe('the documents', () => {
  it('of providers are counted while they wait for their review, with the age of the oldest', async () => {
    expect((await board()).documents).toEqual({ count: 0, oldestAt: null })
    const at = app.clock.now().toISOString()
    const provider = await app.given.provider()
    await app.given.submission(provider, 'identity')
    app.clock.advance(60_000)
    await app.given.submission(provider, 'insurance')
    expect((await board()).documents).toEqual({ count: 2, oldestAt: at })
  })
})
