import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createOutbox } from '../outbox.ts'
import { httpSmsSender } from './http-sms-sender.ts'
import { outboxSmsSender } from './outbox-sms-sender.ts'

const sms = { to: '+15125550143', text: 'Joe’s Tires is on the way: 25 min & counting' }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A provider on a free port; gives what it received and the part of its url behind the login. */
async function provider(answer: (response: ServerResponse) => void) {
  const received: { request: IncomingMessage; form: URLSearchParams }[] = []
  const server = createServer(async (request, response) => {
    received.push({ request, form: new URLSearchParams(await textOf(request)) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // listening, so it has a port
  return { received, host: `127.0.0.1:${port}` }
}

const created = (response: ServerResponse) => response.writeHead(201).end('{"sid":"SM1"}')

test('a message is posted as a form with the login and the sender of the url', async () => {
  const { received, host } = await provider(created)
  const url = `http://AC1:s%3Acret@${host}/2010-04-01/Accounts/AC1/Messages.json?From=+15125550100`
  await httpSmsSender({ url }).send({ ...sms, idempotencyKey: 'bid-1/ü' })
  const { request, form } = received[0] ?? {}
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(request?.headers.authorization).toBe(
    `Basic ${Buffer.from('AC1:s:cret').toString('base64')}`,
  )
  expect(request?.headers['idempotency-key']).toBe('bid-1%2F%C3%BC')
  expect(Object.fromEntries(form ?? [])).toEqual({
    From: '+15125550100',
    To: sms.to,
    Body: sms.text,
  })
})

test('without a login none is sent', async () => {
  const { received, host } = await provider(created)
  await httpSmsSender({ url: `http://${host}/send` }).send(sms)
  expect(received[0]?.request.headers.authorization).toBeUndefined()
})

test.each([
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])('answered with %i: another attempt makes sense: %s', async (status, isRetryable) => {
  const { host } = await provider((response) =>
    response.writeHead(status).end('+15125550143 is wrong'),
  )
  const error = await httpSmsSender({ url: `http://${host}/send` })
    .send(sms)
    .catch((e: unknown) => e)
  expect(error).toMatchObject({ name: 'DeliveryError', reason: `HTTP ${status}`, isRetryable })
  expect(String(error)).not.toContain('555')
})

test('a redirection is not followed', async () => {
  const elsewhere = await provider(created)
  const { host } = await provider((response) =>
    response.writeHead(307, { location: `http://${elsewhere.host}/` }).end(),
  )
  await expect(httpSmsSender({ url: `http://a:b@${host}/` }).send(sms)).rejects.toThrow()
  expect(elsewhere.received).toHaveLength(0)
})

test('a provider that is down or says nothing is worth another attempt', async () => {
  const down = httpSmsSender({ url: 'http://127.0.0.1:9/' })
  await expect(down.send(sms)).rejects.toMatchObject({ isRetryable: true })
  const { host } = await provider(() => {})
  const silent = httpSmsSender({ url: `http://${host}/`, timeoutMs: 100 })
  await expect(silent.send(sms)).rejects.toMatchObject({ reason: 'timeout', isRetryable: true })
})

test('without a provider messages stay in the outbox, one per key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  closing.push(() => rm(folder, { recursive: true }))
  const outbox = createOutbox(folder)
  const sender = outboxSmsSender(outbox)
  await sender.send({ ...sms, idempotencyKey: 'bid-1' })
  await sender.send({ ...sms, idempotencyKey: 'bid-1' })
  expect(await outbox.list(5)).toMatchObject([{ channel: 'sms', subject: null, ...sms }])
})
