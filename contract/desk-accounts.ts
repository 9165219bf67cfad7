import * as z from 'zod/mini'
import { fleetForAdmin, providerForAdmin } from './admin.ts'
import { userForAdmin } from './admin-users.ts'
import { serviceHours } from './catalogue.ts'
import { deskEntry, deskNote } from './desk-entries.ts'
import { ledgerLine } from './desk-requests.ts'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { identityChange } from './identity-changes.ts'
import { jobPhases } from './jobs.ts'
import { levels } from './levels.ts'
import { deliveryChannels } from './notifications.ts'
import { deletion, erasure } from './own-data.ts'
import { byId, instant, latitude, longitude, money, uuid } from './primitives.ts'
import { closeReasons, requestStatuses } from './requests.ts'
import { scorePart } from './trust.ts'
import { submission } from './verification.ts'
import { stepIds } from './verification-steps.ts'

/** What two accounts have alike, beside who has it too. */
export const likenesses = ['phone', 'email', 'name', 'address'] as const
const duplicate = z.object({
  likeness: z.enum(likenesses),
  kind: z.enum(['provider', 'fleet', 'user']),
  id: uuid,
  name: z.string(),
})
export type Duplicate = z.infer<typeof duplicate>

/** One of an account's requests, or of a shop's jobs. */
export const dealLine = z.object({
  requestId: uuid,
  title: z.string(),
  status: z.enum(requestStatuses),
  closeReason: z.nullable(z.enum(closeReasons)),
  phase: z.nullable(z.enum(jobPhases)),
  price: z.nullable(money),
  at: instant,
})
export type DealLine = z.infer<typeof dealLine>

/** What an admin has asked of an applicant and nobody has decided since, and what came of it. */
const askedFor = z.nullable(
  z.object({
    words: z.string(),
    at: instant,
    answer: z.nullable(z.string()),
    answeredAt: z.nullable(instant),
  }),
)

/** Whom to ask for what an erased business or fleet owes. */
const debtor = z.object({
  businessName: z.string(),
  ownerName: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  address: z.string(),
  until: instant,
})
export type Debtor = z.infer<typeof debtor>

export const documentAtDesk = z.object({ ...submission.shape, stepId: z.enum(stepIds) })
export type DocumentAtDesk = z.infer<typeof documentAtDesk>

/** Everything about a shop: what decides an application, and what comes after. */
export const providerAtDesk = z.object({
  ...providerForAdmin.shape,
  isPhoneConfirmed: z.boolean(),
  suspendedBecause: z.nullable(z.string()),
  askedFor,
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  radiusMiles: z.number(),
  serviceHours: z.nullable(z.enum(serviceHours)),
  takesEmergencies: z.boolean(),
  onDuty: z.boolean(),
  verified: z.boolean(),
  level: z.enum(levels),
  trustScore: z.number(),
  /** What the trust score is made of. */
  scoreParts: z.array(scorePart),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  jobsDone: z.number(),
  duplicates: z.array(duplicate),
  /** All that stands, newest first; what a later one has replaced is gone. */
  documents: z.array(documentAtDesk),
  identityChange: z.nullable(identityChange),
  jobs: z.array(dealLine),
  money: z.object({
    /** Of all its closed jobs: what customers paid, and what of it the platform's fee is. */
    received: money,
    owes: money,
    lines: z.array(ledgerLine),
    /** Whom to ask for what it owes, where the account was erased before it was paid. */
    debtor: z.nullable(debtor),
  }),
  history: z.array(deskEntry),
  notes: z.array(deskNote),
  /** What a suspension would end now. */
  dies: z.object({ bids: z.number(), jobs: z.number() }),
})
export type ProviderAtDesk = z.infer<typeof providerAtDesk>

export const readProviderAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/providers/:id',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Everything about a provider: the evidence of an application, documents, look-alikes, jobs, money, history, notes.',
  params: byId,
  response: providerAtDesk,
})

export const fleetAtDesk = z.object({
  ...fleetForAdmin.shape,
  suspendedBecause: z.nullable(z.string()),
  askedFor,
  members: z.array(z.object({ id: uuid, name: z.string(), role: z.string() })),
  driverCount: z.number(),
  unitCount: z.number(),
  duplicates: z.array(duplicate),
  requests: z.array(dealLine),
  /** Prices of its closed jobs. */
  spent: money,
  /** Whom to ask for what it owes on its terms, where the account was erased before it was paid. */
  debtor: z.nullable(debtor),
  history: z.array(deskEntry),
  notes: z.array(deskNote),
  /** Who would be signed out, and the open requests and the jobs that would stay. */
  dies: z.object({ people: z.number(), requests: z.number(), jobs: z.number() }),
})
export type FleetAtDesk = z.infer<typeof fleetAtDesk>

export const readFleetAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/fleet-companies/:id',
  caller: 'admin',
  tag: 'admin',
  summary: 'Everything about a fleet company: its people, requests, money, history, notes.',
  params: byId,
  response: fleetAtDesk,
})

export const personAtDesk = z.object({
  ...userForAdmin.shape,
  /** That the account will be erased, or was. */
  erasure: z.nullable(z.object({ ...erasure.shape, doneAt: z.nullable(instant) })),
  /** Null once it is deleted. */
  deletion: z.nullable(deletion),
  /** Apart from the business or fleet they belong to; null for who is not. */
  suspendedInPerson: z.nullable(z.object({ at: instant, reason: z.string() })),
  requests: z.array(dealLine),
  history: z.array(deskEntry),
  notes: z.array(deskNote),
})
export type PersonAtDesk = z.infer<typeof personAtDesk>

export const readPersonAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  caller: 'admin',
  tag: 'admin',
  summary: 'Everything about a person: the account, requests, history, notes.',
  params: byId,
  response: personAtDesk,
})

/** Something that was sent to a person: what it said, and what became of it. */
const sentMessage = z.object({
  id: z.number(),
  kind: z.enum(eventNames),
  title: z.string(),
  channel: z.enum(deliveryChannels),
  status: z.enum(['waiting', 'sent', 'failed', 'held_back']),
  reason: z.nullable(z.string()),
  at: instant,
})
export type SentMessage = z.infer<typeof sentMessage>

export const listSentTo = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id/messages',
  caller: 'admin',
  tag: 'admin',
  summary: 'What was sent to a person of late, and what became of it; never the address.',
  params: byId,
  response: z.array(sentMessage),
})
