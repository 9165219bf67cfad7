import type { submitBid as endpoint } from '#contract/bids.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { holdRequestForBid, type RequestForBid } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { milesBetween } from '../geo/distance.ts'
import { pledgeFor } from '../payments/pledge-for.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { newId } from '../platform/new-id.ts'
import { findMember } from '../providers/members.ts'
import { bidRefusal } from '../providers/policy.ts'
import { type BidderRow, holdBidder } from '../providers/queries.ts'
import { findBidder, insertBid, isSecondBid } from './bid-queries.ts'
import { refuseUnlessBiddable } from './biddable.ts'
import { etaOf, linesOf, priceOf, standsUntil } from './terms.ts'

/**
 * A provider answers an open request with an all-in price and an arrival time (rules C4 to C6); the asker's open
 * page shows it at once. Many may bid at the same moment; none while an acceptance is being decided. `look` reads the bid as
 * it was written.
 */
export async function submitBid(
  deed: Deed,
  user: User,
  offer: BodyOf<typeof endpoint>,
  look?: (tx: Tx, bid: { bidId: string }) => Promise<void>,
): Promise<{ bidId: string }> {
  const price_cents = priceOf(offer.price)
  const lines = linesOf(offer.lines, price_cents)
  const eta = etaOf(offer.estimatedDuration)
  const place = async (tx: Tx) => {
    const [[request], [provider]] = await Promise.all([
      holdRequestForBid.rows(tx, { id: offer.serviceRequestId }),
      holdBidder.rows(tx, { userId: user.userId }),
    ])
    if (!provider) throw notFound('provider')
    if (offer.providerId !== undefined && offer.providerId !== provider.id)
      throw new Refusal('not_allowed', refusals.bids.ownBusiness)
    const blocked = bidRefusal(provider, deed.now)
    if (blocked) throw blocked
    if (!request) throw notFound('request')
    const terms = { ...offer, price_cents, lines, eta, byUserId: user.userId }
    const bid = await placeBid(tx, { request, provider }, terms, deed)
    return { bidId: bid.id }
  }
  return deed.transaction(place, look).catch((error) => {
    if (!isSecondBid(error)) throw error
    return deed.transaction((tx) => refuseSecond(tx, user, offer.serviceRequestId))
  })
}

/** Two of a business bid on the same request: the second hears who was first. */
async function refuseSecond(tx: Tx, user: User, requestId: string): Promise<never> {
  const first = await findBidder(tx, requestId, user.userId)
  throw new Refusal(
    'already_bid',
    first && first.by_user_id !== user.userId
      ? refusals.bids.alreadyBy({ name: first.full_name })
      : refusals.bids.already,
  )
}

interface Terms extends Pick<BodyOf<typeof endpoint>, 'message' | 'validMinutes' | 'takesTerms'> {
  price_cents: number
  /** As `linesOf` has checked them; none where only the total was named. */
  lines?: string | null
  eta: ReturnType<typeof etaOf>
  /** Who of its people names the price; null where nobody has typed it. */
  byUserId?: string
  /** The admin who enters it for a shop that agreed by phone. */
  enteredBy?: string
}

/** The bid of a provider who may bid stands on an open request, whoever has typed it in. */
export async function placeBid(
  tx: Tx,
  { request, provider }: { request: RequestForBid; provider: BidderRow },
  { price_cents, lines, eta, message, validMinutes, takesTerms, byUserId, enteredBy }: Terms,
  deed: Deed,
): Promise<{ id: string; provider_id: string }> {
  // Of any of its people: nobody bids on, wins and reviews a request of the same business.
  const { customer_user_id: asker } = request
  if (asker !== null && (await findMember(tx, provider.id, asker)))
    throw new Refusal('own_request', refusals.requests.own)
  await refuseUnlessBiddable(tx, request, provider, deed.now)
  const bid = { id: newId(), provider_id: provider.id }
  await insertBid(tx, {
    ...bid,
    request_id: request.id,
    price_cents,
    lines: lines ?? null,
    ...eta,
    message: message ? redactContacts(message) : null,
    refuses_terms: takesTerms === false,
    pledge_cents: await pledgeFor(tx, provider),
    distance_miles: distance(provider, request),
    request_version: request.version,
    by_user_id: byUserId ?? null,
    entered_by: enteredBy ?? null,
    created_at: deed.now,
    updated_at: deed.now,
    expires_at: standsUntil(request.urgency, validMinutes, deed),
  })
  await recordOfDeal(tx, 'bid_submitted', { request, bid })
  return bid
}

interface Place {
  lat: number | null
  lng: number | null
}

const distance = (from: Place, to: Place): number | null =>
  from.lat === null || from.lng === null || to.lat === null || to.lng === null
    ? null
    : milesBetween(from.lat, from.lng, to.lat, to.lng)
