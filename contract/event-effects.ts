import type { EventName } from './event-names.ts'

/** What a screen may show, and an event may change. Who shows it reads it again. */
export type Shown =
  /** With its bids and its job; the lists and figures of its owner. */
  | 'request'
  /** Standing and badge of those who bid. */
  | 'bidders'
  | 'photos'
  | 'proofs'
  | 'messages'
  | 'reviews'
  /** Of a provider: the bids, the jobs, the technicians, the account, who signs in, the verification. */
  | 'ownBids'
  | 'jobs'
  | 'technicians'
  | 'ownProvider'
  | 'people'
  | 'verification'
  /** The reader's own account: how they are called and reached. */
  | 'account'
  /** Of a fleet. */
  | 'fleet'
  | 'members'
  | 'drivers'
  | 'units'
  | 'fleetProviders'
  | 'fleetMoney'
  | 'notifications'

/** What becomes of the request's card on a provider's board; `unclear` where only the server knows. */
export type OnBoard = 'comes' | 'leaves' | 'unclear' | null

/** Who reads about a request that is theirs: the owner on its page, the others on their dashboards. */
export type Reader = 'owner' | 'customer' | 'fleet' | 'driver'

export interface Effect {
  changes: readonly Shown[]
  board: OnBoard
  /** Does it stand in the history that both sides read, or only in the one that a fleet reads of its request? */
  history: boolean | 'fleet'
  /** Whose screen says it aloud as well, for those who listen. */
  saidTo: readonly Reader[]
}

const all: readonly Reader[] = ['owner', 'customer', 'fleet', 'driver']
const dashboards: readonly Reader[] = ['customer', 'fleet', 'driver']
const job: readonly Shown[] = ['request', 'jobs', 'technicians', 'drivers']
const ofRequest: readonly Shown[] = ['request', 'drivers']
const ofBid: readonly Shown[] = ['request', 'ownBids']
const onJob: readonly Shown[] = ['request', 'jobs', 'technicians']
const badge: readonly Shown[] = ['bidders', 'ownProvider', 'verification']
const ownDocuments: readonly Shown[] = ['ownProvider', 'verification']
const wholeFleet: readonly Shown[] = ['fleet', 'members', 'drivers', 'units', 'fleetProviders']

/**
 * What each event does to open screens and to the history: what the browser has to know of it. Who hears of it and who
 * is told stands in the server's row (`server/notifications/event-rows.ts`). An event without its row does not compile.
 */
export const effects: Readonly<Record<EventName, Effect>> = {
  request_opened: { changes: ofRequest, board: 'comes', history: true, saidTo: [] },
  request_alerted: { changes: [], board: 'comes', history: false, saidTo: [] },
  request_claimed: { changes: ofRequest, board: null, history: false, saidTo: [] },
  request_cancelled: { changes: ofRequest, board: 'leaves', history: true, saidTo: [] },
  request_expired: { changes: ofRequest, board: 'leaves', history: true, saidTo: [] },
  request_reopened: { changes: ofRequest, board: 'unclear', history: true, saidTo: [] },
  request_corrected: {
    changes: [...ofRequest, 'ownBids'],
    board: 'unclear',
    history: true,
    saidTo: dashboards,
  },
  details_added: { changes: onJob, board: null, history: true, saidTo: [] },
  request_widened: { changes: ['request'], board: 'comes', history: true, saidTo: [] },
  request_withheld: { changes: ofRequest, board: 'leaves', history: false, saidTo: [] },
  request_put_back: { changes: ofRequest, board: 'unclear', history: false, saidTo: [] },
  request_seen: { changes: ['request'], board: null, history: false, saidTo: [] },
  links_ended: { changes: ['request'], board: null, history: false, saidTo: [] },
  link_made: { changes: ['request'], board: null, history: false, saidTo: [] },
  link_revoked: { changes: ['request'], board: null, history: false, saidTo: [] },
  request_declined: { changes: [], board: 'leaves', history: false, saidTo: [] },
  decline_taken_back: { changes: [], board: 'unclear', history: false, saidTo: [] },
  bid_submitted: { changes: ofBid, board: 'leaves', history: false, saidTo: dashboards },
  bid_changed: { changes: ofBid, board: null, history: false, saidTo: [] },
  bid_withdrawn: { changes: ofBid, board: 'unclear', history: false, saidTo: [] },
  bid_rejected: { changes: ofBid, board: 'unclear', history: 'fleet', saidTo: [] },
  bid_expired: { changes: ofBid, board: 'unclear', history: false, saidTo: [] },
  bid_accepted: {
    changes: ['request', 'jobs', 'drivers'],
    board: 'leaves',
    history: true,
    saidTo: ['driver'],
  },
  job_started: { changes: job, board: null, history: true, saidTo: all },
  job_arrived: { changes: job, board: null, history: true, saidTo: all },
  trip_later: { changes: job, board: null, history: true, saidTo: all },
  trip_near: { changes: ['request'], board: null, history: true, saidTo: all },
  trip_stopped: { changes: job, board: null, history: true, saidTo: [] },
  trip_silent: { changes: ['jobs', 'technicians'], board: null, history: false, saidTo: [] },
  arrival_proved: { changes: job, board: null, history: true, saidTo: [] },
  arrival_unsaid: { changes: job, board: null, history: true, saidTo: [] },
  arrival_taken_back: { changes: job, board: null, history: true, saidTo: all },
  arrival_denied: { changes: job, board: null, history: true, saidTo: all },
  job_working: { changes: job, board: null, history: true, saidTo: all },
  job_finished: { changes: job, board: null, history: true, saidTo: all },
  job_confirmed: {
    changes: [...job, 'ownProvider', 'fleetProviders'],
    board: null,
    history: true,
    saidTo: all,
  },
  job_stop_asked: { changes: job, board: null, history: true, saidTo: [] },
  change_order_sent: { changes: [...job, 'proofs'], board: null, history: true, saidTo: all },
  change_order_answered: { changes: [...job, 'proofs'], board: null, history: true, saidTo: [] },
  change_order_withdrawn: { changes: job, board: null, history: true, saidTo: all },
  change_order_expired: { changes: job, board: null, history: true, saidTo: all },
  payment_chosen: { changes: job, board: null, history: true, saidTo: [] },
  payment_opened: { changes: job, board: null, history: true, saidTo: [] },
  payment_secured: { changes: job, board: null, history: true, saidTo: all },
  payment_failed: { changes: job, board: null, history: true, saidTo: all },
  payment_captured: { changes: job, board: null, history: true, saidTo: [] },
  payment_released: { changes: job, board: null, history: true, saidTo: [] },
  fleet_check_given: { changes: job, board: null, history: true, saidTo: [] },
  fleet_check_shown: { changes: job, board: null, history: true, saidTo: [] },
  tip_paid: { changes: job, board: null, history: true, saidTo: [] },
  tip_failed: { changes: job, board: null, history: false, saidTo: [] },
  terms_credited: { changes: job, board: null, history: true, saidTo: [] },
  refund_asked: { changes: job, board: null, history: true, saidTo: [] },
  payment_refunded: { changes: job, board: null, history: true, saidTo: [] },
  refund_failed: { changes: job, board: null, history: true, saidTo: [] },
  chargeback_opened: { changes: job, board: null, history: true, saidTo: [] },
  chargeback_answered: { changes: job, board: null, history: true, saidTo: [] },
  chargeback_won: { changes: job, board: null, history: true, saidTo: [] },
  chargeback_lost: { changes: job, board: null, history: true, saidTo: [] },
  chargeback_settled: { changes: job, board: null, history: true, saidTo: [] },
  dispute_opened: { changes: job, board: null, history: true, saidTo: all },
  dispute_waits: { changes: job, board: null, history: false, saidTo: [] },
  dispute_answered: { changes: job, board: null, history: true, saidTo: all },
  dispute_offered: { changes: job, board: null, history: true, saidTo: all },
  dispute_decided: { changes: job, board: null, history: true, saidTo: all },
  dispute_appealed: { changes: job, board: null, history: true, saidTo: all },
  dispute_ended: { changes: job, board: null, history: true, saidTo: all },
  award_carried_out: { changes: job, board: null, history: true, saidTo: [] },
  comeback_offered: { changes: job, board: null, history: true, saidTo: all },
  comeback_agreed: { changes: job, board: null, history: true, saidTo: all },
  comeback_begun: { changes: job, board: null, history: true, saidTo: dashboards },
  comeback_due: { changes: ['jobs'], board: null, history: false, saidTo: [] },
  comeback_over: { changes: job, board: null, history: true, saidTo: all },
  comeback_undone: { changes: job, board: null, history: true, saidTo: all },
  payout_sent: { changes: ['ownProvider'], board: null, history: false, saidTo: [] },
  payout_paid: { changes: ['ownProvider'], board: null, history: false, saidTo: [] },
  payout_failed: { changes: ['ownProvider'], board: null, history: false, saidTo: [] },
  price_lowered: { changes: [...job, 'proofs'], board: null, history: true, saidTo: all },
  job_cancelled: { changes: job, board: null, history: true, saidTo: all },
  job_handed_back: { changes: job, board: 'unclear', history: true, saidTo: all },
  job_given_up: { changes: job, board: null, history: true, saidTo: all },
  job_late: { changes: job, board: null, history: true, saidTo: all },
  job_delayed: { changes: job, board: null, history: true, saidTo: all },
  job_no_show: { changes: job, board: 'unclear', history: true, saidTo: all },
  job_replaced: { changes: job, board: 'unclear', history: true, saidTo: all },
  job_released: { changes: job, board: 'unclear', history: true, saidTo: all },
  job_in_doubt: { changes: job, board: null, history: false, saidTo: all },
  job_out_of_doubt: { changes: job, board: null, history: false, saidTo: all },
  job_unstarted: { changes: ['jobs'], board: null, history: false, saidTo: [] },
  job_due: { changes: ['jobs'], board: null, history: false, saidTo: [] },
  confirmation_due: { changes: ['request'], board: null, history: false, saidTo: [] },
  customer_gone: { changes: job, board: null, history: true, saidTo: all },
  customer_gone_contested: { changes: job, board: null, history: true, saidTo: [] },
  technician_invited: {
    changes: ['technicians', 'jobs'],
    board: null,
    history: false,
    saidTo: [],
  },
  technician_changed: {
    changes: ['technicians', 'jobs'],
    board: null,
    history: false,
    saidTo: [],
  },
  technician_assigned: { changes: onJob, board: null, history: true, saidTo: [] },
  technician_taken_off: { changes: onJob, board: null, history: true, saidTo: [] },
  photo_added: { changes: ['request', 'photos'], board: null, history: false, saidTo: [] },
  photo_removed: { changes: ['request', 'photos'], board: null, history: false, saidTo: [] },
  proof_added: { changes: ['proofs'], board: null, history: false, saidTo: [] },
  proof_skipped: { changes: ['proofs', 'request', 'jobs'], board: null, history: true, saidTo: [] },
  proof_hidden: { changes: ['proofs', 'request', 'jobs'], board: null, history: true, saidTo: [] },
  work_signed: { changes: ['proofs', 'request', 'jobs'], board: null, history: true, saidTo: [] },
  message_sent: { changes: ['messages'], board: null, history: false, saidTo: [] },
  review_written: { changes: ['reviews', 'request'], board: null, history: false, saidTo: [] },
  review_published: {
    changes: ['reviews', 'ownProvider'],
    board: null,
    history: false,
    saidTo: [],
  },
  review_replied: { changes: ['reviews'], board: null, history: false, saidTo: [] },
  review_hidden: { changes: ['reviews', 'ownProvider'], board: null, history: false, saidTo: [] },
  review_shown: { changes: ['reviews', 'ownProvider'], board: null, history: false, saidTo: [] },
  operator_acted: { changes: [...ofRequest, 'ownBids'], board: null, history: true, saidTo: [] },
  provider_status_changed: {
    changes: ['bidders', 'ownProvider'],
    board: 'unclear',
    history: false,
    saidTo: [],
  },
  account_changed: {
    changes: ['account', 'ownProvider', 'people', 'fleet', 'members'],
    board: null,
    history: false,
    saidTo: [],
  },
  people_changed: { changes: ['people'], board: null, history: false, saidTo: [] },
  provider_changed: { changes: ['ownProvider'], board: 'unclear', history: false, saidTo: [] },
  identity_decided: {
    changes: ['ownProvider', 'bidders'],
    board: 'unclear',
    history: false,
    saidTo: [],
  },
  more_asked: { changes: ['ownProvider', 'fleet'], board: null, history: false, saidTo: [] },
  approval_waits: { changes: [], board: null, history: false, saidTo: [] },
  desk_morning: { changes: [], board: null, history: false, saidTo: [] },
  verification_submitted: { changes: ownDocuments, board: null, history: false, saidTo: [] },
  verification_changed: { changes: badge, board: null, history: false, saidTo: [] },
  verification_expiring: { changes: ownDocuments, board: null, history: false, saidTo: [] },
  trust_changed: { changes: badge, board: null, history: false, saidTo: [] },
  site_figures_changed: { changes: [], board: null, history: false, saidTo: [] },
  platform_settings_changed: { changes: [], board: null, history: false, saidTo: [] },
  fleet_changed: { changes: wholeFleet, board: null, history: false, saidTo: [] },
  fleet_status_changed: { changes: wholeFleet, board: null, history: false, saidTo: [] },
  terms_changed: { changes: ['fleetMoney'], board: null, history: false, saidTo: [] },
  bill_issued: { changes: ['fleetMoney'], board: null, history: false, saidTo: [] },
  bill_due: { changes: ['fleetMoney'], board: null, history: false, saidTo: [] },
  bill_settled: { changes: ['fleetMoney'], board: null, history: false, saidTo: [] },
  bill_unpaid: { changes: ['fleetMoney'], board: null, history: false, saidTo: [] },
  po_wanted: { changes: ['request', 'fleetMoney'], board: null, history: false, saidTo: [] },
  fleet_paid: { changes: [...job, 'ownProvider'], board: null, history: true, saidTo: [] },
  fleet_unpaid: { changes: [...job, 'ownProvider'], board: null, history: true, saidTo: [] },
  driver_changed: { changes: ['drivers', 'units'], board: null, history: false, saidTo: [] },
  driver_reported: { changes: ['request', 'jobs'], board: null, history: true, saidTo: [] },
  problem_settled: {
    changes: ['request', 'jobs'],
    board: null,
    history: true,
    saidTo: ['driver'],
  },
  po_number_changed: { changes: ['request', 'jobs'], board: null, history: 'fleet', saidTo: [] },
  approval_freed: { changes: ['request'], board: null, history: true, saidTo: ['owner', 'driver'] },
  approval_taken_back: { changes: ['request'], board: null, history: true, saidTo: ['fleet'] },
  approval_bid_withdrawn: { changes: ['request'], board: null, history: true, saidTo: all },
  approval_bid_closed: { changes: ['request'], board: null, history: true, saidTo: all },
  approval_bid_expired: { changes: ['request'], board: null, history: true, saidTo: all },
  approval_asked: { changes: ['request'], board: null, history: true, saidTo: ['fleet'] },
  approval_declined: {
    changes: ['request'],
    board: null,
    history: true,
    saidTo: ['owner', 'driver'],
  },
  approval_passed_on: { changes: job, board: null, history: true, saidTo: ['fleet', 'driver'] },
  approval_unanswered: { changes: job, board: null, history: true, saidTo: ['fleet', 'driver'] },
  notified: { changes: ['notifications'], board: null, history: false, saidTo: [] },
  webhook_stopped: { changes: [], board: null, history: false, saidTo: [] },
  fleet_feed_refused: { changes: [], board: null, history: false, saidTo: [] },
  access_ended: { changes: [], board: null, history: false, saidTo: [] },
  access_restored: { changes: [], board: null, history: false, saidTo: [] },
}

/** Is this to be read again after the event? */
export const changes = (name: EventName, what: Shown): boolean =>
  effects[name].changes.includes(what)
