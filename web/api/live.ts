import { useQueryClient } from '@tanstack/react-query'
import { EventSource } from 'eventsource'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveMessage } from '#contract/events.ts'

/** `down` until the first connection stands, and whenever it is lost: then the specified polling takes over. */
export type LiveState = 'up' | 'down'

/**
 * Listens to the live stream of the session, or of a request's token. `onMessage` gets every change; after an
 * interruption everything on the screen is read again. Returns whether the stream stands.
 */
export function useLive({
  token = null,
  enabled = true,
  onMessage,
}: {
  token?: string | null
  enabled?: boolean
  onMessage: (message: LiveMessage) => void
}): LiveState {
  const [state, setState] = useState<LiveState>('down')
  const client = useQueryClient()
  const hear = useEffectEvent(onMessage)

  useEffect(() => {
    if (!enabled) return
    let wasUp = false
    const source = new EventSource('/api/live', {
      withCredentials: true,
      fetch: (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...init.headers, ...(token && { 'X-Access-Token': token }) },
        }),
    })
    source.addEventListener('open', () => {
      setState('up')
      if (wasUp) client.invalidateQueries()
      wasUp = true
    })
    source.addEventListener('error', () => setState('down'))
    source.addEventListener('change', (event) => {
      // Written by the server's `chunkOf`, typed by the same contract.
      hear(JSON.parse(event.data) as LiveMessage)
    })
    return () => source.close()
  }, [token, enabled, client])

  return enabled ? state : 'down'
}
