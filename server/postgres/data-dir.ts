import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from '../platform/start-problem.ts'

/**
 * Makes the data folder where it is missing. As root, others may pass through what is made here (not
 * list it), because the database runs as another user. Throws StartProblem when it cannot be written.
 */
export function makeDataDir(dataDir: string): void {
  try {
    const first = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (first && process.getuid?.() === 0) letPass(first, dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

/** A disk that is full, as the system or SQLite says it. */
const isFull = (error: unknown) =>
  error instanceof Error &&
  (['ENOSPC', 'EDQUOT'].includes(Reflect.get(error, 'code')) ||
    Reflect.get(error, 'errcode') === 13)

/** Where there is no room for what a start writes; null for any other error. */
export function noRoom(dataDir: string, cause: unknown): StartProblem | null {
  if (!isFull(cause)) return null
  return new StartProblem(
    `The disk of the data folder ${dataDir} is full. Make room and start again: what was there is still there.`,
    { cause },
  )
}

/** Less than PostgreSQL needs to say why it did not start. */
export function hasNoRoom(dir: string): boolean {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize < 65_536
}

export function unwritable(dataDir: string, cause: unknown): StartProblem {
  const full = noRoom(dataDir, cause)
  if (full) return full
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartProblem(
    `The data folder ${dataDir} cannot be used (${reason}); choose another with DATA_DIR.`,
    { cause },
  )
}

function letPass(first: string, last: string): void {
  for (let dir = last; dir.length >= first.length; dir = dirname(dir)) chmodSync(dir, 0o711)
}

/** A file that root made in somebody's folder is that person's, who may start Roadcall the next time. */
export function keepOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  chownSync(file, uid, gid)
}
