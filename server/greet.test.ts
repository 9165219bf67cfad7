import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from './core/config.ts'
import { greet } from './greet.ts'
import { openDatabase } from './platform/db/pool.ts'
import { freshDatabase } from './testing/fresh-database.ts'

afterEach(() => vi.restoreAllMocks())

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const config = readConfig({ PORT: '4711' })
const greeted = async (url: string) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { db, close } = openDatabase({ url, max: 1, log, applicationName: 'greet test' })
  await greet({ config, db, logins: null, hasPages: true })
  await close()
  return said.mock.calls.flat().join('\n')
}

test('a start says where the product is and that an admin is missing', async () => {
  const fresh = await freshDatabase()
  const said = await greeted(fresh.url)
  expect(said).toContain('Roadcall is open')
  expect(said).toContain('make-admin')
  await fresh.drop()
})

test('a database that is lost while the process greets does not end it: it takes calls already', async () => {
  const said = await greeted('postgres://nobody@127.0.0.1:9/nothing')
  expect(said).toContain('Roadcall is open')
  expect(said).not.toContain('make-admin')
})
