import * as z from 'zod/mini'
import { inChain } from './approver-chain.ts'
import { detailFieldNames, serviceTypes, trades, urgencies } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { jobForCustomer, jobPhases, timelineEntry } from './jobs.ts'
import { lifecycle } from './lifecycle.ts'
import {
  accessToken,
  byId,
  instant,
  latitude,
  listOf,
  longitude,
  money,
  ok,
  page,
  uuid,
} from './primitives.ts'
import { textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { lifecycles } from './words/en/lifecycles.ts'

// In a module of its own, since the wizard must load fast and needs nothing else of this one.
export {
  createIndividualRequest,
  findPlaces,
  type IndividualRequest,
  type IndividualRequestInput,
  individualRequest,
  type Place,
  place,
} from './asking.ts'

export const requestStatuses = ['open', 'in_progress', 'completed', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const closeReasons = [
  'done',
  'customer',
  'expired',
  'no_show',
  'customer_gone',
  'unable',
  'account_closed',
] as const
export type CloseReason = (typeof closeReasons)[number]

export const requestLifecycle = lifecycle({
  states: requestStatuses,
  initial: 'open',
  refusals: lifecycles.requests,
  actions: {
    accept: {
      from: ['open'],
      to: 'in_progress',
      by: ['customer'],
    },
    correct: {
      from: ['open'],
      to: 'open',
      by: ['customer', 'admin'],
    },
    widen: {
      from: ['open'],
      to: 'open',
      by: ['customer', 'admin'],
    },
    extend: {
      from: ['open'],
      to: 'open',
      by: ['admin'],
    },
    bid: {
      from: ['open'],
      to: 'open',
      by: ['provider', 'admin'],
    },
    cancel: {
      from: ['open', 'in_progress'],
      to: 'cancelled',
      by: ['customer'],
    },
    expire: {
      from: ['open'],
      to: 'cancelled',
      by: ['clock'],
      deadline: 'requestExpiry',
    },
    reopen: {
      from: ['cancelled'],
      to: 'open',
      by: ['customer', 'admin'],
    },
    hand_back: {
      from: ['in_progress'],
      to: 'open',
      by: ['consequence'],
    },
    complete: {
      from: ['in_progress'],
      to: 'completed',
      by: ['consequence'],
    },
    abandon: {
      from: ['in_progress'],
      to: 'cancelled',
      by: ['consequence'],
    },
  },
})

const serviceType = z.enum(serviceTypes)
const urgency = z.enum(urgencies)
const status = z.enum(requestStatuses)
const details = z.partialRecord(z.enum(detailFieldNames), z.string())

/** A place rounded to the 1-km grid with words such as "near Waco, TX" (rules C10). */
const roughPlace = {
  area: z.string(),
  roughLat: z.nullable(latitude),
  roughLng: z.nullable(longitude),
}

/** When help is wanted: of a scheduled job the time asked for, to be read by the clock of its place. */
const whenWanted = { scheduledAt: z.nullable(instant), timeZone: z.string() }

/** What anybody with the id may see (rules C9): no names, phones, exact place or bid contents. */
export const requestForPublic = z.object({
  id: uuid,
  view: z.literal('public'),
  title: z.string(),
  serviceType,
  urgency,
  status,
  closeReason: z.nullable(z.enum(closeReasons)),
  ...roughPlace,
  ...whenWanted,
  /** How many providers have bid and not withdrawn; who bids again counts once. */
  bidCount: z.number(),
  createdAt: instant,
  expiresAt: instant,
})
export type RequestForPublic = z.infer<typeof requestForPublic>

/** What a matching provider sees before acceptance: the board card. */
export const requestForBoard = z.object({
  id: uuid,
  title: z.string(),
  serviceType,
  trades: z.array(z.enum(trades)),
  urgency,
  status,
  ...roughPlace,
  /** From the provider's base, by the exact place, in miles; null when the request has no position. */
  distanceMiles: z.nullable(z.number()),
  preferredTime: z.string(),
  ...whenWanted,
  details,
  additionalNotes: z.nullable(z.string()),
  /** How many providers have bid and not withdrawn; who bids again counts once. */
  bidCount: z.number(),
  /** From there to the town of the drop-off; null where it is no tow or either is not known. */
  towMiles: z.nullable(z.number()),
  /** What the fleet has planned to spend; null where it has not said (S1 §2). */
  budget: z.nullable(money),
  /** Photos that may be seen before acceptance. */
  photoCount: z.number(),
  /** The customer has asked for this provider by name; on a live card it is left to the next reading. */
  isNamed: z.optional(z.boolean()),
  createdAt: instant,
  /** When it was opened, or opened again. */
  openedAt: instant,
  expiresAt: instant,
})
export type RequestForBoard = z.infer<typeof requestForBoard>

/** What the owner sees and may do. */
export const requestForOwner = z.object({
  id: uuid,
  view: z.literal('owner'),
  title: z.string(),
  serviceType,
  /** Who is alerted: several where the customer does not know what broke. */
  trades: z.array(z.enum(trades)),
  urgency,
  status,
  closeReason: z.nullable(z.enum(closeReasons)),
  location: z.string(),
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  /** Within how many miles of this position the truck stands, where that is too far to find it by; null where it is not. */
  roughMiles: z.nullable(z.number()),
  area: z.string(),
  description: z.string(),
  details,
  additionalNotes: z.nullable(z.string()),
  preferredTime: z.string(),
  ...whenWanted,
  customerName: z.string(),
  contactPhone: z.string(),
  /** What nobody has said yet and would help, while it can still be said: an emergency waits for none of it. */
  lacks: z.array(z.enum(['name', 'email', 'details'])),
  /** How many providers have bid and not withdrawn; who bids again counts once. */
  bidCount: z.number(),
  /** How many providers were in reach and alerted when it was posted. */
  alertedCount: z.number(),
  /** Who has been asked by now, ring by ring, and who is next: what is known while nobody has bid. */
  asked: z.object({
    rings: z.array(z.object({ miles: z.nullable(z.number()), asked: z.number() })),
    next: z.nullable(z.object({ at: instant, miles: z.nullable(z.number()) })),
    /** Shops that have looked at it, bid on it or declined it. */
    looked: z.number(),
    /** Shops whose circle holds the place, at whatever hour; null where some were asked. */
    covering: z.nullable(z.number()),
    widenedMiles: z.nullable(z.number()),
    /** So far the fleet's preferred providers alone. */
    isPreferredFirst: z.boolean(),
  }),
  createdAt: instant,
  /** Since when it waits: it may have opened again. */
  openedAt: instant,
  expiresAt: instant,
  reopensLeft: z.number(),
  /** Whom the customer has asked for by name, and until when nobody else has been alerted (rules C3). */
  askedFor: z.nullable(z.object({ businessName: z.string(), othersHearAt: z.nullable(instant) })),
  /** A fleet pays for it. */
  isFleets: z.boolean(),
  /** The bids that this caller can only ask the fleet for: they are above the driver's limit. */
  forApproval: z.array(uuid),
  /** Of a fleet's request; null where there is none. What the driver may accept alone is for the fleet's people. */
  driver: z.nullable(
    z.object({
      id: uuid,
      fullName: z.string(),
      phone: z.string(),
      spendingLimit: z.nullable(money),
    }),
  ),
  unit: z.nullable(z.object({ id: uuid, unitNumber: z.string() })),
  poNumber: z.nullable(z.string()),
  budget: z.nullable(money),
  /**
   * A driver's acceptance above the limit, which waits for a dispatcher or manager; the price of the moment at which it was asked
   * for and the limit for the fleet's people alone. What the bid costs now stands with the bid.
   */
  approval: z.nullable(
    z.object({
      bidId: uuid,
      askedAt: instant,
      driverName: z.string(),
      amount: z.nullable(money),
      limit: z.nullable(money),
      /** The driver's words: why this bid, and for the provider, who gets them with the job. */
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
      ...inChain,
    }),
  ),
  /** Why the fleet has said no to bids that its driver wanted, where it said why. */
  saidNo: z.array(z.object({ bidId: uuid, reason: z.string() })),
  /** Bids that the driver asked for and the fleet said no to, whether it closed them or not. */
  turnedDown: z.array(uuid),
  /** What the driver has reported as a problem that nobody has settled; for the fleet's people alone. */
  problem: z.nullable(z.object({ at: instant, note: z.nullable(z.string()) })),
  job: z.nullable(jobForCustomer),
  timeline: z.array(timelineEntry),
  /** When what is held of the guest is deleted, sooner than it ages out, null: not asked for yet; null where there is nothing to delete. */
  dataDeletion: z.nullable(z.object({ at: z.nullable(instant) })),
  /** What this caller may do; a bid's token accepts only its bid. */
  can: z.object({
    /** Take and turn down bids, where the request and the bid allow it; also above its driver's limit; see it to its end. */
    decide: z.boolean(),
    approve: z.boolean(),
    run: z.boolean(),
    writePo: z.boolean(),
    accept: z.boolean(),
    onlyBidId: z.nullable(uuid),
    /** By a link to share: nothing of all this. */
    onlyLook: z.boolean(),
    cancel: z.boolean(),
    correct: z.boolean(),
    /** Say what was left out, while help is on its way. */
    addDetails: z.boolean(),
    /** Send where exactly the truck stands, of a place that is not known that well: who may be with it, until help is there. */
    sendPlace: z.boolean(),
    /** Say it in other words, while somebody is on the way there. */
    sayPlace: z.boolean(),
    widen: z.boolean(),
    reopen: z.boolean(),
    confirm: z.boolean(),
    /** Say how it was, while it may be said and nobody of the customer's side has. */
    review: z.boolean(),
    /** Why and from when on the customer may take somebody else, free of charge (rules C14, C18); null where not. */
    release: z.nullable(z.object({ reason: z.enum(['no_show', 'suspended']), from: instant })),
    contest: z.boolean(),
    /** A guest's request may be kept in an account: the caller's, or that of a stranger who signs in for it. */
    claim: z.boolean(),
    addPhotos: z.boolean(),
    /** Let others follow it: while there is something to follow. */
    follow: z.boolean(),
  }),
})
export type RequestForOwner = z.infer<typeof requestForOwner>

/** One line of the owner's list. */
export const requestLine = z.object({
  id: uuid,
  title: z.string(),
  serviceType,
  urgency,
  status,
  closeReason: z.nullable(z.enum(closeReasons)),
  location: z.string(),
  ...whenWanted,
  /** How many providers have bid and not withdrawn; who bids again counts once. */
  bidCount: z.number(),
  createdAt: instant,
  closedAt: z.nullable(instant),
  /** Of the job, where one has begun: its phase, the agreed price, and who is on it. */
  job: z.nullable(
    z.object({
      id: uuid,
      phase: z.enum(jobPhases),
      price: money,
      /** What is to be paid: the price; once it is canceled what that costs, null where that costs nothing. */
      cost: z.nullable(money),
      businessName: z.string(),
      promisedAt: z.nullable(instant),
      /** Has the customer's side reviewed it, and is something of it in dispute? */
      isReviewed: z.boolean(),
      isDisputed: z.boolean(),
    }),
  ),
})
export type RequestLine = z.infer<typeof requestLine>

export const closingReason = z.object({
  reason: textFrom(3, 500, 'reason', commonFields.reason),
})

const cancelBody = z.extend(closingReason, {
  /** What the caller was told that it costs; where it costs anything, nothing is cancelled without it. */
  fee: z.optional(z.string().check(z.maxLength(20))),
})

export const readPublicRequest = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/public',
  caller: 'anyone',
  tag: 'requests',
  summary:
    'A request by its id: everything with a token of it, a redacted view without (rules C9).',
  params: byId,
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.discriminatedUnion('view', [requestForOwner, requestForPublic]),
})

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/api/service-requests',
  caller: 'signed_in',
  tag: 'requests',
  summary: "The caller's own requests, newest first; of these states alone where some are named.",
  query: z.extend(page, { status: z.optional(listOf(requestStatuses)) }),
  response: z.array(requestLine),
})

export const requestFigures = endpoint({
  method: 'GET',
  path: '/api/service-requests/figures',
  caller: 'signed_in',
  tag: 'requests',
  summary:
    "How many of the caller's own requests stand in each state, and the bids on all of them.",
  response: z.object({
    open: z.number(),
    inProgress: z.number(),
    completed: z.number(),
    cancelled: z.number(),
    bids: z.number(),
  }),
})

export const claimRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/claim',
  caller: 'signed_in',
  tag: 'requests',
  summary: "Keep a guest's request in the caller's account; the link stays good (rules A).",
  params: byId,
  body: z.object({ accessToken }),
  response: ok,
})

export const listBoard = endpoint({
  method: 'GET',
  path: '/api/service-requests/available',
  caller: 'service_provider',
  right: 'work',
  tag: 'requests',
  summary:
    'The board: open requests that the provider matches, without those with a live bid of its own or declined.',
  query: page,
  response: z.array(requestForBoard),
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/decline',
  caller: 'service_provider',
  right: 'work',
  tag: 'requests',
  summary: "Take a request off the provider's own board.",
  params: byId,
  response: ok,
})

export const listDeclined = endpoint({
  method: 'GET',
  path: '/api/service-requests/declined',
  caller: 'service_provider',
  right: 'work',
  tag: 'requests',
  summary: 'What the provider has declined and could still bid on.',
  query: page,
  response: z.array(requestForBoard),
})

export const takeBackDecline = endpoint({
  method: 'DELETE',
  path: '/api/service-requests/:id/decline',
  caller: 'service_provider',
  right: 'work',
  tag: 'requests',
  summary: "Put a declined request back on the provider's own board.",
  params: byId,
  response: ok,
})

export const cancelRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/cancel',
  caller: 'request_party',
  tag: 'requests',
  summary: 'The customer gives up the request, for the fee that was shown (rules C12).',
  params: byId,
  body: cancelBody,
  response: ok,
})

export const reopenRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/reopen',
  caller: 'request_party',
  tag: 'requests',
  summary: 'Open an expired request again (rules C6).',
  params: byId,
  response: ok,
})
