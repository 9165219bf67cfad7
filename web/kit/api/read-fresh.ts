import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads again everything on the screen; what is being read at this moment comes first, and then once more. */
export function readAllAgain(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ type: 'active' })) {
    const running = query.state.fetchStatus === 'idle' ? undefined : query.promise
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    Promise.resolve(running).then(again, again)
  }
}

/**
 * Reads again what has changed. A first reading that still runs may have begun before the change: it is called off,
 * since invalidating alone lets it finish and believes it.
 */
export async function readFresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
