import { useSyncExternalStore } from 'react'

/** Everything that counts time reads this clock and is moved by this one timer. */
let offset = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const tick = () => {
  for (const listener of listeners) listener()
}

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export function now(): number {
  return Date.now() + offset
}

/**
 * Tells the time the server gave (milliseconds since 1970), since only its clock counts. Two seconds or less are
 * the network's delay and are left alone.
 */
export function syncClock(serverTime: number): void {
  const difference = serverTime - Date.now()
  offset = Math.abs(difference) > 2000 ? difference : 0
  tick()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** What `read` says now, every second; the component renders again only when the answer changes. */
export function useTicking<T extends string | number | boolean>(read: (now: number) => T): T {
  const snapshot = () => read(now())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
