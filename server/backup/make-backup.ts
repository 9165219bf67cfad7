import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'
import { type Contents, contentsOf, databaseOf, nameFor } from './contents.ts'
import { copyFiles, type Files, listFiles, notIn } from './copy-files.ts'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'
import { prune } from './prune.ts'
import { databaseBytes } from './session.ts'
import { writeDatabase } from './write-database.ts'

export interface BackupMade extends Contents {
  name: string
}

export interface BackupOrder {
  url: string
  files: FileStore
  place: BackupPlace
  now: Date
  /** Milliseconds after which older ones go; null: none goes. */
  keepMs: number | null
  /** Keeps what is about to be replaced. */
  isBeforeRestore?: boolean
}

/** So much stays free for the database itself. */
const margin = 256 * 1024 * 1024

/**
 * Keeps the database as it is at one instant, and every photo and paper that it names, while people go on working. Files first,
 * then the instant, then the files that came in between: whatever a row of that instant names is there, also what was
 * removed meanwhile.
 */
export async function makeBackup(order: BackupOrder): Promise<BackupMade> {
  const { url, files, place, now, keepMs } = order
  const name = await freeName(order)
  const before = await listFiles(files)
  const missing = await notIn(place, before)
  await refuseWithoutRoom(place, missing, url)
  await copyFiles(files, place, missing)
  const unfinished = join(place.workFolder, `unfinished-${randomUUID()}.part`)
  try {
    const known = new Map(before)
    const rows = await writeDatabase(url, unfinished, now, async () => {
      for (const [key, bytes] of await listFiles(files)) known.set(key, bytes)
      await copyFiles(files, place, await notIn(place, known))
    })
    for (const key of (await notIn(place, known)).keys()) known.delete(key)
    const { size } = await stat(unfinished)
    await place.takeOver(databaseOf(name), unfinished)
    const contents: Contents = {
      format: 'roadcall-contents-1',
      madeAt: now.toISOString(),
      bytes: size,
      rows,
      files: Object.fromEntries(known),
    }
    await place.put(contentsOf(name), Buffer.from(JSON.stringify(contents)))
    if (keepMs !== null) await prune(place, now, keepMs)
    return { ...contents, name }
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** No backup is written over: of two in one second, the later one has the name of the next. */
async function freeName({ place, now, isBeforeRestore }: BackupOrder): Promise<string> {
  for (let at = now; ; at = new Date(at.getTime() + 1000)) {
    const name = nameFor(at, isBeforeRestore)
    if (!(await place.get(contentsOf(name)))) return name
  }
}

async function refuseWithoutRoom(place: BackupPlace, missing: Files, url: string) {
  const room = await place.room()
  if (room === null) return
  const ofFiles = [...missing.values()].reduce((sum, bytes) => sum + bytes, 0)
  const needed = ofFiles + (await databaseBytes(url)) / 2 + margin
  if (room >= needed) return
  const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
  throw new BackupProblem(
    'no_room',
    `There is not enough room in ${place.title}: ${inMegabytes(room)} are free, ${inMegabytes(needed)} are needed.`,
  )
}
