import { useQueryClient } from '@tanstack/react-query'
import { changes, effects } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { type LiveState, useLive } from '../../kit/api/live.ts'
import { announce } from '../../kit/ui/announce.ts'
import { hearMessage } from '../../things/messaging/keys.ts'
import { hearProofs } from '../../things/proofs/keys.ts'
import { readAgain } from '../../things/requests/asked/use-request.ts'
import { hearReview } from '../../things/reviews/use-job-reviews.ts'

/** Keeps the dashboard up to the live stream: of the requests only the one is read again that something happened to. */
export function useCustomerLive(): LiveState {
  const client = useQueryClient()
  return useLive({ onMessage: hear })

  function hear(message: LiveMessage) {
    const { name, requestId } = message
    hearMessage(client, message)
    hearProofs(client, message)
    hearReview(client, message)
    if (requestId && changes(name, 'request')) readAgain(client, requestId)
    if (effects[name].saidTo.includes('customer')) announce(`${jobHistory.events[name]}.`)
  }
}
