import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * No answer that was asked for before a change may stand after it. What is put into memory by hand (the card of a new request)
 * while a reading runs would be overwritten by what the server saw before; that reading begins again. What is invalidated while
 * its first reading runs would be believed when it comes; that is read once more, and so is a list that somebody lengthens.
 */
export function readOnceMore(client: QueryClient): void {
  const owed = new WeakSet<Query>()

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const isRunning = query.state.fetchStatus !== 'idle'
    if (action.type === 'fetch') {
      // What failed, or was left behind, keeps its mark while it is read for the first time, and a marked one hears nothing.
      if (query.state.data === undefined && query.state.isInvalidated)
        query.setState({ isInvalidated: false })
    } else if (action.type === 'invalidate') {
      if (isRunning && query.state.data === undefined) owed.add(query)
    } else if (action.type === 'success' && action.manual && isRunning) {
      if (query.state.fetchMeta?.fetchMore) owed.add(query)
      else read(query)
    } else if (!isRunning && owed.delete(query)) read(query)
  })

  /** After whoever ended the reading has taken its answer. */
  function read({ queryKey }: Query): void {
    queueMicrotask(() => client.invalidateQueries({ queryKey, exact: true }))
  }
}
