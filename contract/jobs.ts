import * as z from 'zod/mini'
import { detailFieldNames, serviceTypes, urgencies } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { lifecycle } from './lifecycle.ts'
import {
  byId,
  instant,
  latitude,
  longitude,
  money,
  ok,
  page,
  text,
  textFrom,
  uuid,
} from './primitives.ts'

export const jobPhases = [
  'assigned',
  'en_route',
  'arrived',
  'working',
  'awaiting_confirmation',
  'closed',
  'cancelled_by_customer',
  'cancelled_by_provider',
  'provider_no_show',
  'customer_gone',
  'unable_to_complete',
] as const
export type JobPhase = (typeof jobPhases)[number]

export const jobLifecycle = lifecycle({
  states: jobPhases,
  initial: 'assigned',
  actions: {
    start: {
      from: ['assigned'],
      to: 'en_route',
      by: ['provider'],
      refusal: 'You can only set out on a job that has just been assigned.',
    },
    // A technician who forgot to press "on the way" may still arrive.
    arrive: {
      from: ['assigned', 'en_route'],
      to: 'arrived',
      by: ['provider'],
      refusal: 'You can only arrive while you are on the way.',
    },
    work: {
      from: ['arrived'],
      to: 'working',
      by: ['provider'],
      refusal: 'Work starts after you have arrived.',
    },
    finish: {
      from: ['working'],
      to: 'awaiting_confirmation',
      by: ['provider'],
      refusal: 'Only work that has started can be finished.',
    },
    confirm: {
      from: ['awaiting_confirmation'],
      to: 'closed',
      by: ['customer', 'clock'],
      deadline: 'autoConfirmMs',
      refusal: 'The provider has not marked the work as done yet.',
    },
    cancel: {
      from: ['assigned', 'en_route', 'arrived', 'working'],
      to: 'cancelled_by_customer',
      by: ['customer'],
      refusal: 'This job can no longer be cancelled.',
    },
    hand_back: {
      from: ['assigned', 'en_route', 'arrived'],
      to: 'cancelled_by_provider',
      by: ['provider'],
      refusal: 'A job can be handed back only before work starts.',
    },
    give_up: {
      from: ['working'],
      to: 'unable_to_complete',
      by: ['provider'],
      refusal: 'Only work that has started can be given up.',
    },
  },
})

/** The steps a provider presses, in their order. */
export const providerSteps = ['start', 'arrive', 'work', 'finish'] as const
export type ProviderStep = (typeof providerSteps)[number]

/** One thing that happened, with its time; both sides read the same list. */
export const timelineEntry = z.object({
  id: z.number(),
  name: z.enum(eventNames),
  at: instant,
  /** Words that were given with it: a reason, a note. */
  note: z.nullable(z.string()),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

const jobCore = {
  id: uuid,
  serviceRequestId: uuid,
  bidId: uuid,
  phase: z.enum(jobPhases),
  price: money,
  /** Frozen at acceptance; null when the bid had no arrival time (rules C5). */
  promisedAt: z.nullable(instant),
  assignedAt: instant,
  enRouteAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
  workingAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
}

export const jobForCustomer = z.object({
  ...jobCore,
  provider: z.object({
    businessName: z.string(),
    phone: z.nullable(z.string()),
    /** The path of his picture; null for initials. */
    picture: z.nullable(z.string()),
  }),
})
export type JobForCustomer = z.infer<typeof jobForCustomer>

/** The accepted provider's view, with the phone number and the exact place (rules C10). */
export const jobForProvider = z.object({
  ...jobCore,
  youReceive: money,
  request: z.object({
    id: uuid,
    title: z.string(),
    serviceType: z.enum(serviceTypes),
    urgency: z.enum(urgencies),
    details: z.partialRecord(z.enum(detailFieldNames), z.string()),
    additionalNotes: z.nullable(z.string()),
    /** To write on the invoice. */
    poNumber: z.nullable(z.string()),
    area: z.string(),
    /** Null once the time for contact is over (24 h after closing). */
    contact: z.nullable(
      z.object({
        customerName: z.string(),
        phone: z.string(),
        location: z.string(),
        lat: z.nullable(latitude),
        lng: z.nullable(longitude),
      }),
    ),
  }),
  customerNotes: z.nullable(z.string()),
  timeline: z.array(timelineEntry),
})
export type JobForProvider = z.infer<typeof jobForProvider>

export const listOwnJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  caller: 'service_provider',
  tag: 'jobs',
  summary: "The provider's jobs: running ones first, then the newest.",
  query: page,
  response: z.array(jobForProvider),
})

export const jobFigures = endpoint({
  method: 'GET',
  path: '/api/jobs/figures',
  caller: 'service_provider',
  tag: 'jobs',
  summary: "The provider's day: what today's closed jobs leave after the fee, in his time zone.",
  response: z.object({ todaysEarnings: money, runningJobs: z.number() }),
})

export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  caller: 'service_provider',
  tag: 'jobs',
  summary: 'One of the provider’s jobs.',
  params: byId,
  response: jobForProvider,
})

export const advanceJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/steps',
  caller: 'service_provider',
  tag: 'jobs',
  summary: 'The provider moves the job on: start, arrive, work, finish.',
  params: byId,
  body: z.object({
    step: z.enum(providerSteps, 'The step is start, arrive, work or finish.'),
    note: z.optional(text(1000, 'The note')),
  }),
  response: jobForProvider,
})

export const confirmJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/confirm',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The customer confirms that the work is done (rules C16).',
  params: byId,
  response: ok,
})

export const handBackJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/hand-back',
  caller: 'service_provider',
  tag: 'jobs',
  summary:
    'The provider gives the job back before work starts; the request opens again (rules C13).',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'The reason', 'Say in a few words why.') }),
  response: ok,
})

export const giveUpJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/give-up',
  caller: 'service_provider',
  tag: 'jobs',
  summary: 'The provider cannot complete work that has started.',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'The reason', 'Say in a few words why.') }),
  response: ok,
})
