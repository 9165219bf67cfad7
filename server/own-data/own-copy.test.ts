import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { askForCopy, fetchCopy, readOwnData } from '#contract/own-data.ts'
import { addRequestPhoto } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import { givenAccount } from '../testing/given-account.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { mailOwnData } from './mail-own-data.ts'
import { makeCopy } from './make-copy.ts'
import { purge } from './purge.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Asks, and does what the worker would do. */
async function copyOf(caller: Caller, password: string) {
  const asked = await caller.call(askForCopy, { body: { password } })
  expect(asked.body.copy?.state).toBe('making')
  const { id: userId } = (await caller.call(readCurrentUser)).body
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from own_copies where user_id = $1 and ready_at is null',
    [userId],
  )
  await makeCopy(app.services, { id: rows[0]?.id ?? '' })
  await mailOwnData(app.services, { userId, news: 'copyReady' })
  return userId
}

interface Copy {
  [part: string]: Record<string, unknown>[]
}
async function unpacked(caller: Caller) {
  const { status, bytes, headers } = await caller.call(fetchCopy)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(bytes)
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Copy
  return { files, data }
}

it('a customer takes along the account, requests, messages and photos, once', async () => {
  const { caller, password } = await givenAccount(app)
  const request = await app.given.request({ as: caller })
  const photo = await caller.call(addRequestPhoto, {
    params: { id: request.id },
    file: await givenPhoto(),
    contentType: 'image/jpeg',
  })
  const userId = await copyOf(caller, password)
  const mail = (await app.services.outbox()).find(({ subject }) =>
    /data is ready/.test(subject ?? ''),
  )
  expect(mail?.text).toContain('/account/data')
  expect((await caller.call(readOwnData)).body.copy?.state).toBe('ready')

  const { files, data } = await unpacked(caller)
  expect(data.account?.[0]).toMatchObject({ id: userId, user_type: 'customer' })
  expect(data.requests?.map(({ id }) => id)).toEqual([request.id])
  expect(data.photos?.map(({ id }) => id)).toEqual([photo.body.id])
  expect(Object.keys(files)).toContain(`photos/${photo.body.id}.jpg`)
  expect(strFromU8(files['read-me.txt'] ?? new Uint8Array())).toMatch(/data\.json/)

  const again = await caller.call(fetchCopy)
  expect([again.status, again.refusal.code]).toEqual([404, 'not_found'])
  expect((await caller.call(readOwnData)).body.copy?.state).toBe('fetched')
})

it('the same download may be sent again while the line is bad, for an hour', async () => {
  const { caller, password } = await givenAccount(app)
  await copyOf(caller, password)
  const idempotencyKey = 'download-of-a-copy'
  const first = await caller.call(fetchCopy, { idempotencyKey })
  const second = await caller.call(fetchCopy, { idempotencyKey })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.bytes).toEqual(first.bytes)
  app.clock.advance(settings.ownData.fetchAgainMs + 1000)
  await purge(app.services)
  expect((await caller.call(fetchCopy, { idempotencyKey })).status).toBe(404)
})

it('a copy holds no secret and nobody else', async () => {
  const { caller, password } = await givenAccount(app)
  const other = await givenAccount(app)
  await app.given.request({ as: other.caller })
  await copyOf(caller, password)
  const { data } = await unpacked(caller)
  expect(data.requests).toEqual([])
  const text = JSON.stringify(data)
  expect(text).not.toMatch(/password_hash|token_hash|sealed|argon2/)
  expect(text).not.toContain(other.username)
})

it('a shop’s owner takes along the business with its papers, a driver the license, a manager the fleet', async () => {
  const shop = await app.given.provider()
  const document = await app.given.submission(shop, 'insurance')
  await copyOf(shop.caller, shop.password)
  const ofShop = await unpacked(shop.caller)
  expect(ofShop.data.business?.[0]?.business_name).toBe(shop.businessName)
  expect(Object.keys(ofShop.files).some((name) => name.startsWith(`documents/${document}`))).toBe(
    true,
  )
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  await copyOf(driver.caller, driver.password)
  const ofDriver = await unpacked(driver.caller)
  expect(ofDriver.data.driver?.[0]?.id).toBe(driver.id)
  expect(ofDriver.data.fleet).toEqual([])
  await copyOf(company.manager, company.password)
  expect((await unpacked(company.manager)).data.fleet?.[0]?.id).toBe(company.id)
})

it('asks for the password, makes one a day, and forgets it after seven days', async () => {
  const { caller, password } = await givenAccount(app)
  const wrong = await caller.call(askForCopy, { body: { password: 'not-my-password' } })
  expect([wrong.status, wrong.refusal.code]).toEqual([401, 'wrong_credentials'])
  expect(wrong.refusal.details).toHaveProperty('password')
  await copyOf(caller, password)
  const twice = await caller.call(askForCopy, { body: { password } })
  expect([twice.status, twice.refusal.message]).toEqual([
    409,
    'You can ask for one copy every 24 hours.',
  ])
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from own_copies order by asked_at desc limit 1',
  )
  const key = `copies/${rows[0]?.id}.zip`
  expect(await app.services.files.get(key)).not.toBeNull()
  app.clock.advance(settings.ownData.copyMs + 1000)
  expect((await caller.call(fetchCopy)).status).toBe(404)
  await purge(app.services)
  expect(await app.services.files.get(key)).toBeNull()
  expect((await caller.call(readOwnData)).body.copy).toBeNull()
})
