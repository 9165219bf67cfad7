import { queryOptions } from '@tanstack/react-query'

/** One of the files under the map, by its address; throws where it does not come. */
export async function fetchData<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(url, signal && { signal })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return response.json()
}

/**
 * The same for what is drawn without the map's library; whoever draws can do without it. Not called off when its reader goes: a waiting map gives
 * way to the next, and a slow network would begin anew.
 */
export const mapData = <T>(url: string) =>
  queryOptions({
    queryKey: [url],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => fetchData<T>(url),
  })
