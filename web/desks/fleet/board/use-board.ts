import { listFleetRequests } from '#contract/fleet-requests.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { boardKey } from '../keys.ts'
import type { BoardFilters } from './board-filters.ts'
import { rowsOnce } from './patch-page.ts'

/** The fleet's requests that pass the filters, page after page. `interval` in milliseconds, or none while live. */
export const useBoard = (filters: BoardFilters, refetchInterval: number | false) =>
  usePages(listFleetRequests, {
    key: [...boardKey, filters],
    query: filters,
    select: ({ pages }) => rowsOnce(pages),
    keepsPrevious: true,
    refetchInterval,
  })
