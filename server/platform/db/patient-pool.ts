import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseUnavailable, withRetries } from './retry.ts'

const pauseMs = 1000

/**
 * The pool as the queue may have it: a query that meets a lost, busy or missing database is asked again until it is
 * answered, or until `signal` says that nobody waits any more. Each query is answered by any connection, so this is for
 * single statements that may run twice, and a transaction is refused. `connect` with a callback, which is how one
 * listens, gives a real connection.
 */
export function patientPool(pool: pg.Pool, signal: AbortSignal): pg.Pool {
  const client = {
    query: (query: string | pg.QueryConfig, values?: unknown[]) => untilAnswered(query, values),
    release() {},
  }
  const connect = (heard?: Parameters<pg.Pool['connect']>[0]) =>
    heard ? pool.connect(heard) : Promise.resolve(client)
  return Object.create(pool, { connect: { value: connect } })

  async function untilAnswered(query: string | pg.QueryConfig, values?: unknown[]) {
    if (/^\s*begin\b/i.test(typeof query === 'string' ? query : query.text))
      throw new Error('A transaction needs a connection of its own.')
    for (;;) {
      try {
        return await withRetries(() => pool.query(query, values), { budgetMs: Infinity, signal })
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        await sleep(pauseMs, undefined, { signal })
      }
    }
  }
}
