import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { expireRequests } from './deals/expire-requests.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { atOnce } from './testing/race.ts'

/** So many that a worker which is killed leaves most of them. */
const count = 600

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const value = async (sql: string) => (await app.services.pool.query(sql)).rows[0].n as number
const expired = () => value(`select count(*) as n from events where name = 'request_expired'`)

it('a deadline is carried out once, also when one of two workers is killed in the middle', async () => {
  const request = await app.given.request()
  const { rows } = await app.services.pool.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'requests' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const { columns } = rows[0]
  await app.services.pool.query(
    `insert into requests (${columns}) select ${columns}
     from requests r, generate_series(2, $2) where r.id = $1`,
    [request.id, count],
  )
  app.clock.advance(settings.requestExpiryMs.urgent + 1000)

  const worker = spawn('node', [resolve(import.meta.dirname, 'testing/work.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.services.config.dataDir,
      NOW: app.clock.now().toISOString(),
    },
    stdio: 'inherit',
  })
  await expect.poll(expired, { timeout: 20_000, interval: 5 }).toBeGreaterThan(3)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  const byTheKilled = await expired()
  expect(byTheKilled).toBeLessThan(count)

  while ((await atOnce(2, () => expireRequests(app.services))).some((done) => done > 0));
  expect(await expired()).toBe(count)
  expect(
    await value(
      `select count(distinct request_id) as n from events where name = 'request_expired'`,
    ),
  ).toBe(count)
  expect(await value(`select count(*) as n from requests where close_reason = 'expired'`)).toBe(
    count,
  )
})
