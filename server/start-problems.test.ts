import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownPlace } from './postgres/place.ts'
import { freshDatabase } from './testing/fresh-database.ts'

const program = resolve(import.meta.dirname, 'main.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadcall-problems-'))
  // The database runs as another user where we are root.
  chmodSync(folder, 0o711)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the product; ends it once it serves. What it has said, and how it ended. */
async function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('Roadcall is open')) child.kill('SIGINT')
    })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

describe('a start', () => {
  it('of four processes at once on an empty database, each to make the admin, brings up all four', async () => {
    for (let round = 0; round < 2; round++) {
      const fresh = await emptyDatabase()
      const env = {
        DATABASE_URL: fresh.url,
        DATA_DIR: join(folder, 'four'),
        ADMIN_USERNAME: 'head',
        ADMIN_PASSWORD: 'the-head-of-all-7',
      }
      const starts = await Promise.all(Array.from({ length: 4 }, () => start(env)))
      const { rows } = await fresh.database.pool.query(
        `select count(*)::int as n from users where username = 'head'`,
      )
      await fresh.drop()
      expect(starts.map(({ code, said }) => [code, /Roadcall is open/.test(said)])).toEqual(
        Array(4).fill([0, true]),
      )
      expect(rows).toEqual([{ n: 1 }])
    }
  })

  it('with a wrong password of the database ends with one sentence, without it', async () => {
    const { url, drop } = await freshDatabase()
    const wrong = new URL(url)
    wrong.password = 'not-this-one'
    const refused = await start({ DATABASE_URL: wrong.href, DATA_DIR: join(folder, 'wrong') })
    await drop()
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(/^The database refused the connection: [^\n]+\.$/)
    expect(refused.said).not.toContain('not-this-one')
  })
})

describe('a start on a data folder', () => {
  it('names the damaged file, and what to do, in one sentence each', async () => {
    const dataDir = join(folder, 'damaged')
    expect((await start({ DATA_DIR: dataDir })).code).toBe(0)
    const file = join(dataDir, 'postgres.json')
    const good = readFileSync(file, 'utf8')
    const withFile = async (text: string) => {
      writeFileSync(file, text)
      const { code, said } = await start({ DATA_DIR: dataDir })
      expect([code, said.split('\n').length]).toEqual([1, 1])
      return said
    }
    expect(await withFile(good.slice(0, 40))).toMatch(
      /postgres\.json is damaged \(.*\)\. It holds the passwords of the database beside it: put it back from a copy\.$/,
    )
    const other = JSON.stringify({ ...JSON.parse(good), superuserPassword: 'of-another' })
    expect(await withFile(other)).toBe(
      `The database in ${dataDir} does not take the password that its postgres.json holds. Put back the file that belongs to this data folder.`,
    )
    writeFileSync(file, good)
    writeFileSync(join(dataDir, 'postgres.lock'), 'no database at all '.repeat(200))
    const locked = await start({ DATA_DIR: dataDir })
    expect(locked.said).toBe(
      `The file ${join(dataDir, 'postgres.lock')} is no lock of Roadcall. Remove it and start again; it holds nothing else.`,
    )
    rmSync(join(dataDir, 'postgres.lock'))
    expect((await start({ DATA_DIR: dataDir })).code).toBe(0)
    const place = knownPlace(dataDir)
    if (place && place !== dataDir) rmSync(place, { recursive: true, force: true })
  })

  // A disk of one's own that is full can be had by root alone.
  it.skipIf(!canMount())(
    'on a full disk says so, whether the database is new or there already',
    async () => {
      const disk = join(folder, 'disk')
      const fill = join(disk, 'fill')
      mount(disk, '200m')
      try {
        const dataDir = join(disk, 'data')
        expect((await start({ DATA_DIR: dataDir })).code).toBe(0)
        // Until nothing more goes on it.
        execFileSync('sh', ['-c', `cat /dev/zero > ${fill} 2> /dev/null || true`])
        const full = await start({ DATA_DIR: dataDir })
        expect(full).toMatchObject({
          code: 1,
          said: expect.stringMatching(/^[^\n]* is full\. Make room and start again: [^\n]+$/),
        })
        const fresh = await start({ DATA_DIR: join(disk, 'fresh') })
        expect(fresh.code).toBe(1)
        expect(fresh.said).toMatch(/^[^\n]*(is full|No space left on device)[^\n]*$/)
        rmSync(fill)
        expect((await start({ DATA_DIR: dataDir })).code).toBe(0)
      } finally {
        execFileSync('umount', ['--lazy', disk])
      }
    },
    240_000,
  )
})

function mount(disk: string, size: string): void {
  execFileSync('mkdir', ['-p', disk])
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk])
}

function canMount(): boolean {
  const disk = join(tmpdir(), `roadcall-can-mount-${process.pid}`)
  try {
    mount(disk, '1m')
    execFileSync('umount', [disk])
    return true
  } catch {
    return false
  } finally {
    rmSync(disk, { recursive: true, force: true })
  }
}

/** As it is before the first start ever. */
async function emptyDatabase() {
  const fresh = await freshDatabase()
  await fresh.database.pool.query(
    `drop schema graphile_worker cascade; drop schema public cascade; create schema public`,
  )
  return fresh
}
