import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from './call.ts'
import { untilAnswered } from './until-answered.ts'

/** Of a deed that is sent until it is answered. */
export interface Trying {
  /** From the first try whose answer was lost to the answer. */
  isLost: boolean
  /** No more tries: the deed ends with an AbortError (`isStopped`). */
  stop: () => void
}

/** How one try of a deed is sent. */
export interface Attempt {
  signal: AbortSignal
  idempotencyKey: string
}

/**
 * For a deed that is pressed where there may be no signal: it is sent until the server answers, once (rules C23), while its
 * page is open. With `staysOn` its news may take the button off the page before the answer comes, and it goes on.
 */
export function useUntilAnswered({ staysOn = false } = {}) {
  const left = useRef<AbortController>(null)
  const [isLost, setLost] = useState(false)
  const stop = useCallback(() => left.current?.abort(), [])
  useEffect(() => (staysOn ? undefined : stop), [staysOn, stop])

  async function send<T>(
    deed: (attempt: Attempt) => Promise<T>,
    idempotencyKey = newKey(),
  ): Promise<T> {
    const leaves = new AbortController()
    left.current = leaves
    try {
      return await untilAnswered((signal) => deed({ signal, idempotencyKey }), {
        signal: leaves.signal,
        onLost: () => setLost(true),
      })
    } finally {
      setLost(false)
    }
  }
  return { send, isLost, stop }
}
