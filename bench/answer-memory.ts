import { setTimeout as pause } from 'node:timers/promises'

/** Tells the parent on request how much memory the process holds at rest: after V8 has given back what it can. */
export function answerMemory(): void {
  process.on('message', async (message) => {
    if (message !== 'memory') return
    for (let time = 0; time < 5; time++) {
      globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
      await pause(100)
    }
    process.send?.({ rss: process.memoryUsage().rss })
  })
}
