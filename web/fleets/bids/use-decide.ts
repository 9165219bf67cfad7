import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BidForOwner, decideBid } from '#contract/bids.ts'
import { call } from '../../api/call.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { readAgain } from '../../requests/asked/use-request.ts'

export interface Decision {
  /** As it was seen: price and version must still hold (rules C7). */
  seen: BidForOwner
  status: 'accepted' | 'rejected'
  note?: string
}

/** A member of the fleet approves or rejects a bid. Doing it again gives the same answer. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ seen: { id, price, version }, status, note }: Decision) =>
      asSignedIn(() =>
        call(decideBid, {
          params: { id },
          body: { status, price, version, ...(note && { customerNotes: note }) },
        }),
      ),
    onSettled: (_, __, { seen }) => readAgain(client, seen.serviceRequestId),
  })
}
