import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listStuckDeliveries, readOperations, retryDelivery } from '#contract/admin-operations.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { deliver } from './telling/deliver.ts'
import { tellEvents } from './telling/tell-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const board = async () => (await (await app.given.admin()).call(readOperations)).body

describe('a message that did not leave', () => {
  const stuck = async (query: Record<string, string> = {}) =>
    (await (await app.given.admin()).call(listStuckDeliveries, { query })).body
  const retry = async (id: number) =>
    (await app.given.admin()).call(retryDelivery, { params: { id: String(id) } })

  /** The mail to a guest, refused by the other side. */
  async function failedMail() {
    const { id } = await app.given.request({ form: { email: 'unlucky@example.com' } })
    let deliveryId = 0
    await expect
      .poll(async () => {
        await tellEvents(app.services)
        const { rows } = await app.services.pool.query<{ id: number }>(
          `select id from deliveries where request_id = $1 and channel = 'mail'`,
          [id],
        )
        deliveryId = rows[0]?.id ?? 0
        return deliveryId
      })
      .toBeGreaterThan(0)
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
    expect((await board()).failedCount).toBeGreaterThan(0)
    const before = await queued(id)
    expect((await retry(id)).status).toBe(200)
    expect(await queued(id)).toBe(before + 1)
    await deliver(app.services, { deliveryId: id })
    expect((await stuck()).map((one) => one.id)).not.toContain(id)
    const sent = await app.services.outbox()
    expect(sent.some(({ to }) => to === 'unlucky@example.com')).toBe(true)
    const again = await retry(id)
    expect([again.status, again.refusal.code, again.refusal.message]).toEqual([
      409,
      'wrong_state',
      'This message has already gone out.',
    ])
  })

  it('is queued once when two try it at the same moment', async () => {
    const id = await failedMail()
    const before = await queued(id)
    const answers = await atOnce(4, () => retry(id))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await queued(id)).toBe(before + 1)
  })

  it('stands apart when it was held back by the wishes of who gets it', async () => {
    const id = await failedMail()
    await app.services.pool.query(
      `update deliveries set status = 'held_back', reason = 'quiet_hours' where id = $1`,
      [id],
    )
    expect((await stuck()).map((one) => one.id)).not.toContain(id)
    expect((await stuck({ status: 'held_back' }))[0]).toMatchObject({ id, reason: 'quiet_hours' })
    expect((await retry(id)).status).toBe(200)
    expect(await stuck({ status: 'held_back' })).toEqual([])
  })

  it('is refused where there is none', async () => {
    expect((await retry(999_999_999)).status).toBe(404)
  })
})
