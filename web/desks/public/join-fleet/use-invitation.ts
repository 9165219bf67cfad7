import { useQuery } from '@tanstack/react-query'
import { readInvitation } from '#contract/fleets.ts'
import { call } from '../../../kit/api/call.ts'

/** Who invites whom to what. The token stays out of every address. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: [readInvitation.path, token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    enabled: token !== '',
  })
}
