import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin } from './auth/make-admin.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { testAdmin } from './testing/test-admin.ts'

const root = resolve(import.meta.dirname, '..')

let folder: string
let other: Server
let taken: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadcall-start-'))
  other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  taken = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  other.close()
  await rm(folder, { recursive: true })
})

/** A program of ours as a person runs it; `until` ends it when it has said so much. */
async function say(program: string, env: NodeJS.ProcessEnv, until?: RegExp) {
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      if (until?.test(said)) child.kill('SIGINT')
    })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

describe('a start', () => {
  it.each(['server/main.ts', 'demo/main.ts', 'server/check-start.ts'])(
    'of %s on a taken port ends with one sentence, before anything is made',
    async (program) => {
      const dataDir = join(folder, 'never')
      const refused = await say(program, { PORT: `${taken}`, DATA_DIR: dataDir })
      expect(refused).toEqual({
        code: 1,
        said: `PORT ${taken} is taken by another program. Choose another one with PORT=…`,
      })
      expect(existsSync(dataDir)).toBe(false)
    },
  )

  it('names every wrong setting before the web app is built', async () => {
    const refused = await say('server/check-start.ts', { PORT: 'abc', PUBLIC_URL: 'foo' })
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(/^PORT must be .*\nPUBLIC_URL must be /)
  })

  it('says nothing where everything is right', async () => {
    expect(await say('server/check-start.ts', { PORT: '0' })).toEqual({ code: 0, said: '' })
  })

  it('says where things are and how the first admin is made, and the next one that there is one', async () => {
    const fresh = await freshDatabase()
    try {
      const env = { PORT: '0', DATA_DIR: folder, DATABASE_URL: fresh.url }
      const first = await say('server/main.ts', env, /make-admin <username>/)
      expect(first.code).toBe(0)
      expect(first.said).toContain(
        `In ${folder}: photos and documents, emails (SMTP_URL sends them), texts (SMS_URL sends them).`,
      )
      expect(first.said).toContain('npm run cli -- make-admin <username> <email>')
      await makeAdmin(fresh.database.db, testAdmin)
      const second = await say('server/main.ts', env, /operator\.md\n\n/)
      expect(second.said).toContain('Roadcall is open')
      expect(second.said).not.toContain('make-admin')
    } finally {
      await fresh.drop()
    }
  })
})
