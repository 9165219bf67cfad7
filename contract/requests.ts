import * as z from 'zod/mini'
import {
  detailFieldNames,
  preferredTimes,
  serviceTypes,
  trades,
  triageAnswers,
  urgencies,
} from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { jobForCustomer, timelineEntry } from './jobs.ts'
import { lifecycle } from './lifecycle.ts'
import {
  byId,
  emailAddress,
  instant,
  latitude,
  longitude,
  ok,
  page,
  position,
  text,
  textFrom,
  uuid,
} from './primitives.ts'
import { settings } from './settings.ts'

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
  actions: {
    accept: {
      from: ['open'],
      to: 'in_progress',
      by: ['customer'],
      refusal: 'This request is no longer open.',
    },
    bid: {
      from: ['open'],
      to: 'open',
      by: ['provider'],
      refusal: 'This request is no longer open for bids.',
    },
    cancel: {
      from: ['open', 'in_progress'],
      to: 'cancelled',
      by: ['customer'],
      refusal: 'This request is already closed.',
    },
    expire: {
      from: ['open'],
      to: 'cancelled',
      by: ['clock'],
      deadline: 'requestExpiryMs',
      refusal: 'Only an open request expires.',
    },
    reopen: {
      from: ['cancelled'],
      to: 'open',
      by: ['customer'],
      refusal: 'Only an expired request can be opened again.',
    },
    hand_back: {
      from: ['in_progress'],
      to: 'open',
      by: ['consequence'],
      refusal: 'Nobody is on this request.',
    },
    complete: {
      from: ['in_progress'],
      to: 'completed',
      by: ['consequence'],
      refusal: 'Nobody is on this request.',
    },
    abandon: {
      from: ['in_progress'],
      to: 'cancelled',
      by: ['consequence'],
      refusal: 'Nobody is on this request.',
    },
  },
})

/** The optional detail fields of S0 §3, all strings. */
const detailShape = Object.fromEntries(
  detailFieldNames.map((name) => [
    name,
    z.optional(
      text(
        name === 'problemDescription' || name === 'specialInstructions' ? 2000 : 200,
        'This field',
      ),
    ),
  ]),
) as Record<(typeof detailFieldNames)[number], z.ZodMiniOptional<ReturnType<typeof text>>>

/** S0 §3 and §5: the individual request with its sentences. */
export const individualRequest = z.object({
  fullName: textFrom(2, 120, 'Full name', 'Full name is required'),
  phone: textFrom(10, 40, 'Phone', 'Valid phone number is required'),
  email: emailAddress('Valid email address is required'),
  location: textFrom(3, 300, 'Current location', 'Current location is required'),
  serviceType: textFrom(1, 60, 'Service type', 'Service type is required'),
  preferredServiceTime: z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, '_') : value,
    ),
    z.enum(preferredTimes, 'Preferred service time is required'),
  ),
  additionalNotes: z.optional(text(2000, 'Additional notes')),
  ...detailShape,
  /** With "Custom date/time": when (ISO). */
  scheduledAt: z.optional(z.string().check(z.maxLength(40))),
  /** With an emergency: what is needed (rules A). */
  triage: z.optional(z.enum(triageAnswers)),
  ...z.partial(position).shape,
})
export type IndividualRequest = z.output<typeof individualRequest>
export type IndividualRequestInput = z.input<typeof individualRequest>

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
  scheduledAt: z.nullable(instant),
  details,
  additionalNotes: z.nullable(z.string()),
  bidCount: z.number(),
  createdAt: instant,
  expiresAt: instant,
})
export type RequestForBoard = z.infer<typeof requestForBoard>

/** What the owner sees and may do. */
export const requestForOwner = z.object({
  id: uuid,
  view: z.literal('owner'),
  title: z.string(),
  serviceType,
  urgency,
  status,
  closeReason: z.nullable(z.enum(closeReasons)),
  location: z.string(),
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  area: z.string(),
  description: z.string(),
  details,
  additionalNotes: z.nullable(z.string()),
  preferredTime: z.string(),
  scheduledAt: z.nullable(instant),
  customerName: z.string(),
  contactPhone: z.string(),
  bidCount: z.number(),
  /** How many providers were in reach and alerted when it was posted. */
  alertedCount: z.number(),
  createdAt: instant,
  expiresAt: instant,
  reopensLeft: z.number(),
  job: z.nullable(jobForCustomer),
  timeline: z.array(timelineEntry),
  /** What this caller may do; a bid's token accepts only its bid. */
  can: z.object({
    accept: z.boolean(),
    onlyBidId: z.nullable(uuid),
    cancel: z.boolean(),
    reopen: z.boolean(),
    confirm: z.boolean(),
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
  bidCount: z.number(),
  createdAt: instant,
})
export type RequestLine = z.infer<typeof requestLine>

export const closingReason = z.object({
  reason: textFrom(3, 500, 'The reason', 'Say in a few words why.'),
})

export const createIndividualRequest = endpoint({
  method: 'POST',
  perMinute: settings.limits.ask,
  path: '/api/service-requests/individual',
  caller: 'anyone',
  tag: 'requests',
  summary: 'Ask for help, without an account or with one (S0 §2.7).',
  body: individualRequest,
  badInput: { code: 'missing_fields', fields: { email: 'invalid_email' } },
  errorField: 'code',
  status: 201,
  response: z.object({ requestId: uuid, accessToken: z.string() }),
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

export const readRequest = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id',
  caller: 'signed_in',
  tag: 'requests',
  summary: "The owner's view of a request.",
  params: byId,
  response: requestForOwner,
})

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/api/service-requests',
  caller: 'signed_in',
  tag: 'requests',
  summary: "The caller's own requests, newest first.",
  query: page,
  response: z.array(requestLine),
})

export const listBoard = endpoint({
  method: 'GET',
  path: '/api/service-requests/available',
  caller: 'service_provider',
  tag: 'requests',
  summary:
    'The board: open requests that the provider matches, without his own live bids and declines.',
  query: page,
  response: z.array(requestForBoard),
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/decline',
  caller: 'service_provider',
  tag: 'requests',
  summary: "Take a request off the provider's own board.",
  params: byId,
  response: ok,
})

export const cancelRequest = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/cancel',
  caller: 'request_party',
  tag: 'requests',
  summary: 'The customer gives up the request (rules C12).',
  params: byId,
  body: closingReason,
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

export const place = z.object({ label: z.string(), lat: latitude, lng: longitude })
export type Place = z.infer<typeof place>

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  caller: 'anyone',
  tag: 'places',
  summary: 'Towns and ZIP codes that a typed place may mean, best first.',
  query: z.object({ q: z.string().check(z.maxLength(300)) }),
  response: z.array(place),
})
