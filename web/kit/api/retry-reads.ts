import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { isWorthRepeating } from './worth-repeating.ts'

/** Between two tries of the same reading; the last one from then on: nobody is deaf for ten seconds after the network is back. */
const pausesMs = [1000, 2000, 4000, 8000]

/**
 * A reading on the screen that failed is tried again, whatever the live stream says: with longer and longer pauses,
 * and at once when the network comes back, another reading gets through, or somebody looks at the page again. Before
 * that the failure is shown; a refusal that would come again is left alone.
 */
export function retryReads(client: QueryClient): void {
  const waiting = new Map<Query, { timer: ReturnType<typeof setTimeout>; notBefore: number }>()
  const tries = new WeakMap<Query, number>()

  client.getQueryCache().subscribe(({ type, query }) => {
    if (query.state.status === 'success' && tries.delete(query)) readUnreached()
    if (type === 'removed' || !isOwed(query)) forget(query)
    else if (!waiting.has(query)) wait(query)
  })
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow()
  })

  function wait(query: Query): void {
    const tried = tries.get(query) ?? 0
    tries.set(query, tried + 1)
    const askedMs = askedPauseMs(query.state.error)
    const pauseMs = askedMs + jittered(pausesMs[Math.min(tried, pausesMs.length - 1)] ?? 0)
    const timer = setTimeout(() => read(query), pauseMs)
    waiting.set(query, { timer, notBefore: Date.now() + askedMs })
  }

  function tryNow(): void {
    for (const [query, { notBefore }] of [...waiting]) {
      if (Date.now() < notBefore) continue
      tries.delete(query)
      read(query)
    }
  }

  /** One that had failed has come: what never reached the server reaches it now as well. */
  function readUnreached(): void {
    for (const [query, { notBefore }] of [...waiting])
      if (!(query.state.error instanceof ApiError) && Date.now() >= notBefore) read(query)
  }

  function read(query: Query): void {
    forget(query)
    client.refetchQueries(
      { queryKey: query.queryKey, exact: true, type: 'active' },
      { cancelRefetch: false },
    )
  }

  function forget(query: Query): void {
    const owed = waiting.get(query)
    if (!owed) return
    clearTimeout(owed.timer)
    waiting.delete(query)
  }
}

/** Somebody looks at it, it failed, nobody reads it at this moment, and reading it may help. */
const isOwed = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.fetchStatus === 'idle' &&
  query.isActive() &&
  isWorthRepeating(query.state.error)

/** How long the server wants to be left alone (`Retry-After`). */
const askedPauseMs = (error: unknown): number =>
  error instanceof ApiError ? error.retryAfterMs : 0

/** Up to a quarter shorter, so that all who lost the same server do not come back at the same moment. */
const jittered = (ms: number): number => ms * (1 - Math.random() / 4)
