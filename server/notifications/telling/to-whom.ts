import { paths } from '#contract/paths.ts'
import type { RequestFacts } from './facts.ts'
import type { Notice, Teller } from './notice.ts'

export type Channels = { mail: boolean; sms: boolean }
export const inApp: Channels = { mail: false, sms: false }
export const byMail = { mail: true, sms: false }
export const byAll = { mail: true, sms: true }

export const pageOf = ({ id, isFleets }: RequestFacts) =>
  isFleets ? paths.fleetBids(id) : paths.bids(id)

/** To the side that asked for help: its accounts and the person at the truck; a fleet's driver has a page of his own. */
export const toOwners = (
  request: RequestFacts,
  title: string,
  body: string,
  channels: Channels,
): Notice[] => [
  { users: request.owners, contact: true, title, body, link: pageOf(request), ...channels },
  ...(request.driver === null
    ? []
    : [
        {
          users: [request.driver],
          contact: false,
          title,
          body,
          link: paths.driverPortal,
          ...inApp,
        },
      ]),
]

/** The same to the accounts alone. */
export const toAccounts = (
  request: RequestFacts,
  title: string,
  body: string,
  channels: Channels,
) => toOwners(request, title, body, channels).map((notice) => ({ ...notice, contact: false }))

export const toProviders = (
  users: readonly string[],
  title: string,
  body: string,
  link: string,
  channels: Channels,
): Notice => ({ users, contact: false, title, body, link, ...channels })

/** A step of the job, for who waits for it. */
export const step =
  (title: string, body: (businessName: string) => string, channels = byAll): Teller =>
  async ({ requestId, bidId }, facts) => {
    const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
    return request && bid ? toOwners(request, title, body(bid.businessName), channels) : []
  }

export const toProvider =
  (title: string, body: (request: RequestFacts) => string, channels: Channels): Teller =>
  async ({ requestId, providerId }, facts) => {
    const request = await facts.request(requestId)
    const users = await facts.providerUser(providerId)
    return request ? [toProviders(users, title, body(request), paths.ownBids, channels)] : []
  }
