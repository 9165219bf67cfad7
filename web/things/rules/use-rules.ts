import { useQuery } from '@tanstack/react-query'
import { readRules, type StatedRules } from '#contract/rules.ts'
import { call } from '../../kit/api/call.ts'

/** The numbers of the rules as they stand now; undefined while they are not known, and then no page states them. */
export function useRules(): StatedRules | undefined {
  return useQuery({
    queryKey: ['/api/site/rules'],
    queryFn: ({ signal }) => call(readRules, { signal }),
    // An admin may change them while a page stays open.
    staleTime: 60_000,
  }).data
}
