import type { submitBid as endpoint } from '#contract/bids.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { holdRequest, type RequestRow } from '../asking/queries.ts'
import { redactContacts } from '../asking/redact-contacts.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { isBlocked } from '../fleets/preferences.ts'
import { milesBetween } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { bidRefusal } from '../providers/policy.ts'
import { holdProviderOf, type ProviderRow } from '../providers/queries.ts'
import { insertBid } from './bid-queries.ts'
import { etaOf, priceOf, standsUntil } from './terms.ts'

/**
 * A provider answers an open request with an all-in price and an arrival time (rules C4 to C6); the asker's open
 * page shows it at once. Many may bid at the same moment; none while an acceptance is being decided.
 */
export async function submitBid(
  deed: Deed,
  user: User,
  offer: BodyOf<typeof endpoint>,
): Promise<{ bidId: string }> {
  const price_cents = priceOf(offer.price)
  const eta = etaOf(offer.estimatedDuration)
  try {
    return await deed.transaction(async (tx) => {
      const request = await holdRequest(tx, offer.serviceRequestId)
      const provider = await holdProviderOf(tx, user.userId)
      if (!provider) throw notFound('provider')
      if (offer.providerId !== undefined && offer.providerId !== provider.id)
        throw new Refusal('not_allowed', refusals.bids.ownBusiness)
      const blocked = bidRefusal(provider, deed.now)
      if (blocked) throw blocked
      if (!request) throw notFound('request')
      const bid = await placeBid(tx, { request, provider }, { ...offer, price_cents, eta }, deed)
      return { bidId: bid.id }
    })
  } catch (error) {
    throw isSecondBid(error) ? new Refusal('already_bid', refusals.bids.already) : error
  }
}

interface Terms extends Pick<BodyOf<typeof endpoint>, 'message' | 'validMinutes'> {
  price_cents: number
  eta: ReturnType<typeof etaOf>
  /** The admin who enters it for a shop that agreed by phone. */
  enteredBy?: string
}

/** The bid of a provider who may bid stands on an open request, whoever has typed it in. */
export async function placeBid(
  tx: Tx,
  { request, provider }: { request: RequestRow; provider: ProviderRow },
  { price_cents, eta, message, validMinutes, enteredBy }: Terms,
  deed: Deed,
): Promise<{ id: string; provider_id: string }> {
  if (request.customer_user_id === provider.owner_user_id)
    throw new Refusal('own_request', refusals.requests.own)
  // Like a request that is not there: whom a fleet blocks is nobody's business.
  if (await isBlocked(tx, request.fleet_id, provider.id)) throw notFound('request')
  const closed = refusalOf(requestLifecycle, 'bid', request.status)
  if (closed || request.expires_at <= deed.now)
    throw new Refusal('request_not_open', closed ?? refusals.requests.expired)
  const bid = await insertBid(tx, {
    request_id: request.id,
    provider_id: provider.id,
    price_cents,
    ...eta,
    message: message ? redactContacts(message) : null,
    distance_miles: distance(provider, request),
    request_version: request.version,
    entered_by: enteredBy ?? null,
    created_at: deed.now,
    updated_at: deed.now,
    expires_at: standsUntil(request.urgency, validMinutes, deed),
  })
  await recordOfDeal(tx, 'bid_submitted', { request, bid })
  return bid
}

/** One live bid per provider and request: of two at once the database takes one. */
export const isSecondBid = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'constraint') === 'bids_one_live'

interface Place {
  lat: number | null
  lng: number | null
}

const distance = (from: Place, to: Place): number | null =>
  from.lat === null || from.lng === null || to.lat === null || to.lng === null
    ? null
    : milesBetween(from.lat, from.lng, to.lat, to.lng)
