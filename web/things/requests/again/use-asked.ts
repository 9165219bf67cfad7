import { useQuery } from '@tanstack/react-query'
import { readAskedRequest } from '#contract/correcting.ts'
import { call } from '../../../kit/api/call.ts'

/** What somebody has filled in for a request of theirs, read anew each time. */
export const useAsked = (id: string, token: string | null) =>
  useQuery({
    queryKey: [readAskedRequest.path, id, token],
    queryFn: ({ signal }) => call(readAskedRequest, { params: { id }, token, signal }),
    gcTime: 0,
    // A form that is being filled in is not changed from outside.
    staleTime: Number.POSITIVE_INFINITY,
  })
