import * as z from 'zod/mini'
import { bidStatuses, bidStatusReasons } from './bids.ts'
import { detailFieldNames, serviceTypes, urgencies } from './catalogue.ts'
import { deskEntry, deskNote, named } from './desk-entries.ts'
import { disputeStates } from './disputes.ts'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { jobPhases } from './jobs.ts'
import { ledgerAccounts, ledgerKinds } from './ledger.ts'
import { message } from './messaging.ts'
import { deliveryChannels } from './notifications.ts'
import { sides } from './photos.ts'
import { byId, instant, money, uuid } from './primitives.ts'
import { closeReasons, requestForOwner, requestStatuses } from './requests.ts'
import { termsTexts } from './terms-versions.ts'
import { text, textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'

/** How an alert went to one shop by one channel. */
const sentAlert = z.object({
  channel: z.enum(deliveryChannels),
  status: z.enum(['waiting', 'sent', 'failed', 'held_back']),
  /** A code of ours, or what the other side said. */
  reason: z.nullable(z.string()),
  at: z.nullable(instant),
})

/** One shop that knows of a request, and what it made of it; silent where all is null. */
const alertedShop = z.object({
  provider: named,
  phone: z.string(),
  miles: z.nullable(z.number()),
  /** Null of one that was not alerted: its board has shown it. */
  at: z.nullable(instant),
  /** With which event: when it was opened, in a wave after, when it was widened … */
  by: z.nullable(z.enum(eventNames)),
  sent: z.array(sentAlert),
  seenAt: z.nullable(instant),
  declinedAt: z.nullable(instant),
  bid: z.nullable(z.enum(bidStatuses)),
  /** When it bid first; a board shows more than the waves have reached, so that may be before it was alerted. */
  bidAt: z.nullable(instant),
})
export type AlertedShop = z.infer<typeof alertedShop>

const bidAtDesk = z.object({
  id: uuid,
  provider: named,
  price: money,
  etaMinutes: z.nullable(z.number()),
  etaOpenEnded: z.boolean(),
  message: z.nullable(z.string()),
  status: z.enum(bidStatuses),
  statusReason: z.nullable(z.enum(bidStatusReasons)),
  distanceMiles: z.nullable(z.number()),
  createdAt: instant,
  expiresAt: instant,
  /** The admin who entered it for the shop. */
  enteredBy: z.nullable(z.string()),
  /** How many were written about it; their words are opened with a reason. */
  messages: z.number(),
})
export type BidAtDesk = z.infer<typeof bidAtDesk>

const reviewAtDesk = z.object({
  id: uuid,
  side: z.enum(sides),
  service: z.number(),
  onTime: z.number(),
  price: z.number(),
  words: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  writtenAt: instant,
  publishedAt: z.nullable(instant),
  hiddenAt: z.nullable(instant),
  hiddenBecause: z.nullable(z.string()),
})
export type ReviewAtDesk = z.infer<typeof reviewAtDesk>

export const ledgerLine = z.object({
  id: z.number(),
  at: instant,
  kind: z.enum(ledgerKinds),
  account: z.enum(ledgerAccounts),
  /** Signed: what the account has more, or less. */
  amount: money,
})
export type LedgerLine = z.infer<typeof ledgerLine>

const jobAtDesk = z.object({
  id: uuid,
  bidId: uuid,
  provider: named,
  phone: z.string(),
  technician: z.nullable(z.string()),
  phase: z.enum(jobPhases),
  price: money,
  /** The platform's share of that price, owed or not. */
  fee: money,
  promisedAt: z.nullable(instant),
  expectedAt: z.nullable(instant),
  assignedAt: instant,
  closedAt: z.nullable(instant),
  endReason: z.nullable(z.string()),
  /** The job that it does again at no charge; null of one that was sold. */
  comebackOf: z.nullable(uuid),
  /** What its sides disagree or have disagreed on; null where nobody has disputed it. */
  dispute: z.nullable(z.object({ id: uuid, state: z.enum(disputeStates) })),
  ledger: z.array(ledgerLine),
  /** What can be given back of what a card has paid for it. */
  refundable: money,
  reviews: z.array(reviewAtDesk),
  /** Why its provider cannot be released now, a sentence, or null. */
  releaseRefusal: z.nullable(z.string()),
  /** Why nothing can be given back of it now, a sentence, or null. */
  refundRefusal: z.nullable(z.string()),
})
export type JobAtDesk = z.infer<typeof jobAtDesk>

/** Everything about a request at the operator's desk, with its jobs. */
export const requestAtDesk = z.object({
  id: uuid,
  title: z.string(),
  serviceType: z.enum(serviceTypes),
  urgency: z.enum(urgencies),
  status: z.enum(requestStatuses),
  closeReason: z.nullable(z.enum(closeReasons)),
  location: z.string(),
  area: z.string(),
  lat: requestForOwner.shape.lat,
  lng: requestForOwner.shape.lng,
  details: z.partialRecord(z.enum(detailFieldNames), z.string()),
  additionalNotes: z.nullable(z.string()),
  scheduledAt: z.nullable(instant),
  timeZone: z.string(),
  createdAt: instant,
  openedAt: instant,
  expiresAt: instant,
  customer: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** The account it belongs to; null for a guest and for a fleet. */
    userId: z.nullable(uuid),
  }),
  /** What is held of a guest: when it is deleted sooner than it ages out, when it was; null of an account's and a fleet's. */
  guestsData: z.nullable(
    z.object({ deleteAt: z.nullable(instant), deletedAt: z.nullable(instant) }),
  ),
  fleet: z.nullable(named),
  driver: z.nullable(named),
  /** The version of each text that whoever asked had agreed to; null of a request from before they were kept. */
  terms: z.nullable(z.partialRecord(z.enum(termsTexts), z.string())),
  asked: requestForOwner.shape.asked,
  /** How many providers know of it: the number that its customer reads. */
  alertedCount: requestForOwner.shape.alertedCount,
  /** How many of these no alert has reached yet: they found it on their board. */
  ownFinds: z.number(),
  alerted: z.array(alertedShop),
  bids: z.array(bidAtDesk),
  jobs: z.array(jobAtDesk),
  history: z.array(deskEntry),
  notes: z.array(deskNote),
  /** Why each deed cannot be done now, a sentence, or null. */
  refusals: z.object({
    extend: z.nullable(z.string()),
    widen: z.nullable(z.string()),
    reopen: z.nullable(z.string()),
    correct: z.nullable(z.string()),
    bid: z.nullable(z.string()),
  }),
})
export type RequestAtDesk = z.infer<typeof requestAtDesk>

export const readRequestAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/requests/:id',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Everything about a request: who was alerted and how it went, bids, jobs, money, history, notes. Also by the id of one of its jobs.',
  params: byId,
  response: requestAtDesk,
})

const possibleBidder = z.object({
  id: uuid,
  businessName: z.string(),
  location: z.string(),
  services: z.array(z.string()),
  /** Does it do what is asked for? */
  doesWork: z.boolean(),
  /** Null where the request or the shop has no place on the map. */
  miles: z.nullable(z.number()),
})
export type PossibleBidder = z.infer<typeof possibleBidder>

export const findBidders = endpoint({
  method: 'GET',
  path: '/api/admin/requests/:id/bidders',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Active providers whose bid could be entered, at most 50: those that do the work first, of those the nearest; by all words of a search in name, owner and place, or a part of the phone number.',
  params: byId,
  query: z.object({ search: z.optional(text(100, 'search')) }),
  response: z.array(possibleBidder),
})

/** A reading that is sent as a write: it says why, and stands in the audit log. */
export const openConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/open',
  caller: 'admin',
  tag: 'admin',
  summary: 'The private messages on a bid, for a reason that the audit log keeps.',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'reason', commonFields.reason) }),
  response: z.array(message),
})
