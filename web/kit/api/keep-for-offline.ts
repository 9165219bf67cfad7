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
  // What loaded before there was a worker has passed it by; the browser has it at hand, so keeping it loads nothing. The
  // worker does it: a hundred parts at once are a moment in which the page would not answer.
  const { active } = await navigator.serviceWorker.ready
  const told = new Set<string>()
  const tell = (list: PerformanceObserverEntryList) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname)
    const keep = paths.filter((path) => path.startsWith('/assets/') && !told.has(path))
    for (const path of keep) told.add(path)
    if (keep.length > 0) active?.postMessage({ keep })
  }
  // Also what is still on its way: it was asked for before there was a worker.
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}
