import { useMutation, useQuery } from '@tanstack/react-query'
import {
  listFleetProviders,
  type ProviderStanding,
  setProviderPreference,
} from '#contract/fleets.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { providersKey } from '../keys.ts'

/** Who is preferred or blocked, and who has worked for the fleet. */
export function useFleetProviders() {
  return useQuery({
    queryKey: providersKey,
    queryFn: ({ signal }) => call(listFleetProviders, { signal }),
  })
}

export function useSetPreference() {
  return useMutation({
    mutationFn: ({ id, standing }: { id: string; standing: ProviderStanding | null }) =>
      call(setProviderPreference, { params: { id }, body: { standing } }),
    onSettled: useReadAgain(providersKey),
  })
}
