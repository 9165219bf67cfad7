import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { changes } from '#contract/event-effects.ts'
import type { JobPhase } from '#contract/jobs.ts'
import { readOwnTrip, readTrip } from '#contract/trips.ts'
import { call } from '../../kit/api/call.ts'
import { useLive } from '../../kit/api/live.ts'
import { pollTrip } from '../../kit/api/polling.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'

/**
 * A trip is read again when the stream says that its truck has moved, or that something has happened to its request; as often
 * as positions come while the stream is down.
 */
function useAsked(queryKey: QueryKey, requestId: string, phase: JobPhase) {
  const { token } = useAccess()
  const client = useQueryClient()
  const enabled = phase === 'en_route'
  const live = useLive({
    token,
    enabled,
    onMessage: (message) => {
      if (message.requestId === requestId && changes(message.name, 'request')) read()
    },
    onPosition: (message) => {
      if (message.requestId === requestId) read()
    },
  })
  return { enabled, refetchInterval: pollTrip(live), staleTime: 0 }

  function read() {
    client.invalidateQueries({ queryKey })
  }
}

/** How the helper of a request comes along: asked once on a page, whose parts are given what it says. */
export function useTrip(requestId: string, phase: JobPhase) {
  const { token } = useAccess()
  const queryKey = [readTrip.path, requestId, token]
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(readTrip, { params: { id: requestId }, token, signal })).trip,
    ...useAsked(queryKey, requestId, phase),
  })
}

/** Where one's own technician is. */
export function useOwnTrip(jobId: string, requestId: string, phase: JobPhase) {
  const queryKey = [readOwnTrip.path, jobId]
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readOwnTrip, { params: { id: jobId }, signal }),
    ...useAsked(queryKey, requestId, phase),
  })
}
