import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listFleetRequests } from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../api/call.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { boardKey } from '../keys.ts'
import type { BoardFilters } from './board-filters.ts'
import { rowsOnce } from './patch-page.ts'

/** The fleet's requests that pass the filters, page after page. `interval` in milliseconds, or none while live. */
export function useBoard(filters: BoardFilters, interval: number | false) {
  return useInfiniteQuery({
    queryKey: [...boardKey, filters],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() =>
        call(listFleetRequests, { query: { ...filters, before: pageParam }, signal }),
      ),
    select: ({ pages }) => rowsOnce(pages),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
    refetchInterval: interval,
    placeholderData: keepPreviousData,
  })
}
