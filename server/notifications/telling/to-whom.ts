import { paths } from '#contract/paths.ts'
import type { BidFacts, Facts, RequestFacts } from './facts.ts'
import type { Notice, Teller } from './notice.ts'
import type { Said } from './say.ts'

export type Channels = { mail: boolean; sms: boolean }
export const inApp: Channels = { mail: false, sms: false }
export const byMail = { mail: true, sms: false }
export const bySms = { mail: false, sms: true }
export const byAll = { mail: true, sms: true }

export const pageOf = ({ id, isFleets }: RequestFacts) =>
  isFleets ? paths.fleetBids(id) : paths.bids(id)

/**
 * To the side that asked for help: its accounts and the person at the truck. A fleet's driver has a page of their own, and none of
 * the fleet's opens for them: what comes to their phone leads there.
 */
export const toOwners = (request: RequestFacts, says: Said, channels: Channels): Notice[] => [
  {
    users: request.owners,
    contact: true,
    says,
    link: pageOf(request),
    ...(request.isAtDrivers && { contactLink: paths.driverPortal }),
    ...channels,
  },
  ...(request.driver === null
    ? []
    : [{ users: [request.driver], contact: false, says, link: paths.driverPortal, ...inApp }]),
]

/** Of what an account hears by mail: a guest by text too, since nobody beside a road reads mail. */
export const byMailOrText = ({ isGuests }: RequestFacts): Channels => ({
  mail: true,
  sms: isGuests,
})

/** To a guest alone, by text. */
export const toGuest = (request: RequestFacts, says: Said, everyMs?: number): Notice[] =>
  request.isGuests
    ? [
        {
          users: [],
          contact: true,
          says,
          link: pageOf(request),
          ...bySms,
          ...(everyMs && { everyMs }),
        },
      ]
    : []

/** The same to the accounts alone. */
export const toAccounts = (request: RequestFacts, says: Said, channels: Channels) =>
  toOwners(request, says, channels).map((notice) => ({ ...notice, contact: false }))

export const toProviders = (
  users: readonly string[],
  says: Said,
  link: string,
  channels: Channels,
): Notice => ({ users, contact: false, says, link, ...channels })

/** A step of the job, for who waits for it. */
export const step =
  (
    says: (
      about: { asked: RequestFacts['own']; business: string },
      more: { request: RequestFacts; bid: BidFacts; job: Awaited<ReturnType<Facts['job']>> },
    ) => Said,
    channels: Channels = byAll,
  ): Teller =>
  async ({ requestId, bidId, jobId }, facts) => {
    const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
    if (!request || !bid) return []
    const about = { asked: request.own, business: bid.business }
    return toOwners(request, says(about, { request, bid, job: await facts.job(jobId) }), channels)
  }

export const toProvider =
  (says: (request: RequestFacts) => Said, link: string, channels: Channels): Teller =>
  async ({ requestId, providerId }, facts) => {
    const request = await facts.request(requestId)
    const users = await facts.providerUser(providerId)
    return request ? [toProviders(users, says(request), link, channels)] : []
  }
