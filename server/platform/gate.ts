import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from './http/refusal.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets at most `atOnce` pieces of work run; up to `waiting` more stand in line, first come, first served. Beyond that
 * the caller is refused at once (503 with Retry-After): under a flood the line must not grow longer than people wait.
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const line: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else if (line.length >= waiting) throw busy()
    // Whoever leaves hands the place over, so `running` does not change here.
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}

const busy = () => new Refusal('unavailable', platform.busy.passwords, { retryAfterSeconds: 3 })
