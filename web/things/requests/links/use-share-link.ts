import { useMutation } from '@tanstack/react-query'
import { endLinks, shareRequest } from '#contract/links.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useNewLink } from '../asked/use-new-link.ts'

/** The link to share, as its whole address; and the end of all links. */
export function useLinks(requestId: string) {
  const { token } = useAccess()
  const params = { id: requestId }
  return {
    share: useMutation({
      mutationFn: async () => location.origin + (await call(shareRequest, { params, token })).path,
    }),
    end: useMutation({
      mutationFn: () => call(endLinks, { params, token }),
      onSuccess: useNewLink(requestId),
    }),
  }
}
