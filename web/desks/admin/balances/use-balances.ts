import { useQuery } from '@tanstack/react-query'
import { listBalances, readBooks } from '#contract/balances.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'

export type BalanceFilters = SentQueryOf<typeof listBalances>

// Money moves without a word to this page: every visit reads it.
export const useBalances = (filters: BalanceFilters) =>
  usePages(listBalances, {
    key: ['/api/admin/balances', filters],
    query: filters,
    keepsPrevious: true,
    staleTime: 0,
  })

export const useBooks = () =>
  useQuery({
    queryKey: ['/api/admin/books'],
    queryFn: ({ signal }) => call(readBooks, { signal }),
    staleTime: 0,
  })
