import type { bidForShop as endpoint } from '#contract/desk-deeds.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { decimal } from '#contract/primitives.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { isWithheld } from '../../asking/is-withheld.ts'
import { holdRequest } from '../../asking/queries.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { isSecondBid } from '../../deals/bid-queries.ts'
import { requireOperator } from '../../deals/policy.ts'
import { placeBid } from '../../deals/submit-bid.ts'
import { etaOf, priceOf } from '../../deals/terms.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bidRefusal } from '../../providers/policy.ts'
import { holdProvider } from '../../providers/queries.ts'
import { conclude } from './conclude.ts'

/**
 * A shop has agreed by phone, and an admin enters its bid, by the rules of every bid and marked as entered. The shop is told
 * and may change or withdraw it.
 */
export async function bidForShop(
  deed: Deed,
  admin: User,
  requestId: string,
  { providerId, price, estimatedDuration, message, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  requireOperator(admin, 'request')
  const price_cents = priceOf(price)
  const eta = etaOf(estimatedDuration)
  const place = async (tx: Tx) => {
    const request = await holdRequest(tx, requestId)
    if (!request) throw notFound('request')
    const provider = await holdProvider(tx, providerId)
    if (!provider) throw notFound('provider')
    const blocked = bidRefusal(provider, deed.now)
    if (blocked) throw new Refusal(blocked.code, asTold[blocked.code] ?? blocked.saying)
    const terms = { price_cents, eta, message, validMinutes: undefined, enteredBy: admin.userId }
    const is_withheld = await isWithheld(tx, request.id)
    const held = { request: { ...request, is_withheld }, provider }
    const bid = await placeBid(tx, held, terms, deed)
    await conclude(
      tx,
      deed,
      admin,
      { request, bid },
      {
        deed: 'bid',
        reason,
        before: { bid: null },
        after: { bid: provider.business_name, price: decimal(price_cents) },
      },
    )
  }
  await deed.transaction(place).catch((error) => {
    throw isSecondBid(error) ? new Refusal('already_bid', refusals.desk.shopHasBid) : error
  })
}

/** Why a shop may not bid, as its operator reads it: the sentences of the rule speak to the shop. */
const asTold: Partial<Record<ProblemCode, Saying>> = {
  provider_not_active: refusals.desk.shopNotActive,
  provider_incomplete: refusals.desk.shopIncomplete,
  document_expired: refusals.desk.shopExpired,
  phone_not_confirmed: refusals.desk.shopPhone,
}
