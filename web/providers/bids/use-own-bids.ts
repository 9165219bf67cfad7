import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeBid, listOwnBids, type OwnBid, submitBid, withdrawBid } from '#contract/bids.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../api/call.ts'
import { rowsOf } from '../../api/rows-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { expectQuietly } from '../board/arrivals.ts'
import { boardKey, takeOffBoard } from '../board/use-board.ts'
import type { Offer } from './offer-form.ts'

export const ownBidsKey = ['/api/bids', 'my-bids']

/** The provider's own bids, newest first. */
export function useOwnBids(interval: number | false) {
  return useInfiniteQuery({
    queryKey: ownBidsKey,
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() => call(listOwnBids, { query: { before: pageParam }, signal })),
    select: rowsOf<OwnBid>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
    refetchInterval: interval,
  })
}

/** Has this provider bid on the request, as far as is known here? */
export function hasBidOn(client: QueryClient, requestId: string | null): boolean {
  const bids = client.getQueryData<InfiniteData<OwnBid[]>>(ownBidsKey)?.pages.flat() ?? []
  return bids.some(({ serviceRequestId }) => serviceRequestId === requestId)
}

/** A new bid; its request leaves the board (rules D). */
export function useSubmitBid() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ request, offer }: { request: RequestForBoard; offer: Offer }) =>
      asSignedIn(() => call(submitBid, { body: { serviceRequestId: request.id, ...offer } })),
    onSuccess: (_, { request }) => {
      takeOffBoard(client, request.id)
      return client.invalidateQueries({ queryKey: ownBidsKey })
    },
  })
}

/** New terms for a bid that still stands: the customer sees the next version. */
export function useChangeBid() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ bidId, offer }: { bidId: string; offer: Offer }) =>
      asSignedIn(() => call(changeBid, { params: { id: bidId }, body: offer })),
    onSettled: () => client.invalidateQueries({ queryKey: ownBidsKey }),
  })
}

/** Takes a bid back; its request comes back to the board. */
export function useWithdrawBid() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bid: OwnBid) => asSignedIn(() => call(withdrawBid, { params: { id: bid.id } })),
    onMutate: (bid) => expectQuietly(bid.serviceRequestId),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownBidsKey }),
        client.invalidateQueries({ queryKey: boardKey }),
      ]),
  })
}
