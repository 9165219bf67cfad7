import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { changeBid, listOwnBids, type OwnBid, submitBid, withdrawBid } from '#contract/bids.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { providers } from '#contract/words/en/providers.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { expectQuietly } from '../board/arrivals.ts'
import { boardKey } from '../board/keys.ts'
import { isOnBoard, takeOffBoard } from '../board/use-board.ts'
import type { Offer } from './offer-schema.ts'

export const ownBidsKey = ['/api/bids', 'my-bids']

/** The provider's own bids, newest first. */
export const useOwnBids = (refetchInterval: number | false) =>
  usePages(listOwnBids, { key: ownBidsKey, refetchInterval })

/**
 * May this provider have bid on the request? Where the bids in memory are not all, the board answers: what stands on it has none
 * of this provider's. Asked before the board hears of the message.
 */
export function mayHaveBidOn(client: QueryClient, requestId: string | null): boolean {
  if (!requestId) return false
  const pages = client.getQueryData<InfiniteData<OwnBid[]>>(ownBidsKey)?.pages
  if (pages?.flat().some(({ serviceRequestId }) => serviceRequestId === requestId)) return true
  const areAllHere = (pages?.at(-1)?.length ?? settings.pageSize.list) < settings.pageSize.list
  return !areAllHere && !isOnBoard(client, requestId)
}

/**
 * A new bid, whose request leaves the board (rules D), or new terms for one that stands: its next version. It is sent until that is
 * answered: a bid that is in must not be told as one that failed, and its card may be off the board before the answer comes.
 */
export function useOffer(
  bid: Pick<OwnBid, 'id' | 'version'> | undefined,
  request: RequestForBoard | undefined,
) {
  const client = useQueryClient()
  // Known also once the card has gone.
  const tries = useRef(0)
  const { send, isLost, stop } = useUntilAnswered({ staysOn: true })
  const deed = useMutation({
    mutationFn(offer: Offer) {
      tries.current = 0
      return send<OwnBid>((attempt) => {
        tries.current += 1
        return bid
          ? call(changeBid, {
              params: { id: bid.id },
              body: { ...offer, version: bid.version },
              ...attempt,
            })
          : call(submitBid, { body: { serviceRequestId: request?.id ?? '', ...offer }, ...attempt })
      })
    },
    onSuccess() {
      const { bid: words } = providers
      const [title, description] = bid
        ? [words.changed, words.changedText]
        : [words.done, words.doneText]
      toast({ title, description, tone: 'success' })
      if (request) takeOffBoard(client, request.id)
    },
    onSettled: useReadAgain(ownBidsKey),
  })
  /** Did an answer of the last one not come at first? */
  const wasLost = () => tries.current > 1
  return { ...deed, isLost, wasLost, stop }
}

/** Takes a bid back, sent until that is answered; its request comes back to the board. */
export function useWithdrawBid() {
  const { send, ...tries } = useUntilAnswered({ staysOn: true })
  const deed = useMutation({
    mutationFn: ({ id }: OwnBid) =>
      send((attempt) => call(withdrawBid, { params: { id }, ...attempt })),
    onMutate: (bid) => expectQuietly(bid.serviceRequestId),
    onSettled: useReadAgain(ownBidsKey, boardKey),
  })
  return { ...deed, ...tries }
}
