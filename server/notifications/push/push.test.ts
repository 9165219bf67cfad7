import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout } from '#contract/auth.ts'
import {
  changeChannels,
  readPushKey,
  subscribePush,
  testPush,
  unsubscribePush,
} from '#contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { deliver } from '../telling/deliver.ts'

/** A push service on this machine: keeps what it gets, and answers as it is told. */
const got: { path: string; headers: Record<string, unknown>; body: Buffer }[] = []
let answer = 201
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
  response.writeHead(answer).end()
})

let app: TestApp
let host: string
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  app = await openTestApp({ env: { PUSH_HOSTS: host } })
})
afterAll(async () => {
  await app.close()
  service.close()
})

/** A browser's half: its keys, its address, and how it reads what comes (RFC 8188, 8291). */
function browser(path: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    path,
    body: {
      endpoint: `http://${host}${path}`,
      keys: {
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
    },
    read(body: Buffer) {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
      const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      cipher.setAuthTag(body.subarray(-16))
      const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}
const subscribe = (caller: Caller, body: unknown) =>
  caller.call(subscribePush, { body: body as never })

async function deliverAll() {
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select id from deliveries where status = 'waiting' and channel = 'push' order by id`,
  )
  for (const { id } of rows) await deliver(app.services, { deliveryId: Number(id) })
}
const pushes = async () => {
  const { rows } = await app.services.pool.query(
    `select status, reason from deliveries where channel = 'push' order by id desc limit 1`,
  )
  return rows[0]
}

describe('a push', () => {
  it('brings a notice to the browser that subscribed, signed by us and readable by it alone', async () => {
    const provider = await app.given.provider()
    const phone = browser('/phone')
    expect((await subscribe(provider.caller, phone.body)).status).toBe(200)
    await app.given.request()
    await deliverAll()
    const push = got.findLast(({ path }) => path === '/phone')
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    const key = (await provider.caller.call(readPushKey)).body.publicKey
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${key}$`))
    expect(push?.body.toString('latin1')).not.toMatch(/Austin/)
    expect(phone.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Roadside Tire Change near Austin, TX',
      link: expect.stringMatching(/^\/provider-dashboard\?request=/),
    })
  })

  it('comes on demand, to see that it works; only where a device is subscribed', async () => {
    const customer = await app.given.customer()
    const none = await customer.call(testPush)
    expect([none.status, none.refusal.message]).toEqual([
      409,
      'Turn on notifications for this device first.',
    ])
    const desk = browser('/desk')
    await subscribe(customer, desk.body)
    expect((await customer.call(testPush)).status).toBe(200)
    await deliverAll()
    expect(desk.read(got.at(-1)?.body ?? Buffer.alloc(0)).title).toBe('This works')
    await customer.call(unsubscribePush)
    expect((await customer.call(testPush)).status).toBe(409)
  })

  it('ends with the session of its browser, and goes to whoever is signed in there', async () => {
    const [first, second] = [await app.given.customer(), await app.given.customer()]
    const shared = browser('/shared')
    await subscribe(first, shared.body)
    await subscribe(second, shared.body)
    expect((await first.call(testPush)).status).toBe(409)
    expect((await second.call(testPush)).status).toBe(200)
    await second.call(logout)
    const { rows } = await app.services.pool.query(
      'select count(*) as n from push_subscriptions where endpoint = $1',
      [shared.body.endpoint],
    )
    expect(rows[0].n).toBe(0)
  })

  it('is forgotten where the browser has gone, and tried again where the service is down', async () => {
    const customer = await app.given.customer()
    await subscribe(customer, browser('/gone').body)
    await customer.call(testPush)
    answer = 503
    await expect(deliverAll()).rejects.toThrow('HTTP 503')
    answer = 410
    await deliverAll()
    expect(await pushes()).toEqual({ status: 'held_back', reason: 'no_device' })
    answer = 201
    expect((await customer.call(testPush)).status).toBe(409)
  })

  it('waits for nobody’s quiet hours to be broken', async () => {
    const provider = await app.given.provider()
    await subscribe(provider.caller, browser('/night').body)
    const hour = app.clock.now().getUTCHours()
    await provider.caller.call(changeChannels, {
      body: { quietFrom: hour, quietTo: (hour + 2) % 24, timeZone: 'UTC' },
    })
    await app.given.request()
    await deliverAll()
    const { rows } = await app.services.pool.query(
      `select d.status, d.reason from deliveries d join providers p on p.owner_user_id = d.user_id
       where p.id = $1 and channel = 'push' and kind = 'request_opened'`,
      [provider.id],
    )
    expect(rows).toEqual([{ status: 'held_back', reason: 'quiet_hours' }])
  })

  it.each([
    ['endpoint', { endpoint: 'https://evil.example/push' }],
    ['endpoint', { endpoint: 'http://169.254.169.254/latest' }],
    ['endpoint', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['endpoint', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }],
    ['endpoint', { endpoint: 'https://user@fcm.googleapis.com/x' }],
    ['keys', { keys: { p256dh: 'short', auth: 'x' } }],
  ])('to another %s than a browser’s is refused: %j', async (field, change) => {
    const customer = await app.given.customer()
    const answer = await subscribe(customer, { ...browser('/x').body, ...change })
    expect([answer.status, Object.keys(answer.refusal.details ?? {})[0]?.split('.')[0]]).toEqual([
      400,
      field,
    ])
  })
})
