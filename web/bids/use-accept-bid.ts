import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptBidByLink, type BidForOwner } from '#contract/bids.ts'
import { isNetworkError, sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { bids as words } from '../messages/en/bids.ts'
import { toast } from '../ui/toast.ts'
import { conflictOf } from './conflict.ts'
import { readAgain } from './use-request.ts'

/**
 * Accepts a bid at the price and version that were seen (rules C7). Whoever asks again for the same bid gets the
 * same answer, so trying again after a broken connection is safe.
 */
export function useAcceptBid(requestId: string, token: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ seen, note }: { seen: BidForOwner; note: string }) =>
      call(acceptBidByLink, {
        params: { id: seen.id },
        token,
        body: {
          accessToken: token ?? undefined,
          customerNotes: note || undefined,
          price: seen.price,
          version: seen.version,
        },
      }),
    onSuccess: () =>
      toast({
        title: words.accept.done,
        description: words.accept.doneText,
        tone: 'success',
      }),
    onError: (error) => {
      // A conflict is explained in the dialog, where the hand is.
      if (conflictOf(error)) return
      const description = isNetworkError(error)
        ? words.accept.network
        : sentenceOf(error, words.accept.failed)
      toast({ title: words.accept.error, description, tone: 'danger' })
    },
    onSettled: () => readAgain(client, requestId),
  })
}
