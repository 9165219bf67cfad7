import type { Log } from './log.ts'

/**
 * What no code has caught. A promise that failed unheard belongs to one piece of work, and the others go on; after an
 * exception out of nowhere the state of the process is unknown, and it ends.
 */
export function catchTheUncaught(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: errorOf(reason) }, 'a promise failed and nobody heard it')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: errorOf(error) }, 'an exception that nobody caught ends the process')
    process.exit(1)
  })
}

/** Only an error's own fields are known to hold no secret. */
const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(`no error but a ${typeof thrown} was thrown`)
