import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createIndividualRequest } from '#contract/requests.ts'
import { createCaller } from './testing/caller.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { guestForm } from './testing/given.ts'
import { openProduct, type Product } from './testing/product.ts'

const openFiles = 256
const tooMany = openFiles + 60

let fresh: FreshDatabase
let product: Product
beforeAll(async () => {
  fresh = await freshDatabase()
  product = await openProduct({ DATABASE_URL: fresh.url, LOG_LEVEL: 'silent' }, { openFiles })
})
afterAll(async () => {
  await product.close()
  await fresh.drop()
})

const ask = () => createCaller(product.baseUrl).call(createIndividualRequest, { body: guestForm })

it('a process that may open few files turns connections away, lives, and serves again when they are gone', async () => {
  await product.start()
  const running = product.process
  const { accessToken } = (await ask()).body
  for (let round = 0; round < 2; round++) {
    const streams = await Promise.all(Array.from({ length: tooMany }, () => listen(accessToken)))
    const open = streams.filter(({ isOpen }) => isOpen())
    expect(open.length).toBeGreaterThan(50)
    expect(open.length).toBeLessThan(openFiles)
    // Timers of libraries that look at files come by meanwhile.
    await sleep(2500)
    expect([running?.exitCode, running?.signalCode]).toEqual([null, null])
    for (const { socket } of streams) socket.destroy()
    await expect.poll(async () => (await ask().catch(() => null))?.status).toBe(201)
  }
  expect((await fetch(`${product.baseUrl}/healthz`)).status).toBe(200)
})

/** A live stream as a socket; settles when its head has come or it was closed. */
function listen(token: string): Promise<{ socket: Socket; isOpen(): boolean }> {
  const { hostname, port } = new URL(product.baseUrl)
  const socket = createConnection({ host: hostname, port: Number(port) })
  let isOpen = false
  socket.write(`GET /api/live HTTP/1.1\r\nhost: here\r\nx-access-token: ${token}\r\n\r\n`)
  socket.on('error', () => {})
  return new Promise((resolve) => {
    const settle = () => resolve({ socket, isOpen: () => isOpen })
    socket.once('data', () => {
      isOpen = true
      settle()
    })
    socket.once('close', () => {
      isOpen = false
      settle()
    })
  })
}
