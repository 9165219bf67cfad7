import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileType } from '#contract/verification.ts'
import { keyOf as photoKey } from '../photos/photo-files.ts'
import type { Log } from '../platform/db/log.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { knownPlace } from '../postgres/place.ts'
import { keyOf as paperKey } from '../verification/document-files.ts'
import { type Contents, databaseOf, fileOf, readContents } from './contents.ts'
import { fillDatabase } from './fill-database.ts'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'
import { migrateLike, migrateToday } from './raise.ts'
import { withClient } from './session.ts'

export interface Checked {
  rows: number
  files: number
  /** Named by rows and in nobody's hands. */
  lost: number
}

/**
 * Proves a backup by what it is for: it is restored into a PostgreSQL that is started for this alone and thrown away, brought up
 * to today's tables, and counted; every photo and paper that belongs to it is in the place, in its size.
 */
export async function checkBackup(place: BackupPlace, name: string, log: Log): Promise<Checked> {
  const contents = await readContents(place, name)
  if (!contents) throw new BackupProblem('place', `There is no backup ${name} in ${place.title}.`)
  await refuseMissingFiles(place, contents)
  const scratch = join(tmpdir(), `roadcall-check-${randomBytes(6).toString('hex')}`)
  await mkdir(scratch, { mode: 0o711 })
  try {
    const file = await place.fetch(databaseOf(name), scratch)
    if (!file) throw new BackupProblem('damaged', `${databaseOf(name)} is missing.`)
    const { url, stop } = await startScratch(join(scratch, 'data'), log)
    try {
      await migrateLike(url, file, log)
      const { rows } = await fillDatabase(url, file, false)
      if (rows !== contents.rows)
        throw new BackupProblem('damaged', `${rows} rows of ${contents.rows} came back.`)
      await migrateToday(url, log)
      const lost = await countLost(url, contents)
      return { rows, files: Object.keys(contents.files).length, lost }
    } finally {
      await stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function startScratch(dataDir: string, log: Log) {
  const embedded = await startEmbedded({ dataDir, log, durable: false })
  return {
    url: embedded.url,
    async stop() {
      const place = knownPlace(dataDir)
      await embedded.stop()
      if (place && place !== dataDir) await rm(place, { recursive: true, force: true })
    },
  }
}

async function refuseMissingFiles(place: BackupPlace, { files }: Contents): Promise<void> {
  const kept = new Map((await place.list()).map(({ name, bytes }) => [name, bytes]))
  const missing = Object.entries(files).filter(([key, bytes]) => kept.get(fileOf(key)) !== bytes)
  if (missing.length > 0)
    throw new BackupProblem(
      'damaged',
      `${missing.length} of ${Object.keys(files).length} photos and papers are missing or cut short, ${missing[0]?.[0]} among them.`,
    )
}

/** How many photos and papers rows name that the backup has not: they were lost before it was made. */
async function countLost(url: string, { files }: Contents): Promise<number> {
  const keys = await withClient(url, async (client) => {
    const photos = await client.query<{ id: string }>('select id from photos')
    const papers = await client.query<{ id: string; file_type: FileType }>(
      `select id, file_type from verification_submissions
       where file_type is not null and file_removed_at is null`,
    )
    return [
      ...photos.rows.map(({ id }) => photoKey(id, 'full')),
      ...papers.rows.map(({ id, file_type }) => paperKey(id, file_type)),
    ]
  })
  return keys.filter((key) => !(key in files)).length
}
