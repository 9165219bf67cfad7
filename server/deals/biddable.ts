import { refusalOf } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { takesClass } from '#contract/truck-class.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestForBid } from '../asking/queries.ts'
import { notFound } from '../core/not-found.ts'
import { isBlocked } from '../fleets/preferences.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { BidderRow } from '../providers/queries.ts'

/** A bid of this provider, new or changed, stands on a request only while that is open and for such a provider (rules C4, C6, C18). */
export async function refuseUnlessBiddable(
  tx: Tx,
  request: Pick<
    RequestForBid,
    'status' | 'expires_at' | 'fleet_id' | 'truck_class' | 'is_withheld'
  >,
  provider: Pick<BidderRow, 'id' | 'truck_work'>,
  now: Date,
): Promise<void> {
  // Like a request that is not there: whom a fleet blocks is nobody's business.
  if (await isBlocked(tx, request.fleet_id, provider.id)) throw notFound('request')
  const closed = refusalOf(requestLifecycle, 'bid', request.status)
  if (closed || request.expires_at <= now)
    throw new Refusal('request_not_open', closed ?? refusals.requests.expired)
  if (request.is_withheld) throw new Refusal('request_not_open', refusals.requests.withheld)
  const { truck_class: truckClass } = request
  if (truckClass && !takesClass(provider.truck_work, truckClass))
    throw new Refusal('provider_incomplete', refusals.providers.truckTooBig({ truckClass }))
}
