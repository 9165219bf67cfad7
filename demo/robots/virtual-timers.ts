import type { TestClock } from '../../server/platform/clock.ts'
import type { Log } from '../../server/platform/log.ts'
import { quietly, type Timers } from './timers.ts'

/** A day in minutes: one thing after the other, and the clock is set to when each is due. */
export interface VirtualTimers extends Timers {
  /** Lives through so many milliseconds. */
  pass(ms: number): Promise<void>
  every(ms: number, work: () => Promise<unknown>): void
}

export function createVirtualTimers(clock: TestClock, log: Log): VirtualTimers {
  const waiting: { at: number; work: () => Promise<unknown> }[] = []
  const now = () => clock.now().getTime()
  const after = (ms: number, work: () => Promise<unknown>) => {
    const at = now() + Math.max(0, ms)
    const place = waiting.findLastIndex((one) => one.at <= at)
    waiting.splice(place + 1, 0, { at, work })
  }
  return {
    after,
    every(ms, work) {
      after(ms, async () => {
        this.every(ms, work)
        await work()
      })
    },
    async pass(ms) {
      const end = now() + ms
      while (waiting[0] && waiting[0].at <= end) {
        const due = waiting.shift()
        if (!due) break
        clock.advance(Math.max(0, due.at - now()))
        await quietly(due.work, log)
      }
      clock.advance(Math.max(0, end - now()))
    },
    async stop() {
      waiting.length = 0
    },
  }
}
