import type { JobForCustomer } from '#contract/jobs.ts'
import type { Trip } from '#contract/trips.ts'
import type { useTrip } from './use-trip.ts'

/** How the helper of one job comes along, while on the way: undefined as long as that is not read, null otherwise. */
export type Coming = Trip | null | undefined

/** The same of what was read for its request, which may be somebody else's way by now. */
export function comingOf(
  { id, phase }: Pick<JobForCustomer, 'id' | 'phase'>,
  { data: trip, isPending }: Pick<ReturnType<typeof useTrip>, 'data' | 'isPending'>,
): Coming {
  if (phase !== 'en_route') return null
  if (isPending) return undefined
  return trip?.jobId === id ? trip : null
}
