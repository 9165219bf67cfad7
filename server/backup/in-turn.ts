import { withClient } from './session.ts'

/** Any number; the same in every version. */
const lockKey = 7_623_225_502

/** Does `work` unless another process is at it; then gives null. The database lets go of a process that dies. */
export const inTurn = <T>(url: string, work: () => Promise<T>): Promise<T | null> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    )
    return rows[0]?.taken ? work() : null
  })
