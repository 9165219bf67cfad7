import type { BidLine } from '#contract/bid-lines.ts'
import { bidLifecycle, type changeBid as endpoint } from '#contract/bids.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { isWithheld } from '../asking/is-withheld.ts'
import { holdRequest } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { pledgeFor } from '../payments/pledge-for.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { bidRefusal } from '../providers/policy.ts'
import { holdProviderOf } from '../providers/queries.ts'
import { freeApprovals } from './approvals.ts'
import { findBid, lockBid } from './bid-queries.ts'
import { refuseUnlessBiddable } from './biddable.ts'
import { etaOf, linesOf, priceOf, standsUntil } from './terms.ts'

/** A provider changes a bid that still stands: it becomes version n+1 and its time starts anew (rules C4). */
export async function changeBid(
  deed: Deed,
  user: User,
  bidId: string,
  change: BodyOf<typeof endpoint>,
): Promise<void> {
  const price_cents = change.price === undefined ? undefined : priceOf(change.price)
  const eta = change.estimatedDuration === undefined ? {} : etaOf(change.estimatedDuration)
  await deed.transaction(async (tx) => {
    const known = await findBid(tx, bidId)
    const request = known && (await holdRequest(tx, known.request_id))
    const provider = await holdProviderOf(tx, user.userId)
    const bid = await lockBid(tx, bidId)
    if (!bid || !request || bid.provider_id !== provider?.id) throw notFound('bid')
    const blocked = bidRefusal(provider, deed.now)
    if (blocked) throw blocked
    const status = move(bidLifecycle, 'change', bid.status, 'provider', 'bid_not_pending')
    const is_withheld = await isWithheld(tx, request.id)
    await refuseUnlessBiddable(tx, { ...request, is_withheld }, provider, deed.now)
    // Read under the lock: of two who saw the same version, one is first.
    if (change.version !== undefined && change.version !== bid.version)
      throw new Refusal('bid_changed', refusals.bids.changedByColleague)
    await tx
      .updateTable('bids')
      .set({
        status,
        ...newPrice(bid.price_cents, price_cents, change.lines),
        ...eta,
        ...(change.message === undefined
          ? {}
          : { message: redactContacts(change.message) || null }),
        ...(change.takesTerms !== undefined && { refuses_terms: !change.takesTerms }),
        // A changed bid is written anew, with what its provider pledges by now.
        pledge_cents: await pledgeFor(tx, provider),
        version: bid.version + 1,
        request_version: request.version,
        by_user_id: user.userId,
        updated_at: deed.now,
        expires_at: standsUntil(request.urgency, change.validMinutes, deed),
      })
      .where('id', '=', bid.id)
      .execute()
    await recordOfDeal(tx, 'bid_changed', { request, bid })
    if (request.fleet_id !== null && request.driver_id !== null)
      await freeApprovals(tx, request.driver_id, deed.now, bid.id)
  })
}

/** New lines with the price they come to; a new price without lines is one price for everything. */
function newPrice(standing: number, price_cents: number | undefined, lines?: readonly BidLine[]) {
  if (price_cents === undefined && !lines) return {}
  const price = price_cents ?? standing
  return { price_cents: price, lines: linesOf(lines, price) }
}
