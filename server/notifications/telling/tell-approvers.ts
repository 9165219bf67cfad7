import type { Approver } from '#contract/approver-chain.ts'
import { paths } from '#contract/paths.ts'
import { centsOf } from '#contract/primitives.ts'
import type { Happened } from '../../core/events.ts'
import type { BidFacts, ChangeFacts, Facts, RequestFacts } from './facts.ts'
import type { Notice, Teller } from './notice.ts'
import { type Said, say } from './say.ts'
import { byAll, bySms, type Channels, inApp, pageOf, toAccounts, toOwners } from './to-whom.ts'

/** To the fleet's people: who is asked by all, the others in the app. */
async function toApprovers(
  request: RequestFacts,
  says: Said,
  { asked, fleetId, facts }: { asked: Approver | null; fleetId: string | null; facts: Facts },
): Promise<Notice[]> {
  const first =
    asked === 'dispatcher' || asked === 'manager' ? await facts.fleetAs(fleetId, asked) : null
  const isAsked = (user: string) => first === null || first.includes(user)
  const to = (users: string[], channels: Channels): Notice[] =>
    users.length > 0 ? [{ users, contact: false, says, link: pageOf(request), ...channels }] : []
  return [
    ...to(request.owners.filter(isAsked), byAll),
    ...to(
      request.owners.filter((user) => !isAsked(user)),
      inApp,
    ),
  ]
}

const toDriver = ({ driver }: RequestFacts, says: Said, channels: Channels): Notice[] =>
  driver === null
    ? []
    : [{ users: [driver], contact: false, says, link: paths.driverPortal, ...channels }]

/** What of a request is above its driver's limit: a bid, or a change of a job; undefined where nothing waits any more. */
async function waitingOf({ requestId, bidId, jobId }: Happened, facts: Facts) {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  const change = jobId ? await facts.newestChange(jobId) : null
  const approval = await facts.approval(requestId)
  if (!request || !bid || !approval || change === undefined) return undefined
  return { request, bid, change, approval }
}

const wantOf = (
  { own: asked }: RequestFacts,
  { business, price }: BidFacts,
  { driver }: { driver: string },
) => ({ asked, bid: { business, price }, driver })

const moreOf = (
  { own: asked }: RequestFacts,
  { business }: BidFacts,
  { more, reason: why, until }: ChangeFacts,
) => ({ asked, business, more, why, until })

export const approvalWanted: Teller = async (event, facts) => {
  const waiting = await waitingOf(event, facts)
  if (!waiting) return []
  const { request, bid, approval } = waiting
  const { limit, reason } = approval
  const about = { ...wantOf(request, bid, approval), reason }
  const isAbove = limit !== null && (centsOf(bid.price) ?? 0) > (centsOf(limit) ?? 0)
  const says = isAbove ? say('approvalNeeded', { ...about, limit }) : say('approvalForPo', about)
  // The driver has asked for it; those who decide are told.
  return toApprovers(request, says, { asked: approval.asked, fleetId: event.fleetId, facts })
}

/** A change that all of is above the driver's limit: who may approve it is asked, and the driver knows that. */
export async function moreWanted(
  { fleetId }: Happened,
  facts: Facts,
  request: RequestFacts,
  bid: BidFacts,
  change: ChangeFacts,
): Promise<Notice[]> {
  const about = moreOf(request, bid, change)
  const toTruck = { ...request, owners: [] }
  return [
    ...(await toApprovers(request, say('moreNeedsApproval', about), {
      asked: change.asked,
      fleetId,
      facts,
    })),
    ...toOwners(toTruck, say('moreOverLimit', about), bySms),
  ]
}

/** The driver, who stands beside the road and counts on that bid, has to choose another. */
export const declined: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const { business, price } = bid
  const reason = await facts.whySaidNo(bidId)
  const says = say('approvalDeclined', { asked: request.own, bid: { business, price }, reason })
  return toDriver(request, says, byAll)
}

/** Whoever was asked has nothing to decide any more: nobody is woken for that. */
export const takenBack: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  const driver = await facts.whoTookBack(bidId)
  if (!request || !bid || driver === null) return []
  const { business, price } = bid
  const says = say('approvalTakenBack', { asked: request.own, bid: { business, price }, driver })
  return toAccounts({ ...request, driver: null }, says, inApp)
}

/** What a driver waits for is gone before anybody has decided: the driver chooses again, and who was asked has nothing to decide. */
const gone =
  (said: {
    toDriver: 'wantedBidWithdrawn' | 'wantedBidExpired' | 'wantedBidClosed'
    toFleet: 'approvalBidWithdrawn' | 'approvalBidExpired' | 'approvalBidClosed'
  }): Teller =>
  async ({ requestId, bidId, fleetId }, facts) => {
    const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
    const ask = await facts.unanswered(bidId)
    // Of a request that has expired with its bids everybody hears that.
    if (!request?.isOpen || !bid || !ask) return []
    const about = { asked: request.own, bid: { business: bid.business, price: bid.price } }
    const toFleet = say(said.toFleet, { ...about, driver: ask.driver })
    return [
      ...(await toApprovers(request, toFleet, { asked: ask.asked, fleetId, facts })),
      ...toDriver(request, say(said.toDriver, about), byAll),
    ]
  }

export const wantedWithdrawn = gone({
  toDriver: 'wantedBidWithdrawn',
  toFleet: 'approvalBidWithdrawn',
})
export const wantedExpired = gone({ toDriver: 'wantedBidExpired', toFleet: 'approvalBidExpired' })
export const wantedClosed = gone({ toDriver: 'wantedBidClosed', toFleet: 'approvalBidClosed' })

/** The driver, who waits for nobody any more, accepts it, or answers what the provider asks for. */
export const freed: Teller = async ({ requestId, bidId, jobId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  const change = jobId ? await facts.newestChange(jobId) : null
  if (!request || !bid || change === undefined) return []
  const { business, price } = bid
  const says = change
    ? say('moreFreed', moreOf(request, bid, change))
    : say('approvalFreed', { asked: request.own, bid: { business, price } })
  return toDriver(request, says, bySms)
}

/** No dispatcher has answered: the managers are asked now, and the driver knows that. */
export const passedOn: Teller = async (event, facts) => {
  const waiting = await waitingOf(event, facts)
  if (!waiting) return []
  const { request, bid, change, approval } = waiting
  const says = change
    ? say('morePassedOn', moreOf(request, bid, change))
    : say('approvalPassedOn', wantOf(request, bid, approval))
  const { fleetId } = event
  return [
    ...(await toApprovers(request, says, { asked: 'manager', fleetId, facts })),
    ...toDriver(request, say('managerAsked', { asked: request.own }), inApp),
  ]
}

/** No manager has answered either: the driver, who stands beside the road, can do something else meanwhile. */
export const unanswered: Teller = async (event, facts) => {
  const waiting = await waitingOf(event, facts)
  if (!waiting) return []
  const { request, bid, change, approval } = waiting
  const says = change
    ? say('moreStillWaits', moreOf(request, bid, change))
    : say('approvalStillWaits', wantOf(request, bid, approval))
  const toldDriver = change
    ? say('nobodyAnsweredMore', moreOf(request, bid, change))
    : say('nobodyAnswered', wantOf(request, bid, approval))
  return [
    ...toAccounts({ ...request, driver: null }, says, byAll),
    ...toDriver(request, toldDriver, byAll),
  ]
}
