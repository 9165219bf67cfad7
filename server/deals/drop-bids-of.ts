import { sql } from 'kysely'
import { findRequest } from '../asking/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { endWantedBid } from './approvals.ts'
import { rejectPendingOfProvider } from './bid-queries.ts'

/**
 * Holds the requests on which a provider has bid, before the provider itself is held: who accepts a bid locks in that order too, and the
 * two would wait for each other.
 */
export async function lockBidOn(tx: Tx, providerId: string): Promise<void> {
  await sql`
    select id from requests where id in (select request_id from bids where provider_id = ${providerId} and status = 'pending')
    order by id for update`.execute(tx)
}

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
