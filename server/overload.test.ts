import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportAudit } from '#contract/audit.ts'
import { login } from '#contract/auth.ts'
import { createIndividualRequest, listBoard } from '#contract/requests.ts'
import { createCaller } from './testing/caller.ts'
import { guestForm } from './testing/given.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

/** So many calls are taken at once; six of them when they only read. */
const atOnce = 8

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ turnsAway: atOnce })
})
afterAll(() => app.close())

const requests = async () =>
  (await app.services.pool.query('select count(*)::int as n from requests')).rows[0].n

/** Calls of guests that hang in the database until the table is free again. */
async function whileHung<T>(count: number, deed: () => Promise<T>) {
  const lock = await app.services.pool.connect()
  await lock.query('begin')
  await lock.query('lock table requests in exclusive mode')
  const hung = Array.from({ length: count }, (_, at) => ask(`hung-${randomUUID()}-${at}`))
  await expect.poll(underWay).toBe(count)
  const value = await deed()
  await lock.query('rollback')
  lock.release()
  return { value, answers: await Promise.all(hung) }
}

const ask = (idempotencyKey: string) =>
  createCaller(app.baseUrl).call(createIndividualRequest, { body: guestForm, idempotencyKey })

async function underWay(): Promise<number> {
  const text = await (await fetch(`${app.baseUrl}/metrics`)).text()
  return Number(/^calls_at_once\{state="under_way"\} (\d+)$/m.exec(text)?.[1])
}

it('what is too much is turned away at once with 503 and when to come again, and nothing of it is done', async () => {
  const before = await requests()
  const { value, answers } = await whileHung(atOnce, async () => {
    const begun = performance.now()
    const turnedAway = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(`turned-away-${at}`)),
    )
    const page = await fetch(app.baseUrl, { headers: { accept: 'text/html' } })
    return { turnedAway, page, html: await page.text(), ms: performance.now() - begun }
  })
  for (const { status, refusal, headers } of value.turnedAway) {
    expect([status, refusal.code]).toEqual([503, 'turned_away'])
    expect(refusal.message).toBe('We are busy right now. Please try again in a moment.')
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
  }
  // A browser comes again by itself.
  expect([value.page.status, value.html]).toEqual([
    503,
    expect.stringContaining('http-equiv="refresh"'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(atOnce).fill(201))
  expect(await requests()).toBe(before + atOnce)
  // Who comes again with the same key is served, once.
  expect((await ask('turned-away-0')).status).toBe(201)
  expect(await requests()).toBe(before + atOnce + 1)
})

it('deeds come before looking, looking before lists; health, figures and signing in have lines of their own', async () => {
  const provider = await app.given.provider()
  const admin = await app.given.admin()
  const stranger = createCaller(app.baseUrl)
  const wrong = { username: 'nobody-of-this-name', password: 'wrong-password-1' }
  const list = () => admin.call(exportAudit)
  const board = () => provider.caller.call(listBoard)
  const few = await whileHung(4, async () => [(await board()).status, (await list()).status])
  expect(few.value).toEqual([200, 503])
  const many = await whileHung(6, async () => [
    (await board()).status,
    (await fetch(`${app.baseUrl}/healthz`)).status,
    (await fetch(`${app.baseUrl}/readyz`)).status,
    (await stranger.call(login, { body: wrong })).status,
    // A stranger's request for help is taken, and waits like the others.
    await Promise.race([ask('one-more-deed').then(({ status }) => status), after(300)]),
  ])
  expect(many.value).toEqual([503, 200, 200, 401, 'waits'])
  expect((await ask('one-more-deed')).status).toBe(201)
  const told = await (await fetch(`${app.baseUrl}/metrics`)).text()
  expect(told).toMatch(/^calls_turned_away_total\{turn="last"\} 1$/m)
})

const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('waits'), ms))
