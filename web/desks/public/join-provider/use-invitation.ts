import { useQuery } from '@tanstack/react-query'
import { readProviderInvitation } from '#contract/provider-people.ts'
import { call } from '../../../kit/api/call.ts'

/** Who invites whom to what. The token stays out of every address. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: [readProviderInvitation.path, token],
    queryFn: ({ signal }) => call(readProviderInvitation, { body: { token }, signal }),
    enabled: token !== '',
  })
}
