import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listStuckDeliveries,
  type OperationsBoard,
  readOperations,
  retryDelivery,
  type StuckDelivery,
} from '#contract/admin-operations.ts'
import { withdrawBid } from '#contract/bids.ts'
import type { Problem } from '#contract/problem.ts'
import { settings } from '#contract/settings.ts'
import { deliver } from '../notifications/telling/deliver.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const board = async () =>
  (await (await app.given.admin()).call<OperationsBoard>(readOperations)).body
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

  it('says nothing of the person and the exact place', async () => {
    await app.given.request({ form: { location: '4417 Hidden Hollow Rd, Austin, TX' } })
    app.clock.advance(unbidAfterMs + 1000)
    expect(JSON.stringify(await board())).not.toMatch(/Whitcomb|0143|Hidden Hollow|dale\./)
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

describe('a message that did not leave', () => {
  const stuck = async (query: Record<string, string> = {}) =>
    (await (await app.given.admin()).call<StuckDelivery[]>(listStuckDeliveries, { query })).body
  const retry = async (id: number) =>
    (await app.given.admin()).call<Problem>(retryDelivery, { params: { id: String(id) } })

  /** The mail to a guest, refused by the other side. */
  async function failedMail() {
    await app.given.request({ form: { email: 'unlucky@example.com' } })
    await tellEvents(app.services)
    const { rows } = await app.services.pool.query<{ id: number }>(
      `select id from deliveries where status = 'waiting' and channel = 'mail' order by id desc limit 1`,
    )
    const deliveryId = rows[0]?.id ?? 0
    const send = async () => {
      throw new DeliveryError('mail', 'SMTP 550', false)
    }
    await deliver({ ...app.services, mailer: { send } }, { deliveryId })
    return deliveryId
  }
  const queued = async (id: number) => {
    const { rows } = await app.services.pool.query(
      `select count(*)::int as n from graphile_worker._private_jobs where payload::text = $1`,
      [JSON.stringify({ deliveryId: id })],
    )
    return rows[0].n
  }

  it('stands on the board with its reason and without an address, and goes out when it is tried again', async () => {
    const id = await failedMail()
    const [first] = await stuck()
    expect(first).toMatchObject({
      id,
      channel: 'mail',
      kind: 'request_opened',
      status: 'failed',
      reason: 'SMTP 550',
      user: null,
    })
    expect(JSON.stringify(await stuck())).not.toContain('unlucky')
    expect((await board()).stuckCount).toBeGreaterThan(0)
    const before = await queued(id)
    expect((await retry(id)).status).toBe(200)
    expect(await queued(id)).toBe(before + 1)
    await deliver(app.services, { deliveryId: id })
    expect((await stuck()).map((one) => one.id)).not.toContain(id)
    const sent = await app.services.outbox()
    expect(sent.some(({ to }) => to === 'unlucky@example.com')).toBe(true)
    const again = await retry(id)
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'wrong_state',
      'This message has left already.',
    ])
  })

  it('is queued once when two try it at the same moment', async () => {
    const id = await failedMail()
    const before = await queued(id)
    const answers = await atOnce(4, () => retry(id))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await queued(id)).toBe(before + 1)
  })

  it('is refused where there is none', async () => {
    expect((await retry(999_999_999)).status).toBe(404)
  })
})
