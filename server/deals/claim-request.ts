import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest, setCustomer } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Claim, mayClaim } from './policy.ts'

/**
 * A guest who has an account by now keeps the request in it (rules A). The link proves whose it is, and stays good.
 * Twice is the same as once; another account comes too late.
 */
export async function claimRequest(
  deed: Deed,
  user: User,
  claim: Claim,
  requestId: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request || claim.grant?.requestId !== requestId || claim.grant.onlyBidId !== null)
      throw notFound('request')
    if (claim.grant.isReadOnly) throw new Refusal('not_allowed', refusals.requests.linkOnlyLooks)
    if (request.customer_user_id === user.userId) return
    if (!mayClaim(user)) throw new Refusal('wrong_role', refusals.requests.claimRole)
    if (request.customer_user_id !== null || request.fleet_id !== null)
      throw new Refusal('already_claimed', refusals.requests.claimed)
    await setCustomer(tx, requestId, user.userId)
    await record(tx, 'request_claimed', { requestId, userId: user.userId })
  })
}
