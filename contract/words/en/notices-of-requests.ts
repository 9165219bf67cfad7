import type { Correctable } from '../../correctables.ts'
import { formatPhone } from '../../phone-shown.ts'
import { type Asked, type At, type Eta, notice, type Offer, type Wanted } from '../notice-words.ts'
import { named } from './corrections.ts'
import { duration, minutes, money, plural } from './grammar.ts'
import { arrival, own, scheduled, what, whatAndWhere, when, where } from './notice-parts.ts'

const pressing = (urgency: Wanted['urgency']) =>
  urgency === 'emergency' ? 'Emergency' : urgency === 'urgent' ? 'Urgent' : ''

/** In a text, where each letter counts. */
const wholeDollars = (price: string) => money(price).replace(/\.00$/, '')
const shortArrival = ({ etaMinutes, isOpenEnded }: Eta) =>
  etaMinutes === null ? '' : ` / ${minutes(etaMinutes)}${isOpenEnded ? '+' : ''}`

const sentPlace = (milesOff: number | null | undefined) =>
  milesOff
    ? plural(milesOff, {
        one: 'The customer typed more exactly where the truck is. It may still be # mile off: call for the exact spot.',
        other:
          'The customer typed more exactly where the truck is. It may still be # miles off: call for the exact spot.',
      })
    : 'The customer sent exactly where the truck is.'

/** How far the shop has to drive, as the crow flies. */
const away = (miles: number | null | undefined) => (miles == null ? '' : `${miles} mi from you. `)

/** The spot, where the title does not say as much. */
const spotOf = ({ title, spot }: Asked) =>
  spot && (title || spot.miles > 0) ? `${where(spot)}. ` : ''

/** What somebody has typed with it, if anything; news from before that could be typed have none. */
const said = (who: string, words: string | null | undefined) =>
  words == null ? '' : ` ${who}: “${words}”`

/** What people hear from the first call for help until a bid is accepted. */
export const noticesOfRequests = {
  requestOut: notice<{ asked: Asked }>({
    title: ({ asked }) => `Your request is out: ${own(asked)}`,
    body: 'We are alerting providers in reach. Their bids show up on your request page as they come in.',
    sms: 'Your request is out. Bids will come by text:',
  }),
  /** Nobody knows the location: to say that it is out would leave who is stranded waiting for nobody. */
  requestUnplaced: notice<{ asked: Asked }>({
    title: ({ asked }) => `We can’t find your location: ${own(asked)}`,
    body: 'No provider has been alerted yet. Add the town and state, or a ZIP code, on your request page.',
    sms: 'Location not found, so nobody is alerted. Add town and state:',
  }),
  requestNearby: notice<{ asked: Asked; wanted: Wanted; miles?: number | null }>({
    title: ({ asked }) => what(asked),
    body({ asked, wanted, miles }) {
      const press = pressing(wanted.urgency)
      return `${press && `${press}. `}${away(miles)}${spotOf(asked)}${scheduled(wanted)}Bid from your board.`
    },
    // What is scheduled comes by mail.
    sms({ asked, wanted, miles }) {
      const press = pressing(wanted.urgency)
      return `${press && `${press}: `}${whatAndWhere(asked)}. ${away(miles)}Bid:`
    },
  }),
  bidCame: notice<{ asked: Asked; wanted: Wanted; bid: Offer; eta: Eta }>({
    title: ({ bid }) => `${bid.business} bids ${money(bid.price)}`,
    body: ({ asked, wanted, eta }) =>
      `${own(asked)}. ${wanted.urgency === 'scheduled' ? scheduled(wanted).trim() : arrival(eta)}`,
  }),
  /** To a guest, who hears of several bids at once. */
  bidsSoFar: notice<{ count: number; price: string; eta: Eta }>({
    title: ({ count }) => plural(count, { one: '# bid', other: '# bids' }),
    body: ({ price, eta }) => `The lowest is ${money(price)}. ${arrival(eta)}`,
    sms({ count, price, eta }) {
      const bids = plural(count, { one: '# bid', other: '# bids, best' })
      return `${bids} ${wholeDollars(price)}${shortArrival(eta)}:`
    },
  }),
  bidChanged: notice<{ asked: Asked; bid: Offer; eta: Eta }>({
    title: ({ bid }) => `${bid.business} changed its bid to ${money(bid.price)}`,
    body: ({ asked, eta }) => `${own(asked)}. ${arrival(eta)}`,
  }),
  bidWon: notice<{ asked: Asked; wanted: Wanted; price: string }>({
    title: ({ asked }) => `You won: ${what(asked)}`,
    body: ({ wanted, price }) =>
      `${scheduled(wanted)}Agreed price ${money(price)}. The phone number and exact place are on your job.`,
    sms: ({ asked, wanted, price }) =>
      `You won ${what(asked)} for ${money(price)}. ${scheduled(wanted)}Phone and place:`,
  }),
  bidLost: notice<{ asked: Asked }>({
    title: ({ asked }) => `Another bid was accepted: ${what(asked)}`,
    body: 'Thanks for bidding.',
  }),
  bidTurnedDown: notice<{ asked: Asked }>({
    title: ({ asked }) => `Your bid was turned down: ${what(asked)}`,
    body: 'You can bid again while the request is open.',
  }),
  bidExpired: notice<{ asked: Asked }>({
    title: ({ asked }) => `Your bid expired: ${what(asked)}`,
    body: 'You can bid again while the request is open.',
  }),
  providerFound: notice<{
    asked: Asked
    wanted: Wanted
    bid: Offer
    /** Of the provider. */
    phone?: string | null
    promised?: At | null
  }>({
    title: ({ bid }) => `${bid.business} has the job`,
    body: ({ asked, wanted, bid }) =>
      `${own(asked)}. ${scheduled(wanted)}Agreed price ${money(bid.price)}.`,
    sms: ({ bid, phone, promised }) =>
      `${bid.business} has the job. ${phone ? `Call ${formatPhone(phone)}. ` : ''}${promised ? `Promised by ${when(promised)}. ` : ''}Follow it:`,
  }),
  approvalNeeded: notice<{
    asked: Asked
    bid: Offer
    driver: string
    limit: string
    reason?: string | null
  }>({
    title: ({ bid, driver }) =>
      `Approval needed: ${driver} wants ${bid.business} for ${money(bid.price)}`,
    body: ({ asked, limit, driver, reason }) =>
      `${own(asked)}. That is over the driver’s ${money(limit)} limit.${said(driver, reason)}`,
    sms: ({ bid, driver, limit }) =>
      `${driver} wants ${bid.business} for ${money(bid.price)}, over the ${money(limit)} limit. Approve it?`,
  }),
  approvalForPo: notice<{ asked: Asked; bid: Offer; driver: string; reason?: string | null }>({
    title: ({ bid, driver }) =>
      `Approval needed: ${driver} wants ${bid.business} for ${money(bid.price)}`,
    body: ({ asked, driver, reason }) =>
      `${own(asked)}. Your company requires a PO number first.${said(driver, reason)}`,
    sms: ({ bid, driver }) =>
      `${driver} wants ${bid.business} for ${money(bid.price)}. Add the PO number and approve:`,
  }),
  approvalPassedOn: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: ({ bid, driver }) =>
      `No dispatcher has answered: ${driver} wants ${bid.business} for ${money(bid.price)}`,
    body: ({ asked }) =>
      `${own(asked)}. That is over the driver’s limit, so it needs a manager’s approval now.`,
    sms: ({ bid, driver }) =>
      `No dispatcher has answered: ${driver} wants ${bid.business} for ${money(bid.price)}. Approve it?`,
  }),
  approvalStillWaits: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: ({ driver }) => `Nobody has answered ${driver} yet`,
    body: ({ asked, bid }) =>
      `${own(asked)}. ${bid.business} for ${money(bid.price)} still needs approval. We told the driver to call you.`,
    sms: ({ bid, driver }) =>
      `${driver} is still waiting: ${bid.business} for ${money(bid.price)}. Approve it?`,
  }),
  approvalDeclined: notice<{ asked: Asked; bid: Offer; reason?: string | null }>({
    title: ({ bid }) => `Your fleet said no to ${bid.business} for ${money(bid.price)}`,
    body: ({ asked, reason }) =>
      `${own(asked)}.${said('Your fleet', reason)} Choose another bid, or call your dispatcher.`,
    sms: ({ bid }) =>
      `Your fleet said no to ${bid.business} for ${money(bid.price)}. Choose another bid, or call your dispatcher:`,
  }),
  approvalTakenBack: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: ({ driver }) => `Taken back by ${driver}: nothing to approve`,
    body: ({ asked, bid, driver }) =>
      `${own(asked)}. ${driver} no longer asks for ${bid.business} for ${money(bid.price)}.`,
  }),
  approvalBidWithdrawn: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: ({ bid }) => `Nothing to approve: ${bid.business} withdrew its bid`,
    body: ({ asked, bid, driver }) =>
      `${own(asked)}. ${driver} wanted it for ${money(bid.price)} and has to choose again.`,
    sms: ({ bid, driver }) =>
      `${bid.business} withdrew the bid that ${driver} wanted. Nothing to approve:`,
  }),
  approvalBidExpired: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: ({ bid }) => `Nothing to approve: the bid of ${bid.business} expired`,
    body: ({ asked, bid, driver }) =>
      `${own(asked)}. ${driver} wanted it for ${money(bid.price)} and has to choose again.`,
    sms: ({ bid, driver }) =>
      `The bid of ${bid.business} that ${driver} wanted expired. Nothing to approve:`,
  }),
  approvalBidClosed: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: ({ bid }) => `Nothing to approve: the bid of ${bid.business} was closed`,
    body: ({ asked, bid, driver }) =>
      `${own(asked)}. The request changed. ${driver} wanted it for ${money(bid.price)} and has to choose again.`,
    sms: ({ bid, driver }) =>
      `The request changed: the bid of ${bid.business} that ${driver} wanted was closed. Nothing to approve:`,
  }),
  wantedBidWithdrawn: notice<{ asked: Asked; bid: Offer }>({
    title: ({ bid }) => `${bid.business} withdrew the bid you asked for`,
    body: ({ asked }) => `${own(asked)}. Choose another bid, or call your dispatcher.`,
    sms: ({ bid }) =>
      `${bid.business} withdrew its bid for ${money(bid.price)}. Choose another bid, or call your dispatcher:`,
  }),
  wantedBidExpired: notice<{ asked: Asked; bid: Offer }>({
    title: ({ bid }) => `The bid of ${bid.business} expired before your fleet answered`,
    body: ({ asked }) => `${own(asked)}. Choose another bid, or call your dispatcher.`,
    sms: ({ bid }) =>
      `The bid of ${bid.business} expired before your fleet answered. Choose another bid, or call your dispatcher:`,
  }),
  wantedBidClosed: notice<{ asked: Asked; bid: Offer }>({
    title: ({ bid }) => `The bid of ${bid.business} you asked for was closed`,
    body: ({ asked }) =>
      `${own(asked)}. The request changed, and the bid no longer fits. Choose another bid, or call your dispatcher.`,
    sms: ({ bid }) =>
      `The request changed: the bid of ${bid.business} was closed. Choose another bid, or call your dispatcher:`,
  }),
  approvalFreed: notice<{ asked: Asked; bid: Offer }>({
    title: ({ bid }) => `You can accept ${bid.business} for ${money(bid.price)} now`,
    body: ({ asked }) => `${own(asked)}. It is within your limit, so your fleet is not asked.`,
    sms: ({ bid }) =>
      `${bid.business} for ${money(bid.price)} is within your limit now. Accept it:`,
  }),
  nobodyAnswered: notice<{ asked: Asked; bid: Offer; driver: string }>({
    title: 'Nobody at your fleet has answered yet',
    body: ({ bid }) =>
      `${bid.business} for ${money(bid.price)} still needs approval. Call your dispatcher, or choose a bid within your limit.`,
    sms: 'Nobody at your fleet has answered yet. Call your dispatcher, or choose a bid within your limit:',
  }),
  managerAsked: notice<{ asked: Asked }>({
    title: 'No dispatcher has answered, so we asked a manager',
    body: ({ asked }) => `${own(asked)}.`,
  }),
  messageCame: notice<{ asked: Asked }>({
    title: ({ asked }) => `New message: ${what(asked)}`,
    body: 'Open it to reply.',
  }),
  /** To a guest, with what was written. */
  providerWrote: notice<{ asked: Asked; business: string; quote: string }>({
    title: ({ business }) => `${business} sent you a message`,
    body: ({ asked, quote }) => `${own(asked)}. ${quote}`,
    sms: ({ business, quote }) =>
      quote ? `${business}: "${quote}"` : `${business} sent you a photo:`,
  }),
  linksEnded: notice<{ asked: Asked }>({
    title: 'Your earlier links no longer work',
    body: ({ asked }) => `${own(asked)}. Use the new link from now on.`,
    sms: 'Old links to your request no longer work. Your new one:',
  }),
  bidStillStands: notice<{ asked: Asked; corrected: readonly Correctable[] }>({
    title: ({ asked }) => `The customer changed the request: ${what(asked)}`,
    body: ({ corrected }) =>
      `New: the ${named(corrected)}. Your bid is still good. Change or withdraw it if it no longer fits.`,
    sms: ({ asked, corrected }) =>
      `The customer changed the ${named(corrected)}: ${what(asked)}. Check your bid:`,
  }),
  bidClosedByChange: notice<{ asked: Asked }>({
    title: ({ asked }) => `Your bid was closed: ${what(asked)}`,
    body: 'The customer now needs a different service, or the truck is not a size you take.',
    sms: ({ asked }) =>
      `Your bid was closed: ${what(asked)}. It is now for a different service or truck size.`,
  }),
  bidOutOfReach: notice<{ asked: Asked }>({
    title: ({ asked }) => `Your bid was closed: ${what(asked)}`,
    body: 'The customer corrected the location: the truck is now outside your service area.',
    sms: ({ asked }) =>
      `Your bid was closed: ${what(asked)}. The truck is now outside your service area.`,
  }),
  requestCorrected: notice<{ asked: Asked; corrected: readonly Correctable[] }>({
    title: ({ asked }) => `Request changed: ${own(asked)}`,
    body: ({ corrected }) => `New: the ${named(corrected)}.`,
  }),
  detailsAdded: notice<{ asked: Asked; corrected: readonly Correctable[] }>({
    title: ({ asked }) => `The customer added details: ${what(asked)}`,
    body: ({ corrected }) => `New: the ${named(corrected)}.`,
  }),
  /** Typed words lead closer than the ones before, and still not to the spot: those of a device do. */
  placeSent: notice<{ asked: Asked; milesOff?: number | null }>({
    title: ({ asked, milesOff }) =>
      `${milesOff ? 'Closer location sent' : 'Exact location sent'}: ${what(asked)}`,
    body: ({ milesOff }) => `${sentPlace(milesOff)} The map of the job leads there now.`,
    sms: ({ milesOff }) =>
      milesOff
        ? plural(milesOff, {
            one: 'The customer typed a closer location, up to # mile off. Call for the exact spot:',
            other:
              'The customer typed a closer location, up to # miles off. Call for the exact spot:',
          })
        : 'The customer sent exactly where the truck is. The map of the job leads there now:',
  }),
  requestCancelled: notice<{ asked: Asked }>({
    title: ({ asked }) => `Canceled: ${what(asked)}`,
    body: 'The customer no longer needs help.',
  }),
  requestExpired: notice<{ asked: Asked; ms: number }>({
    title: ({ asked }) => `Your request expired: ${own(asked)}`,
    body: ({ ms }) => `No bid was accepted in time. You can open it again within ${duration(ms)}.`,
    sms: ({ ms }) =>
      `Your request expired without an accepted bid. Open it again within ${duration(ms)}:`,
  }),
}
