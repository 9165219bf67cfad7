import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptBidByLink, type BidForOwner, decideBid } from '#contract/bids.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../../kit/api/call.ts'
import type { Access } from '../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { readAgain } from '../requests/asked/use-request.ts'
import { forgetPressed, keepPressed } from './left-acceptance.ts'
import type { Paying } from './reader.ts'

export interface Decision extends Paying {
  // How the fleet pays: the server's rule where nobody was asked.
  /** As it was seen: its price and version must still hold (rules C7). A link's page knows the id only. */
  bid: Pick<BidForOwner, 'id'> & Partial<BidForOwner>
  status: 'accepted' | 'rejected'
  note?: string
  /** Why this one, or why not: of a driver and who approves what the driver wants. */
  reason?: string
  /** It answers what a driver has asked for. */
  isAsked?: boolean | undefined
  /** Of a rejection: it tells the driver no, and closes nothing. */
  keepsBid?: boolean | undefined
  /** Of a page that says itself what it does without an answer. */
  idempotencyKey?: string
}

/** What to say of it, also to a reader who has closed the dialog meanwhile. */
interface Sayings {
  onSuccess?: (answer: AnswerOf<typeof decideBid>, decision: Decision) => void
  onError?: (error: Error) => void
}

/**
 * Takes a bid or rejects it, until that is answered: what the server has done while its answer was lost must not be told as
 * a failure. Whoever asks again for the same gets the same answer, so trying again is safe.
 */
export function useDecideBid({ token }: Pick<Access, 'token'>, sayings?: Sayings) {
  const client = useQueryClient()
  const keyOf = useKeyOf()
  const { send, isLost, stop } = useUntilAnswered({ staysOn: true })
  const deed = useMutation({
    mutationFn: ({
      bid: { id, price, version },
      status,
      note,
      reason,
      payBy,
      poNumber,
      isAsked,
      keepsBid,
      idempotencyKey,
    }: Decision) => {
      const said = { customerNotes: note?.trim() || undefined, reason: reason?.trim() || undefined }
      const terms = { price, version, ...said, payBy }
      const own = { status, ...terms, poNumber: poNumber?.trim() || undefined, isAsked, keepsBid }
      // An account decides by itself, the holder of a link with it; a link accepts only (S0 §7).
      const decide = (attempt: { signal?: AbortSignal; idempotencyKey: string }) =>
        token
          ? call(acceptBidByLink, { params: { id }, token, body: terms, ...attempt })
          : call(decideBid, { params: { id }, body: own, ...attempt })
      if (idempotencyKey) return decide({ idempotencyKey })
      if (status === 'accepted') keepPressed(id)
      return send(decide, keyOf({ id, own }))
    },
    ...sayings,
    onSettled: async (_, __, { bid, status }) => {
      if (status === 'accepted') forgetPressed()
      if (bid.serviceRequestId) await readAgain(client, bid.serviceRequestId)
    },
  })
  return { ...deed, isLost, stop }
}
