import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AnalyticsPeriod, readAnalytics } from '#contract/analytics.ts'
import { call } from '../../../kit/api/call.ts'

/** A provider's figures; read anew whenever the tab opens, since they grow with everything that happens. */
export function useAnalytics(by: AnalyticsPeriod) {
  return useQuery({
    queryKey: [readAnalytics.path, by],
    queryFn: ({ signal }) => call(readAnalytics, { query: { by }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
