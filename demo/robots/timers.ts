import { Refusal } from '../../server/platform/http/refusal.ts'
import type { Log } from '../../server/platform/log.ts'

/** Things robots will do in a while, all of which can be called off at once. */
export interface Timers {
  /** `ms` at the pace of the demo; a faster demo waits less. */
  after(ms: number, work: () => Promise<unknown>): void
  /** Calls off what has not begun and waits for what has. */
  stop(): Promise<void>
}

/** `speed` 1 is the pace of the demo; tests take more. */
export function createTimers(speed: number, log: Log): Timers {
  const waiting = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  let isStopped = false
  return {
    after(ms, work) {
      if (isStopped) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        const done = quietly(work, log).finally(() => running.delete(done))
        running.add(done)
      }, ms / speed)
      waiting.add(timer)
    },
    async stop() {
      isStopped = true
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
      await Promise.all(running)
    },
  }
}

/** The world moves on while a robot waits: a refusal is no news. Anything else is worth a line, but ends nothing. */
export async function quietly(work: () => Promise<unknown>, log: Log): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) log.debug({ code: error.code }, 'a robot came too late')
    else log.warn({ err: error }, 'a robot failed')
  }
}
