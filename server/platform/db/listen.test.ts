import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { listen } from './listen.ts'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const send = (payload: string, channel = 'news') =>
  fresh.database.pool.query('select pg_notify($1, $2)', [channel, payload])

test('a listener whose connection is cut says so, comes back and hears again', async () => {
  const heard: string[] = []
  const states: string[] = []
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const listener = listen({
    url: fresh.url,
    channels: {
      news: (payload) => {
        heard.push(payload)
        if (payload === 'bad') throw new Error('cannot read this')
      },
      weather: (payload) => heard.push(`weather: ${payload}`),
    },
    onUp: () => states.push('up'),
    onDown: () => states.push('down'),
    log,
  })
  await expect.poll(() => states).toEqual(['up'])
  await send('bad')
  await send('one')
  await expect.poll(() => heard).toEqual(['bad', 'one'])
  expect(log.error).toHaveBeenCalledTimes(1)

  // The servers of other tests listen beside it.
  await fresh.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'roadcall listen' and datname = current_database()`,
  )
  await expect.poll(() => states).toEqual(['up', 'down', 'up'])
  await send('two')
  await send('snow', 'weather')
  await expect.poll(() => heard).toEqual(['bad', 'one', 'two', 'weather: snow'])

  await listener.close()
  expect(states).toEqual(['up', 'down', 'up', 'down'])
})

test('a listener waits for a database that is not there, and can be closed meanwhile', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const onUp = vi.fn()
  const listener = listen({
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    channels: { news: vi.fn() },
    onUp,
    onDown: vi.fn(),
    log,
  })
  await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThan(0)
  await listener.close()
  expect(onUp).not.toHaveBeenCalled()
})
