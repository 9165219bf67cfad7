import { existsSync, renameSync, rmSync } from 'node:fs'
import type { Config } from '../core/config.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { Log } from '../platform/log.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import {
  findOlderCluster,
  findPrograms,
  type OlderCluster,
  withOlderCluster,
} from '../postgres/older-cluster.ts'
import { listBackups, readContents } from './contents.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace, ownFolder } from './open-place.ts'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'
import { migrateToday } from './raise.ts'
import { restoreBackup } from './restore-backup.ts'

export interface UpgradeOrder {
  config: Config
  log: Log
  /** The folder with the programs of the old version, where they are not where systems put them. */
  programs?: string | undefined
  /** Takes the newest backup, although the database was used after it. */
  fromBackup: boolean
}

export interface Upgraded {
  from: string
  to: string
  rows: number
  /** Where the old files are now. */
  aside: string
}

/**
 * Carries the embedded database over to the PostgreSQL of this version: everything is written out by the programs of the old one
 * where they are on this machine, else taken from the newest backup, and put into new files; the old ones stay beside. When it
 * fails, everything is as before. Null: there is nothing to do.
 */
export async function upgradeCluster(order: UpgradeOrder): Promise<Upgraded | null> {
  const { config } = order
  const old = await findOlderCluster(config.dataDir)
  if (!old) return null
  const place = openPlace(config.backups.place ?? ownFolder(config.dataDir))
  const name = await backupOf(old, place, order)
  const aside = freeName(`${old.dir}-${old.major}`)
  renameSync(old.dir, aside)
  try {
    const rows = await refill(order, place, name)
    return { from: old.major, to: old.ours, rows, aside }
  } catch (error) {
    rmSync(old.dir, { recursive: true, force: true })
    renameSync(aside, old.dir)
    throw error
  }
}

async function backupOf(old: OlderCluster, place: BackupPlace, order: UpgradeOrder) {
  const { config, log, programs, fromBackup } = order
  const found = findPrograms(old.major, programs)
  if (!found) return newestOf(old, place, fromBackup)
  const made = await withOlderCluster({ ...config, log }, old, found, async (url) => {
    await migrateToday(url, log)
    const files = openFiles(config, log)
    return makeBackup({ url, files, place, now: new Date(), keepMs: null })
  })
  return made.name
}

async function newestOf(old: OlderCluster, place: BackupPlace, fromBackup: boolean) {
  const name = (await listBackups(place)).at(-1)
  const contents = name && (await readContents(place, name))
  const ways = `Install PostgreSQL ${old.major} (Debian: apt-get install postgresql-${old.major}) and call this again, or say where its programs are with --programs <folder>.`
  if (!name || !contents)
    throw new BackupProblem(
      'place',
      `Neither the programs of PostgreSQL ${old.major} nor a backup in ${place.title} are there. ${ways}`,
    )
  if (!fromBackup)
    throw new BackupProblem(
      'other',
      `The programs of PostgreSQL ${old.major} are not on this machine. ${ways} Or take the newest backup with --from-backup: it is of ${contents.madeAt}, and the database was last used at ${old.lastUsedAt.toISOString()}; what came in between stays in the old files.`,
    )
  return name
}

async function refill({ config, log }: UpgradeOrder, place: BackupPlace, name: string) {
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  try {
    const restored = await restoreBackup({
      ...{ url: embedded.url, files: openFiles(config, log), place, name, log },
      keepAside: async () => false,
    })
    if (!restored) throw new Error('a new database is not empty')
    return restored.rows
  } finally {
    await embedded.stop()
  }
}

function freeName(path: string): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? path : `${path}-${count}`
    if (!existsSync(name)) return name
  }
}
