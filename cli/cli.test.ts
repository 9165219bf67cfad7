import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, readCurrentUser } from '#contract/auth.ts'
import { openTestApp, type TestApp } from '../server/testing/open-test-app.ts'
import { withAuthenticator } from '../server/testing/with-authenticator.ts'
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
    ask: async () => typed,
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
    for (const name of [
      'make-admin',
      'reset-password',
      'reset-factor',
      'seed',
      'backup',
      'restore',
      'doctor',
    ])
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

  it('removes the second factor of who has lost it, on record, and ends every session', async () => {
    const { caller, username, password } = await app.given.provider()
    await withAuthenticator(app, caller)
    expect((await cli(['reset-factor', username])).code).toBe(0)
    await expect
      .poll(async () => (await caller.call(readCurrentUser)).status, { timeout: 6_000 })
      .toBe(401)
    const signedIn = await app.anybody().call(login, { body: { username, password } })
    expect(signedIn.status).toBe(200)
    const { rows } = await app.services.pool.query(
      `select actor_id from audit_log where action = 'factors_reset_by_operator' and subject_id = $1`,
      [signedIn.body.id],
    )
    expect(rows).toEqual([{ actor_id: null }])
    expect((await cli(['reset-factor', 'nobody-at-all'])).code).toBe(1)
  })

  it('does not seed anything but a demo, and not among real people', async () => {
    expect((await cli(['seed'])).code).toBe(1)
    const refused = await cli(['seed', '--demo'])
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('not of the demo')
  })
})
