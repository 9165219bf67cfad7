import { sql } from 'kysely'
import type { Tx } from './db/tables.ts'

/**
 * Work after a deed, by name, with its payload of ids. Empty here: the domain that does the work adds it by
 * declaration merging, and `worker.ts` does not compile until every name is served.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tasks {}
export type TaskName = keyof Tasks & string

/** Puts work into the queue, in the transaction of the deed: done after the commit, again after a failure. */
export async function enqueue<N extends TaskName>(
  tx: Tx,
  name: N,
  payload: Tasks[N],
): Promise<void> {
  await enqueueAll(tx, name, [payload])
}

/** The same for many of a kind, in one query; not before a moment, where one is given. */
export async function enqueueAll<N extends TaskName>(
  tx: Tx,
  name: N,
  payloads: readonly Tasks[N][],
  notBefore: Date | null = null,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, payload, run_at => ${notBefore}::timestamptz, max_attempts => 12)
    from json_array_elements(${JSON.stringify(payloads)}::json) as payloads (payload)`.execute(tx)
}
