import { setTimeout as sleep } from 'node:timers/promises'

/** The database did not answer within the budget: HTTP answers 503 with `Retry-After`. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  retryAfterSeconds = 5
}

/** SQLSTATEs after which the same statements may well succeed; two characters stand for a whole class. */
const passing = new Set([
  '08', // connection exceptions
  '26000', // a pooler forgot a prepared statement
  '25006', // the primary has become a standby
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
  '57P01', // administrator ended the session
  '57P02', // crash of another backend
  '57P03', // still starting, or shutting down
  '57P05', // idle session ended
  '25P03', // idle transaction ended
])

const passingSystem = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // No descriptor for one more connection.
  'EMFILE',
  'ENFILE',
])

/** What `pg` and Kysely say about a lost connection; these errors carry no code. */
const passingWords =
  /Connection terminated|connection error and is not queryable|Client was closed|timeout exceeded when trying to connect|timeout expired|connection has been discarded|cached plan must not change result type/

/** The database is there but cannot keep up: asking again at once would make it worse. */
const busy = new Set(['53000', '53100', '53200', '53400', '55P03', '57014'])

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** A server on a unix socket that is down: its file is missing. */
const isMissingSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** True for failures that a replay of the same idempotent work can outlive (architecture §6). */
export function isRetryable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every(isRetryable)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (passing.has(code) || passing.has(code.slice(0, 2)) || passingSystem.has(code)) return true
  return passingWords.test(error.message) || isMissingSocket(error)
}

/** It was there, but somebody else held what was asked for, or it took too long. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return busy.has(codeOf(error)) || error.message === 'Query read timeout'
}

const unavailable = (cause: unknown) =>
  new DatabaseUnavailable('The database does not answer at the moment.', { cause })

/** The same failure as DatabaseUnavailable, where it is the database's and not ours. */
export const awayOr = <E>(error: E): E | DatabaseUnavailable =>
  isBusy(error) || isRetryable(error) ? unavailable(error) : error

/**
 * Runs `work` again after a passing failure, with growing, jittered pauses, for at most `budgetMs`
 * milliseconds; then throws DatabaseUnavailable with the last failure as its cause. A failure that will
 * not pass is thrown at once. `work` must be safe to run more than once.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { budgetMs = 10_000, signal }: { budgetMs?: number; signal?: AbortSignal } = {},
): Promise<T> {
  const deadline = performance.now() + budgetMs
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (isBusy(error)) throw unavailable(error)
      if (!isRetryable(error)) throw error
      const pause = Math.min(1000, 20 * 2 ** attempt) * (0.5 + Math.random() / 2)
      if (performance.now() + pause > deadline) throw unavailable(error)
      await sleep(pause, undefined, { signal })
    }
  }
}
