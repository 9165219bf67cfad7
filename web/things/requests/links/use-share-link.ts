import { useMutation } from '@tanstack/react-query'
import { shareRequest } from '#contract/links.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'

/** The link to share, as its whole address. */
export function useShareLink(requestId: string) {
  const { token } = useAccess()
  return useMutation({
    mutationFn: async () =>
      location.origin + (await call(shareRequest, { params: { id: requestId }, token })).path,
  })
}
