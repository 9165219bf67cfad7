import * as z from 'zod/mini'
import { backupsStand } from './backups.ts'
import { fullCaps } from './caps.ts'
import { serviceTypes, urgencies } from './catalogue.ts'
import { chargeback } from './chargebacks.ts'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { jobPhases } from './jobs.ts'
import { deliveryChannels } from './notifications.ts'
import { instant, ok, uuid } from './primitives.ts'
import { reconciliation } from './reconciliation.ts'
import { adminFields } from './words/en/fields/admin.ts'
import { idFields } from './words/en/fields/id.ts'

/** A limit on messages that was reached, and what it has held back since. */
const fullLimit = z.object({
  cap: z.enum(fullCaps),
  /** The beginning of the hour or the day. */
  since: instant,
  passed: z.number(),
  held: z.number(),
  lastAt: instant,
  /** Whose limit it is; null where that is a number, an address, a network, a country or all. No number, no address. */
  of: z.nullable(
    z.object({
      kind: z.enum(['fleet', 'provider', 'account', 'request']),
      id: uuid,
      name: z.string(),
    }),
  ),
})
export type FullLimit = z.infer<typeof fullLimit>

/** An open request on which no bid stands. Nothing of the person and the exact place (rules C10). */
const requestWithoutBid = z.object({
  id: uuid,
  title: z.string(),
  serviceType: z.enum(serviceTypes),
  urgency: z.enum(urgencies),
  area: z.string(),
  scheduledAt: z.nullable(instant),
  timeZone: z.string(),
  /** How many providers have heard of it. */
  alertedCount: z.number(),
  /** Bids that stand no more: withdrawn, expired, turned down. */
  pastBids: z.number(),
  openedAt: instant,
  expiresAt: instant,
})
export type RequestWithoutBid = z.infer<typeof requestWithoutBid>

/**
 * Promised and not there; found nobody, who says otherwise; done and the card paid nothing; the card processor does not do what
 * it is asked; money that did not go back; too many cards tried; customer and provider are the same people; a dispute that nobody decides; a comeback whose time is nearly over; at work for too long; done and confirmed by nobody.
 */
export const lateReasons = [
  'denied',
  'not_arrived',
  'contested',
  'uncollected',
  'card_stuck',
  'refund_stuck',
  'cards_refused',
  'same_people',
  'dispute_waits',
  'comeback_waits',
  'long_work',
  'unconfirmed',
] as const
export type LateReason = (typeof lateReasons)[number]

const lateJob = z.object({
  id: uuid,
  title: z.string(),
  area: z.string(),
  phase: z.enum(jobPhases),
  reason: z.enum(lateReasons),
  /** Since when: the promised time, the contest, the beginning of the work, its end. */
  since: instant,
  providerId: uuid,
  businessName: z.string(),
  providerPhone: z.string(),
})
export type LateJob = z.infer<typeof lateJob>

/**
 * The processor has not moved it yet, mostly because the platform's balance there does not cover it; it lies in the provider's
 * account there and is not on its way to the bank; the bank did not take it.
 */
export const payoutTroubles = ['not_covered', 'not_sent', 'bank_refused'] as const
export type PayoutTrouble = (typeof payoutTroubles)[number]

const stuckPayout = z.object({
  id: uuid,
  providerId: uuid,
  businessName: z.string(),
  providerPhone: z.string(),
  amount: z.string(),
  reason: z.enum(payoutTroubles),
  since: instant,
})
export type StuckPayout = z.infer<typeof stuckPayout>

export const operationsBoard = z.object({
  /** The most pressing and oldest, and how many there are in all. */
  withoutBid: z.array(requestWithoutBid),
  withoutBidCount: z.number(),
  late: z.array(lateJob),
  lateCount: z.number(),
  /** Payouts that do not go on, the oldest first, and how many there are in all. */
  stuckPayouts: z.array(stuckPayout),
  stuckPayoutCount: z.number(),
  /** What banks want back, until that is over; and how many of them wait for the operator. */
  chargebacks: z.array(chargeback),
  chargebackCount: z.number(),
  /** How our books stand with the card processor. */
  reconciliation,
  /** Messages of the last days that failed. Those held back by somebody's wishes are no trouble. */
  failedCount: z.number(),
  /** Limits that held messages back in the same days, the newest first, and how many messages. */
  fullLimits: z.array(fullLimit),
  heldCount: z.number(),
  /** Events of which nobody has been told for longer than `untoldAfterMs`, and the oldest of them: the telling is in trouble. */
  untold: z.object({ count: z.number(), oldestAt: z.nullable(instant) }),
  /** Of providers, waiting for their review; since when the oldest waits. */
  documents: z.object({ count: z.number(), oldestAt: z.nullable(instant) }),
  /** Disputes that wait for the operator's decision; where none comes, the clock decides. */
  disputes: z.object({ count: z.number(), oldestAt: z.nullable(instant) }),
  /** All that waits for an admin's decision, documents too; who was asked for more is not counted. */
  approvals: z.object({ count: z.number(), oldestAt: z.nullable(instant) }),
  /** Null where the product makes no backups by itself. */
  backups: z.nullable(backupsStand),
})
export type OperationsBoard = z.infer<typeof operationsBoard>

export const readOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  caller: 'admin',
  tag: 'admin',
  summary:
    'What needs a person now: requests without a bid, late jobs, payouts that wait, messages that did not leave, documents.',
  response: operationsBoard,
})

export const stuckStatuses = ['failed', 'held_back'] as const
export type StuckStatus = (typeof stuckStatuses)[number]

/** Why a message was held back. One that failed has what the other side said instead: "SMTP 550". */
export const heldBackReasons = [
  'no_mail_address',
  'mail_off',
  'no_phone_number',
  'phone_not_confirmed',
  'sms_off',
  'quiet_hours',
  'stopped',
  'no_device',
  'deactivated',
  'outdated',
  /** Over a limit of the operator's. */
  'too_many_to_recipient',
  'too_many_from_sender',
  'too_many_to_country',
  'too_many_today',
  /** Of another country, or a premium line. */
  'number_not_served',
] as const
export type HeldBackReason = (typeof heldBackReasons)[number]

/** Why a message failed, where the reason is ours: its time was over before anybody could send it. */
export const failureReasons = ['too_late'] as const
export type FailureReason = (typeof failureReasons)[number]

const stuckDelivery = z.object({
  id: z.number(),
  channel: z.enum(deliveryChannels),
  kind: z.enum(eventNames),
  status: z.enum(stuckStatuses),
  /** A code of ours, or what the other side said. */
  reason: z.nullable(z.union([z.enum(heldBackReasons), z.string()])),
  attempts: z.number(),
  createdAt: instant,
  settledAt: z.nullable(instant),
  /** The account it is for; null for a guest. No address and no number. */
  user: z.nullable(z.object({ id: uuid, name: z.string() })),
})
export type StuckDelivery = z.infer<typeof stuckDelivery>

const deliveryId = z.string().check(z.regex(/^\d{1,15}$/, idFields.wrong))

export const listStuckDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  caller: 'admin',
  tag: 'admin',
  summary: 'Messages that failed, or those that were held back; newest first.',
  query: z.object({
    status: z.optional(z.enum(stuckStatuses, adminFields.stuck)),
    before: z.optional(deliveryId),
  }),
  response: z.array(stuckDelivery),
})

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/deliveries/:id/retry',
  caller: 'admin',
  tag: 'admin',
  summary: 'Put a message that did not leave into the queue again.',
  params: z.object({ id: deliveryId }),
  response: ok,
})
