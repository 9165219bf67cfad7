import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/db/log.ts'
import type { Postmaster } from './postmaster.ts'

/**
 * Keeps a started database running: when it dies it is started again, at once the first time, then after
 * growing pauses of at most 5 seconds, for ever. Gives the function that ends this and stops it.
 */
export function supervise(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController()
  const finished = keepRunning(first, start, log, stopping.signal)
  return async () => {
    stopping.abort()
    await finished
  }
}

async function keepRunning(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    stopping.addEventListener('abort', () => resolve(), { once: true })
  })
  let running: Postmaster | undefined = first
  let pause = 0
  while (!stopping.aborted) {
    if (running) {
      const since = performance.now()
      await Promise.race([running.over, asked])
      if (stopping.aborted) break
      log.error({}, 'the database process died and is started again')
      if (performance.now() - since > 60_000) pause = 0
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => {})
    pause = Math.min(5000, pause * 2 || 100)
    if (stopping.aborted) break
    try {
      running = await start()
      log.info({}, 'the database runs again')
    } catch (error) {
      running = undefined
      log.error({ err: error }, 'the database could not be started again')
    }
  }
  await running?.stop()
}
