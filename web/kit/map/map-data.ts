import { queryOptions } from '@tanstack/react-query'
import { fetchData } from './fetch-data.ts'

/**
 * One of the files under the map for what is drawn without the map's library; whoever draws can do without it. Not called off when its reader goes: a waiting map gives
 * way to the next, and a slow network would begin anew.
 */
export const mapData = <T>(url: string) =>
  queryOptions({
    queryKey: [url],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => fetchData<T>(url),
  })
