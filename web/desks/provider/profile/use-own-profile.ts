import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  changeOwnProfile,
  completeProfile,
  type ProviderProfile,
  readOwnProfile,
  removeProviderPicture,
} from '#contract/provider-profile.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { now } from '../../../kit/ui/clock.ts'
import { ownChange } from '../board/arrivals.ts'
import { boardKey } from '../board/keys.ts'
import { ownProviderKey } from '../use-own-provider.ts'

export const ownProfileKey = ['/api/provider', 'profile']

/** What the provider shows of itself. */
export function useOwnProfile() {
  return useQuery({
    queryKey: ownProfileKey,
    queryFn: ({ signal }) => call(readOwnProfile, { signal }),
  })
}

/** The last step of the wizard. */
export function useCompleteProfile() {
  const follow = useFollow()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof completeProfile>) => call(completeProfile, { body }),
    onSuccess: follow,
  })
}

/** Some of it, from the settings. */
export function useChangeProfile() {
  const follow = useFollow()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeOwnProfile>) => call(changeOwnProfile, { body }),
    onError: useReadAgain(ownProfileKey),
    onSuccess: follow,
  })
}

export function useRemovePicture() {
  return useMutation({
    mutationFn: () => call(removeProviderPicture),
    onSettled: useReadAgain(ownProviderKey),
  })
}

/** Radius, services and hours decide what reaches the board too. */
function useFollow() {
  const client = useQueryClient()
  return (profile: ProviderProfile) => {
    ownChange(now())
    client.setQueryData(ownProfileKey, profile)
    client.invalidateQueries({ queryKey: boardKey })
    return client.invalidateQueries({ queryKey: ownProviderKey, exact: true })
  }
}
