import type { JobForCustomer } from '#contract/jobs.ts'
import { useTrip } from './use-trip.ts'

/** How the helper of one job comes along, while on the way: undefined as long as that is not read, null otherwise. */
export function useComing(job: Pick<JobForCustomer, 'id' | 'serviceRequestId' | 'phase'>) {
  const { data: trip, isPending } = useTrip(job.serviceRequestId, job.phase)
  if (job.phase !== 'en_route') return null
  if (isPending) return undefined
  return trip?.jobId === job.id ? trip : null
}
