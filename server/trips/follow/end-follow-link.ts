import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { recordOfDeal } from '../../core/record-of-deal.ts'
import { lockDeal } from '../../deals/lock-deal.ts'
import type { Claim } from '../../deals/policy.ts'
import { endLinks, requestOfLink } from './queries.ts'

/** Somebody is to follow no more: the link opens nothing from now on, and a page that is open by it hears nothing more. */
export async function endFollowLink(deed: Deed, claim: Claim, linkId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const requestId = await requestOfLink(tx, linkId)
    if (!requestId) throw notFound('request')
    const { request } = await lockDeal(tx, claim, { requestId })
    const ended = await endLinks(tx, requestId, { id: linkId }, deed.now)
    if (ended.length === 0) return
    await recordOfDeal(tx, 'link_revoked', { request }, { payload: { link: linkId } })
  })
}
