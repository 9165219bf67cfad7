import { checkBackup } from '../../server/backup/check-backup.ts'
import { listBackups } from '../../server/backup/contents.ts'
import { whatIsDue } from '../../server/backup/how-backups-stand.ts'
import { inTurn } from '../../server/backup/in-turn.ts'
import { type BackupMade, makeBackup } from '../../server/backup/make-backup.ts'
import type { BackupPlace } from '../../server/backup/place.ts'
import { BackupProblem, failureOf } from '../../server/backup/problem.ts'
import { noteBackup, noteCheck } from '../../server/backup/records.ts'
import type { Config } from '../../server/core/config.ts'
import { openDatabase } from '../../server/platform/db/pool.ts'
import { openFiles } from '../../server/platform/files/open-files.ts'
import type { Log } from '../../server/platform/log.ts'

export interface Work {
  url: string
  config: Config
  log: Log
  place: BackupPlace
  print(line: string): void
}

/** Makes one now, notes how that went, and says it. */
export async function backUp({ url, config, log, place, print }: Work): Promise<BackupMade> {
  const nothing = { bytes: 0, rows: 0, files: 0 }
  const made = await inTurn(url, async () => {
    try {
      const files = openFiles(config, log)
      const { keepMs } = config.backups
      const one = await makeBackup({ url, files, place, now: new Date(), keepMs })
      const counts = { bytes: one.bytes, rows: one.rows, files: Object.keys(one.files).length }
      await noteBackup(url, { name: one.name, at: new Date(), failure: null }, counts)
      return one
    } catch (error) {
      const failure = failureOf(error)
      // The database itself may be what is away.
      await noteBackup(url, { name: '', at: new Date(), failure }, nothing).catch(() => {})
      throw error
    }
  })
  if (!made) throw new BackupProblem('other', 'Another backup is being made at this moment.')
  const count = Object.keys(made.files).length
  print(`${made.name} in ${place.title} holds ${made.rows} rows and ${count} photos and papers.`)
  return made
}

/** Restores the newest into a database of its own, notes how that went, and says it. */
export async function checkNewest(work: Work): Promise<void> {
  const name = (await listBackups(work.place)).at(-1)
  if (!name) throw new BackupProblem('place', `There is no backup in ${work.place.title}.`)
  await check(work, name)
}

export async function check({ url, log, place, print }: Work, name: string): Promise<void> {
  try {
    const { rows, files, lost } = await checkBackup(place, name, log)
    await noteCheck(url, { name, at: new Date(), failure: null })
    print(`${name} can be restored: ${rows} rows and ${files} photos and papers came back.`)
    if (lost > 0) print(`${lost} photos and papers that rows name were lost before it was made.`)
  } catch (error) {
    await noteCheck(url, { name, at: new Date(), failure: failureOf(error) }).catch(() => {})
    throw error
  }
}

/** What the server asks for by itself, again and again. */
export async function backUpIfDue(work: Work): Promise<number> {
  const { url, config, log } = work
  const { db, close } = openDatabase({ url, max: 1, log, applicationName: 'roadcall backup' })
  try {
    const due = await whatIsDue(db, config.backups, new Date())
    if (due.backup) await backUp(work)
    if (due.check) await checkNewest(work)
    return 0
  } finally {
    await close()
  }
}
