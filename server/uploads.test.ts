import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
const open = new Set<Socket>()
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})
afterAll(() => app.close())

/** Begins to send a file of that many bytes, and sends no more than its head. Gives what was answered so far. */
function begin(path: string, bytes: number, headers: Record<string, string> = {}) {
  const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1')
  open.add(socket)
  let said = ''
  socket.on('data', (data) => {
    said += data
  })
  socket.on('error', () => {})
  const head = {
    host: 'localhost',
    'content-type': 'image/jpeg',
    'content-length': `${bytes}`,
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return {
    status: async () => {
      for (let round = 0; round < 100 && !said; round++) await wait(20)
      return said ? Number(said.split(' ')[1]) : null
    },
    said: () => said,
    end: () => socket.destroy(),
  }
}

const { maxBytes } = settings.photos

describe('a file is not read', () => {
  it('from who has no account, and no link that opens something: the head is answered', async () => {
    const request = await app.given.request()
    const photos = `/api/service-requests/${request.id}/photos`
    expect(await begin(photos, maxBytes).status()).toBe(404)
    const noLink = { 'x-access-token': 'nothing-that-opens-anything' }
    expect(await begin(photos, maxBytes, noLink).status()).toBe(404)
    expect(await begin('/api/provider/picture', maxBytes).status()).toBe(401)
    const customer = await app.given.customer()
    const cookie = { cookie: customer.cookie }
    expect(await begin('/api/provider/picture', maxBytes, cookie).status()).toBe(403)
  })

  it('while one address sends as much as has room; then it is, once something of that is over', async () => {
    const request = await app.given.request()
    const photos = `/api/service-requests/${request.id}/photos`
    const byLink = { 'x-access-token': request.token }
    const first = Array.from({ length: 4 }, () => begin(photos, maxBytes, byLink))
    // Nobody answers what is still coming.
    await wait(300)
    expect(first.map(({ said }) => said())).toEqual(first.map(() => ''))
    const more = begin(photos, maxBytes, byLink)
    expect(await more.status()).toBe(503)
    expect(more.said()).toMatch(/^retry-after: \d+/im)
    first[0]?.end()
    await wait(300)
    const next = begin(photos, maxBytes, byLink)
    await wait(300)
    expect(next.said()).toBe('')
  })
})
