import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { patientPool } from './db/patient-pool.ts'
import { keepLeases, type Lease } from './leases.ts'
import type { Log } from './log.ts'

const concurrency = 4
/** A runner that has stopped by itself is started again after this pause. */
const pauseMs = 2000
/** How long a stop waits for a database that is away. */
const patienceMs = 5000

/**
 * Does the work that `enqueue` has put into the queue, until it is stopped. A database that goes away is waited for: what
 * has been done meanwhile is noted when it is back.
 */
export async function runQueue(
  { pool, log }: { pool: pg.Pool; log: Log },
  taskList: TaskList,
  lease: Lease,
): Promise<{ renewLeases(): Promise<void>; stop(): Promise<void> }> {
  const stopping = new AbortController()
  const impatience = new AbortController()
  const leases = keepLeases({ pool, log }, lease)
  const pgPool = patientPool(pool, impatience.signal)
  let runner = await start()
  const finished = keepRunning()
  return {
    renewLeases: leases.renew,
    async stop() {
      stopping.abort()
      const patience = setTimeout(() => impatience.abort(), patienceMs)
      // It may have stopped by itself in this moment.
      await runner.stop().catch(() => {})
      await finished
      clearTimeout(patience)
    },
  }

  function start(): Promise<Runner> {
    return run({
      pgPool,
      taskList,
      events: leases.events,
      concurrency,
      noHandleSignals: true,
      parsedCronItems: [],
      // Without batches the library notes what is done without looking whether that succeeds: a failure would be
      // caught by nobody, and a stop would not wait for it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'the queue')
      }),
    })
  }

  /** After what it could not outlive the library stops its runner; the messages must go on. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise
        if (stopping.signal.aborted) return
        log.error({}, 'the queue has stopped and is started again')
        await sleep(pauseMs, undefined, { signal: stopping.signal })
        runner = await start()
        // It was asked to stop while this one began.
        if (stopping.signal.aborted) await runner.stop()
      } catch (error) {
        if (stopping.signal.aborted) return
        log.error({ err: error }, 'the queue could not be started')
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
}
