import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endFollowLink, listFollowLinks, makeFollowLink } from '#contract/follow-links.ts'
import { call, keyOn } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'

/** Who follows a request: the links of now, a new one, sent until that is answered, the end of one. */
export function useFollowLinks(requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const params = { id: requestId }
  const queryKey = [listFollowLinks.path, requestId]
  const onSuccess = () => client.invalidateQueries({ queryKey })
  const { send, ...tries } = useUntilAnswered()
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listFollowLinks, { params, token, signal }),
    staleTime: 0,
  })
  const make = useMutation({
    mutationFn: (body: { name: string; showsPhotos?: boolean | undefined }) =>
      send((attempt) => call(makeFollowLink, { params, body, token, ...attempt }), keyOn(body)),
    onSuccess,
  })
  return {
    links,
    make: { ...make, ...tries },
    end: useMutation({
      mutationFn: (id: string) => call(endFollowLink, { params: { id }, token }),
      onSuccess,
    }),
  }
}
