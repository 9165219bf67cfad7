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
  const kept = new Set<string>()
  const keepLoaded = (list: PerformanceObserverEntryList) => {
    for (const { name } of list.getEntries()) {
      // To keep one is to load it, which is another entry.
      if (kept.has(name) || !new URL(name).pathname.startsWith('/assets/')) continue
      kept.add(name)
      parts.add(name).catch(() => {})
    }
  }
  // Also what is still on its way: it was asked for before there was a worker.
  new PerformanceObserver(keepLoaded).observe({ type: 'resource', buffered: true })
}
