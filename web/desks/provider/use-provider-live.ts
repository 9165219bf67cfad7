import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { changes } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { type LiveState, useLive } from '../../kit/api/live.ts'
import { now } from '../../kit/ui/clock.ts'
import { hearMessage } from '../../things/messaging/keys.ts'
import { requestPhotosKey } from '../../things/photos/use-request-photos.ts'
import { hearProofs } from '../../things/proofs/keys.ts'
import { jobsKey } from '../../things/requests/jobs-key.ts'
import { hearReview } from '../../things/reviews/use-job-reviews.ts'
import { hearVerification } from '../../things/verification/keys.ts'
import { mayHaveBidOn, ownBidsKey } from './bids/use-own-bids.ts'
import { ownChange } from './board/arrivals.ts'
import { hearOnBoard } from './board/use-board.ts'
import { peopleKey } from './people/keys.ts'
import { techniciansKey } from './technicians/keys.ts'
import { ownProviderKey } from './use-own-provider.ts'

/** Keeps everything on the dashboard up to the live stream. */
export function useProviderLive(): LiveState {
  const client = useQueryClient()
  return useLive({ onMessage: (message) => hear(client, message) })
}

/** News of other providers' requests come too, so only what concerns this one is read again. */
function hear(client: QueryClient, message: LiveMessage): void {
  const { name, requestId } = message
  // Also from another window of the same shop.
  if (!requestId && changes(name, 'ownProvider')) ownChange(now())
  const isOurs = mayHaveBidOn(client, requestId) && !changes(name, 'messages')
  hearOnBoard(client, message)
  hearMessage(client, message)
  hearProofs(client, message)
  hearReview(client, message)
  hearVerification(client, message)
  if (requestId && changes(name, 'photos'))
    client.invalidateQueries({ queryKey: requestPhotosKey(requestId) })
  if (isOurs || changes(name, 'ownBids')) client.invalidateQueries({ queryKey: ownBidsKey })
  // The boards hear of every acceptance.
  if (changes(name, 'jobs') && (isOurs || name !== 'bid_accepted'))
    client.invalidateQueries({ queryKey: jobsKey })
  if (changes(name, 'technicians')) client.invalidateQueries({ queryKey: techniciansKey })
  if (changes(name, 'people')) client.invalidateQueries({ queryKey: peopleKey })
  if (changes(name, 'ownProvider')) client.invalidateQueries({ queryKey: ownProviderKey })
}
