import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteGuestsData, keepGuestsData } from '#contract/guests-data.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { readAgain } from '../asked/use-request.ts'

/** Has what a request says of its guest deleted, or kept after all; the page says which holds. */
export function useGuestsData(requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const params = { id: requestId }
  const onSettled = () => readAgain(client, requestId)
  return {
    ask: useMutation({ mutationFn: () => call(deleteGuestsData, { params, token }), onSettled }),
    keep: useMutation({ mutationFn: () => call(keepGuestsData, { params, token }), onSettled }),
  }
}
