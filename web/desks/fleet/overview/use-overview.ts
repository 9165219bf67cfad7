import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readFleetFigures, readFleetOverview } from '#contract/fleet-figures.ts'
import { isBackwards } from '#contract/period.ts'
import { call } from '../../../kit/api/call.ts'
import { drawWithPage } from '../../../kit/api/with-page.ts'
import { figuresKey, overviewKey } from '../keys.ts'
import type { Span } from '../periods.ts'

/** The fleet's counts and its months, all from the database. */
export function useOverview(interval: number | false) {
  drawWithPage(overviewKey, readFleetOverview)
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(readFleetOverview, { signal }),
    refetchInterval: interval,
  })
}

/** The fleet's figures of a period. */
export function useFigures(span: Span) {
  return useQuery({
    queryKey: [...figuresKey, span],
    queryFn: ({ signal }) => call(readFleetFigures, { query: span, signal }),
    enabled: !isBackwards(span),
    placeholderData: keepPreviousData,
    // Nothing tells them of news: who opens them reads them anew.
    staleTime: 0,
  })
}
