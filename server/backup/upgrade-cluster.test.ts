import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../core/config.ts'
import { migrationsFolder } from '../core/migrations-folder.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/pool.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { createLog } from '../platform/log.ts'
import { startEmbedded, urlsOf } from '../postgres/embedded.ts'
import { freePort } from '../postgres/free-port.ts'
import { ensureDatabase } from '../postgres/own-database.ts'
import { startPostmaster } from '../postgres/postmaster.ts'
import { remember } from '../postgres/remembered.ts'
import { unprivilegedUser } from '../postgres/run-as.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace, ownFolder } from './open-place.ts'
import { upgradeCluster } from './upgrade-cluster.ts'

const log = createLog({ level: 'silent' })
const dataDir = join(tmpdir(), `roadcall-upgrade-${randomBytes(6).toString('hex')}`)
const config = readConfig({ DATA_DIR: dataDir })
const place = openPlace(ownFolder(dataDir))
const dir = join(dataDir, 'postgres')

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const query = async (url: string, text: string) => {
  const database = openDatabase({ url, max: 1, log, applicationName: 'upgrade test' })
  try {
    return (await database.pool.query(text)).rows
  } finally {
    await database.close()
  }
}

const note = `insert into audit_log (action, reason) values ('test', 'kept')`
const noted = `select reason from audit_log`

/** The product of this version, for a moment. */
async function onToday<T>(work: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, log })
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

describe('an embedded database of another major version, whose programs are gone', () => {
  beforeAll(async () => {
    await onToday(async (url) => {
      await migrate(url, migrationsFolder, log)
      await query(url, note)
      const files = openFiles(config, log)
      await files.put('photos/0b9e1c1e.jpg', Buffer.from('photo'), 'image/jpeg')
      await makeBackup({ url, files, place, now: new Date(), keepMs: null })
    })
  })

  it('is left alone where there is nothing to do', async () => {
    expect(await upgradeCluster({ config, log, fromBackup: false })).toBeNull()
  })

  it('is taken from the newest backup when somebody says so, and the old files stay', async () => {
    // No machine has such programs.
    writeFileSync(join(dir, 'PG_VERSION'), '9\n')
    await expect(upgradeCluster({ config, log, fromBackup: false })).rejects.toThrow(
      /The programs of PostgreSQL 9 are not on this machine[\s\S]*--from-backup/,
    )
    const upgraded = await upgradeCluster({ config, log, fromBackup: true })
    expect(upgraded).toMatchObject({ from: '9', aside: `${dir}-9` })
    expect(readFileSync(join(`${dir}-9`, 'PG_VERSION'), 'utf8')).toBe('9\n')
    expect(await onToday((url) => query(url, noted))).toEqual([{ reason: 'kept' }])
  })

  it('stays as it was when the backup cannot be put back', async () => {
    const backup = readdirSync(join(dataDir, 'backups')).find((name) => name.endsWith('.gz')) ?? ''
    writeFileSync(join(dataDir, 'backups', backup), 'damaged')
    writeFileSync(join(dir, 'PG_VERSION'), '9\n')
    await expect(upgradeCluster({ config, log, fromBackup: true })).rejects.toThrow(
      /no complete backup/,
    )
    expect(readFileSync(join(dir, 'PG_VERSION'), 'utf8')).toBe('9\n')
    expect(existsSync(join(dir, 'global', 'pg_control'))).toBe(true)
  })
})

/** Of the system's packages, any that is not ours. */
const older = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').find(
      (major) =>
        Number(major) >= 15 &&
        Number(major) < 18 &&
        existsSync(`/usr/lib/postgresql/${major}/bin/initdb`),
    )
  : undefined
if (!older)
  console.warn(
    'Carrying a database over from an older PostgreSQL is not tried: /usr/lib/postgresql has none from 15 to 17.',
  )

describe.skipIf(!older)(
  'an embedded database of an older PostgreSQL that is on this machine',
  () => {
    it('is written out by its own programs and put into new files, whatever came last', async () => {
      rmSync(dataDir, { recursive: true, force: true })
      mkdirSync(dataDir, { mode: 0o711 })
      await makeOlderCluster(older ?? '')
      const upgraded = await upgradeCluster({ config, log, fromBackup: false })
      expect(upgraded).toMatchObject({ from: older, aside: `${dir}-${older}` })
      expect(await onToday((url) => query(url, noted))).toEqual([{ reason: 'kept' }])
    })
  },
)

/** As a version of ours with that PostgreSQL in its packages would have left it. */
async function makeOlderCluster(major: string): Promise<void> {
  const programs = `/usr/lib/postgresql/${major}/bin`
  const user = unprivilegedUser(undefined)
  const secrets = { superuserPassword: 'super', password: 'own' }
  const passwordFile = join(dataDir, 'password')
  writeFileSync(passwordFile, secrets.superuserPassword)
  mkdirSync(dir, { mode: 0o700 })
  if (user) for (const path of [dir, passwordFile]) chownSync(path, user.uid, user.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    [`--pgdata=${dir}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    { cwd: dirname(dir), ...(user && { uid: user.uid, gid: user.gid }), encoding: 'utf8' },
  )
  expect(made.status, made.stderr).toBe(0)
  const port = await freePort(undefined)
  remember(dataDir, { ...secrets, port, pid: process.pid })
  const postmaster = await startPostmaster({
    dir,
    binaries: { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres'), major },
    user,
    durable: true,
    logFile: join(dataDir, 'postgres.log'),
    port,
  })
  const { url, superuserUrl } = urlsOf({ ...secrets, port })
  await ensureDatabase(superuserUrl, secrets.password)
  await migrate(url, migrationsFolder, log)
  await query(url, note)
  await postmaster.stop()
}
