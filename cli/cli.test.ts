import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, readCurrentUser } from '#contract/auth.ts'
import { freshDatabase } from '../server/testing/fresh-database.ts'
import { openTestApp, type TestApp } from '../server/testing/open-test-app.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

let app: TestApp
let folder: string
let databaseUrl: string
beforeAll(async () => {
  app = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'roadcall-cli-'))
  databaseUrl = app.services.pool.options.connectionString ?? ''
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const envOf = (url: string) => ({ DATABASE_URL: url, DATA_DIR: folder })

/** A command with `typed` as the answer to whatever it asks. */
async function cli(args: string[], { typed = '', url = databaseUrl } = {}) {
  const said: unknown[] = []
  const code = await runCommand(commands, args, {
    env: envOf(url),
    print: (line) => said.push(line),
    complain: (problem) => said.push(problem),
    isTerminal: false,
    askSecret: async () => typed,
  })
  return { code, said: said.join('\n') }
}

/** The same as a program of its own, with `typed` on its standard input. */
async function program(args: string[], typed: string) {
  const env = { ...process.env, ...envOf(databaseUrl) }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env })
  child.stdin.write(typed)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said: said.trim() }
}

describe('npm run cli', () => {
  it('lists its commands and answers a wrong call with one sentence', async () => {
    const help = await cli(['--help'])
    expect(help.code).toBe(0)
    for (const name of ['make-admin', 'reset-password', 'seed', 'backup', 'restore', 'doctor'])
      expect(help.said).toContain(name)
    expect(await cli(['make-admin', 'only-a-name'])).toEqual({
      code: 1,
      said: 'Use it like this: npm run cli -- make-admin <username> <email>',
    })
  })

  it('makes an admin who can sign in at once, beside the running server', async () => {
    const made = await program(['make-admin', 'head', 'head@example.com'], 'lights-on-7\n')
    expect(made).toMatchObject({ code: 0 })
    const admin = app.anybody()
    const body = { username: 'head', password: 'lights-on-7', portal: 'admin' }
    expect((await admin.call(login, { body })).status).toBe(200)
    const common = await cli(['make-admin', 'next', 'next@example.com'], { typed: 'password1' })
    expect(common.code).toBe(1)
    expect(common.said).toContain('most common')
  })

  it('sets a new password, which ends the sessions of that account', async () => {
    const { caller, username } = await app.given.provider()
    const reset = await cli(['reset-password', username], { typed: 'a-new-start' })
    expect(reset.code).toBe(0)
    await expect
      .poll(async () => (await caller.call(readCurrentUser)).status, { timeout: 6_000 })
      .toBe(401)
    const body = { username, password: 'a-new-start' }
    expect((await app.anybody().call(login, { body })).status).toBe(200)
  })

  it('does not seed anything but a demo, and not among real people', async () => {
    expect((await cli(['seed'])).code).toBe(1)
    const refused = await cli(['seed', '--demo'])
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('not of the demo')
  })
})

describe('backup and restore', () => {
  it('bring every row back into another database, and only into an empty one unasked', async () => {
    const file = join(folder, 'all.gz')
    const request = await app.given.request({ form: { additionalNotes: 'Tab\there, \\., "ñ" ✓' } })
    await app.given.bid(await app.given.provider(), request)
    expect((await cli(['backup', file])).code).toBe(0)
    const other = await freshDatabase()
    try {
      const restored = await cli(['restore', file], { url: other.url })
      expect(restored).toMatchObject({ code: 0 })
      expect(await contentsOf(other.database.db)).toEqual(await contentsOf(app.services.db))

      const again = await cli(['restore', file], { url: other.url })
      expect(again.code).toBe(1)
      expect(again.said).toContain('not empty')
      expect((await cli(['restore', file, '--force'], { url: other.url })).code).toBe(0)
      const { rows } = await sql<{ id: number }>`
        insert into audit_log (action) values ('test') returning id`.execute(other.database.db)
      expect(rows[0]?.id).toBeGreaterThan(1)

      await writeFile(join(folder, 'half.gz'), (await readFile(file)).subarray(0, 4_000))
      const half = await cli(['restore', join(folder, 'half.gz'), '--force'], { url: other.url })
      expect(half.code).toBe(1)
      expect(half.said).toContain('no complete backup')
    } finally {
      await other.drop()
    }
  })
})

/** Every row of every table of people, as text. */
async function contentsOf(db: TestApp['services']['db']) {
  const contents: Record<string, string[]> = {}
  for (const table of ['users', 'providers', 'requests', 'bids', 'events', 'request_tokens']) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}
