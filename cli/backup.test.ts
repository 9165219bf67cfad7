import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { addRequestPhoto } from '#contract/photos.ts'
import { backUpWhenDue } from '../server/backup/back-up-when-due.ts'
import { listBackups } from '../server/backup/contents.ts'
import { makeBackup } from '../server/backup/make-backup.ts'
import { openPlace } from '../server/backup/open-place.ts'
import { freshDatabase } from '../server/testing/fresh-database.ts'
import { givenPhoto } from '../server/testing/given-photo.ts'
import { openTestApp, type TestApp } from '../server/testing/open-test-app.ts'
import { openStandInBucket } from '../server/testing/stand-in-bucket.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

let app: TestApp
let folder: string
let photoId: string
let request: { id: string; token: string }
beforeAll(async () => {
  app = await openTestApp({ env: { BACKUP_EVERY: '1d' } })
  folder = await mkdtemp(join(tmpdir(), 'roadcall-backups-'))
  request = await app.given.request({ form: { additionalNotes: 'Tab\there, \\., "ñ" ✓' } })
  await app.given.bid(await app.given.provider(), request)
  photoId = await givenPhotoOf(request)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function givenPhotoOf({ id, token }: { id: string; token: string }): Promise<string> {
  const answer = await app.anybody().call(addRequestPhoto, {
    params: { id },
    token,
    file: await givenPhoto(),
  })
  return answer.body.id
}

interface Given {
  env?: NodeJS.ProcessEnv
  typed?: string
  isTerminal?: boolean
}

/** A command beside the running server, as its operator calls it. */
async function cli(args: string[], { env, typed = '', isTerminal = false }: Given = {}) {
  const said: string[] = []
  const code = await runCommand(commands, args, {
    env: {
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.services.config.dataDir,
      BACKUP_DIR: folder,
      ...env,
    },
    print: (line) => said.push(line),
    complain: (problem) => said.push(String(problem)),
    isTerminal,
    askSecret: async () => typed,
    ask: async () => typed,
  })
  return { code, said: said.join('\n') }
}

/** Makes one and gives its name. */
async function backUp(given?: Given): Promise<string> {
  const { code, said } = await cli(['backup'], given)
  expect({ code, said }).toMatchObject({ code: 0 })
  return /^(roadcall-\S+) in /.exec(said)?.[1] ?? ''
}

/** Another installation, on which nothing but an empty database is there. */
async function openOther() {
  const fresh = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'roadcall-other-'))
  return {
    env: { DATABASE_URL: fresh.url, DATA_DIR: dataDir },
    dataDir,
    db: fresh.database.db,
    async close() {
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const stand = async () => {
  const board = await (await app.given.admin()).call(readOperations)
  return board.body.backups
}

describe('a backup', () => {
  it('brings every row and every photo back in another installation, and replaces nothing unasked', async () => {
    const name = await backUp()
    const other = await openOther()
    try {
      const restored = await cli(['restore', join(folder, `${name}.gz`)], { env: other.env })
      expect(restored).toMatchObject({ code: 0 })
      expect(await rowsOf(other.db)).toEqual(await rowsOf(app.services.db))
      const kept = await readFile(join(other.dataDir, 'files/photos', `${photoId}.jpg`))
      expect(kept).toEqual(await app.services.files.get(`photos/${photoId}.jpg`))

      const again = await cli(['restore', name], { env: other.env })
      expect(again.code).toBe(1)
      expect(again.said).toContain('not empty')
      const { rows } = await sql<{ id: number }>`
        insert into audit_log (action) values ('test') returning id`.execute(other.db)
      expect(rows[0]?.id).toBeGreaterThan(1)
    } finally {
      await other.close()
    }
  })

  it('is put in place of what is there after a yes, and what was there is kept', async () => {
    const name = await backUp()
    const other = await openOther()
    try {
      const own = { env: { ...other.env, BACKUP_DIR: join(other.dataDir, 'backups') } }
      await sql`insert into audit_log (action) values ('test')`.execute(other.db)
      const file = join(folder, `${name}.gz`)
      const no = await cli(['restore', file], { ...own, isTerminal: true, typed: 'no' })
      expect(no.said).toContain('Nothing was changed')
      const yes = await cli(['restore', file], { ...own, isTerminal: true, typed: 'yes' })
      expect(yes).toMatchObject({ code: 0 })
      const aside = /kept as (\S+) in/.exec(yes.said)?.[1] ?? ''
      expect(await rowsOf(other.db)).toEqual(await rowsOf(app.services.db))
      const back = await cli(['restore', aside, '--force'], own)
      expect(back).toMatchObject({ code: 0 })
      const { rows } = await sql`select action from audit_log where action = 'test'`.execute(
        other.db,
      )
      expect(rows).toEqual([{ action: 'test' }])
    } finally {
      await other.close()
    }
  })

  it('is never written over by another of the same second', async () => {
    const { env, close } = await openOther()
    try {
      const place = openPlace({ folder: join(env.DATA_DIR, 'twice') })
      const { files } = app.services
      const order = { url: env.DATABASE_URL, files, place, now: new Date(), keepMs: null }
      const names = [(await makeBackup(order)).name, (await makeBackup(order)).name]
      expect(await listBackups(place)).toEqual(names)
    } finally {
      await close()
    }
  })

  it('that is damaged is refused with a sentence that quotes nobody, and nothing is changed', async () => {
    const name = await backUp()
    const whole = await readFile(join(folder, `${name}.gz`))
    const other = await openOther()
    const before = await rowsOf(other.db)
    const text = gunzipSync(whole).toString()
    const damaged = {
      half: whole.subarray(0, whole.length / 2),
      empty: Buffer.alloc(0),
      'not-gzip': Buffer.from('hello'),
      'bad-row': gzipSync(text.replace('robin', 'rob\\xffn').replace('customer\t', 'nobody\t')),
    }
    try {
      for (const [called, bytes] of Object.entries(damaged)) {
        await writeFile(join(other.dataDir, `${called}.gz`), bytes)
        const refused = await cli(['restore', join(other.dataDir, `${called}.gz`)], {
          env: other.env,
        })
        expect(refused.code, called).toBe(1)
        expect(refused.said, called).toMatch(/^This is no complete backup: [^\n]+\.$/)
        expect(refused.said).not.toMatch(/example\.com|Whitcomb/)
      }
      expect(await rowsOf(other.db)).toEqual(before)
    } finally {
      await other.close()
    }
  })

  it('keeps each photo once, and takes it away with the last backup that names it', async () => {
    const own = await mkdtemp(join(tmpdir(), 'roadcall-kept-'))
    const env = { BACKUP_DIR: own, BACKUP_KEEP: '1h' }
    const photos = async () =>
      (await readdir(join(own, 'files/photos'))).filter((file) => !file.includes('small'))
    const gone = await givenPhotoOf(await app.given.request())
    const first = await makeOlder(own, await backUp({ env }), 9)
    expect(await photos()).toContain(`${gone}.jpg`)
    await app.services.files.remove(`photos/${gone}.jpg`)
    await makeOlder(own, await backUp({ env }), 8)
    expect(existsSync(join(own, `${first}.gz`))).toBe(true)
    expect(await photos()).toContain(`${gone}.jpg`)
    await backUp({ env })
    expect(existsSync(join(own, `${first}.gz`))).toBe(false)
    expect(await photos()).not.toContain(`${gone}.jpg`)
    expect(await photos()).toContain(`${photoId}.jpg`)
    expect((await readdir(own)).filter((file) => file.includes('part'))).toEqual([])
    await rm(own, { recursive: true })
  })

  it('goes to a bucket, is proved by a restore from there, and comes back from it', async () => {
    const bucket = await openStandInBucket('backups')
    const other = await openOther()
    try {
      const env = { BACKUP_DIR: '', BACKUP_S3_URL: bucket.url }
      const name = await backUp({ env })
      expect([...bucket.stored.keys()]).toContain(`files/photos/${photoId}.jpg`)
      const checked = await cli(['check-backup', 'newest'], { env })
      expect(checked.said).toContain(`${name} can be restored`)
      const restored = await cli(['restore', name], { env: { ...env, ...other.env } })
      expect(restored).toMatchObject({ code: 0 })
      expect(await rowsOf(other.db)).toEqual(await rowsOf(app.services.db))
      bucket.isBroken = true
      const refused = await cli(['backup'], { env })
      expect(refused.said).toMatch(/^The bucket \S+ cannot be used: .*403\.$/)
      expect(refused.said).not.toContain('secret')
    } finally {
      await bucket.close()
      await other.close()
    }
  })
})

describe('the check of a backup', () => {
  it('finds a photo that is missing and a database that is cut short', async () => {
    const own = await mkdtemp(join(tmpdir(), 'roadcall-checked-'))
    const env = { BACKUP_DIR: own }
    const name = await backUp({ env })
    const photo = join(own, 'files/photos', `${photoId}.jpg`)
    const bytes = await readFile(photo)
    await rm(photo)
    const missing = await cli(['check-backup', name], { env })
    expect(missing.code).toBe(1)
    expect(missing.said).toContain('missing or cut short')
    await writeFile(photo, bytes)
    const database = join(own, `${name}.gz`)
    const whole = await readFile(database)
    await writeFile(database, whole.subarray(0, whole.length - 400))
    const cut = await cli(['check-backup', name], { env })
    expect(cut.said).toContain('no complete backup')
    expect(await stand()).toMatchObject({ failure: 'damaged' })
    await writeFile(database, whole)
    expect(await cli(['check-backup', name], { env })).toMatchObject({ code: 0 })
    expect(await stand()).toMatchObject({ failure: null, isUnchecked: false })
    await rm(own, { recursive: true })
  })
})

describe('backups by themselves', () => {
  it('are made when one is due and not before, and proved the first time', async () => {
    const own = await mkdtemp(join(tmpdir(), 'roadcall-due-'))
    const env = { BACKUP_DIR: own, BACKUP_EVERY: '6h' }
    await app.services.pool.query('delete from backups; delete from backup_checks')
    expect(await stand()).toMatchObject({ lastAt: null, checkedAt: null, isLate: false })
    const due = await cli(['backup', '--if-due'], { env })
    expect(due.said).toMatch(/holds \d+ rows and \d+ photos[\s\S]* can be restored/)
    expect(await cli(['backup', '--if-due'], { env })).toEqual({ code: 0, said: '' })
    const now = await stand()
    expect(now).toMatchObject({ everyMs: 86_400_000, failure: null, isLate: false })
    expect(now?.files).toBeGreaterThan(0)
    await app.services.pool.query(
      `update backups set finished_at = finished_at - interval '49 hours'`,
    )
    expect(await stand()).toMatchObject({ isLate: true, isUnchecked: false })
    await rm(own, { recursive: true })
  })

  it('are made by the server in a process of its own, on its own database', async () => {
    await app.services.pool.query('delete from backups; delete from backup_checks')
    await backUpWhenDue(app.services, new AbortController().signal)
    const now = await stand()
    expect(now).toMatchObject({ failure: null, isLate: false })
    expect([now?.lastAt, now?.checkedAt]).not.toContain(null)
    const names = await readdir(join(app.services.config.dataDir, 'backups'))
    expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(1)
  })

  it('that fail are told of, with their reason, and tried again later', async () => {
    await app.services.pool.query('delete from backups; delete from backup_checks')
    const env = { BACKUP_DIR: '/dev/null/backups' }
    const failed = await cli(['backup', '--if-due'], { env })
    expect(failed).toEqual({
      code: 1,
      said: 'The folder /dev/null/backups cannot be used (ENOTDIR).',
    })
    expect(await stand()).toMatchObject({ failure: 'place', lastAt: null })
    expect(await cli(['backup', '--if-due'], { env })).toEqual({ code: 0, said: '' })
  })
})

/** As if it had been made so many hours earlier; gives its name then. */
async function makeOlder(place: string, name: string, hours: number): Promise<string> {
  const before = JSON.parse(await readFile(join(place, `${name}.json`), 'utf8'))
  const madeAt = new Date(new Date(before.madeAt).getTime() - hours * 3_600_000)
  const older = `roadcall-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  await writeFile(join(place, `${older}.json`), JSON.stringify({ ...before, madeAt }))
  await writeFile(join(place, `${older}.gz`), await readFile(join(place, `${name}.gz`)))
  for (const ending of ['gz', 'json']) await rm(join(place, `${name}.${ending}`))
  return older
}

/** Every row of every table of people, as text. */
async function rowsOf(db: TestApp['services']['db']) {
  const contents: Record<string, string[]> = {}
  for (const table of ['users', 'providers', 'requests', 'bids', 'events', 'photos']) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}
