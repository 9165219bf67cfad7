import type { By } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { boardNews } from '../asking/board-card.ts'
import { expiryOf } from '../asking/create-request.ts'
import { setReopened } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findBidders } from './bid-queries.ts'
import { type Deal, lockDeal } from './lock-deal.ts'
import { moveRequest, type RequestActions } from './move-deal.ts'
import { type Claim, reopenRefusal } from './policy.ts'
import { refuseToDecide } from './standing.ts'

/**
 * The customer opens an expired request again: within 24 hours, three times at most; those who had bid on it hear two
 * minutes before the others (rules C6).
 */
export async function reopenRequest(deed: Deed, claim: Claim, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { requestId })
    const { request, access } = deal
    await refuseToDecide(tx, request, access, claim)
    const refusal = reopenRefusal(request, deed.now)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await reopen(tx, deal, deed)
  })
}

/** The request is on the boards again with its time anew, whoever has opened it. */
export async function reopen(
  tx: Tx,
  deal: Deal<By<RequestActions, 'reopen'>>,
  deed: Deed,
): Promise<void> {
  const { request } = deal
  const expiresAt = expiryOf(request.urgency, null, deed)
  // Who was asked for by name has no rival to come before.
  const oldBidderIds = request.named_provider_id ? [] : await findBidders(tx, request.id)
  const hasOldBidders = oldBidderIds.length > 0
  const othersHearAt = new Date(deed.now.getTime() + deed.rules.headStart.minutes * 60_000)
  await moveRequest(tx, deal, 'reopen', null, deed.now)
  await setReopened(tx, request.id, deed.now, expiresAt, hasOldBidders ? othersHearAt : null)
  const { reach, card } = await boardNews(tx, {
    ...request,
    status: requestLifecycle.actions.reopen.to,
    expires_at: expiresAt,
  })
  const payload = { reach: hasOldBidders ? { ...reach, oldBidderIds } : reach, card }
  await recordOfDeal(tx, 'request_reopened', { request }, { payload })
}
