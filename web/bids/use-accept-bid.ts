import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptBidByLink, type BidForOwner, decideBid } from '#contract/bids.ts'
import { isNetworkError, sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { bids as words } from '../messages/en/bids.ts'
import { readAgain } from '../requests/asked/use-request.ts'
import { toast } from '../ui/toast.ts'
import { conflictOf } from './conflict.ts'

/**
 * Accepts a bid at the price and version that were seen (rules C7). Whoever asks again for the same bid gets the
 * same answer, so trying again after a broken connection is safe.
 */
export function useAcceptBid(requestId: string, token: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ seen, note }: { seen: BidForOwner; note: string }) => {
      const { id, price, version } = seen
      const terms = { customerNotes: note || undefined, price, version }
      // An account decides by itself, the holder of a link with it (S0 §7).
      return token
        ? call(acceptBidByLink, { params: { id }, token, body: { accessToken: token, ...terms } })
        : call(decideBid, { params: { id }, body: { status: 'accepted', ...terms } })
    },
    onSuccess: (answer) => {
      // Above a driver's limit it is not an acceptance yet: a manager of his fleet has been asked.
      const waits = 'jobId' in answer && answer.jobId === null
      toast({
        title: waits ? words.accept.waitsTitle : words.accept.done,
        description: waits ? answer.message : words.accept.doneText,
        tone: waits ? 'neutral' : 'success',
      })
    },
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
