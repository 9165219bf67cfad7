import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { call } from '../../kit/api/call.ts'
import { drawWithPage } from '../../kit/api/with-page.ts'
import { now } from '../../kit/ui/clock.ts'
import { ownChange } from './board/arrivals.ts'

export const ownProviderKey = ['/api/provider']

/** The signed-in provider's own record. */
export function useOwnProvider(interval: number | false = false) {
  drawWithPage(ownProviderKey, readOwnProvider)
  return useQuery({
    queryKey: ownProviderKey,
    queryFn: ({ signal }) => call(readOwnProvider, { signal }),
    refetchInterval: interval,
  })
}

/** Changes it; what reaches the board depends on it, so everything the provider sees is read again. */
export function useChangeOwnProvider() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeOwnProvider>) => call(changeOwnProvider, { body }),
    // Somebody else of the shop may have changed it.
    onError: () => client.invalidateQueries({ queryKey: ownProviderKey, exact: true }),
    onSuccess: (provider) => {
      ownChange(now())
      client.setQueryData(ownProviderKey, provider)
      // The same record under the names of the profile, and a phone that may have changed.
      client.invalidateQueries({
        queryKey: ownProviderKey,
        predicate: ({ queryKey }) => queryKey.length > 1,
      })
      return client.invalidateQueries({ queryKey: ['/api/service-requests', 'available'] })
    },
  })
}
