/** True once the page is looked at, false when it is left before that. */
export function whenVisible(leaving: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      // A turn later, so that React's double mount in development has left the first time already.
      queueMicrotask(() => resolve(!leaving.aborted))
    }
    leaving.addEventListener('abort', () => {
      document.removeEventListener('visibilitychange', look)
      resolve(false)
    })
    document.addEventListener('visibilitychange', look)
    look()
  })
}
