import type { OperatorDeed } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import {
  byAll,
  byMail,
  type Channels,
  inApp,
  toAccounts,
  toOwners,
  toProviders,
} from './to-whom.ts'

/** Who waits at the roadside hears by SMS what changes who comes, or where to. A bid is told as every bid is. */
const channels: Record<OperatorDeed, Channels> = {
  extend: byMail,
  widen: byMail,
  reopen: byAll,
  pin: byAll,
  release: byAll,
  bid: inApp,
}

/** The operator has stepped in: the side that asked is told what was done and why, and the shop whose bid or job it is. */
export const acted: Teller<{ deed: OperatorDeed; reason: string }> = async (
  { requestId, jobId, bidId, providerId, payload: { deed, reason } },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const owners = toOwners(
    request,
    say('operatorHelped', { asked: request.own, deed, reason }),
    channels[deed],
  )
  const users = await facts.providerUser(providerId)
  if (deed === 'bid') {
    const bid = await facts.bid(bidId)
    if (!bid) return owners
    const says = say('bidEntered', { asked: request.asked, price: bid.price, reason })
    return [...owners, toProviders(users, says, paths.ownBids, byAll)]
  }
  if (deed !== 'release' || !jobId) return owners
  const says = say('releasedByOperator', { asked: request.asked, reason })
  return [...owners, toProviders(users, says, paths.ownJob(jobId), byAll)]
}

/** Both parties of a job read what became of its review. */
const ofReview =
  (code: 'reviewHidden' | 'reviewShown'): Teller<{ reason: string }> =>
  async ({ requestId, providerId, payload: { reason } }, facts) => {
    const request = await facts.request(requestId)
    if (!request) return []
    const users = await facts.providerUser(providerId)
    return [
      toProviders(users, say(code, { asked: request.asked, reason }), paths.ownJobs, byMail),
      ...toAccounts(request, say(code, { asked: request.own, reason }), byMail),
    ]
  }
export const reviewHidden = ofReview('reviewHidden')
export const reviewShown = ofReview('reviewShown')
