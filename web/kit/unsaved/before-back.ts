type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/**
 * Called at the start of the app, before its router listens: browsers tell the listeners of Back and Forward in the order in
 * which they came, and a guard may end it for those behind.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event))
}

/** Hears of Back and Forward before the router does, until the returned function is called. */
export function beforeBack(own: Guard): () => void {
  guard = own
  return () => {
    if (guard === own) guard = null
  }
}
