import { useQuery } from '@tanstack/react-query'
import type { BidForOwner } from '#contract/bids.ts'
import { readWaysToPay } from '#contract/fleet-terms.ts'
import { call } from '../../kit/api/call.ts'

/** How a bid on a request of a fleet can be paid; on its terms unless something hinders that, or the provider takes none. */
export function useWaysToPay({ serviceRequestId: id, price, takesTerms }: BidForOwner) {
  const { data } = useQuery({
    queryKey: [readWaysToPay.path, id],
    queryFn: ({ signal }) => call(readWaysToPay, { params: { id }, signal }),
    staleTime: 0,
  })
  if (!data) return null
  const { terms, poWanted } = data
  const isTooMuch = terms !== null && Number(terms.left) < Number(price)
  const why = terms?.hindrance ?? (isTooMuch ? 'used_up' : null)
  return { terms, poWanted, why, isOnTerms: terms !== null && !why && takesTerms }
}
