import { DatabaseSync } from 'node:sqlite'
import { keepOwner } from './data-dir.ts'

/** Held locks, so that none is garbage-collected and thereby let go. */
const held = new Set<DatabaseSync>()

export interface Lock {
  release(): void
}

/**
 * Takes the lock of `file`, or gives null when another process, or this one, holds it. SQLite is used for
 * its lock alone: the kernel lets go of it when the process dies, however it dies, which a file with a
 * process number in it cannot do. Throws where the file cannot be written.
 */
export function takeLock(file: string): Lock | null {
  const database = new DatabaseSync(file)
  try {
    database.exec(
      'pragma busy_timeout = 300; pragma journal_mode = memory; begin exclusive; pragma user_version = 1',
    )
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null
    throw error
  }
  held.add(database)
  keepOwner(file)
  return {
    release() {
      if (held.delete(database)) database.close()
    },
  }
}
