import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BidForOwner, decideBid } from '#contract/bids.ts'
import { call } from '../api/call.ts'
import { asSignedIn } from '../auth/as-signed-in.ts'
import { readAgain } from '../requests/asked/use-request.ts'

/** Rejects a bid as it was seen (rules C7). */
export function useRejectBid() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, price, version }: BidForOwner) =>
      asSignedIn(() =>
        call(decideBid, { params: { id }, body: { status: 'rejected', price, version } }),
      ),
    onSettled: (_, __, { serviceRequestId }) => readAgain(client, serviceRequestId),
  })
}
