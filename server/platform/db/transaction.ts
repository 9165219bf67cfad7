import { withRetries } from './retry.ts'
import type { Db, Tx } from './tables.ts'

/**
 * One transaction at read committed. When the connection is lost, or PostgreSQL asks for it (deadlock,
 * failover), all of `work` runs again, also after a commit whose answer never came. So it makes its ids
 * outside, locks first, reads again and then decides, and announces nothing but through `tx`.
 * Throws DatabaseUnavailable when the database stays away for 10 seconds.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetries(() => db.transaction().setIsolationLevel('read committed').execute(work))
}
