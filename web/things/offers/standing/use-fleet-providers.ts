import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  listFleetProviders,
  type ProviderStanding,
  setProviderPreference,
} from '#contract/fleets.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'

export const providersKey = [listFleetProviders.path]

/** Who is preferred or blocked, and who has worked for the fleet; with words everybody whom they find. */
export function useFleetProviders(search = '') {
  return useQuery({
    queryKey: [...providersKey, search],
    queryFn: ({ signal }) => call(listFleetProviders, { query: search ? { search } : {}, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useSetPreference() {
  return useMutation({
    mutationFn: ({ id, standing }: { id: string; standing: ProviderStanding | null }) =>
      call(setProviderPreference, { params: { id }, body: { standing } }),
    onSettled: useReadAgain(providersKey),
  })
}
