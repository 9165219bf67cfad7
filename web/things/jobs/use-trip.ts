import { useQuery } from '@tanstack/react-query'
import type { JobPhase } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { readOwnTrip, readTrip } from '#contract/trips.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'

/** A trip is asked for as often as positions come; no event tells of them. */
const asked = (phase: JobPhase) => ({
  enabled: phase === 'en_route',
  refetchInterval: settings.trips.everyMs,
  staleTime: 0,
})

/** How the helper of a request comes along. */
export function useTrip(requestId: string, phase: JobPhase) {
  const { token } = useAccess()
  return useQuery({
    queryKey: [readTrip.path, requestId, token],
    queryFn: async ({ signal }) =>
      (await call(readTrip, { params: { id: requestId }, token, signal })).trip,
    ...asked(phase),
  })
}

/** Where one's own technician is. */
export function useOwnTrip(jobId: string, phase: JobPhase) {
  return useQuery({
    queryKey: [readOwnTrip.path, jobId],
    queryFn: ({ signal }) => call(readOwnTrip, { params: { id: jobId }, signal }),
    ...asked(phase),
  })
}
