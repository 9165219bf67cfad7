import * as z from 'zod/mini'
import { bidLine, bidLines } from './bid-lines.ts'
import { serviceHours, serviceTypes, urgencies } from './catalogue.ts'
import { correctables } from './correctables.ts'
import { endpoint } from './endpoint.ts'
import { jobPhases } from './job-lifecycle.ts'
import { levels } from './levels.ts'
import { lifecycle } from './lifecycle.ts'
import { accessToken, byId, instant, money, ok, page, spoken, uuid } from './primitives.ts'
import { record, usually } from './record.ts'
import { requestForBoard, requestForOwner, requestStatuses } from './requests.ts'
import { settings } from './settings.ts'
import { text } from './texts.ts'
import { jobFields } from './words/en/fields/job.ts'
import { lifecycles } from './words/en/lifecycles.ts'

export const bidStatuses = ['pending', 'accepted', 'rejected'] as const
export type BidStatus = (typeof bidStatuses)[number]

export const bidStatusReasons = [
  'other_bid_accepted',
  'customer',
  'withdrawn',
  'expired',
  'provider_unavailable',
  'request_closed',
  'handed_back',
  /** Of a bid that was accepted: nobody came, the customer took somebody else, the operator took the provider off. */
  'did_not_come',
  'replaced',
  'released',
  /** The customer needs another trade now. */
  'other_service',
  /** The truck is out of the provider's reach now. */
  'other_place',
] as const
export type BidStatusReason = (typeof bidStatusReasons)[number]

export const bidLifecycle = lifecycle({
  states: bidStatuses,
  initial: 'pending',
  refusals: lifecycles.bids,
  actions: {
    accept: {
      from: ['pending'],
      to: 'accepted',
      by: ['customer'],
    },
    reject: {
      from: ['pending'],
      to: 'rejected',
      by: ['customer'],
    },
    change: {
      from: ['pending'],
      to: 'pending',
      by: ['provider'],
    },
    withdraw: {
      from: ['pending'],
      to: 'rejected',
      by: ['provider'],
    },
    /** Whoever has asked the fleet for it wants it no more; the bid stands. */
    unask: {
      from: ['pending'],
      to: 'pending',
      by: ['customer'],
    },
    lose: {
      from: ['pending'],
      to: 'rejected',
      by: ['consequence'],
    },
    expire: {
      from: ['pending'],
      to: 'rejected',
      by: ['clock'],
      deadline: 'bidExpiry',
    },
    return: {
      from: ['rejected'],
      to: 'pending',
      by: ['consequence'],
    },
    release: {
      from: ['accepted'],
      to: 'rejected',
      by: ['consequence'],
    },
  },
})

const price = z.union([z.string().check(z.maxLength(20)), z.number()], jobFields.price)
const duration = z.union([z.string().check(z.maxLength(40)), z.number()], jobFields.arrival)
const message = z.optional(text(1000, 'message'))
const validMinutes = z.optional(z.int(jobFields.validMinutes))

/** What a customer sees of the provider with a bid: business-safe fields only; figures are null until real (rules C25). */
export const bidProvider = z.object({
  businessName: z.string(),
  /** The path of the picture; null for initials. */
  picture: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** All required steps of the verification are completed. */
  verified: z.boolean(),
  verificationLevel: z.enum(levels),
  services: z.array(z.string()),
  location: z.nullable(z.string()),
  description: z.nullable(z.string()),
  responseTimeMinutes: z.nullable(z.number()),
  serviceHours: z.nullable(z.enum(serviceHours)),
  jobsDone: z.number(),
  record,
})

const bidCore = {
  id: uuid,
  price: money,
  /** What the price is made of; null where the provider has named the total alone. */
  lines: z.nullable(z.array(bidLine)),
  message: z.nullable(z.string()),
  estimatedDuration: z.nullable(z.string()),
  etaMinutes: z.nullable(z.number()),
  etaOpenEnded: z.boolean(),
  status: z.enum(bidStatuses),
  statusReason: z.nullable(z.enum(bidStatusReasons)),
  version: z.number(),
  /** Is the provider paid on the terms of a fleet, where there are any? */
  takesTerms: z.boolean(),
  /** What of the customer's next repair is on the provider where it does not come; null for nothing. */
  pledge: z.nullable(money),
  /** An admin has typed it in for a shop that agreed by phone. */
  isEntered: z.boolean(),
  /** What of the request was corrected after this offer was made. */
  madeBefore: z.array(z.enum(correctables)),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: instant,
}

export const bidForOwner = z.object({
  ...bidCore,
  serviceRequestId: uuid,
  providerId: uuid,
  availableAt: z.nullable(instant),
  distanceMiles: z.nullable(z.number()),
  /** In how many minutes its provider usually comes that says so many; null where the record does not tell. */
  usually: z.nullable(usually),
  provider: bidProvider,
})
export type BidForOwner = z.infer<typeof bidForOwner>

const shownOnBoard = z.pick(requestForBoard, {
  trades: true,
  createdAt: true,
  preferredTime: true,
  scheduledAt: true,
  timeZone: true,
  details: true,
  additionalNotes: true,
  towMiles: true,
}).shape

export const ownBid = z.object({
  ...bidCore,
  serviceRequestId: uuid,
  providerId: uuid,
  availableAt: z.nullable(instant),
  /** What is left for the provider after the platform's fee (rules C17), and of a job that is over as it stands, after refunds; null for who may not see what it earns. */
  youReceive: z.nullable(money),
  /** Who of the provider's people named this price; null where nobody noted it. */
  by: z.nullable(z.string()),
  jobId: z.nullable(uuid),
  /** How its job ended without the work, and for which fee; null where it did not. */
  ended: z.nullable(z.object({ phase: z.enum(jobPhases), fee: z.nullable(money) })),
  serviceRequest: z.object({
    id: uuid,
    title: z.string(),
    serviceType: z.enum(serviceTypes),
    urgency: z.enum(urgencies),
    status: z.enum(requestStatuses),
    /** The rough area; the exact place stands on the job. */
    location: z.string(),
    budget: z.nullable(money),
    /** As the board showed them: nothing that only the accepted provider may know (rules C10). */
    ...shownOnBoard,
  }),
})
export type OwnBid = z.infer<typeof ownBid>

export const submitBidBody = z.object({
  serviceRequestId: uuid,
  price,
  /** What the price is made of: their sum is the price. */
  lines: z.optional(bidLines),
  estimatedDuration: duration,
  message,
  validMinutes,
  /** Takes the terms of the fleet, where there are any: yes unless said. */
  takesTerms: z.optional(z.boolean()),
  /** Checked against the session, never trusted (rules C22). */
  providerId: z.optional(uuid),
})

export const changeBidBody = z.object({
  price: z.optional(price),
  /** With a new price, or with none: the same price made of these. A new price without lines has none. */
  lines: z.optional(bidLines),
  estimatedDuration: z.optional(duration),
  message,
  validMinutes,
  /** Takes the terms of the fleet, where there are any: yes unless said. */
  takesTerms: z.optional(z.boolean()),
  /** The version that the caller saw; when sent, it must still stand: a colleague's change is not overwritten unseen. */
  version: z.optional(z.int()),
})

/** How the fleet pays; unless said on its terms where that can be, else directly. */
const payBy = z.optional(z.enum(['terms', 'direct'], jobFields.payBy))

/** Of a fleet's driver: why this bid, which who approves it reads. Of who says no to it: why, which the driver reads. */
const reason = z.optional(text(500, 'reason'))

const seen = {
  /** The price and version the caller saw; when sent, they must still hold (rules C7). */
  price: z.optional(z.string().check(z.maxLength(20))),
  version: z.optional(z.int()),
}

/**
 * What came of an acceptance. Above a driver's limit it is not one yet: the bid stays pending, `jobId` is null, and a
 * manager of the fleet has been asked.
 */
export const accepted = z.object({
  bid: z.object({ id: uuid, status: z.enum(['accepted', 'pending']) }),
  serviceRequest: z.object({ id: uuid, status: z.enum(requestStatuses) }),
  jobId: z.nullable(uuid),
  message: spoken,
})

export const submitBid = endpoint({
  method: 'POST',
  path: '/api/bids',
  caller: 'service_provider',
  right: 'work',
  tag: 'bids',
  summary: 'Bid on an open request with an all-in price and an arrival time (rules C4, C5).',
  body: submitBidBody,
  status: 201,
  response: ownBid,
})

/** Prices a shop has asked for this service before; null where it has no such history (rules C25). */
export const ownPrices = z.object({ lastAccepted: z.nullable(money), median: z.nullable(money) })
export type OwnPrices = z.infer<typeof ownPrices>

export const suggestPrices = endpoint({
  method: 'GET',
  path: '/api/bids/own-prices',
  caller: 'service_provider',
  right: 'work',
  tag: 'bids',
  summary:
    "The price of the provider's last accepted bid for a service, and the median of the newest ones.",
  query: z.object({ serviceType: z.enum(serviceTypes) }),
  response: ownPrices,
})

export const changeBid = endpoint({
  method: 'PATCH',
  path: '/api/bids/:id',
  caller: 'service_provider',
  right: 'work',
  tag: 'bids',
  summary: 'Change a pending bid; the customer sees version n+1 (rules C4).',
  params: byId,
  body: changeBidBody,
  response: ownBid,
})

export const withdrawBid = endpoint({
  method: 'POST',
  path: '/api/bids/:id/withdraw',
  caller: 'service_provider',
  right: 'work',
  tag: 'bids',
  summary: 'Take back a pending bid.',
  params: byId,
  response: ok,
})

export const listOwnBids = endpoint({
  method: 'GET',
  path: '/api/bids/my-bids',
  caller: 'service_provider',
  right: 'work',
  tag: 'bids',
  summary: "The provider's own bids, newest first.",
  query: page,
  response: z.array(ownBid),
})

export const listPublicBids = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/bids/public',
  caller: 'request_party',
  tag: 'bids',
  summary:
    "A request's bids, for the holder of a token (a bid's token shows that bid) or the owner.",
  params: byId,
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.array(bidForOwner),
})

export const listBids = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/bids',
  caller: 'signed_in',
  tag: 'bids',
  summary: "A request's bids, for its owner.",
  params: byId,
  response: z.array(bidForOwner),
})

export const acceptBidByLink = endpoint({
  method: 'POST',
  path: '/api/bids/:id/accept/public',
  caller: 'request_party',
  tag: 'bids',
  summary:
    'Accept a bid with a token, as it was first offered, or at the price or version that is sent (rules C7, C9).',
  params: byId,
  body: z.object({
    accessToken,
    customerNotes: z.optional(text(1000, 'yourNote')),
    reason,
    payBy,
    ...seen,
  }),
  response: accepted,
})

export const readRequest = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id',
  caller: 'signed_in',
  tag: 'requests',
  summary: "The owner's view of a request, with its bids, cheapest first.",
  params: byId,
  response: z.extend(requestForOwner, { bids: z.array(bidForOwner) }),
})

export const takeBackAsk = endpoint({
  method: 'DELETE',
  path: '/api/bids/:id/approval',
  caller: 'request_party',
  tag: 'bids',
  summary:
    'A driver, or who stands in the driver’s shoes, takes back having asked the fleet to approve a bid, while nobody has decided; twice is the same as once.',
  params: byId,
  response: ok,
})

export const decideBid = endpoint({
  method: 'PATCH',
  path: '/api/bids/:id/status',
  caller: 'signed_in',
  tag: 'bids',
  summary: 'The owner accepts or rejects a bid (rules C7, C8).',
  params: byId,
  body: z.object({
    status: z.enum(['accepted', 'rejected'], jobFields.bidStatus),
    customerNotes: z.optional(text(1000, 'yourNote')),
    reason,
    payBy,
    /** Of a fleet's people: written down with the acceptance, which may want it. */
    poNumber: z.optional(text(settings.poNumbers.maxLength, 'poNumber')),
    /** Answers what the driver has asked for: once that is taken back, nothing is accepted and nothing rejected. */
    isAsked: z.optional(z.boolean()),
    /** With "rejected": no to what the driver has asked for, while the bid stays open. */
    keepsBid: z.optional(z.boolean()),
    ...seen,
  }),
  response: z.union([accepted, ok]),
})
