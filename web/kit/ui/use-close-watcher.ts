import { useEffect, useEffectEvent } from 'react'

/** What TypeScript's own names of the browser lack. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * While it is open, Android's Back closes what lies in front of the page and leaves the page alone, as in every app there. Only
 * where the browser has a CloseWatcher; Escape has been answered by the dialog and does not reach it.
 */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const Watcher = window.CloseWatcher
    if (!isOpen || !Watcher) return
    const watch = () => {
      const own = new Watcher()
      own.onclose = () => {
        // It is used up, and what is being sent may not let its dialog close yet.
        watcher = watch()
        onClose()
      }
      return own
    }
    let watcher = watch()
    return () => watcher.destroy()
  }, [isOpen])
}
