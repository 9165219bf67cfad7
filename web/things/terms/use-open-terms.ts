import { useQuery } from '@tanstack/react-query'
import { listOpenTerms } from '#contract/terms.ts'
import { call } from '../../kit/api/call.ts'

const dayMs = 24 * 60 * 60_000

export const openTermsKey = (userId: string) => ['/api/terms/open', userId]

/** The texts that somebody has not agreed to yet in the version that is in force. */
export function useOpenTerms(userId: string) {
  const { data = [] } = useQuery({
    queryKey: openTermsKey(userId),
    queryFn: ({ signal }) => call(listOpenTerms, { signal }),
    staleTime: dayMs,
  })
  return data
}

export type OpenText = ReturnType<typeof useOpenTerms>[number]
