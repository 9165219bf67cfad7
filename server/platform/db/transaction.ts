import { withRetries } from './retry.ts'
import { Run } from './run.ts'
import type { Db, Tx } from './tables.ts'

/**
 * One transaction at read committed. When the connection is lost, or PostgreSQL asks for it (deadlock,
 * failover), all of `work` runs again, also after a commit whose answer never came. So it makes its ids
 * outside, locks first, reads again and then decides, and announces nothing but through `tx`.
 * Throws DatabaseUnavailable when the database stays away for 10 seconds.
 *
 * Statements that do not wait for each other travel together: what is sent side by side (`Promise.all`), what was handed to
 * `sent`, and the beginning and the end with their neighbors. PostgreSQL runs them in the order in which they were sent.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const executor = db.getExecutor()
  return withRetries(() =>
    executor.provideConnection((connection) => tell(new Run(connection, executor), work)),
  )
}

async function tell<T>(run: Run, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    const value = await work(run.tx)
    await run.commit()
    return value
  } catch (error) {
    throw await run.giveUp(error)
  }
}
