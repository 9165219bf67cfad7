import * as z from 'zod/mini'
import { inChain } from './approver-chain.ts'
import { bidLine } from './bid-lines.ts'
import { freeReasons } from './cancellation.ts'
import { detailFieldNames, serviceTypes, urgencies } from './catalogue.ts'
import { changeOrderStates } from './change-orders.ts'
import { correctables } from './correctables.ts'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { arrivalProofs, delayMinutes, jobPhases, providerSteps } from './job-lifecycle.ts'
import { byId, centsOf, instant, latitude, longitude, money, ok, page, uuid } from './primitives.ts'
import { text, textFrom } from './texts.ts'
import { trip } from './trips.ts'
import { commonFields } from './words/en/fields/common.ts'
import { jobFields } from './words/en/fields/job.ts'

export * from './job-lifecycle.ts'

/** "I am with the vehicle and ready", "the provider is here", "there is a problem" (rules D). */
export const driverReports = ['ready', 'arrived', 'problem'] as const
export type DriverReport = (typeof driverReports)[number]

/** What the operator may do on a request and its job. */
export const operatorDeeds = ['extend', 'widen', 'reopen', 'pin', 'release', 'bid'] as const
export type OperatorDeed = (typeof operatorDeeds)[number]

/** What an event says beside its name, from which a page makes its sentence. */
export const eventFacts = z.object({
  /** Until the provider is there, of a provider who comes later. */
  minutes: z.optional(z.number()),
  /** The job closed because nobody has confirmed or disputed it. */
  byItself: z.optional(z.boolean()),
  /** What the driver reported. */
  report: z.optional(z.enum(driverReports)),
  /** The technician, as the customer may know somebody: the first name and the vehicle. */
  firstName: z.optional(z.string()),
  vehicle: z.optional(z.string()),
  /** What of the request was corrected; from what to what stands with its versions. */
  corrected: z.optional(z.array(z.enum(correctables))),
  /** How far shops were asked whatever their own radius. */
  miles: z.optional(z.number()),
  /** What the operator did. */
  deed: z.optional(z.enum(operatorDeeds)),
  /** The PO number that stands from then on; empty where it was taken out. */
  poNumber: z.optional(z.string()),
  /** What the customer owes for it. */
  fee: z.optional(money),
  /** Why calling a job off was free. */
  free: z.optional(z.enum(freeReasons)),
  /** From what to what the provider has lowered the price. */
  lowered: z.optional(z.object({ from: money, to: money })),
  /** How a fleet has said that it pays. */
  payWay: z.optional(z.enum(['terms', 'direct'])),
  /** How it was to be paid before that, where somebody has changed it. */
  paidBefore: z.optional(z.enum(['terms', 'card', 'direct'])),
  /** By how much more the provider asks for, or the customer has approved of that. */
  more: z.optional(money),
  approved: z.optional(money),
  /** How much of a card it is about. */
  card: z.optional(money),
  /** What of it a credit pays. */
  credit: z.optional(money),
  /** What of the next repair is on the provider, because nobody came. */
  pledge: z.optional(money),
  /** How much is contested, offered or decided in a dispute. */
  claim: z.optional(money),
  award: z.optional(money),
  /** What the two sides of a dispute have agreed on. */
  agreed: z.optional(money),
  /** Which way what a dispute came to goes. */
  carried: z.optional(
    z.object({ card: z.optional(money), bill: z.optional(money), direct: z.optional(money) }),
  ),
  /** By which day a comeback is to be done, by the clock of its place. */
  comeBackBy: z.optional(z.string()),
  /** When a step was pressed that came late, because there was no network. */
  pressedAt: z.optional(instant),
  /** Such an arrival came with a code that was not the customer's. */
  wrongCode: z.optional(z.literal(true)),
})
export type EventFacts = z.infer<typeof eventFacts>

/** Who of a fleet did it, and what was decided about money, with the limit it was above. */
export const fleetDecision = z.object({
  by: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  price: z.nullable(money),
  limit: z.nullable(money),
})
export type FleetDecision = z.infer<typeof fleetDecision>

/** One thing that happened, with its time; both sides read the same list. */
export const timelineEntry = z.object({
  id: z.number(),
  name: z.enum(eventNames),
  at: instant,
  facts: z.nullable(eventFacts),
  /** What a person typed with it: a reason, a note. */
  note: z.nullable(z.string()),
  /** Only the people of the fleet whose request it is read it. */
  decision: z.optional(fleetDecision),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** The same for the provider whose job it is: who of its own people did it. Everybody else reads the business alone. */
export const ownTimelineEntry = z.extend(timelineEntry, { by: z.nullable(z.string()) })
export type OwnTimelineEntry = z.infer<typeof ownTimelineEntry>

const jobCore = {
  id: uuid,
  serviceRequestId: uuid,
  bidId: uuid,
  phase: z.enum(jobPhases),
  price: money,
  /** Frozen at acceptance; null when nothing was said of it (rules C5). */
  promisedAt: z.nullable(instant),
  /** Of a scheduled job the time asked for, to be read by the clock of its place. */
  scheduledAt: z.nullable(instant),
  timeZone: z.string(),
  assignedAt: instant,
  enRouteAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
  /** What proves it; null before it, and for a job from before it was asked. */
  arrivalProof: z.nullable(z.enum(arrivalProofs)),
  /** The code that came with it, late, was not the customer's, so it proves nothing. */
  arrivalCodeWrong: z.boolean(),
  /** When the customer said that nobody was there after all. */
  arrivalDeniedAt: z.nullable(instant),
  /** When the customer said that somebody is there. */
  arrivalSeenAt: z.nullable(instant),
  workingAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  /** When the provider now expects to arrive, after saying so; the promise stays what it was. */
  expectedAt: z.nullable(instant),
  /** Until when the customer may say that somebody was there after all; null where nobody has said otherwise. */
  contestUntil: z.nullable(instant),
  contestedAt: z.nullable(instant),
  /** Since when the customer wants the work to stop. */
  stopAskedAt: z.nullable(instant),
  /** What the customer owes the provider for calling the job off, or for not being there: from the card that holds the price, on the bill of a fleet on terms, else paid directly. */
  cancellationFee: z.nullable(money),
  /** The hash of what was agreed last, in hexadecimal; null for a job from before agreements were kept. */
  agreementHash: z.nullable(z.string()),
  /** An invoice stands for what it has come to. */
  hasInvoice: z.boolean(),
  /** It does an earlier job again at no charge, by then; null of a job that was sold. */
  comeback: z.nullable(z.object({ jobId: uuid, requestId: uuid, until: instant })),
}

export const jobForCustomer = z.object({
  ...jobCore,
  provider: z.object({
    businessName: z.string(),
    phone: z.nullable(z.string()),
    /** The path of the picture; null for initials. */
    picture: z.nullable(z.string()),
  }),
  /** Who comes, where the provider has said so: no more than one needs to know somebody at the roadside by. */
  technician: z.nullable(z.object({ firstName: z.string(), vehicleInfo: z.nullable(z.string()) })),
  /**
   * Between which moments they are likely there, as it was when this was read; how they come along is read by itself. Null where
   * nothing is known beside the promise, and for who only looks.
   */
  likely: trip.shape.likely,
  /** What the codes of both sides are made with on the customer's own device; null where it is no question. */
  codeKeys: z.nullable(z.object({ own: z.string(), helper: z.string() })),
})
export type JobForCustomer = z.infer<typeof jobForCustomer>

/** What there is to do, and where: for who does it. */
const work = {
  id: uuid,
  title: z.string(),
  serviceType: z.enum(serviceTypes),
  urgency: z.enum(urgencies),
  details: z.partialRecord(z.enum(detailFieldNames), z.string()),
  additionalNotes: z.nullable(z.string()),
  area: z.string(),
  /** Null once the time for contact is over (24 h after closing). */
  contact: z.nullable(
    z.object({
      customerName: z.string(),
      phone: z.string(),
      location: z.string(),
      lat: z.nullable(latitude),
      lng: z.nullable(longitude),
      /** Of a place that was typed and not told by a device: within how many miles of the position the truck stands. */
      roughMiles: z.optional(z.number()),
    }),
  ),
}

/** The accepted provider's view, with the phone number and the exact place (rules C10). */
export const jobForProvider = z.object({
  ...jobCore,
  /** All three null for who may not see what the business earns: the price once the job has closed. */
  price: z.nullable(money),
  /** What is left to the provider as it stands: the price, or the fee for canceling, without the platform's fee and what was refunded. */
  youReceive: z.nullable(money),
  /** What of it the customer has back, by whichever way; its part of the platform's fee is not taken. */
  refunded: z.nullable(money),
  request: z.object({
    ...work,
    /** To write on the invoice. */
    poNumber: z.nullable(z.string()),
  }),
  /** Who of the provider's people is on it. */
  technician: z.nullable(z.object({ id: uuid, fullName: z.string(), phone: z.string() })),
  customerNotes: z.nullable(z.string()),
  timeline: z.array(ownTimelineEntry),
  /** The customer has opened a dispute, and nobody of the provider has answered it. */
  disputeWaits: z.boolean(),
  /** What the code is made with that the customer compares; null where it is no question. */
  codeKey: z.nullable(z.string()),
  /** From when on the provider may say that nobody is there (rules C14); null where that is no question. */
  customerGoneFrom: z.nullable(instant),
})
export type JobForProvider = z.infer<typeof jobForProvider>

const { price: _, bidId: __, cancellationFee: ___, hasInvoice: ____, ...steps } = jobCore
/** The same work for the technician who is on it: nothing of the bid or of what went before, and no price before the work but what the technician has to collect. */
export const jobForTechnician = z.object({
  ...steps,
  /** Under which the customer is written to. */
  bidId: uuid,
  request: z.object(work),
  customerNotes: z.nullable(z.string()),
  /** What the customer pays in all, as agreed by now: while the work is done and until it is confirmed; else null. */
  total: z.nullable(money),
  /** What to take from the customer at the truck, all of it paid directly; zero where a card or a fleet's terms pay, null where that is not known or no question. Of a job that is over it is there while its customer disputes it. */
  toCollect: z.nullable(money),
  /** It goes on the bill of its fleet. */
  isOnTerms: z.boolean(),
  /** Its customer disputes it, and that is not settled. */
  isDisputed: z.boolean(),
  codeKey: z.nullable(z.string()),
  /** From when on the technician may say that nobody is there (rules C14); null where that is no question. */
  customerGoneFrom: z.nullable(instant),
  /** What the customer has written and nobody has read yet. */
  unreadMessages: z.number(),
  /** What was asked for last beyond the agreed price; null where nothing was. */
  askedForMore: z.nullable(
    z.object({
      id: uuid,
      rise: money,
      status: z.enum(changeOrderStates),
      expiresAt: instant,
      /** Of a fleet, where it is above its driver's limit: whose answer is awaited, by what they are there. */
      ...inChain,
    }),
  ),
})
export type JobForTechnician = z.infer<typeof jobForTechnician>

export const listOwnJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary:
    "The provider's jobs: running ones first, then those with a dispute to answer, then the newest.",
  query: page,
  response: z.array(jobForProvider),
})

export const jobFigures = endpoint({
  method: 'GET',
  path: '/api/jobs/figures',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary:
    "The provider's day: what today's closed jobs leave after fees and refunds, in the provider's time zone; null for who may not see it.",
  response: z.object({ todaysEarnings: z.nullable(money), runningJobs: z.number() }),
})

export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'One of the provider’s jobs.',
  params: byId,
  response: jobForProvider,
})

/** A step, when it was pressed where there was no network, and of an arrival what proves it. */
export const stepBody = z.object({
  step: z.enum(providerSteps, jobFields.step),
  note: z.optional(text(1000, 'note')),
  fix: z.optional(
    z.object({
      lat: latitude,
      lng: longitude,
      accuracyM: z.number(jobFields.accuracy).check(z.minimum(0), z.maximum(1_000_000)),
      fixedAt: z.iso.datetime({ offset: true, error: jobFields.occurredAt }),
    }),
  ),
  code: z.optional(z.string(jobFields.code).check(z.maxLength(20, jobFields.code))),
  occurredAt: z.optional(z.iso.datetime({ offset: true, error: jobFields.occurredAt })),
})
export type Step = z.output<typeof stepBody>

export const advanceJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/steps',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider moves the job on: start, arrive, work, finish.',
  params: byId,
  body: stepBody,
  response: jobForProvider,
})

export const takeBackArrival = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/arrival-taken-back',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary:
    'The provider has pressed “arrived” too early: the job is on its way again. Only an arrival that nothing proves, before work.',
  params: byId,
  response: ok,
})

export const answerArrival = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/arrival-answer',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer says whether the helper is there. A no to an arrival that nothing proves sets the job on its way again; before the helper has said so it takes back a yes.',
  params: byId,
  body: z.object({ here: z.boolean(jobFields.here) }),
  response: ok,
})

const shownTotal = z
  .string(jobFields.price)
  .check(z.maxLength(20, jobFields.price))
  .check(z.refine((value) => centsOf(value) !== null, jobFields.price))

export const confirmJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/confirm',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer confirms that the work is done (rules C16). With the total that was shown, it is refused once more is owed.',
  params: byId,
  body: z.optional(z.object({ total: z.optional(shownTotal) })),
  response: ok,
})

export const lowerPriceBody = z.object({
  price: z.string(jobFields.price).check(z.maxLength(20, jobFields.price)),
  reason: textFrom(3, 500, 'reason', commonFields.reason),
})

export const lowerPrice = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/lower-price',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider takes less than was agreed; the customer is told.',
  params: byId,
  body: lowerPriceBody,
  response: jobForProvider,
})

export const askToStop = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/ask-to-stop',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The customer asks the provider to stop work that has begun.',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'reason', commonFields.reason) }),
  response: ok,
})

/** What a document says of the price, as far as pages show it. */
export const agreedPrice = z.object({
  /** Of a bid, all of it; of a change, what was added. */
  lines: z.optional(z.array(bidLine)),
  /** All that is agreed from then on. */
  total: money,
  /** What of the next repair is on the provider where it does not come. */
  pledge: z.optional(money),
})

/** One document of what was agreed on a job. Its text is canonical JSON (RFC 8785); the hash is its SHA-256. */
export const agreementDocument = z.object({
  kind: z.enum(['bid', 'change_order', 'lower_price', 'cancellation_fee']),
  at: instant,
  document: z.string(),
  hash: z.string(),
  previous: z.nullable(z.string()),
})
export type AgreementDocument = z.infer<typeof agreementDocument>

export const readAgreement = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/agreement',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'What both sides have agreed on, document by document, oldest first.',
  params: byId,
  response: z.array(agreementDocument),
})

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/invoice.pdf',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The invoice of a job that has come to its end, as a PDF, for its two sides.',
  params: byId,
  response: 'document',
})

export const handBackJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/hand-back',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary:
    'The provider gives the job back before work starts; the request opens again (rules C13).',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'reason', commonFields.reason) }),
  response: ok,
})

export const giveUpJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/give-up',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider cannot complete work that has started.',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'reason', commonFields.reason) }),
  response: ok,
})

const pressMoment = z.iso.datetime({ offset: true, error: jobFields.occurredAt })

export const delayBody = z.object({
  minutes: z
    .int(jobFields.delay)
    .check(z.refine((value) => delayMinutes.some((one) => one === value), jobFields.delay)),
  /** When it was pressed, where there was no network. */
  occurredAt: z.optional(pressMoment),
})
export type Delay = z.output<typeof delayBody>

export const delayJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/delay',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'A late provider gives a new arrival time (rules C14).',
  params: byId,
  body: delayBody,
  response: jobForProvider,
})

export const releaseJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/release',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer takes somebody else, free of charge: nobody came, or the provider is suspended (rules C14, C18). The request opens again.',
  params: byId,
  response: ok,
})

/** Where the provider stands, by the device. */
export const standsHere = z.object({
  lat: latitude,
  lng: longitude,
  accuracyM: z.number(jobFields.accuracy).check(z.minimum(0), z.maximum(100_000)),
  fixedAt: instant,
})

export const reportCustomerGone = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/customer-gone',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider is at the place and nobody is there (rules C14): the job ends.',
  params: byId,
  body: standsHere,
  response: ok,
})

export const contestCustomerGone = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/contest',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The customer contests “nobody here” within 24 hours (rules C14).',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'reason', jobFields.whatHappened) }),
  response: ok,
})
