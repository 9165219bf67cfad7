import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Sms } from './platform/sms/sms-sender.ts'
import { newPhone } from './testing/new-phone.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { openSlowSmsService, type SlowSmsService } from './testing/slow-sms-service.ts'
import { startWorker } from './worker.ts'

/** So many as a worker takes in hand at once. */
const count = 4

let app: TestApp
let sms: SlowSmsService
beforeAll(async () => {
  app = await openTestApp()
  sms = await openSlowSmsService()
})
afterAll(async () => {
  await app.close()
  await sms.close()
})

let phones: string[] = []
beforeEach(async () => {
  phones = Array.from({ length: count }, newPhone)
  for (const phone of phones)
    await app.given.provider({ phone, approved: false, phoneConfirmed: false })
})
const toAll = (sent: readonly string[]) =>
  phones.map((phone) => sent.filter((to) => to.endsWith(phone)).length)

/** A worker in a process of its own, sending by the slow service. */
const startProcess = () =>
  spawn('node', [resolve(import.meta.dirname, 'testing/work.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.services.config.dataDir,
      NOW: app.clock.now().toISOString(),
      SMS_URL: sms.url,
    },
    stdio: 'inherit',
  })

/** A minute of the database's clock, for what is in hand. */
const aMinutePasses = () =>
  app.services.pool.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`,
  )

it('a minute after a worker was killed another sends the messages that it had in hand', async () => {
  const killed = startProcess()
  await expect.poll(() => sms.held(), { timeout: 20_000 }).toBe(count)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await aMinutePasses()

  const sent: string[] = []
  const send = async ({ to }: Sms) => {
    sent.push(to)
  }
  const other = await startWorker(
    { ...app.services, sms: { send } },
    { everyMs: 200, heldMs: 40_000 },
  )
  await expect.poll(() => toAll(sent)).toEqual(phones.map(() => 1))
  await other.stop()
})

it('a slow message of a living worker is sent once, however many workers look for the work of dead ones', async () => {
  const lease = { everyMs: 100, heldMs: 1500 }
  const sent: string[] = []
  const gate = Promise.withResolvers<void>()
  const send = async ({ to }: Sms) => {
    sent.push(to)
    await gate.promise
  }
  const workers = [
    await startWorker({ ...app.services, sms: { send } }, lease),
    await startWorker({ ...app.services, sms: { send } }, lease),
  ]
  await expect.poll(() => toAll(sent)).toEqual(phones.map(() => 1))
  // Renewed for twice as long as it would be theirs without.
  const renewedMs = async () =>
    (
      await app.services.pool.query(
        'select extract(epoch from min(locked_at - run_at))::float * 1000 as ms from graphile_worker.jobs',
      )
    ).rows[0].ms
  await expect.poll(renewedMs, { timeout: 20_000 }).toBeGreaterThan(2 * lease.heldMs)
  gate.resolve()
  const left = async () =>
    (await app.services.pool.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n
  await expect.poll(left).toBe(0)
  expect(toAll(sent)).toEqual(phones.map(() => 1))
  for (const worker of workers) await worker.stop()
})
