import { whenIdle } from '../ui/when-idle.ts'

/** Once the page is at rest, the worker keeps the app itself on the device, so that it opens without a network too. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // Without it, as in a private window, the app needs the network to open, and nothing else is missing.
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}))
}
