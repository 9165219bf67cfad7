import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Readiness } from '#contract/operations.ts'
import type { Draining } from '../platform/http/drain.ts'

/** A balancer does not wait longer for its answer. */
const answerWithinMs = 1_000
/** So long calls are held for a database that is away (platform/db/retry.ts): who is sent elsewhere loses them. */
export const heldMs = 10_000

/**
 * Whether calls may be sent here. While the database restarts or fails over they may: they are held until it is back.
 * Only when it stays away longer than they are held does this process say no; at once, when it is about to stop.
 */
export function createReadiness(pool: pg.Pool, draining: Draining) {
  let asking: Promise<boolean> | null = null
  let awaySince: number | null = null

  /** One question at a time, however often it is asked: a database that hangs must not fill the pool with them. */
  function ask(): Promise<boolean> {
    asking ??= pool.query('select 1').then(
      () => true,
      () => false,
    )
    const asked = asking
    void asked.then(() => {
      if (asking === asked) asking = null
    })
    return asked
  }

  return async (): Promise<Readiness> => {
    const begun = performance.now()
    const isThere = await Promise.race([ask(), sleep(answerWithinMs, false, { ref: false })])
    awaySince = isThere ? null : (awaySince ?? begun)
    const isHolding = awaySince !== null && performance.now() - awaySince < heldMs
    const database = isThere ? 'ok' : isHolding ? 'waiting' : 'away'
    const process = draining.isStopping ? 'stopping' : 'ok'
    const isReady = process === 'ok' && database !== 'away'
    return { status: isReady ? 'ok' : 'unavailable', checks: { process, database } }
  }
}
