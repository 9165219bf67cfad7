import { type Correctable, ofContact } from '#contract/correctables.ts'
import { paths } from '#contract/paths.ts'
import type { Side } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import type { BoardNews } from '../../asking/board-card.ts'
import type { Happened } from '../../core/events.ts'
import type { AskedMore, CalledOff, CorrectionNews, Losers } from '../../deals/events.ts'
import type { BidFacts, Facts, Reached, RequestFacts } from './facts.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import {
  byAll,
  byMail,
  byMailOrText,
  bySms,
  inApp,
  toAccounts,
  toGuest,
  toOwners,
  toProvider,
  toProviders,
} from './to-whom.ts'

const offerOf = ({ business, price, eta }: BidFacts) => ({ bid: { business, price }, eta })

/** A new request on a board: an SMS where every minute counts, else a mail. */
export const alert: Teller<BoardNews> = async (event, facts) => {
  const { name, requestId, providerId, payload } = event
  const { reach } = payload
  const request = await facts.request(requestId)
  if (!request) return []
  // Who was asked for by name has heard of it when it was opened; who has just let the job go is not asked for it.
  const knows = await facts.providerUser(
    name === 'request_alerted' ? (reach.namedProviderId ?? null) : providerId,
  )
  return alertsOf(request, await facts.reached(reach), knows)
}

/** A corrected request, or a wider circle, reaches some who have not been asked before; who has bid hears otherwise. */
export const alertNewlyInReach: Teller<AskedMore & Partial<Losers>> = async (
  { requestId, payload },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const { known, asked, bidders, losers = [] } = payload
  const knows = [
    ...(await facts.reached(known)).map(({ user }) => user),
    ...(await facts.providerUsers([...bidders, ...losers])),
  ]
  return alertsOf(request, await facts.reached(asked), knows)
}

/** To each shop with its own miles and the link to this very card. */
function alertsOf(
  { id, asked, wanted }: RequestFacts,
  reached: readonly Reached[],
  knows: readonly string[],
) {
  const isPressing = wanted.urgency === 'emergency' || wanted.urgency === 'urgent'
  const newly = reached.filter(({ user }) => !knows.includes(user))
  const channels = { mail: !isPressing, sms: isPressing }
  return [...Map.groupBy(newly, ({ miles }) => miles)].map(([miles, shops]) =>
    toProviders(
      shops.map(({ user }) => user),
      say('requestNearby', { asked, wanted, miles }),
      paths.boardCard(id),
      channels,
    ),
  )
}

/** To whoever asked: that it is out, or that nobody can be alerted yet. */
const outOf = ({ isPlaced, own }: RequestFacts) =>
  say(isPlaced ? 'requestOut' : 'requestUnplaced', { asked: own })

export const opened: Teller = async ({ requestId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  return toOwners(request, outOf(request), byMailOrText(request))
}

export const bidCame: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const { own: asked, wanted } = request
  // The first one is worth a mail; who waits for more is on the page.
  const channels = bid.isFirst ? byMail : inApp
  const bids = request.isGuests ? await facts.bidsSoFar(requestId) : null
  return [
    ...toOwners(request, say('bidCame', { asked, wanted, ...offerOf(bid) }), channels),
    ...(bids ? toGuest(request, say('bidsSoFar', bids), settings.texts.bidsEveryMs) : []),
  ]
}

export const bidChanged: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  return toOwners(request, say('bidChanged', { asked: request.own, ...offerOf(bid) }), inApp)
}

export const won: Teller<Losers> = async (event, facts) => {
  const { requestId, bidId, jobId, providerId, payload } = event
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const { asked, own, wanted } = request
  const winners = await facts.providerUser(providerId)
  const losers = await facts.providerUsers(payload.losers)
  const { business, price } = bid
  return [
    toProviders(
      winners,
      say('bidWon', { asked, wanted, price }),
      jobId ? paths.ownJob(jobId) : paths.ownJobs,
      byAll,
    ),
    toProviders(losers, say('bidLost', { asked }), paths.ownBids, inApp),
    ...toOwners(
      request,
      say('providerFound', {
        asked: own,
        wanted,
        bid: { business, price },
        phone: bid.phone,
        promised: (await facts.job(jobId))?.promised ?? null,
      }),
      byMailOrText(request),
    ),
  ]
}

export const messageCame: Teller<{ side: Side }> = async (event, facts) => {
  const request = await facts.request(event.requestId)
  if (!request) return []
  if (event.payload.side !== 'customer')
    return [
      ...toAccounts(request, say('messageCame', { asked: request.own }), inApp),
      ...(await textOfMessage(request, event, facts)),
    ]
  const users = await facts.providerUser(event.providerId)
  return [toProviders(users, say('messageCame', { asked: request.asked }), paths.ownBids, inApp)]
}

async function textOfMessage(request: RequestFacts, { bidId }: Happened, facts: Facts) {
  if (!request.isGuests) return []
  const [bid, quote] = [await facts.bid(bidId), await facts.lastWords(bidId)]
  if (!bid || quote === null) return []
  const says = say('providerWrote', { asked: request.own, business: bid.business, quote })
  return toGuest(request, says, settings.texts.messagesEveryMs)
}

export const cancelled: Teller<Losers> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const users = await facts.providerUsers(payload.losers)
  const says = say('requestCancelled', { asked: request.asked })
  return [toProviders(users, says, paths.ownBids, inApp)]
}

/**
 * Of a fleet's request that one of it has called off, the others: who waits at the truck looks for nobody, and the office hears
 * what its driver has done.
 */
export const calledOff: Teller<Partial<CalledOff>> = async (
  { requestId, bidId, payload: { canceledBy } },
  facts,
) => {
  const request = await facts.request(requestId)
  // Of the version before it is not known who it was.
  if (!request?.isFleets || !canceledBy) return []
  const isByDriver = canceledBy === request.driver
  const business = (await facts.bid(bidId))?.business ?? null
  const says = say('fleetCalledOff', { asked: request.own, business, isByDriver })
  return toOwners(request, says, isByDriver ? byMail : bySms).map((notice) => ({
    ...notice,
    users: notice.users.filter((user) => user !== canceledBy),
    contact: notice.contact && !isByDriver,
  }))
}

/** Who has bid is told what is different; by mail and SMS where it may change the price or the way. */
export const corrected: Teller<CorrectionNews> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const { asked, own } = request
  const told = payload.corrected.filter((name) => !ofContact.some((other) => other === name))
  const isWeighty = told.some((name) => name === 'place' || name === 'service' || name === 'time')
  const bidders = told.length > 0 ? await facts.providerUsers(payload.bidders) : []
  const outOfReach = new Set(payload.outOfReach)
  const losers = await facts.providerUsers(payload.losers.filter((id) => !outOfReach.has(id)))
  const tooFar = await facts.providerUsers(payload.outOfReach)
  return [
    toProviders(
      bidders,
      say('bidStillStands', { asked, corrected: told }),
      paths.ownBids,
      isWeighty ? byAll : inApp,
    ),
    toProviders(losers, say('bidClosedByChange', { asked }), paths.ownBids, byAll),
    toProviders(tooFar, say('bidOutOfReach', { asked }), paths.ownBids, byAll),
    // Whoever gives an address while waiting gets the link there.
    ...(payload.corrected.includes('email') ? toOwners(request, outOf(request), byMail) : []),
    // Another phone is told where the request is.
    ...(payload.corrected.includes('phone') ? toGuest(request, outOf(request)) : []),
    // Of a fleet's request others than who corrected it want to know.
    ...(request.isFleets
      ? toAccounts(
          request,
          say('requestCorrected', { asked: own, corrected: payload.corrected }),
          inApp,
        )
      : []),
  ]
}

/** Who comes reads it with the job; whoever gives an address while waiting gets the link there. */
export const detailsAdded: Teller<{ corrected: Correctable[] }> = async (
  { requestId, providerId, payload: { corrected } },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const { asked } = request
  const users = await facts.providerUser(providerId)
  const details = corrected.filter((part) => part !== 'place')
  return [
    ...(details.length > 0
      ? [
          toProviders(
            users,
            say('detailsAdded', { asked, corrected: details }),
            paths.ownJobs,
            inApp,
          ),
        ]
      : []),
    // They are driving, to another place.
    ...(corrected.includes('place')
      ? [
          toProviders(
            users,
            say('placeSent', {
              asked,
              milesOff: request.roughMiles && Math.ceil(request.roughMiles),
            }),
            paths.ownJobs,
            bySms,
          ),
        ]
      : []),
    ...(corrected.includes('email') ? toOwners(request, outOf(request), byMail) : []),
  ]
}

export const expired: Teller = async ({ requestId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  return toOwners(
    request,
    say('requestExpired', { asked: request.own, ms: settings.reopen.withinMs }),
    byMailOrText(request),
  )
}

/**
 * Who has ended all links gets the new one by text and mail too: the page may have closed before it heard of it. Another phone
 * has got it as its first.
 */
export const linksEnded: Teller<{ ofContact: boolean }> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request || payload.ofContact) return []
  return toGuest(request, say('linksEnded', { asked: request.own })).map((notice) => ({
    ...notice,
    mail: true,
  }))
}

export const turnedDown = toProvider(
  ({ asked }) => say('bidTurnedDown', { asked }),
  paths.ownBids,
  inApp,
)
export const bidExpired = toProvider(
  ({ asked }) => say('bidExpired', { asked }),
  paths.ownBids,
  inApp,
)
