import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from './log.ts'

/** Milliseconds: how often a process says that it lives, and how long its work is its own after it last did. */
export interface Lease {
  everyMs: number
  heldMs: number
}
export const usualLease: Lease = { everyMs: 10_000, heldMs: 40_000 }

/**
 * Work in hand is leased: while a process lives it renews what it holds, and what nobody renews is free again for
 * everybody. So the messages of a process that was killed go out within a minute; the library itself waits four hours.
 * The library frees the work of whole processes only, by names that tell nothing of who lives, hence its own table.
 */
export function keepLeases({ pool, log }: { pool: pg.Pool; log: Log }, { heldMs }: Lease) {
  const events: WorkerEvents = new EventEmitter()
  const inHand = new Map<string, string>()
  let isSure = true
  events.on('job:start', ({ job }) => inHand.set(job.id, job.locked_by ?? ''))
  events.on('job:complete', ({ job }) => inHand.delete(job.id))
  return {
    events,
    /** To be called again and again. */
    async renew(): Promise<void> {
      const wasSure = isSure
      isSure = false
      await pool.query(
        `update graphile_worker._private_jobs set locked_at = now()
         where (id, locked_by) in (select * from unnest($1::bigint[], $2::text[]))`,
        [[...inHand.keys()], [...inHand.values()]],
      )
      // After the database was away all others must have had their turn to renew first.
      if (wasSure) await free()
      isSure = true
    },
  }

  async function free(): Promise<void> {
    const { rowCount } = await pool.query(
      `update graphile_worker._private_jobs
       set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
       where locked_at < now() - $1 * interval '1 millisecond'`,
      [heldMs],
    )
    if (rowCount) log.warn({ count: rowCount }, 'work that a dead process held is done again')
  }
}
