import { useQuery } from '@tanstack/react-query'
import { readPublicProvider } from '#contract/public-providers.ts'
import { listProviderReviews } from '#contract/reviews.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'

/** An approved provider as anybody may read of it. */
export function usePublicProvider(id: string) {
  return useQuery({
    queryKey: ['/api/providers', id, 'public'],
    queryFn: ({ signal }) => call(readPublicProvider, { params: { id }, signal }),
    // Figures move between two visits.
    staleTime: 60_000,
  })
}

/** What customers say of the provider, the newest first. */
export const useProviderReviews = (id: string) =>
  usePages(listProviderReviews, {
    key: ['/api/providers', id, 'reviews'],
    params: { id },
    staleTime: 60_000,
  })
