import { endAllLinks } from '../asking/links.ts'
import { issueToken } from '../asking/tokens.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/**
 * A link has come into the wrong hands: the owner ends all of them, those that were shared too. Who did it by a link gets
 * a new one; mails and texts carry a new one from now on.
 */
export async function endLinks(
  deed: Deed,
  claim: Claim,
  requestId: string,
): Promise<string | null> {
  return deed.transaction(async (tx) => {
    const { request, access } = await lockDeal(tx, claim, { requestId })
    await endAllLinks(tx, requestId, deed.now)
    await recordOfDeal(tx, 'links_ended', { request }, { payload: { ofContact: false } })
    if (access.as !== 'link') return null
    const userId = claim.grant?.userId ?? null
    return issueToken(tx, { requestId, onlyBidId: null, userId }, deed.now)
  })
}
