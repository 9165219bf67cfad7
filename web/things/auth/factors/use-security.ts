import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions, readSecurity } from '#contract/security.ts'
import { call } from '../../../kit/api/call.ts'
import { drawWithPage } from '../../../kit/api/with-page.ts'

const key = '/api/security'

/** What the reader signs in with. */
export function useSecurity() {
  drawWithPage([key, 'factors'], readSecurity)
  return useQuery({
    queryKey: [key, 'factors'],
    queryFn: ({ signal }) => call(readSecurity, { signal }),
    staleTime: 0,
  })
}

/** Where the reader is signed in. */
export const useSessions = () =>
  useQuery({
    queryKey: [key, 'sessions'],
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
  })

/** After a change: the factors, and the devices that it has signed out. */
export function useReadSecurityAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [key] })
}
