import type { QueryClient } from '@tanstack/react-query'

/** Reads again everything on the screen; what is being read at this moment comes first, and then once more. */
export function readAllAgain(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ type: 'active' })) {
    const running = query.state.fetchStatus === 'idle' ? undefined : query.promise
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    Promise.resolve(running).then(again, again)
  }
}
