import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readPublicProvider } from '#contract/public-providers.ts'
import { listProviderReviews, type PublicReview } from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../api/call.ts'
import { rowsOf } from '../../api/rows-of.ts'

/** An approved provider as anybody may read of him. */
export function usePublicProvider(id: string) {
  return useQuery({
    queryKey: ['/api/providers', id, 'public'],
    queryFn: ({ signal }) => call(readPublicProvider, { params: { id }, signal }),
    // Figures move between two visits.
    staleTime: 60_000,
  })
}

/** What customers say of him, the newest first. */
export function useProviderReviews(id: string) {
  return useInfiniteQuery({
    queryKey: ['/api/providers', id, 'reviews'],
    queryFn: ({ pageParam, signal }) =>
      call(listProviderReviews, { params: { id }, query: { before: pageParam }, signal }),
    select: rowsOf<PublicReview>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
    staleTime: 60_000,
  })
}
