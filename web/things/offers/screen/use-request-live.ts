import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { changes, effects } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { type LiveState, useLive } from '../../../kit/api/live.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { announce } from '../../../kit/ui/announce.ts'
import { hearMessage } from '../../messaging/keys.ts'
import { requestPhotosKey } from '../../photos/use-request-photos.ts'
import { hearProofs } from '../../proofs/keys.ts'
import { readAgain } from '../../requests/asked/use-request.ts'
import { hearReview } from '../../reviews/use-job-reviews.ts'

/** Keeps the page of one request up to the live stream. */
export function useRequestLive(id: string): LiveState {
  const { token } = useAccess()
  const client = useQueryClient()
  return useLive({ token, onMessage: hear })

  function hear(message: LiveMessage) {
    const { name, requestId } = message
    hearMessage(client, message)
    hearProofs(client, message)
    hearReview(client, message)
    hearOnScreen(client, id, message)
    if (requestId !== id) return
    if (effects[name].saidTo.includes('owner')) announce(`${jobHistory.events[name]}.`)
    if (changes(name, 'request')) readAgain(client, id)
  }
}

/** What only the page of a request shows: its photos, and how those who bid on it stand. */
export function hearOnScreen(
  client: QueryClient,
  id: string,
  { name, requestId }: LiveMessage,
): void {
  // A driver's limit says which bids are to be asked for.
  if (changes(name, 'bidders') || name === 'driver_changed') readAgain(client, id)
  if (requestId === id && changes(name, 'photos'))
    client.invalidateQueries({ queryKey: requestPhotosKey(id) })
}
