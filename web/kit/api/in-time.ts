import { isLate } from './api-error.ts'

/** So long an answer may take from the press to its last byte, on one bar too: a list is some ten kilobytes. */
export const answerWithinMs = 30_000

/**
 * A call that ends. A phone waits on a connection that has died unseen for a quarter of an hour, and nothing else would be asked meanwhile:
 * fails with a TimeoutError after half a minute, and is worth trying again. `signal` calls it off, with its own reason.
 */
export async function inTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const ending = new AbortController()
  const callOff = () => ending.abort(signal?.reason)
  if (signal?.aborted) callOff()
  signal?.addEventListener('abort', callOff)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('No answer', 'TimeoutError')
      ending.abort(error)
      // What was asked for before this page's scripts were there cannot be called off.
      reject(error)
    }, answerWithinMs)
  })
  try {
    return await Promise.race([ask(ending.signal), late])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', callOff)
  }
}

/** The same twice: on the connection that has died, and on a new one. Only for what may arrive twice (an idempotency key). */
export async function inTimeOrAgain<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await inTime(ask, signal)
  } catch (error) {
    if (signal?.aborted || !isLate(error)) throw error
    return inTime(ask, signal)
  }
}
