import { paths } from '#contract/paths.ts'
import type { Side } from '#contract/photos.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import type { BoardNews } from '../../asking/board-card.ts'
import type { CorrectionNews, Losers } from '../../deals/events.ts'
import type { RequestFacts } from './facts.ts'
import type { Teller } from './notice.ts'
import {
  byAll,
  byMail,
  inApp,
  step,
  toAccounts,
  toOwners,
  toProvider,
  toProviders,
} from './to-whom.ts'

/** When a scheduled job is wanted, as a sentence before others; nothing where help is wanted now. */
const wanted = ({ urgency, scheduledFor }: RequestFacts): string =>
  scheduledFor
    ? `Scheduled for ${scheduledFor}. `
    : urgency === 'scheduled'
      ? 'Scheduled, without a time: agree on it. '
      : ''

/** A new request on a board: an SMS where every minute counts, else a mail. */
export const alert: Teller<BoardNews> = async ({ name, requestId, payload: { reach } }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  // Who was asked for by name has heard of it when it was opened.
  const knows =
    name === 'request_alerted' ? await facts.providerUser(reach.namedProviderId ?? null) : []
  return [
    alertOf(
      request,
      (await facts.reached(reach)).filter((user) => !knows.includes(user)),
    ),
  ]
}

/** A corrected request reaches some who have not been asked before; who has bid hears of it otherwise. */
export const alertNewlyInReach: Teller<CorrectionNews> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const { reach, before, alerts, bidders, losers } = payload
  const knows = [
    ...(await facts.reached({ ...before, ...alerts })),
    ...(await facts.providerUsers([...bidders, ...losers])),
  ]
  const now = await facts.reached({ ...reach, ...alerts })
  return [
    alertOf(
      request,
      now.filter((user) => !knows.includes(user)),
    ),
  ]
}

function alertOf(request: RequestFacts, users: readonly string[]) {
  const isPressing = request.urgency === 'emergency' || request.urgency === 'urgent'
  // Most titles say the place already.
  const where = request.title.includes(request.area) ? '' : `${request.area}. `
  return toProviders(
    users,
    request.title,
    `${where}${wanted(request)}See it on your board and bid.`,
    paths.board,
    { mail: !isPressing, sms: isPressing },
  )
}

export const opened: Teller = async ({ requestId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const body = 'Providers nearby are being alerted. Their bids appear on your page.'
  return toOwners(request, `Your request is out: ${request.title}`, body, byMail)
}

export const bidCame: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const title = `${bid.businessName} bids $${bid.price}`
  const arrival = bid.eta ? `Arrival in ${bid.eta}.` : 'No arrival time given.'
  const body = request.urgency === 'scheduled' ? wanted(request).trim() : arrival
  // The first one is worth a mail; who waits for more is on the page.
  return toOwners(request, title, body, request.bidCount === 1 ? byMail : inApp)
}

export const won: Teller<Losers> = async ({ requestId, bidId, providerId, payload }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const winners = await facts.providerUser(providerId)
  const losers = await facts.providerUsers(payload.losers)
  return [
    toProviders(
      winners,
      `You won: ${request.title}`,
      `${wanted(request)}Agreed price $${bid.price}. Contact and exact place are on your job.`,
      paths.ownBids,
      byAll,
    ),
    toProviders(
      losers,
      `Another bid was taken: ${request.title}`,
      'Thank you for bidding.',
      paths.ownBids,
      inApp,
    ),
    ...toOwners(
      request,
      `${bid.businessName} is on your request`,
      `${wanted(request)}Agreed price $${bid.price}.`,
      byMail,
    ),
  ]
}

export const messageCame: Teller<{ side: Side }> = async (event, facts) => {
  const request = await facts.request(event.requestId)
  if (!request) return []
  const title = `New message: ${request.title}`
  const body = 'Open it to answer.'
  if (event.payload.side !== 'customer') return toAccounts(request, title, body, inApp)
  const users = await facts.providerUser(event.providerId)
  return [toProviders(users, title, body, paths.ownBids, inApp)]
}

export const approvalWanted: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const body = `A driver wants to accept ${bid.businessName} for $${bid.price}, above the driver’s limit.`
  const title = `Your approval is needed: ${request.title}`
  // The driver has asked for it; those who decide are told.
  return toAccounts({ ...request, driver: null }, title, body, byAll)
}

export const cancelled: Teller<Losers> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const users = await facts.providerUsers(payload.losers)
  const title = `Cancelled: ${request.title}`
  return [toProviders(users, title, 'The customer needs no help any more.', paths.ownBids, inApp)]
}

/** Who has bid is told what is different; by mail and SMS where it may change the price or the way. */
export const corrected: Teller<CorrectionNews> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const words = corrections.notices
  const told = payload.corrected.filter((name) => name !== 'phone')
  const isWeighty = told.some((name) => name === 'place' || name === 'service' || name === 'time')
  const bidders = told.length > 0 ? await facts.providerUsers(payload.bidders) : []
  return [
    toProviders(
      bidders,
      words.stands(request),
      words.standsText({ corrected: told }),
      paths.ownBids,
      isWeighty ? byAll : inApp,
    ),
    toProviders(
      await facts.providerUsers(payload.losers),
      words.closed(request),
      words.closedText,
      paths.ownBids,
      byAll,
    ),
    // Of a fleet's request others than who corrected it want to know.
    ...(request.isFleets
      ? toAccounts(request, words.owners(request), corrections.inHistory(payload.corrected), inApp)
      : []),
  ]
}

export const expired = step(
  'Your request has expired',
  () => 'Nobody was taken in time. You can open it again within 24 hours.',
  byMail,
)

export const bidChanged: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  return toOwners(request, `${bid.businessName} changed the bid`, `Now $${bid.price}.`, inApp)
}

export const turnedDown = toProvider('Your bid was turned down', ({ title }) => title, inApp)
export const bidExpired = toProvider('Your bid has expired', ({ title }) => title, inApp)
