import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again what has changed. A first reading that still runs may have begun before the change: it is called off,
 * since invalidating alone lets it finish and believes it.
 */
export async function readFresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
