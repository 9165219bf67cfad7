import { useEffect, useRef, useState } from 'react'
import { newKey } from './call.ts'
import { untilAnswered } from './until-answered.ts'

/**
 * For a deed that is pressed where there may be no signal: it is sent until the server answers, once (rules C23), while its
 * page is open. `isLost` from the first try that was lost to the answer.
 */
export function useUntilAnswered() {
  const left = useRef<AbortController>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => () => left.current?.abort(), [])

  async function send<T>(
    attempt: (way: { signal: AbortSignal; idempotencyKey: string }) => Promise<T>,
  ): Promise<T> {
    const leaves = new AbortController()
    left.current = leaves
    const idempotencyKey = newKey()
    try {
      return await untilAnswered((signal) => attempt({ signal, idempotencyKey }), {
        signal: leaves.signal,
        onLost: () => setLost(true),
      })
    } finally {
      setLost(false)
    }
  }
  return { send, isLost }
}
