import { isOutOfDescriptors } from './http/shortage.ts'
import type { Log } from './log.ts'

/** How a process ends that has crashed, unlike one that could not start: whoever keeps it running starts it again. */
export const crashed = 70

/**
 * What no code has caught. A promise that failed unheard belongs to one piece of work, and the others go on; so does a
 * timer that found no descriptor free. After any other exception out of nowhere the state of the process is unknown, and it
 * ends.
 */
export function catchTheUncaught(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: errorOf(reason) }, 'a promise failed and nobody heard it')
  })
  process.on('uncaughtException', (error) => {
    if (isOutOfDescriptors(error)) {
      log.error({ err: errorOf(error) }, 'too many files and connections are open')
      return
    }
    log.fatal({ err: errorOf(error) }, 'an exception that nobody caught ends the process')
    process.exit(crashed)
  })
}

/** Only an error's own fields are known to hold no secret. */
const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(`no error but a ${typeof thrown} was thrown`)
