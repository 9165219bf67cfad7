import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readCancellation } from '#contract/cancellation.ts'
import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { requestKey } from './use-request.ts'

/** What it costs to cancel now; read again when something happens to the request, and when the clock changes it. */
export function useCancellation(
  { id, timeline }: Pick<RequestForOwner, 'id' | 'timeline'>,
  { phase, arrivalProof }: Pick<JobForCustomer, 'phase' | 'arrivalProof'>,
) {
  const { token } = useAccess()
  // How it would be paid is news too: a card that is put meanwhile, a rise that is held.
  const newest = timeline.at(-1)
  const cost = useQuery({
    queryKey: [...requestKey(id), 'cancellation', phase, arrivalProof, newest?.id, token],
    queryFn: ({ signal }) => call(readCancellation, { params: { id }, token, signal }),
    enabled: may(jobLifecycle, 'cancel', phase),
    staleTime: 0,
    // The sum stays in the button until the next one is known; for another than it says, nothing is done.
    placeholderData: keepPreviousData,
  })
  const { refetch } = cost
  const changesAt = cost.data?.changesAt
  useEffect(() => {
    if (!changesAt) return
    // The server's clock decides: a moment after it has turned there.
    const timer = setTimeout(
      () => void refetch(),
      Math.max(0, new Date(changesAt).getTime() - now()) + 500,
    )
    return () => clearTimeout(timer)
  }, [changesAt, refetch])
  return cost
}
