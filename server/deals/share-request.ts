import { paths } from '#contract/paths.ts'
import { lendLink } from '../asking/links.ts'
import type { Deed } from '../core/deed.ts'
import type { Services } from '../core/services.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/** The owner gives somebody a look at a request: a dispatcher or a spouse reads all of it and can do nothing. */
export async function shareRequest(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  claim: Claim,
  requestId: string,
): Promise<string> {
  return deed.transaction(async (tx) => {
    await lockDeal(tx, claim, { requestId })
    const to = { requestId, onlyBidId: null, isReadOnly: true }
    const { code } = await lendLink(tx, to, { now: deed.now, linkKey })
    return paths.short(code)
  })
}
