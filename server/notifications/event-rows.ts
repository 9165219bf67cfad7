import type { EventName } from '#contract/event-names.ts'
import type { EventOf, PayloadOf } from '../core/events.ts'
import {
  admins,
  bidders,
  boards,
  type Hearers,
  losers,
  onlookers,
  owner,
  provider,
  providerOfJob,
  request,
  told,
} from './hearers.ts'
import {
  boardsAround,
  boardsOfBidders,
  boardsOfLosers,
  boardsOfOldPlace,
  pagesOfRequests,
  providers,
  type Stale,
} from './stale.ts'
import type { Facts } from './telling/facts.ts'
import type { Notice, Teller } from './telling/notice.ts'
import * as accounts from './telling/tell-accounts.ts'
import * as desk from './telling/tell-admins.ts'
import * as chain from './telling/tell-approvers.ts'
import * as disputes from './telling/tell-disputes.ts'
import * as jobs from './telling/tell-jobs.ts'
import * as operator from './telling/tell-operator.ts'
import * as payments from './telling/tell-payments.ts'
import * as payouts from './telling/tell-payouts.ts'
import * as requests from './telling/tell-requests.ts'
import * as technicians from './telling/tell-technicians.ts'
import * as terms from './telling/tell-terms.ts'
import './webhooks/events.ts'
import '../payments/terms-events.ts'

interface Row<Payload> {
  /** Whose open screens hear of it (rules C26). */
  hears: readonly Hearers<Payload>[]
  /** Who is told of it besides, in the app, by mail, SMS or push. */
  tells: readonly Teller<Payload>[]
  /** Kept answers that are no longer right, beside those about its request and its provider. */
  stale: readonly Stale<Payload>[]
  /** Goes out even in quiet hours: who sleeps through it is left standing, or leaves somebody standing. */
  wakes: boolean
}

const parties = [request, owner, provider]

/**
 * What the server does with each event. What screens do with it, and whether it stands in the history, is its row in
 * the contract (`contract/event-effects.ts`). An event without its row does not compile.
 */
export const eventRows: { readonly [N in EventName]: Row<PayloadOf<N>> } = {
  request_opened: {
    hears: [request, owner, boards],
    tells: [requests.opened, requests.alert],
    stale: [boardsAround],
    wakes: false,
  },
  request_alerted: {
    hears: [boards],
    tells: [requests.alert],
    stale: [boardsAround],
    wakes: false,
  },
  request_claimed: { hears: [request, owner], tells: [], stale: [], wakes: false },
  request_cancelled: {
    hears: [request, owner, losers, boards],
    tells: [requests.cancelled, requests.calledOff],
    stale: [boardsAround, boardsOfLosers],
    wakes: false,
  },
  request_expired: {
    hears: [request, owner, losers, boards],
    tells: [requests.expired],
    stale: [boardsAround, boardsOfLosers],
    wakes: false,
  },
  request_reopened: {
    hears: [request, owner, boards],
    tells: [requests.alert],
    stale: [boardsAround],
    wakes: false,
  },
  request_corrected: {
    hears: [request, owner, losers, bidders, boards],
    tells: [requests.corrected, requests.alertNewlyInReach],
    stale: [boardsAround, boardsOfOldPlace, boardsOfLosers, boardsOfBidders],
    wakes: false,
  },
  details_added: {
    hears: parties,
    tells: [requests.detailsAdded, technicians.placeSent],
    stale: [],
    wakes: false,
  },
  request_widened: {
    hears: [request, owner, boards],
    tells: [requests.alertNewlyInReach],
    stale: [boardsAround],
    wakes: false,
  },
  request_withheld: {
    hears: [request, owner, boards],
    tells: [],
    stale: [boardsAround],
    wakes: false,
  },
  request_put_back: {
    hears: [request, owner, boards],
    tells: [],
    stale: [boardsAround],
    wakes: false,
  },
  request_seen: { hears: [request, owner], tells: [], stale: [], wakes: false },
  // Their streams end: `reactions.ts`.
  links_ended: {
    hears: [request, owner],
    tells: [requests.linksEnded],
    stale: [],
    wakes: true,
  },
  // The stream of who followed ends: `reactions.ts`.
  link_made: { hears: [request, owner], tells: [], stale: [], wakes: false },
  link_revoked: { hears: [request, owner], tells: [], stale: [], wakes: false },
  request_declined: { hears: [provider], tells: [], stale: [], wakes: false },
  decline_taken_back: { hears: [provider], tells: [], stale: [], wakes: false },
  bid_submitted: { hears: parties, tells: [requests.bidCame], stale: [], wakes: false },
  bid_changed: { hears: parties, tells: [requests.bidChanged], stale: [], wakes: false },
  bid_withdrawn: { hears: parties, tells: [], stale: [], wakes: false },
  bid_rejected: { hears: parties, tells: [requests.turnedDown], stale: [], wakes: false },
  bid_expired: { hears: parties, tells: [requests.bidExpired], stale: [], wakes: false },
  bid_accepted: {
    hears: [...parties, losers, boards],
    tells: [requests.won],
    stale: [boardsAround, boardsOfLosers],
    wakes: true,
  },
  job_started: { hears: parties, tells: [jobs.started], stale: [], wakes: true },
  job_arrived: { hears: parties, tells: [jobs.arrived], stale: [], wakes: true },
  trip_later: { hears: parties, tells: [jobs.laterThanPromised], stale: [], wakes: true },
  trip_near: { hears: parties, tells: [jobs.near], stale: [], wakes: true },
  trip_stopped: { hears: parties, tells: [jobs.stopped], stale: [], wakes: true },
  trip_silent: {
    hears: [provider],
    tells: [jobs.silent, technicians.silent],
    stale: [],
    wakes: true,
  },
  arrival_proved: { hears: parties, tells: [], stale: [], wakes: true },
  arrival_unsaid: { hears: parties, tells: [], stale: [], wakes: true },
  arrival_taken_back: { hears: parties, tells: [jobs.notYetThere], stale: [], wakes: true },
  arrival_denied: {
    hears: parties,
    tells: [jobs.arrivalDenied, technicians.arrivalDenied],
    stale: [],
    wakes: true,
  },
  job_working: { hears: parties, tells: [], stale: [], wakes: false },
  job_finished: { hears: parties, tells: [jobs.finished], stale: [], wakes: false },
  job_confirmed: { hears: parties, tells: [jobs.confirmed], stale: [], wakes: false },
  job_stop_asked: { hears: parties, tells: [jobs.stopAsked], stale: [], wakes: true },
  change_order_sent: { hears: parties, tells: [jobs.moreAsked], stale: [], wakes: true },
  change_order_answered: { hears: parties, tells: [jobs.moreAnswered], stale: [], wakes: true },
  change_order_withdrawn: { hears: parties, tells: [], stale: [], wakes: false },
  change_order_expired: { hears: parties, tells: [jobs.moreUnanswered], stale: [], wakes: true },
  payment_chosen: { hears: parties, tells: [terms.chosen], stale: [], wakes: false },
  payment_opened: { hears: parties, tells: [], stale: [], wakes: false },
  payment_secured: { hears: parties, tells: [payments.secured], stale: [], wakes: true },
  payment_failed: { hears: parties, tells: [payments.failed], stale: [], wakes: true },
  payment_captured: { hears: parties, tells: [payments.captured], stale: [], wakes: false },
  payment_released: { hears: parties, tells: [payments.released], stale: [], wakes: false },
  fleet_check_given: { hears: parties, tells: [payments.checkGiven], stale: [], wakes: false },
  fleet_check_shown: { hears: parties, tells: [], stale: [], wakes: false },
  tip_paid: { hears: parties, tells: [payments.tipped], stale: [], wakes: false },
  tip_failed: { hears: parties, tells: [], stale: [], wakes: false },
  terms_credited: { hears: parties, tells: [terms.credited], stale: [], wakes: false },
  refund_asked: { hears: parties, tells: [payments.refundAsked], stale: [], wakes: false },
  payment_refunded: { hears: parties, tells: [payments.refunded], stale: [], wakes: false },
  refund_failed: { hears: parties, tells: [payments.refundFailed], stale: [], wakes: false },
  chargeback_opened: { hears: parties, tells: [payments.bankAsks], stale: [], wakes: false },
  chargeback_answered: { hears: parties, tells: [], stale: [], wakes: false },
  chargeback_won: { hears: parties, tells: [payments.bankGaveBack], stale: [], wakes: false },
  chargeback_lost: { hears: parties, tells: [payments.bankKept], stale: [], wakes: false },
  chargeback_settled: { hears: parties, tells: [payments.bankSettled], stale: [], wakes: false },
  dispute_opened: { hears: parties, tells: [disputes.opened], stale: [], wakes: true },
  dispute_waits: { hears: [], tells: [disputes.waits], stale: [], wakes: true },
  dispute_answered: { hears: parties, tells: [disputes.answered], stale: [], wakes: false },
  dispute_offered: { hears: parties, tells: [disputes.offered], stale: [], wakes: true },
  dispute_decided: { hears: parties, tells: [disputes.decided], stale: [], wakes: false },
  dispute_appealed: { hears: parties, tells: [disputes.appealed], stale: [], wakes: false },
  dispute_ended: { hears: parties, tells: [disputes.ended], stale: [], wakes: false },
  award_carried_out: { hears: parties, tells: [], stale: [], wakes: false },
  comeback_offered: { hears: parties, tells: [disputes.comebackOffered], stale: [], wakes: true },
  comeback_agreed: { hears: parties, tells: [], stale: [], wakes: false },
  comeback_begun: { hears: parties, tells: [disputes.comebackBegun], stale: [], wakes: true },
  comeback_due: { hears: [provider], tells: [disputes.comebackDue], stale: [], wakes: true },
  comeback_over: { hears: parties, tells: [technicians.cancelled], stale: [], wakes: true },
  comeback_undone: { hears: parties, tells: [disputes.comebackUndone], stale: [], wakes: false },
  payout_sent: { hears: [provider], tells: [payouts.sent], stale: [], wakes: false },
  payout_paid: { hears: [provider], tells: [payouts.paid], stale: [], wakes: false },
  payout_failed: { hears: [provider], tells: [payouts.failed], stale: [], wakes: false },
  price_lowered: { hears: parties, tells: [jobs.priceLowered], stale: [], wakes: false },
  job_cancelled: {
    hears: [...parties, losers],
    // Who owes a fee hears of that, and with it that it is canceled: of one event an account has one line.
    tells: [jobs.cancelled, jobs.feeOwed, requests.calledOff, technicians.cancelled],
    stale: [boardsAround, boardsOfLosers],
    wakes: true,
  },
  job_handed_back: {
    hears: [...parties, losers, boards],
    tells: [jobs.handedBack, requests.alert],
    stale: [boardsAround, boardsOfLosers],
    wakes: true,
  },
  job_given_up: { hears: parties, tells: [jobs.givenUp], stale: [], wakes: true },
  job_late: { hears: parties, tells: [jobs.late, jobs.lateToOwners], stale: [], wakes: true },
  job_delayed: { hears: parties, tells: [jobs.delayed], stale: [], wakes: true },
  job_no_show: {
    hears: [...parties, losers, boards],
    tells: [jobs.nobodyCame, jobs.youDidNotCome, technicians.cancelled, requests.alert],
    stale: [boardsAround, boardsOfLosers],
    wakes: true,
  },
  job_replaced: {
    hears: [...parties, losers, boards],
    tells: [jobs.replaced, technicians.cancelled, requests.alert],
    stale: [boardsAround, boardsOfLosers],
    wakes: true,
  },
  job_released: {
    hears: [...parties, losers, boards],
    tells: [technicians.cancelled, requests.alert],
    stale: [boardsAround, boardsOfLosers],
    wakes: true,
  },
  job_in_doubt: { hears: [request, owner], tells: [jobs.inDoubt], stale: [], wakes: true },
  job_out_of_doubt: { hears: [request, owner], tells: [jobs.outOfDoubt], stale: [], wakes: true },
  job_unstarted: { hears: [provider], tells: [jobs.unstarted], stale: [], wakes: false },
  job_due: { hears: [provider], tells: [jobs.due], stale: [], wakes: false },
  confirmation_due: {
    hears: [request, owner],
    tells: [jobs.confirmationDue],
    stale: [],
    wakes: false,
  },
  customer_gone: { hears: parties, tells: [jobs.customerGone], stale: [], wakes: true },
  customer_gone_contested: { hears: parties, tells: [jobs.contested], stale: [], wakes: false },
  technician_invited: { hears: [provider], tells: [technicians.invited], stale: [], wakes: false },
  technician_changed: { hears: [provider], tells: [], stale: [], wakes: false },
  technician_assigned: { hears: parties, tells: [technicians.moved], stale: [], wakes: false },
  technician_taken_off: { hears: parties, tells: [technicians.moved], stale: [], wakes: false },
  photo_added: { hears: [...parties, boards], tells: [], stale: [boardsAround], wakes: false },
  photo_removed: { hears: [...parties, boards], tells: [], stale: [boardsAround], wakes: false },
  proof_added: { hears: parties, tells: [], stale: [], wakes: false },
  proof_skipped: { hears: parties, tells: [], stale: [], wakes: false },
  proof_hidden: { hears: parties, tells: [], stale: [], wakes: false },
  work_signed: { hears: parties, tells: [], stale: [], wakes: false },
  message_sent: { hears: parties, tells: [requests.messageCame], stale: [], wakes: false },
  review_written: { hears: parties, tells: [], stale: [], wakes: false },
  review_published: { hears: parties, tells: [jobs.reviewed], stale: [providers], wakes: false },
  review_replied: { hears: parties, tells: [], stale: [], wakes: false },
  review_hidden: {
    hears: parties,
    tells: [operator.reviewHidden],
    stale: [providers],
    wakes: false,
  },
  review_shown: {
    hears: parties,
    tells: [operator.reviewShown],
    stale: [providers],
    wakes: false,
  },
  operator_acted: {
    hears: [...parties, boards],
    tells: [operator.acted],
    stale: [boardsAround],
    wakes: true,
  },
  provider_status_changed: {
    hears: [provider, owner, onlookers],
    tells: [accounts.standingChanged],
    stale: [providers, pagesOfRequests],
    wakes: false,
  },
  identity_decided: {
    hears: [provider],
    tells: [accounts.identityDecided],
    stale: [providers, pagesOfRequests],
    wakes: false,
  },
  more_asked: { hears: [provider, owner], tells: [accounts.moreAsked], stale: [], wakes: false },
  approval_waits: { hears: [admins], tells: [desk.approvalWaits], stale: [], wakes: false },
  desk_morning: { hears: [admins], tells: [desk.morning], stale: [], wakes: false },
  people_changed: { hears: [provider], tells: [], stale: [], wakes: false },
  account_changed: { hears: [owner, provider], tells: [], stale: [], wakes: false },
  provider_changed: { hears: [provider], tells: [], stale: [providers], wakes: false },
  verification_submitted: { hears: [provider, admins], tells: [], stale: [], wakes: false },
  verification_changed: {
    hears: [provider, onlookers, admins],
    tells: [accounts.stepChanged],
    stale: [providers, pagesOfRequests],
    wakes: false,
  },
  verification_expiring: {
    hears: [provider],
    tells: [accounts.stepExpires],
    stale: [],
    wakes: false,
  },
  trust_changed: {
    hears: [provider, onlookers],
    tells: [],
    stale: [providers, pagesOfRequests],
    wakes: false,
  },
  // Every process fills its landing page again; no open screen shows them.
  site_figures_changed: { hears: [], tells: [], stale: [], wakes: false },
  // Every process reads its rules again.
  platform_settings_changed: { hears: [], tells: [], stale: [], wakes: false },
  fleet_changed: { hears: [owner], tells: [], stale: [], wakes: false },
  fleet_status_changed: {
    hears: [owner],
    tells: [accounts.fleetStandingChanged],
    stale: [],
    wakes: false,
  },
  terms_changed: { hears: [owner], tells: [terms.changed], stale: [], wakes: false },
  bill_issued: { hears: [owner], tells: [terms.issued], stale: [], wakes: false },
  bill_due: { hears: [owner], tells: [terms.overdue], stale: [], wakes: false },
  bill_settled: { hears: [owner], tells: [terms.settled], stale: [], wakes: false },
  bill_unpaid: { hears: [owner], tells: [terms.unpaid], stale: [], wakes: false },
  po_wanted: { hears: [request, owner], tells: [terms.poWanted], stale: [], wakes: false },
  fleet_paid: { hears: parties, tells: [terms.fleetPaid], stale: [], wakes: false },
  fleet_unpaid: { hears: parties, tells: [terms.fleetUnpaid], stale: [], wakes: false },
  driver_changed: { hears: [owner], tells: [], stale: [], wakes: false },
  driver_reported: { hears: parties, tells: [jobs.driverSaid], stale: [], wakes: true },
  problem_settled: { hears: parties, tells: [jobs.problemSettled], stale: [], wakes: true },
  po_number_changed: { hears: parties, tells: [], stale: [], wakes: false },
  approval_asked: {
    hears: [request, owner],
    tells: [chain.approvalWanted],
    stale: [],
    wakes: true,
  },
  approval_freed: { hears: [request, owner], tells: [chain.freed], stale: [], wakes: true },
  approval_taken_back: {
    hears: [request, owner],
    tells: [chain.takenBack],
    stale: [],
    wakes: false,
  },
  approval_bid_withdrawn: {
    hears: [request, owner],
    tells: [chain.wantedWithdrawn],
    stale: [],
    wakes: true,
  },
  approval_bid_closed: {
    hears: [request, owner],
    tells: [chain.wantedClosed],
    stale: [],
    wakes: true,
  },
  approval_bid_expired: {
    hears: [request, owner],
    tells: [chain.wantedExpired],
    stale: [],
    wakes: true,
  },
  approval_declined: {
    hears: [request, owner],
    tells: [chain.declined],
    stale: [],
    wakes: true,
  },
  approval_passed_on: {
    hears: [request, owner, providerOfJob],
    tells: [chain.passedOn],
    stale: [],
    wakes: true,
  },
  approval_unanswered: {
    hears: [request, owner, providerOfJob],
    tells: [chain.unanswered],
    stale: [],
    wakes: true,
  },
  // What somebody has just asked for is sent at any hour.
  notified: { hears: [told], tells: [], stale: [], wakes: true },
  webhook_stopped: { hears: [], tells: [accounts.webhookStopped], stale: [], wakes: false },
  fleet_feed_refused: { hears: [], tells: [accounts.fleetFeedRefused], stale: [], wakes: false },
  // Streams end and sessions are forgotten: `reactions.ts`.
  access_ended: { hears: [], tells: [], stale: [], wakes: false },
  access_restored: { hears: [], tells: [], stale: [], wakes: false },
}

/** Every topic whose listeners hear of an event, once. */
export const topicsOf = <N extends EventName>(event: EventOf<N>): string[] => [
  ...new Set(eventRows[event.name].hears.flatMap((hear) => hear(event))),
]

/** What an event is worth telling. */
export async function noticesOf<N extends EventName>(
  event: EventOf<N>,
  facts: Facts,
): Promise<Notice[]> {
  const notices = await Promise.all(eventRows[event.name].tells.map((tell) => tell(event, facts)))
  return notices.flat()
}

/** The version keys of the kept answers that an event makes stale. */
export const staleAfter = <N extends EventName>(event: EventOf<N>): string[] =>
  [request, provider, ...eventRows[event.name].stale].flatMap((keys) => keys(event))
