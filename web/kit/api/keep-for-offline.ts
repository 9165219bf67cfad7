import { whenIdle } from '../ui/when-idle.ts'

/** Once the page is at rest, the worker keeps the app itself on the device, so that it opens without a network too. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // Without it, as in a private window, the app needs the network to open, and nothing else is missing.
  whenIdle(() => void keep().catch(() => {}))
}

async function keep(): Promise<void> {
  const isFirst = !navigator.serviceWorker.controller
  await navigator.serviceWorker.register('/sw.js')
  if (!isFirst) return
  // What loaded before there was a worker has passed it by; the browser has it at hand, so this loads nothing.
  await navigator.serviceWorker.ready
  const parts = await caches.open('parts')
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).pathname.startsWith('/assets/'))
  await Promise.allSettled([...new Set(loaded)].map((url) => parts.add(url)))
}
