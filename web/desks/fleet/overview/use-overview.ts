import { useQuery } from '@tanstack/react-query'
import { readFleetOverview } from '#contract/fleet-requests.ts'
import { call } from '../../../kit/api/call.ts'
import { overviewKey } from '../keys.ts'

/** The fleet's counts and its figures of the last 12 months, all from the database. */
export function useOverview(interval: number | false) {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(readFleetOverview, { signal }),
    refetchInterval: interval,
  })
}
