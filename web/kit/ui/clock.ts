import { useSyncExternalStore } from 'react'

/** Everything that counts time reads this clock and is moved by this one timer. What the device's own lacks: */
let offset = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const tick = () => {
  for (const listener of listeners) listener()
}

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export function now(): number {
  return onServer(Date.now())
}

/** A moment by the device's clock, as the server would date it. */
export const onServer = (deviceTime: number): number => deviceTime + offset

/** What one answer tells of the server's clock; all in milliseconds since 1970, sent and received by the device's. */
export interface Dated {
  sentAt: number
  /** When the server answered, by its own clock, to the second. */
  date: number
  receivedAt: number
}

/**
 * Learns the server's clock from an answer, since only that one counts. It was answered between sending and
 * receiving, and that bounds how far the device is off: inside the bounds nothing moves, so that a slow network never
 * makes a countdown jump.
 */
export function syncClock({ sentAt, date, receivedAt }: Dated): void {
  const least = date - receivedAt
  const most = date + 1000 - sentAt
  // Without a date there is nothing to learn, nor while the device's clock is being set.
  if (!(least <= most) || (offset >= least && offset <= most)) return
  // The device's own clock is as good as any other guess between the bounds.
  offset = least <= 0 && most >= 0 ? 0 : (least + most) / 2
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
