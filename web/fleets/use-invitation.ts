import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { acceptInvitation, readInvitation } from '#contract/fleets.ts'
import { call } from '../api/call.ts'
import { useKeyOf } from '../api/use-key-of.ts'

/** Who invites whom to what. The token stays out of every address. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: [readInvitation.path, token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    enabled: token !== '',
  })
}

/** Joining twice, after an answer that was lost, is joining once. */
export function useAcceptInvitation() {
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof acceptInvitation>) =>
      call(acceptInvitation, { body, idempotencyKey: keyOf(body) }),
  })
}
