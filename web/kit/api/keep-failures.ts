import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * What a reading failed with stands on the screen while it is read again, by whoever: "not found" and "try again" are no loading
 * page in between, and the button that was pressed is still there. A failure that nobody looks at any more is forgotten.
 */
export function keepFailures(client: QueryClient): void {
  const failed = new WeakMap<Query, Error>()

  client.getQueryCache().subscribe((event) => {
    const { query, type } = event
    const { data, error, status } = query.state
    if (type === 'observerRemoved' && !query.isActive()) {
      failed.delete(query)
      if (status === 'error' && data === undefined)
        query.setState({ status: 'pending', error: null })
    } else if (type === 'updated') {
      const before = failed.get(query)
      if (error) failed.set(query, error)
      else if (event.action.type === 'fetch' && before && data === undefined)
        query.setState({ status: 'error', error: before })
      else if (status === 'success') failed.delete(query)
    }
  })
}
