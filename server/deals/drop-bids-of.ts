import { findRequest } from '../asking/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { endWantedBid } from './approvals.ts'
import { rejectPendingOfProvider } from './bid-queries.ts'

/** A provider may take no job any more: its bids stand no longer, and no fleet is asked for one of them. Gives the bids. */
export async function dropBidsOf(
  tx: Tx,
  providerId: string,
  at: Date,
): Promise<{ id: string; request_id: string }[]> {
  const dropped = await rejectPendingOfProvider(tx, providerId, at)
  for (const { id, request_id } of dropped) {
    const request = await findRequest(tx, request_id)
    const gone = [{ id, provider_id: providerId }]
    if (request) await endWantedBid(tx, { request, gone }, at, 'approval_bid_withdrawn')
  }
  return dropped
}
