import { ApiError, isLate, isNetworkError } from './api-error.ts'

/** An answer that does not come within this time counts as lost: a phone may wait on a dead connection for minutes. */
export const patienceMs = 20_000
const longestPauseMs = 30_000

/** Was there no answer of the server itself: no network, no time, or only somebody in between (502, 503, 504)? */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiError) return [502, 503, 504].includes(error.status)
  return isNetworkError(error) || isLate(error)
}

/**
 * Sends again until the server answers, with longer and longer pauses, none shorter than it asks for (`Retry-After`), and
 * at once when the network comes back. Only for calls that may arrive twice (an idempotency key). `onLost` hears of each
 * lost try. Ends with the answer, with the server's refusal, or with an AbortError once `signal` is aborted. With
 * `isSlow` a try has all the time it wants: it knows itself when it has come to a halt.
 */
export async function untilAnswered<T>(
  send: (signal: AbortSignal) => Promise<T>,
  { signal, onLost, isSlow = false }: { signal: AbortSignal; onLost: () => void; isSlow?: boolean },
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const ends = isSlow ? [signal] : [signal, AbortSignal.timeout(patienceMs)]
      return await send(AbortSignal.any(ends))
    } catch (error) {
      signal.throwIfAborted()
      if (!isLost(error)) throw error
      onLost()
      const askedMs = error instanceof ApiError ? error.retryAfterMs : 0
      await chance(Math.max(askedMs, Math.min(1000 * 2 ** tries, longestPauseMs)), signal)
    }
  }
}

/** The next moment worth a try. */
function chance(afterMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      done.abort()
      settle()
    }
    const timer = setTimeout(() => end(resolve), afterMs)
    addEventListener('online', () => end(resolve), { signal: done.signal })
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), {
      signal: done.signal,
    })
  })
}
