import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createIndividualRequest } from '#contract/requests.ts'
import { createCaller } from './testing/caller.ts'
import { guestForm } from './testing/given.ts'
import { openProduct, type Product } from './testing/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const readiness = async () => (await fetch(`${product.baseUrl}/readyz`)).status
const ask = (key: string) =>
  createCaller(product.baseUrl).call(createIndividualRequest, {
    body: guestForm,
    idempotencyKey: `stopping-${key}`,
  })

it('told to stop it says so first, answers what still comes, ends its streams and then itself', async () => {
  await product.start()
  const { process: running } = product
  if (!running) throw new Error('nothing runs')
  const { accessToken } = (await ask('before')).body
  const stream = await fetch(`${product.baseUrl}/api/live`, {
    headers: { 'x-access-token': accessToken },
  })
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await expect.poll(readiness, { timeout: 3000, interval: 50 }).toBe(503)
  const asked = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(`${at}`)))
  expect(asked.map(({ status }) => status)).toEqual(Array(12).fill(201))
  for (const { headers } of asked) expect(headers.get('connection')).toBe('close')
  await stream.text()
  expect(await ended).toEqual([0, null])
})
