import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink, decideBid } from '#contract/bids.ts'
import type { EventName } from '#contract/event-names.ts'
import { acceptInvitation, removeMember } from '#contract/fleets.ts'
import { webhookSettings } from '#contract/key-settings.ts'
import { listNotifications } from '#contract/notifications.ts'
import { removeProviderMember } from '#contract/provider-people.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  tryWebhook,
} from '#contract/webhooks.ts'
import { purge } from '../../own-data/purge.ts'
import type { Caller } from '../../testing/caller.ts'
import { invited } from '../../testing/invited.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { openReceiver, type Receiver } from '../../testing/webhook-receiver.ts'
import { tellEvents } from '../telling/tell-events.ts'
import { sendDeliveries } from './send-deliveries.ts'

let app: TestApp
let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
  app = await openTestApp({ env: { WEBHOOK_HOSTS: receiver.host } })
})
beforeEach(async () => {
  await app.services.pool.query('delete from webhooks')
  receiver.received.length = 0
  Object.assign(receiver.says, { status: 200, body: 'thank you', headers: {} })
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const hour = 60 * 60 * 1000
const day = 24 * hour

async function webhookOf(keeper: Caller, events: readonly EventName[], address = receiver.address) {
  const added = await keeper.call(addWebhook, { body: { address, events } })
  const { id, secret } = added.body
  const params = { id }
  const deliveries = async () => (await keeper.call(listWebhookDeliveries, { params })).body
  return { params, secret: secret ?? '', deliveries }
}

/** As the worker does: tells of what has happened, and sends what is due. */
async function work() {
  await tellAll(app.services)
  while (
    (await sendDeliveries(app.services, false)) + (await sendDeliveries(app.services, true)) >
    0
  );
}

const heard = () => receiver.received.map(({ body }) => JSON.parse(body))
/** What came, after its signature was checked as receivers do. */
function verified(secret: string, index = 0) {
  const { body, headers } = receiver.received[index] ?? { body: '', headers: {} }
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  // Signed anew and not verified by the library, which goes by the clock of the machine and not by the test's.
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), at, body)
  expect(String(headers['webhook-signature']).split(' ')).toContain(expected)
  return JSON.parse(body)
}
const codeOf = async (asked: Promise<{ status: number; refusal: { code: string } }>) => {
  const { status, refusal } = await asked
  return [status, refusal.code]
}

describe('a webhook', () => {
  it('tells a provider of a request on its board, signed, as the live stream says it', async () => {
    const provider = await app.given.provider()
    const { secret, deliveries } = await webhookOf(provider.caller, ['request_opened'])
    const request = await app.given.request()
    await work()
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received
    new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(verified(secret)).toMatchObject({
      type: 'request_opened',
      data: { name: 'request_opened', requestId: request.id, card: { id: request.id } },
    })
    expect(await deliveries()).toMatchObject([
      { event: 'request_opened', status: 200, answer: 'thank you', tries: 1, nextTryAt: null },
    ])
    expect((await deliveries())[0]?.arrivedAt).not.toBeNull()
  })

  it('tells nobody of what does not reach them, and only of the events that were chosen', async () => {
    const far = await app.given.provider({ address: 'El Paso, TX 79901' })
    const near = await app.given.provider()
    await webhookOf(far.caller, ['request_opened', 'bid_accepted'])
    await webhookOf(near.caller, ['bid_accepted'])
    const request = await app.given.request()
    const bid = await app.given.bid(near, request)
    await work()
    expect(heard()).toEqual([])
    const body = { accessToken: request.token }
    await app.anybody().call(acceptBidByLink, { params: { id: bid.id }, body })
    await work()
    expect(heard().map(({ type, data }) => [type, data.bidId])).toEqual([['bid_accepted', bid.id]])
  })

  it('tells a fleet of its own requests, and no other fleet', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const other = await app.given.company()
    await webhookOf(company.manager, ['bid_submitted'])
    await webhookOf(other.manager, ['bid_submitted'])
    const request = await app.given.request({ as: driver.caller })
    await app.given.bid(await app.given.provider(), request)
    await work()
    expect(heard().map(({ data }) => data.requestId)).toEqual([request.id])
  })

  it('is offered only what its keeper hears on an open screen', async () => {
    const offeredTo = async (caller: Caller) => (await caller.call(listWebhooks)).body.offered
    const provider = (await app.given.provider()).caller
    expect(await offeredTo(provider)).toEqual(expect.arrayContaining(['request_opened', 'job_due']))
    expect(await offeredTo(provider)).not.toContain('approval_waits')
    expect(await offeredTo(await app.given.manager())).not.toContain('request_alerted')
    expect(await offeredTo(await app.given.admin())).toContain('approval_waits')
    const body = { address: receiver.address, events: ['approval_waits'] }
    expect(await codeOf(provider.call(addWebhook, { body }))).toEqual([400, 'bad_input'])
  })

  it.each([
    'http://tms.example.com/hook',
    'https://user:word@tms.example.com/hook',
    'https://localhost/hook',
    'https://10.0.0.8/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f.1/',
    'ftp://tms.example.com/',
  ])('does not take the address %s', async (address) => {
    const manager = await app.given.manager()
    const body = { address, events: ['bid_submitted'] }
    expect(await codeOf(manager.call(addWebhook, { body }))).toEqual([400, 'bad_input'])
  })

  it('whose name has come to mean a private address is not called', async () => {
    const manager = await app.given.manager()
    const { params, deliveries } = await webhookOf(
      manager,
      ['bid_submitted'],
      `https://hook.example.com:${receiver.port}/`,
    )
    await manager.call(tryWebhook, { params })
    const services = {
      ...app.services,
      lookup: (_: string, __: object, done: (e: null, a: string, f: number) => void) =>
        done(null, '127.0.0.1', 4),
    }
    await sendDeliveries(services as Parameters<typeof sendDeliveries>[0], false)
    expect((await deliveries())[0]).toMatchObject({ status: null, failure: 'private_address' })
    expect(heard()).toEqual([])
  })

  it('whose secret was sealed with another key fails as one that nobody answers, and says so', async () => {
    const manager = await app.given.manager()
    const { params, deliveries } = await webhookOf(manager, ['bid_submitted'])
    await manager.call(tryWebhook, { params })
    await sendDeliveries({ ...app.services, linkKey: 'k'.repeat(40) }, false)
    expect((await deliveries())[0]).toMatchObject({ status: null, failure: 'secret', tries: 1 })
    expect(heard()).toEqual([])
  })

  it('is tried again for about a day, later each time, and then given up', async () => {
    const { caller } = await app.given.provider()
    const { params, deliveries } = await webhookOf(caller, ['job_due'])
    receiver.says.status = 500
    await caller.call(tryWebhook, { params })
    const startedAt = app.clock.now().getTime()
    await work()
    for (let step = 0; step < 20; step++) {
      const [delivery] = await deliveries()
      if (!delivery?.nextTryAt) break
      app.clock.advance(Date.parse(delivery.nextTryAt) - app.clock.now().getTime())
      await work()
    }
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ status: 500, nextTryAt: null, arrivedAt: null })
    expect(delivery?.tries).toBe(webhookSettings.triesAfterMs.length + 1)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([new Set(ids).size, ids.length]).toEqual([1, delivery?.tries])
    const hours = (app.clock.now().getTime() - startedAt) / hour
    expect(hours).toBeGreaterThan(20)
    expect(hours).toBeLessThan(27)
  })

  it('that fails for days is turned off, its keeper is told, and it can be turned on again', async () => {
    const provider = await app.given.provider()
    const { params } = await webhookOf(provider.caller, ['job_due'])
    receiver.says.status = 503
    await provider.caller.call(tryWebhook, { params })
    await work()
    app.clock.advance(webhookSettings.stopAfterMs)
    await work()
    const [stopped] = (await provider.caller.call(listWebhooks)).body.webhooks
    expect(stopped).toMatchObject({ stoppedBecause: 'failing' })
    await tellAll(app.services)
    const titles = (await provider.caller.call(listNotifications)).body.notifications
    expect(titles.map(({ title }) => title)).toContain(`Your webhook at ${receiver.host} is off`)
    const { rows: mails } = await app.services.pool.query(
      `select channel from deliveries where code = 'webhookStopped'`,
    )
    expect(mails).toEqual([{ channel: 'mail' }])
    expect(await codeOf(provider.caller.call(tryWebhook, { params }))).toEqual([409, 'wrong_state'])
    receiver.says.status = 200
    await provider.caller.call(changeWebhook, { params, body: { isOn: true } })
    await provider.caller.call(tryWebhook, { params })
    await work()
    const [on] = (await provider.caller.call(listWebhooks)).body.webhooks
    expect(on).toMatchObject({ stoppedAt: null, failingSince: null })
  })

  it('whose address says that it is gone is turned off at once', async () => {
    const manager = await app.given.manager()
    const { params } = await webhookOf(manager, ['bid_submitted'])
    receiver.says.status = 410
    await manager.call(tryWebhook, { params })
    await work()
    const [webhook] = (await manager.call(listWebhooks)).body.webhooks
    expect(webhook).toMatchObject({ stoppedBecause: 'gone' })
  })

  it('is signed with the new secret and the old one for a day after a rotation', async () => {
    const manager = await app.given.manager()
    const { params, secret } = await webhookOf(manager, ['bid_submitted'])
    const rotated = (await manager.call(rotateWebhookSecret, { params })).body
    await manager.call(tryWebhook, { params })
    await work()
    for (const one of [secret, rotated.secret ?? ''])
      expect(verified(one)).toMatchObject({ type: 'test' })
    app.clock.advance(day)
    await manager.call(tryWebhook, { params })
    await work()
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })

  it('sends a message again under the id it had, as a delivery of its own', async () => {
    const manager = await app.given.manager()
    const { params, deliveries } = await webhookOf(manager, ['bid_submitted'])
    const tried = (await manager.call(tryWebhook, { params })).body
    await work()
    const again = await manager.call(replayDelivery, { params: { id: tried.id } })
    expect([again.status, again.body.messageId]).toEqual([201, tried.messageId])
    await work()
    const [first, second] = receiver.received
    expect([second?.body, second?.headers['webhook-id']]).toEqual([first?.body, tried.messageId])
    expect(await deliveries()).toHaveLength(2)
  })

  it('of a suspended provider hears nothing', async () => {
    const provider = await app.given.provider()
    await webhookOf(provider.caller, ['bid_rejected', 'provider_status_changed'])
    const admin = await app.given.admin()
    const body = { status: 'suspended', reason: 'Test' }
    await admin.call(setProviderStanding, { params: { id: provider.id }, body })
    await work()
    expect(heard()).toEqual([])
  })

  it('of who is suspended hears nothing, and ends with who leaves the business, as the keys of that person do', async () => {
    const provider = await app.given.provider()
    const ofShop = await app.given.colleague(provider, 'owner')
    const company = await app.given.company()
    const { token } = await invited(app, company, 'manager')
    const ofFleet = app.anybody()
    await ofFleet.call(acceptInvitation, {
      body: {
        token,
        fullName: 'Robin Colleague',
        phone: '(512) 555-0188',
        username: 'colleague-who-leaves',
        password: 'pass-of-their-own',
      },
    })
    const leaving = [
      [ofShop.caller, provider.caller, removeProviderMember, 'bid_accepted'],
      [ofFleet, company.manager, removeMember, 'bid_submitted'],
    ] as const
    for (const [colleague, stays, remove, event] of leaving) {
      const { id } = (await colleague.call(readCurrentUser)).body
      const { params } = await webhookOf(colleague, [event])
      await app.services.pool.query('update users set suspended_at = now() where id = $1', [id])
      const request = await app.given.request({
        as: (await app.given.fleetDriver(company)).caller,
      })
      const bid = await app.given.bid(provider, request)
      await company.manager.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'accepted' },
      })
      await work()
      expect(heard()).toEqual([])
      await app.services.pool.query('update users set suspended_at = null where id = $1', [id])
      expect((await stays.call(remove, { params: { id } })).status).toBe(200)
      const { webhooks: hooks } = (await stays.call(listWebhooks)).body
      expect(hooks.find((one) => one.id === params.id)?.stoppedBecause).toBe('by_hand')
    }
  })

  it('that was removed is sent nothing any more, not even what waits', async () => {
    const manager = await app.given.manager()
    const { params } = await webhookOf(manager, ['bid_submitted'])
    await manager.call(tryWebhook, { params })
    await manager.call(removeWebhook, { params })
    await work()
    expect(heard()).toEqual([])
  })

  it('that does not answer keeps the messages of no other waiting', async () => {
    const manager = await app.given.manager()
    const slow = await webhookOf(manager, ['bid_submitted'])
    const well = await webhookOf(await app.given.manager(), ['bid_submitted'])
    await app.services.pool.query('update webhooks set failing_since = now() where id = $1', [
      slow.params.id,
    ])
    await manager.call(tryWebhook, { params: slow.params })
    expect(await sendDeliveries(app.services, false)).toBe(0)
    expect(await sendDeliveries(app.services, true)).toBe(1)
    expect(await well.deliveries()).toEqual([])
  })

  it('gets what a process had in hand when it died, from another one', async () => {
    const manager = await app.given.manager()
    const { params, deliveries } = await webhookOf(manager, ['bid_submitted'])
    await manager.call(tryWebhook, { params })
    // Taken, and never heard of again.
    await app.services.pool.query(
      `update webhook_deliveries set due_at = due_at + interval '30 seconds' where webhook_id = $1`,
      [params.id],
    )
    await work()
    expect(heard()).toEqual([])
    app.clock.advance(30_000)
    await work()
    expect((await deliveries())[0]).toMatchObject({ status: 200, tries: 1 })
  })

  it('is told of an event once, however many workers there are', async () => {
    const provider = await app.given.provider()
    await webhookOf(provider.caller, ['request_opened'])
    await app.given.request()
    await Promise.all(Array.from({ length: 5 }, () => tellEvents(app.services)))
    await tellAll(app.services)
    await Promise.all(Array.from({ length: 5 }, () => sendDeliveries(app.services, false)))
    expect(heard().map(({ type }) => type)).toEqual(['request_opened'])
  })

  it('keeps what was sent for 30 days', async () => {
    const manager = await app.given.manager()
    const { params, deliveries } = await webhookOf(manager, ['bid_submitted'])
    await manager.call(tryWebhook, { params })
    await work()
    await purge(app.services)
    expect(await deliveries()).toHaveLength(1)
    app.clock.advance(webhookSettings.keepMs)
    await purge(app.services)
    const { rows } = await app.services.pool.query(
      'select count(*)::int as count from webhook_deliveries where webhook_id = $1',
      [params.id],
    )
    expect(rows[0].count).toBe(0)
  })

  it('is one of ten at most, its secret is kept sealed, and pages lead through its deliveries', async () => {
    const manager = await app.given.manager()
    const { params, secret } = await webhookOf(manager, ['bid_submitted'])
    for (let count = 0; count < 60; count++) await manager.call(tryWebhook, { params })
    const page = (query = {}) => manager.call(listWebhookDeliveries, { params, query })
    const first = (await page()).body
    const rest = (await page({ before: first.at(-1)?.id })).body
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(60)
    const { rows } = await app.services.pool.query('select w::text as kept from webhooks w')
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
    const body = { address: receiver.address, events: ['bid_submitted'] }
    for (let count = 1; count < webhookSettings.most; count++)
      await manager.call(addWebhook, { body })
    expect(await codeOf(manager.call(addWebhook, { body }))).toEqual([409, 'too_many_webhooks'])
  })
})
