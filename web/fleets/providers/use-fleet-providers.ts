import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listFleetProviders,
  type ProviderStanding,
  setProviderPreference,
} from '#contract/fleets.ts'
import { call } from '../../api/call.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { providersKey } from '../keys.ts'

/** Who is preferred or blocked, and who has worked for the fleet. */
export function useFleetProviders() {
  return useQuery({
    queryKey: providersKey,
    queryFn: ({ signal }) => asSignedIn(() => call(listFleetProviders, { signal })),
  })
}

export function useSetPreference() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, standing }: { id: string; standing: ProviderStanding | null }) =>
      asSignedIn(() => call(setProviderPreference, { params: { id }, body: { standing } })),
    onSettled: () => client.invalidateQueries({ queryKey: providersKey }),
  })
}
