import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listFleetRequests, sumFleetRequests } from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { drawWithPage } from '../../../kit/api/with-page.ts'
import { boardKey, sumsKey } from '../keys.ts'
import type { BoardFilters } from './board-filters.ts'
import { rowsOnce } from './patch-page.ts'
import { refreshBoard } from './refresh-board.ts'

/** The fleet's requests that pass the filters, page after page. `interval` in milliseconds, or none while live. */
export const useBoard = (filters: BoardFilters, refetchInterval: number | false) =>
  usePages(listFleetRequests, {
    key: [...boardKey, filters],
    query: filters,
    select: ({ pages }) => rowsOnce(pages),
    keepsPrevious: true,
    refetchInterval,
  })

/** How many they are, in all and in each state, and what they cost. */
export function useBoardSums(
  { sort: _, ...filters }: BoardFilters,
  refetchInterval: number | false,
) {
  const queryKey = [...sumsKey, filters]
  drawWithPage(queryKey, sumFleetRequests, { query: filters })
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(sumFleetRequests, { query: filters, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
}

const none: ReadonlySet<string> = new Set()

/** What becomes late, or waits too long for a decision, is told by nobody: it is looked for every minute. */
export function useLookAgain(): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => refreshBoard(client, none), settings.polling.lookAgainMs)
    return () => clearInterval(timer)
  }, [client])
}
