import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { openLastSeen } from '../../../kit/api/last-seen.ts'
import { openShelf } from '../../../kit/api/shelf.ts'

/** As the holder of a link has read them last, while the request is open or its job runs: readable without a network (reach §8). */
export const seenRequests = openLastSeen<RequestForOwner>(
  openShelf('requests'),
  settings.contactAfterCloseMs,
)
export const seenBids = openLastSeen<BidForOwner[]>(openShelf('bids'), settings.contactAfterCloseMs)

export async function forgetRequest(token: string): Promise<void> {
  await Promise.all([seenRequests.forget(token), seenBids.forget(token)])
}
