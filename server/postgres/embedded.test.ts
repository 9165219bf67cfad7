import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../platform/db/pool.ts'
import { withRetries } from '../platform/db/retry.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { type Embedded, runningEmbedded, startEmbedded } from './embedded.ts'
import { socketFolder } from './socket.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const dataDir = join(tmpdir(), `roadcall-embedded-${randomBytes(6).toString('hex')}`)
const pidFile = join(dataDir, 'postgres', 'postmaster.pid')

const running: { child?: ChildProcess; embedded?: Embedded } = {}

afterAll(async () => {
  running.child?.kill('SIGKILL')
  await running.embedded?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () => startEmbedded({ dataDir, log })

const query = async (url: string, text: string) => {
  const database = openDatabase({ url, max: 1, log, applicationName: 'embedded test' })
  try {
    return (await withRetries(() => database.pool.query(text))).rows
  } finally {
    await database.close()
  }
}

/** Another Roadcall on the same folder; settles when its database takes connections. */
async function startInAnotherProcess(): Promise<ChildProcess> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const log = { info() {}, warn() {}, error() {} }
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log })
    process.stdout.write('started')
    setInterval(() => {}, 1000)`
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  return child
}

// One story on one data folder, in this order.

test('the folder of a running Roadcall is refused, and its database can be found', async () => {
  const child = await startInAnotherProcess()
  running.child = child
  const refused = start()
  await expect(refused).rejects.toThrow(StartProblem)
  await expect(refused).rejects.toThrow(
    `Another Roadcall (process ${child.pid}) is running on the data folder ${dataDir};`,
  )
  const { url = '' } = runningEmbedded(dataDir) ?? {}
  await query(url, 'create table kept (n int)')
  await query(url, 'insert into kept values (7)')
})

test('the database is asked by its socket, and by its port where a path would be too long for one', async () => {
  const { url = '' } = runningEmbedded(dataDir) ?? {}
  const asked = (url: string) => query(url, 'select host(inet_client_addr()) as from_address')
  expect(await asked(url)).toEqual([{ from_address: null }])
  expect(await asked(url.replace(/\?.*/, ''))).toEqual([{ from_address: '127.0.0.1' }])
  expect(socketFolder(join(dataDir, 'a'.repeat(60)))).toBeNull()
})

test('after SIGKILL the next start takes over and nothing acknowledged is lost', async () => {
  const child = running.child as ChildProcess
  child.kill('SIGKILL')
  await once(child, 'exit')
  running.embedded = await start()
  expect(await query(running.embedded.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('a database that dies is started again at the same address', async () => {
  const { url = '' } = running.embedded ?? {}
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
  await expect.poll(() => log.info.mock.calls).toContainEqual([{}, 'the database runs again'])
  expect(await query(url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('writes are durable and the application is no superuser', async () => {
  const [settings] = await query(
    running.embedded?.url ?? '',
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages, current_setting('timezone') as zone,
            current_setting('is_superuser') as superuser`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    zone: 'UTC',
    superuser: 'off',
  })
})

test('stopping frees the folder and ends the database', async () => {
  await running.embedded?.stop()
  delete running.embedded
  expect(runningEmbedded(dataDir)).toBeUndefined()
  expect(() => readFileSync(pidFile)).toThrow()
})

test('a process number that now belongs to another program does not stop the start', async () => {
  writeFileSync(pidFile, `${process.pid}\n${dataDir}\n`)
  const { port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
  writeFileSync(join(dataDir, 'postgres', `.s.PGSQL.${port}.lock`), `${process.pid}\n`)
  const embedded = await start()
  await embedded.stop()
})

test('data of another version of PostgreSQL is refused', async () => {
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 17 and this is PostgreSQL 18; npm run cli -- upgrade-cluster/,
  )
})

test('a folder that cannot be written is refused', async () => {
  const refused = startEmbedded({ dataDir: '/dev/null/data', log })
  await expect(refused).rejects.toThrow(
    /^The data folder \/dev\/null\/data cannot be used \(.*\); choose another with DATA_DIR\.$/,
  )
})
