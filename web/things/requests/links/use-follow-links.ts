import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endFollowLink, listFollowLinks, makeFollowLink } from '#contract/follow-links.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'

/** Who follows a request: the links of now, a new one, the end of one. */
export function useFollowLinks(requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const params = { id: requestId }
  const queryKey = [listFollowLinks.path, requestId]
  const onSuccess = () => client.invalidateQueries({ queryKey })
  return {
    links: useQuery({
      queryKey,
      queryFn: ({ signal }) => call(listFollowLinks, { params, token, signal }),
      staleTime: 0,
    }),
    make: useMutation({
      mutationFn: (body: { name: string; showsPhotos?: boolean | undefined }) =>
        call(makeFollowLink, { params, body, token }),
      onSuccess,
    }),
    end: useMutation({
      mutationFn: (id: string) => call(endFollowLink, { params: { id }, token }),
      onSuccess,
    }),
  }
}
