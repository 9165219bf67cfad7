import { bidLifecycle } from '#contract/bids.ts'
import { may } from '#contract/lifecycle.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findWish, settleApproval } from './approvals.ts'
import { findPendingForFleet, lockBid } from './bid-queries.ts'
import { type BidDeal, lockDeal } from './lock-deal.ts'
import { moveBid } from './move-deal.ts'
import type { Claim } from './policy.ts'

interface Rejection {
  bidId: string
  reason?: string | undefined
  /** Says no to what a driver has asked for: once that is taken back, the bid stands. */
  isAsked?: boolean | undefined
}

/** The owner of a request turns a bid down. Twice is the same as once. The driver whose choice it was hears of it, and why. */
export async function rejectBid(
  deed: Deed,
  claim: Claim,
  { bidId, reason, isAsked }: Rejection,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { bidId })
    if (deal.bid.status_reason === 'customer') return
    const wish = await findWish(tx, deal.request, bidId)
    if (isAsked && !wish) throw new Refusal('changed_meanwhile', refusals.bids.askTakenBack)
    await turnDown(tx, deal, deed, { hadWish: wish !== undefined, answer: reason || null })
  })
}

/** A fleet has blocked a provider: what stands of it on the fleet's requests is turned down, and it reads no more than that. */
export async function turnDownBlocked(
  tx: Tx,
  deed: Deed,
  { providerId, fleetId }: { providerId: string; fleetId: string },
): Promise<void> {
  for (const { id, request_id } of await findPendingForFleet(tx, providerId, fleetId)) {
    const request = await lockRequest(tx, request_id)
    const bid = await lockBid(tx, id)
    if (!request || !bid || !may(bidLifecycle, 'reject', bid.status)) continue
    const hadWish = (await findWish(tx, request, id)) !== undefined
    await turnDown(tx, { request, bid, by: 'customer' }, deed, { hadWish, answer: null })
  }
}

async function turnDown(
  tx: Tx,
  deal: BidDeal<'customer'>,
  deed: Deed,
  { hadWish, answer }: { hadWish: boolean; answer: string | null },
): Promise<void> {
  await moveBid(tx, deal, 'reject', 'customer', deed.now)
  const no = { declined: deal.bid.id, by: deed.by.userId, answer }
  await settleApproval(tx, deal.request, deed.now, no)
  await recordOfDeal(tx, 'bid_rejected', deal)
  if (hadWish) await recordOfDeal(tx, 'approval_declined', deal)
}
