import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Readiness } from '#contract/operations.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { createCaller } from './testing/caller.ts'
import { type DatabaseProxy, openDatabaseProxy } from './testing/database-proxy.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { guestForm } from './testing/given.ts'
import { openProduct, type Product } from './testing/product.ts'

let fresh: FreshDatabase
let proxy: DatabaseProxy
let product: Product
beforeAll(async () => {
  fresh = await freshDatabase()
  proxy = await openDatabaseProxy(fresh.url)
  product = await openProduct({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await product.close()
  await proxy.cut()
  await fresh.drop()
})

const readiness = async () => {
  const answer = await fetch(`${product.baseUrl}/readyz`)
  const { status, checks } = (await answer.json()) as Readiness
  return [answer.status, status, checks.database]
}
const ask = () => createCaller(product.baseUrl).call(createIndividualRequest, { body: guestForm })

it('a database that is away for a moment takes no process out of service: what comes is held and answered', async () => {
  await product.start()
  await proxy.cut()
  const held = [ask(), ask(), ask()]
  await expect.poll(readiness).toEqual([200, 'ok', 'waiting'])
  await proxy.restore()
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([201, 201, 201])
  await expect.poll(readiness).toEqual([200, 'ok', 'ok'])
})

it('only one that stays away longer than calls are held does, and the process lives on', async () => {
  await proxy.cut()
  await expect.poll(readiness, { timeout: 30_000 }).toEqual([503, 'unavailable', 'away'])
  expect((await fetch(`${product.baseUrl}/healthz`)).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  await proxy.restore()
  await expect.poll(readiness, { timeout: 30_000 }).toEqual([200, 'ok', 'ok'])
  expect((await ask()).status).toBe(201)
})
