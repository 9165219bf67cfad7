import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveMessage, PositionMessage } from '#contract/events.ts'
import { type LiveState, listen } from './live-stream.ts'

export type { LiveState }

/**
 * Listens to the live stream of the session, or of a request's token. `onMessage` gets every change, `onPosition` hears that a
 * truck has moved; once it stands, and after every interruption, everything on the screen is read again. Returns whether the stream stands.
 */
export function useLive({
  token = null,
  enabled = true,
  onMessage,
  onPosition = () => {},
}: {
  token?: string | null
  enabled?: boolean
  onMessage: (message: LiveMessage) => void
  onPosition?: (message: PositionMessage) => void
}): LiveState {
  const [state, setState] = useState<LiveState>('down')
  const hear = useEffectEvent(onMessage)
  const hearPosition = useEffectEvent(onPosition)

  useEffect(() => {
    if (!enabled) return
    return listen({
      token,
      hear: (message) => hear(message),
      hearPosition: (message) => hearPosition(message),
      say: setState,
    })
  }, [token, enabled])

  return enabled ? state : 'down'
}
