/** So long a reading may take from the press to its last byte, on one bar too: a list is some ten kilobytes. */
export const readWithinMs = 30_000

/**
 * A reading that ends. A phone waits on a connection that has died unseen for a quarter of an hour, and nothing else would read meanwhile:
 * fails with a TimeoutError after half a minute, and is worth trying again. `signal` calls it off, with its own reason.
 */
export async function inTime<T>(
  read: (signal: AbortSignal) => Promise<T>,
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
    }, readWithinMs)
  })
  try {
    return await Promise.race([read(ending.signal), late])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', callOff)
  }
}
