import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { LiveMessage } from '#contract/events.ts'
import { type LiveState, useLive } from '../api/live.ts'
import { jobsKey } from '../jobs/use-own-jobs.ts'
import { hearMessage } from '../messaging/keys.ts'
import { requestPhotosKey } from '../photos/use-request-photos.ts'
import { hasBidOn, ownBidsKey } from '../providers/bids/use-own-bids.ts'
import { hearOnBoard } from '../providers/board/use-board.ts'
import { ownProviderKey } from '../providers/use-own-provider.ts'
import { hearReview } from '../reviews/use-job-reviews.ts'
import { techniciansKey } from '../technicians/keys.ts'
import { isVerificationNews } from '../verification/keys.ts'

/** Keeps everything on the dashboard up to the live stream. */
export function useProviderLive(): LiveState {
  const client = useQueryClient()
  return useLive({ onMessage: (message) => hear(client, message) })
}

/** News of other providers' requests come too, so only what concerns this one is read again. */
function hear(client: QueryClient, message: LiveMessage): void {
  const { name, requestId } = message
  hearOnBoard(client, message)
  hearMessage(client, message)
  hearReview(client, message)
  if (name === 'message_sent') return
  if (requestId && name.startsWith('photo_'))
    client.invalidateQueries({ queryKey: requestPhotosKey(requestId) })
  const isOurs = hasBidOn(client, requestId)
  const isOwnBid = name.startsWith('bid_') && name !== 'bid_accepted'
  if (isOurs || isOwnBid) client.invalidateQueries({ queryKey: ownBidsKey })
  const isOfTechnicians = name.startsWith('technician_')
  if (name.startsWith('job_') || isOfTechnicians || (isOurs && name === 'bid_accepted'))
    client.invalidateQueries({ queryKey: jobsKey })
  if (name.startsWith('job_') || isOfTechnicians)
    client.invalidateQueries({ queryKey: techniciansKey })
  if (
    name === 'provider_changed' ||
    name === 'provider_status_changed' ||
    name === 'review_published' ||
    isVerificationNews(message) ||
    name === 'job_confirmed'
  )
    client.invalidateQueries({ queryKey: ownProviderKey })
}
