import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { interrupted, run, wasInterrupted } from './run.mjs'

/** Seconds before the next start: longer each time, as long as it does not stay up. */
const pauses = [1, 2, 5, 10, 30]
/** Milliseconds: what ran so long had started well. */
const stayedUpMs = 60_000
/** How the server ends that has crashed (server/platform/last-resort.ts); 1 is a start that somebody has to put right. */
const crashed = 70

/**
 * Runs a program that is to serve, and starts it again when it crashes or is killed: people go on asking for help while nobody looks.
 * What cannot start at all, or ends by itself, ends this too; but what ran once is tried for ever, since the database may
 * be away as well. Gives the exit code.
 */
export async function keepRunning(program, args, defaults) {
  let hasRun = false
  for (let fails = 0; ; fails++) {
    const begun = performance.now()
    const code = await run(program, args, defaults)
    if (wasInterrupted() || code === 0 || !(hasRun || isCrash(code))) return code
    hasRun = true
    if (performance.now() - begun > stayedUpMs) fails = 0
    const seconds = pauses[Math.min(fails, pauses.length - 1)]
    console.error(
      `Roadcall ended unexpectedly (${nameOf(code)}). It starts again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; Ctrl-C stops it.`,
    )
    await sleep(1000 * seconds, undefined, { signal: interrupted }).catch(() => {})
    if (wasInterrupted()) return code
  }
}

/** It said so itself, or a signal ended it: somebody's, the kernel's for want of memory, or Node's own. */
const isCrash = (code) => code === crashed || code > 128

function nameOf(code) {
  const [signal] =
    Object.entries(constants.signals).find(([, number]) => code === 128 + number) ?? []
  return signal ?? `code ${code}`
}
