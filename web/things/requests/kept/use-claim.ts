import { useMutation, useQueryClient } from '@tanstack/react-query'
import { claimRequest } from '#contract/requests.ts'
import { call } from '../../../kit/api/call.ts'
import { readAgain } from '../asked/use-request.ts'
import { forgetRemembered } from '../open/remembered.ts'

/** Puts a guest's request into the caller's account; twice is the same as once (rules A). */
export function useClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ requestId, token }: { requestId: string; token: string }) =>
      call(claimRequest, { params: { id: requestId }, token, body: {} }),
    // It is among those of the account from now on.
    onSuccess: (_, { requestId }) => forgetRemembered(requestId),
    onSettled: (_, __, { requestId }) => readAgain(client, requestId),
  })
}
