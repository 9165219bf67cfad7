import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  changeOwnProfile,
  completeProfile,
  type ProviderProfile,
  readOwnProfile,
  removeProviderPicture,
} from '#contract/provider-profile.ts'
import { call } from '../../api/call.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { boardKey } from '../board/use-board.ts'
import { ownProviderKey } from '../use-own-provider.ts'

export const ownProfileKey = ['/api/provider', 'profile']

/** What the provider shows of himself. */
export function useOwnProfile() {
  return useQuery({
    queryKey: ownProfileKey,
    queryFn: ({ signal }) => asSignedIn(() => call(readOwnProfile, { signal })),
  })
}

/** The last step of the wizard. */
export function useCompleteProfile() {
  const follow = useFollow()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof completeProfile>) =>
      asSignedIn(() => call(completeProfile, { body })),
    onSuccess: follow,
  })
}

/** Some of it, from the settings. */
export function useChangeProfile() {
  const follow = useFollow()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeOwnProfile>) =>
      asSignedIn(() => call(changeOwnProfile, { body })),
    onSuccess: follow,
  })
}

export function useRemovePicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => asSignedIn(() => call(removeProviderPicture)),
    onSettled: () => client.invalidateQueries({ queryKey: ownProviderKey }),
  })
}

/** Radius, services and hours decide what reaches the board too. */
function useFollow() {
  const client = useQueryClient()
  return (profile: ProviderProfile) => {
    client.setQueryData(ownProfileKey, profile)
    client.invalidateQueries({ queryKey: boardKey })
    return client.invalidateQueries({ queryKey: ownProviderKey, exact: true })
  }
}
