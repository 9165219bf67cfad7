import * as z from 'zod/mini'
import { serviceTypes, triageAnswers, urgencies } from './catalogue.ts'
import { day } from './days.ts'
import { detailShape } from './details.ts'
import { requiredUnlessEmergency } from './emergency.ts'
import { endpoint } from './endpoint.ts'
import { driverReports, jobPhases } from './jobs.ts'
import { phoneInstead } from './phone-texts.ts'
import { byId, instant, listOf, money, ok, position, uuid } from './primitives.ts'
import { closeReasons, requestStatuses } from './requests.ts'
import { settings } from './settings.ts'
import { consentShape } from './texting.ts'
import { text, textFrom } from './texts.ts'
import { trip } from './trips.ts'
import { askingFields } from './words/en/fields/asking.ts'
import { commonFields } from './words/en/fields/common.ts'
import { fleetFields } from './words/en/fields/fleet.ts'

/** The caller knows that the driver has an open request already, and asks once more all the same. */
const isConfirmed = z.optional(z.boolean())

const missing = commonFields.required({ field: 'driver' })

const fleetShape = {
  driverId: z.string(missing).check(z.minLength(1, missing), z.maxLength(60)),
  serviceType: textFrom(1, 60, 'serviceType'),
  title: z.optional(text(120, 'title')),
  description: z.optional(text(settings.longestText, 'description')),
  urgency: z.optional(z.enum(urgencies, askingFields.urgency)),
  /** Of an emergency: what is needed (rules A). */
  triage: z.optional(z.enum(triageAnswers)),
  /** Where the driver is; the driver's last known location unless given. */
  location: z.optional(text(300, 'location')),
  preferredTime: z.optional(text(60, 'preferredTime')),
  scheduledAt: z.optional(z.string().check(z.maxLength(40))),
  budget: z.optional(z.union([text(20, 'budget'), z.number()])),
  vehicleInfo: z.optional(text(200, 'vehicleInfo')),
  /** Of the driver unless given. */
  contactPhone: z.optional(phoneInstead('contactPhone')),
  /** The truck or trailer that needs help: it fills in what is known of it. */
  unitId: z.optional(uuid),
  poNumber: z.optional(text(settings.poNumbers.maxLength, 'poNumber')),
  /** Who is asked by name (rules C3). */
  providerId: z.optional(uuid),
  isConfirmed,
  ...detailShape,
  ...z.partial(position).shape,
}

/**
 * S1 §3 and §5: a fleet asks for one of its drivers; driver, service, title and description are required. An emergency
 * waits for no words: the driver's place and number are known.
 */
export const fleetRequest = z.object(fleetShape).check(
  requiredUnlessEmergency({
    title: commonFields.required({ field: 'title' }),
    description: commonFields.required({ field: 'description' }),
  }),
)
export type FleetRequest = z.output<typeof fleetRequest>
export type FleetRequestInput = z.input<typeof fleetRequest>

export const createFleetRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/fleet',
  caller: 'business_customer',
  tag: 'requests',
  summary: 'A manager or dispatcher asks for help for a driver (S1 §7).',
  body: fleetRequest,
  badInput: { code: 'missing_fields' },
  status: 201,
  response: z.object({ id: uuid }),
})

/** Why a request needs somebody of the fleet now, the most urgent first. */
export const boardNeeds = [
  'approval',
  'change',
  'problem',
  'late',
  'unheard',
  'bids',
  'noBids',
  /** The provider’s offer, or its objection, wants an answer; also of a job that is over. */
  'dispute',
  'confirm',
] as const
export type BoardNeed = (typeof boardNeeds)[number]

export const fleetRequestLine = z.object({
  id: uuid,
  title: z.string(),
  serviceType: z.enum(serviceTypes),
  urgency: z.enum(urgencies),
  status: z.enum(requestStatuses),
  closeReason: z.nullable(z.enum(closeReasons)),
  location: z.string(),
  /** Null where it is not known, or no longer kept. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  scheduledAt: z.nullable(instant),
  timeZone: z.string(),
  poNumber: z.nullable(z.string()),
  driver: z.nullable(z.object({ id: uuid, fullName: z.string() })),
  unit: z.nullable(z.object({ id: uuid, unitNumber: z.string() })),
  /** How many providers have bid and not withdrawn; who bids again counts once. */
  bidCount: z.number(),
  /** Those of them that can be accepted. */
  openBids: z.number(),
  /** The cheapest pending bid. */
  lowestBid: z.nullable(money),
  /**
   * Since when, what the driver has said of a problem, and how much is asked for: the price to approve, or what a provider wants
   * more; null where nothing waits for the fleet.
   */
  need: z.nullable(
    z.object({
      reason: z.enum(boardNeeds),
      since: instant,
      note: z.nullable(z.string()),
      amount: z.nullable(money),
    }),
  ),
  job: z.nullable(
    z.object({
      id: uuid,
      phase: z.enum(jobPhases),
      price: money,
      /** What is to be paid: the price; once it is canceled what that costs, null where that costs nothing. */
      cost: z.nullable(money),
      businessName: z.string(),
      /** Somebody has pressed that they are there, and nothing proves it. */
      isUnproved: z.boolean(),
      promisedAt: z.nullable(instant),
      /** Between which moments somebody on the way is likely there; null where nothing is known beside the promise. */
      likely: trip.shape.likely,
      since: instant,
    }),
  ),
  createdAt: instant,
  closedAt: z.nullable(instant),
})
export type FleetRequestLine = z.infer<typeof fleetRequestLine>

export const boardSorts = ['urgent', 'newest', 'oldest', 'price', 'arrival'] as const
export type BoardSort = (typeof boardSorts)[number]

const filters = {
  status: z.optional(listOf(requestStatuses)),
  serviceType: z.optional(z.enum(serviceTypes)),
  driverId: z.optional(uuid),
  unitId: z.optional(uuid),
  /**
   * In the title, the place, the driver's name, the unit's number, the provider's name; of a PO number it is the beginning,
   * or that of a part of it, and an invoice's whole number.
   */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Only what waits for a manager's approval. */
  waiting: z.optional(z.literal('yes')),
  /** Only what needs somebody of the fleet now. */
  needed: z.optional(z.literal('yes')),
  /** Asked for on these days, by the fleet's clock. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(boardSorts)),
}

export const listFleetRequests = endpoint({
  method: 'GET',
  path: '/api/fleet/requests',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary: "The fleet's live board: open, running and past requests, filtered, sorted and paged.",
  query: z.object({ ...filters, before: z.optional(uuid) }),
  response: z.array(fleetRequestLine),
})

export const exportFleetRequests = endpoint({
  method: 'GET',
  path: '/api/fleet/requests.csv',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'The same rows as a CSV file, in the order of time, with words and by the fleet’s clock.',
  query: z.object(filters),
  response: 'csv',
})

const count = z.number()
/** What passes the filters; and of what passes all but those of the state, how many there are in each. */
export const fleetRequestSums = z.object({
  requests: count,
  /** The prices of the jobs in progress and of the closed ones. */
  spend: money,
  counts: z.object({
    all: count,
    needed: count,
    open: count,
    running: count,
    past: count,
    waiting: count,
  }),
})
export type FleetRequestSums = z.infer<typeof fleetRequestSums>

export const sumFleetRequests = endpoint({
  method: 'GET',
  path: '/api/fleet/requests/sums',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'How many requests of the board pass the filters, what they cost, and how many are in each state.',
  query: z.object(filters),
  response: fleetRequestSums,
})

export const setPoNumber = endpoint({
  method: 'PATCH',
  path: '/api/service-requests/:id/po-number',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'Give a request of the fleet its PO number, or another one, also after it has closed. Refused where somebody else has changed it since it was `seen`.',
  params: byId,
  body: z.object({
    poNumber: text(settings.poNumbers.maxLength, 'poNumber'),
    seen: z.optional(z.nullable(z.string())),
  }),
  response: ok,
})

export const settleProblem = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/settle-problem',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'What the driver has reported is taken care of: the request leaves the top of the board, and the driver and the provider read the words that say how.',
  params: byId,
  body: z.object({ words: textFrom(3, 400, 'note', fleetFields.settled) }),
  response: ok,
})

/** The driver's own jobs, with what the driver may do (rules D). */
export const driverRequest = z.object({
  id: uuid,
  title: z.string(),
  serviceType: z.enum(serviceTypes),
  urgency: z.enum(urgencies),
  status: z.enum(requestStatuses),
  closeReason: z.nullable(z.enum(closeReasons)),
  location: z.string(),
  scheduledAt: z.nullable(instant),
  timeZone: z.string(),
  description: z.string(),
  /** How many providers have bid and not withdrawn; who bids again counts once. */
  bidCount: z.number(),
  waitsForApproval: z.boolean(),
  createdAt: instant,
  closedAt: z.nullable(instant),
  job: z.nullable(
    z.object({
      id: uuid,
      phase: z.enum(jobPhases),
      price: money,
      /** What is to be paid: the price; once it is canceled what that costs, null where that costs nothing. */
      cost: z.nullable(money),
      businessName: z.string(),
      phone: z.nullable(z.string()),
      promisedAt: z.nullable(instant),
      /** Has the customer's side reviewed it, and is something of it in dispute? */
      isReviewed: z.boolean(),
      isDisputed: z.boolean(),
    }),
  ),
  /** What the driver has reported last (ready, provider arrived, a problem), and what the fleet has said of it since. */
  report: z.nullable(
    z.object({
      kind: z.string(),
      at: instant,
      note: z.nullable(z.string()),
      settled: z.nullable(z.string()),
    }),
  ),
  can: z.object({ report: z.boolean(), complete: z.boolean() }),
})
export type DriverRequest = z.infer<typeof driverRequest>

export const listDriverRequests = endpoint({
  method: 'GET',
  path: '/api/driver/service-requests',
  caller: 'driver',
  tag: 'drivers',
  summary: "The driver's jobs: those that the fleet or the driver asked for, running ones first.",
  query: z.object({ before: z.optional(uuid) }),
  response: z.array(driverRequest),
})

const driverShape = {
  need: z.optional(z.enum(triageAnswers, askingFields.need)),
  /** The driver is in danger or stopped in a lane: the answer to the safety question (rules C2). */
  isEmergency: z.optional(z.boolean()),
  location: textFrom(3, 300, 'location', askingFields.where),
  description: z.optional(text(settings.longestText, 'description')),
  /** One of the units that the driver drives; of another one `unitNumber` says which. */
  unitId: z.optional(uuid),
  contactPhone: z.optional(phoneInstead('phone')),
  isConfirmed,
  ...detailShape,
  ...consentShape,
  ...z.partial(position).shape,
}

/**
 * What a stranded driver says: where, and what broke, which an emergency may leave open. Name, number and unit of the
 * driver are known.
 */
export const driverAsk = z
  .object(driverShape)
  .check(requiredUnlessEmergency({ need: askingFields.need }))
export type DriverAsk = z.output<typeof driverAsk>
export type DriverAskInput = z.input<typeof driverAsk>

export const askAsDriver = endpoint({
  method: 'POST',
  path: '/api/driver/service-requests',
  perMinute: settings.limits.ask,
  caller: 'driver',
  tag: 'drivers',
  summary: 'A driver asks for help beside the road; a fleet driver’s request is the fleet’s.',
  body: driverAsk,
  badInput: { code: 'missing_fields' },
  status: 201,
  response: z.object({ id: uuid }),
})

export const reportAsDriver = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/reports',
  caller: 'driver',
  tag: 'drivers',
  summary: 'The driver tells the fleet and the provider how it stands.',
  params: byId,
  body: z.object({
    kind: z.enum(driverReports, fleetFields.report),
    note: z.optional(text(500, 'note')),
  }),
  response: ok,
})
