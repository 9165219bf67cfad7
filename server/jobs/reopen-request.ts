import { findBidders } from '../bids/queries.ts'
import { record } from '../platform/events.ts'
import type { Deed } from '../platform/http/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { boardNews } from '../requests/board-card.ts'
import { requireAccess } from '../requests/claim.ts'
import { expiryOf } from '../requests/create-request.ts'
import { type Claim, mayRun, refuseToRun, reopenRefusal } from '../requests/policy.ts'
import { lockRequest, ownersOf, setReopened } from '../requests/queries.ts'
import { refuseToDecide } from '../requests/standing.ts'

/**
 * The customer opens an expired request again: within 24 hours, three times at most; those who had bid on it hear two
 * minutes before the others (rules C6).
 */
export async function reopenRequest(deed: Deed, claim: Claim, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, access } = requireAccess(await lockRequest(tx, requestId), claim)
    if (!mayRun(access)) throw refuseToRun(access, 'request')
    await refuseToDecide(tx, request, access, claim)
    const refusal = reopenRefusal(request, deed.now)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const expiresAt = expiryOf(request.urgency, null, deed)
    // Who was asked for by name has no rival to come before.
    const oldBidderIds = request.named_provider_id ? [] : await findBidders(tx, requestId)
    const hasOldBidders = oldBidderIds.length > 0
    const othersHearAt = new Date(deed.now.getTime() + deed.rules.headStart.minutes * 60_000)
    await setReopened(tx, requestId, deed.now, expiresAt, hasOldBidders ? othersHearAt : null)
    const { reach, card } = await boardNews(tx, {
      ...request,
      status: 'open',
      expires_at: expiresAt,
    })
    await record(tx, 'request_reopened', {
      requestId,
      ...ownersOf(request),
      payload: { reach: hasOldBidders ? { ...reach, oldBidderIds } : reach, card },
    })
  })
}
