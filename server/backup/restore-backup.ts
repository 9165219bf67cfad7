import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../platform/db/log.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { databaseOf, fileOf, readContents } from './contents.ts'
import { fillDatabase, NotEmpty, type Restored } from './fill-database.ts'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'
import { migrateLike, migrateToday } from './raise.ts'

export interface RestoreOrder {
  url: string
  files: FileStore
  place: BackupPlace
  name: string
  log: Log
  /** The database holds something: keeps that aside and gives true, or false to leave everything as it is. */
  keepAside(): Promise<boolean>
}

export interface WholeRestored extends Restored {
  files: number
}

/**
 * Puts a backup back: the database in one transaction, then the photos and papers that are not there any more; what is there
 * besides stays. Null: nothing was changed.
 */
export async function restoreBackup(order: RestoreOrder): Promise<WholeRestored | null> {
  const { url, place, name, log } = order
  const scratch = await mkdtemp(join(tmpdir(), 'roadcall-restore-'))
  try {
    const file = await place.fetch(databaseOf(name), scratch)
    if (!file) throw new BackupProblem('place', `There is no backup ${name} in ${place.title}.`)
    await migrateLike(url, file, log)
    const restored = await fill(order, file)
    if (!restored) return null
    await migrateToday(url, log)
    return { ...restored, files: await bringFiles(order) }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function fill({ url, keepAside }: RestoreOrder, file: string): Promise<Restored | null> {
  try {
    return await fillDatabase(url, file, false)
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
    return (await keepAside()) ? fillDatabase(url, file, true) : null
  }
}

/** Gives how many came back. */
async function bringFiles({ files, place, name }: RestoreOrder): Promise<number> {
  // The database alone was kept.
  const contents = await readContents(place, name)
  if (!contents) return 0
  const there = new Map((await files.list()).map(({ key, bytes }) => [key, bytes]))
  let count = 0
  for (const [key, bytes] of Object.entries(contents.files)) {
    if (there.get(key) === bytes) continue
    const kept = await place.get(fileOf(key))
    if (!kept) throw new BackupProblem('damaged', `${fileOf(key)} is missing in ${place.title}.`)
    await files.put(key, kept, typeOf(key))
    count++
  }
  return count
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

const typeOf = (key: string) => types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
