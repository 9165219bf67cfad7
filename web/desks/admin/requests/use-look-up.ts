import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lookUpRequests } from '#contract/desk-look-up.ts'
import { call } from '../../../kit/api/call.ts'

/** Whose request a number or a link is; what is open or in progress while nothing is searched. */
export const useLookUp = (search: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['/api/admin/requests/look-up', search],
    queryFn: ({ signal }) => call(lookUpRequests, { body: search ? { search } : {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
