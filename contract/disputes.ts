import * as z from 'zod/mini'
import { lineKinds } from './bid-lines.ts'
import { endpoint } from './endpoint.ts'
import { evidence } from './evidence.ts'
import { jobPhases } from './job-lifecycle.ts'
import { lifecycle } from './lifecycle.ts'
import { photo, sides } from './photos.ts'
import { byId, centsOf, instant, money, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { jobFields } from './words/en/fields/job.ts'
import { lifecycles } from './words/en/lifecycles.ts'

export const disputeStates = [
  'open',
  'answered',
  'decided',
  'appealed',
  'comeback',
  'final',
  'withdrawn',
  'agreed',
] as const
export type DisputeState = (typeof disputeStates)[number]

/** Before the operator or the clock has the last word, and while nobody is to come back. */
const undecided = ['open', 'answered', 'decided', 'appealed'] as const
const running = [...undecided, 'comeback'] as const

/** No state of a dispute is without a way out, and none without a clock that takes it (money §6). */
export const disputeLifecycle = lifecycle({
  states: disputeStates,
  initial: 'open',
  refusals: lifecycles.disputes,
  actions: {
    answer: { from: ['open'], to: 'answered', by: ['customer', 'provider'] },
    /** No answer: the opener is right. */
    stay_silent: { from: ['open'], to: 'decided', by: ['clock'], deadline: 'disputeAnswer' },
    /** The operator decides; where the operator is silent, the money goes back to who pays. */
    decide: {
      from: ['answered'],
      to: 'decided',
      by: ['admin', 'clock'],
      deadline: 'disputeDecision',
    },
    appeal: { from: ['decided'], to: 'appealed', by: ['customer', 'provider'] },
    decide_again: {
      from: ['appealed'],
      to: 'final',
      by: ['admin', 'clock'],
      deadline: 'disputeDecision',
    },
    /** Nobody has appealed. */
    end: { from: ['decided'], to: 'final', by: ['clock'], deadline: 'disputeAppeal' },
    withdraw: { from: undecided, to: 'withdrawn', by: ['customer', 'provider'] },
    agree: { from: undecided, to: 'agreed', by: ['customer', 'provider'] },
    /** The provider comes back and does it again at no charge: the two agree on it, or the operator decides it. The money waits. */
    agree_comeback: { from: undecided, to: 'comeback', by: ['customer', 'provider'] },
    decide_comeback: { from: ['answered', 'appealed'], to: 'comeback', by: ['admin'] },
    /** It was done, and nobody says otherwise: the provider has its money. */
    make_good: { from: ['comeback'], to: 'final', by: ['consequence'] },
    /** The provider did not come in time, or gave it up: the customer has the claim back, for good where it was appealed before. */
    miss_comeback: {
      from: ['comeback'],
      to: 'decided',
      by: ['consequence', 'clock'],
      deadline: 'comeback',
    },
    miss_comeback_again: {
      from: ['comeback'],
      to: 'final',
      by: ['consequence', 'clock'],
      deadline: 'comeback',
    },
    /** It is still wrong, or the customer called it off or was not there: somebody decides after all. */
    put_back: { from: ['comeback'], to: 'answered', by: ['customer', 'consequence'] },
    put_back_again: { from: ['comeback'], to: 'appealed', by: ['customer', 'consequence'] },
  },
})

/** Is it still to be decided by somebody? */
export const isRunning = (state: DisputeState): boolean => running.some((one) => one === state)

/** What is wrong, said by who pays; the last by who is not paid. */
export const disputeReasons = [
  'not_done',
  'not_as_agreed',
  'price',
  'damage',
  'wrong_part',
  'no_show',
  'not_paid',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** How it was decided. */
export const disputeCauses = [
  'operator',
  'no_answer',
  'no_decision',
  'offer',
  'withdrawn',
  'comeback',
  'no_comeback',
] as const
export type DisputeCause = (typeof disputeCauses)[number]

const { words: mostWords, photos: mostPhotos } = settings.disputes

const sum = z
  .string(jobFields.claim)
  .check(z.refine((value) => centsOf(value) !== null, jobFields.claim))
const photoIds = z.optional(
  z.array(uuid).check(z.maxLength(mostPhotos, jobFields.tooManyPhotos({ most: mostPhotos }))),
)

/** A line of what was agreed that can be contested; without a kind it is the fee for canceling. */
const contestable = z.object({
  kind: z.nullable(z.enum(lineKinds)),
  text: z.nullable(z.string()),
  amount: money,
})

const offer = z.object({
  id: uuid,
  side: z.enum(sides),
  /** How much of the claim the opener would get; nothing yet where the provider comes back instead. */
  award: money,
  isComeback: z.boolean(),
  expiresAt: instant,
})

export const dispute = z.object({
  id: uuid,
  state: z.enum(disputeStates),
  bySide: z.enum(sides),
  /** Has the reader's side opened it? */
  isOwn: z.boolean(),
  reason: z.enum(disputeReasons),
  lines: z.nullable(z.array(contestable)),
  claim: money,
  words: z.string(),
  answer: z.nullable(z.string()),
  photos: z.array(photo),
  /** What the opener gets of the claim, once that is decided; and how it was. */
  award: z.nullable(money),
  because: z.nullable(z.enum(disputeCauses)),
  decision: z.nullable(z.string()),
  appeal: z.nullable(z.string()),
  /** The request and job at no charge with which the provider does it again; null where nobody has agreed on it or decided it. */
  comeback: z.nullable(
    z.object({
      requestId: uuid,
      jobId: uuid,
      phase: z.enum(jobPhases),
      until: instant,
      /** Opens it for who reads this by a link; null for an account, which needs none. */
      token: z.nullable(z.string()),
    }),
  ),
  /** What the customer says is still wrong after it. */
  stillWrong: z.nullable(z.string()),
  /** Of the award what no card pays: the two settle it directly. */
  direct: money,
  openedAt: instant,
  /** When the clock decides, or ends it. */
  dueAt: z.nullable(instant),
  /** Those that can still be taken. */
  offers: z.array(offer),
  /** Whoever reads may say how much is right: of a provider only who keeps its money. */
  settles: z.boolean(),
  can: z.object({
    answer: z.boolean(),
    offer: z.boolean(),
    offerComeback: z.boolean(),
    accept: z.boolean(),
    withdraw: z.boolean(),
    appeal: z.boolean(),
  }),
})
export type Dispute = z.infer<typeof dispute>

export const disputesOfJob = z.object({
  /** Null where the reader cannot object now. */
  mayOpen: z.nullable(
    z.object({
      reasons: z.array(z.enum(disputeReasons)),
      lines: z.array(contestable),
      most: money,
      until: instant,
    }),
  ),
  /** Of a comeback that is done and not confirmed: may the reader say that it is still wrong? */
  mayObjectAgain: z.boolean(),
  disputes: z.array(dispute),
})
export type DisputesOfJob = z.infer<typeof disputesOfJob>

export const readDisputes = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/disputes',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'What the two sides of a job disagree on, and what this side can do about it.',
  params: byId,
  response: disputesOfJob,
})

export const disputeBody = z.object({
  reason: z.enum(disputeReasons, jobFields.disputeReason),
  /** Which lines, counted from 0; without it all of the price. */
  lines: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(200))).check(z.maxLength(200))),
  claim: sum,
  words: textFrom(10, mostWords, 'reason', jobFields.whatIsWrong),
  photoIds,
})

export const openDispute = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/disputes',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'One side objects to the work or its price. What was agreed, said and shown by then is kept as it is; the contested money is set aside.',
  params: byId,
  body: disputeBody,
  status: 201,
  response: ok,
})

/** What a side says of it after the first word, with what shows it. */
export const saidBody = z.object({
  words: textFrom(10, mostWords, 'reason', jobFields.whatIsWrong),
  photoIds,
})

export const answerDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/answer',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The other side says how it was.',
  params: byId,
  body: saidBody,
  response: ok,
})

export const offerBody = z.object({ award: sum })

export const offerInDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/offers',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'Either side offers how much of the claim is right; it stands for a day.',
  params: byId,
  body: offerBody,
  response: ok,
})

export const offerComeback = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/comeback-offers',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'Either side offers that the provider comes back and does it again at no charge, within a week; the offer stands for a day.',
  params: byId,
  response: ok,
})

export const objectAgain = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/still-wrong',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer says that it is still wrong after a comeback: the comeback is over, and the operator decides the dispute.',
  params: byId,
  body: saidBody,
  response: ok,
})

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/accept',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The other side takes an offer: the dispute ends with it, or waits for the provider to come back.',
  params: byId,
  body: z.object({ offerId: uuid }),
  response: ok,
})

export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdraw',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'Who has objected takes it back: what was agreed stands.',
  params: byId,
  response: ok,
})

export const appealBody = z.object({
  words: textFrom(10, mostWords, 'reason', jobFields.whatIsWrong),
})

export const appealDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/appeal',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'Either side asks once for another decision, by somebody else.',
  params: byId,
  body: appealBody,
  response: ok,
})

export const settlings = ['card', 'terms', 'direct'] as const
export type Settling = (typeof settlings)[number]

const disputeForAdmin = z.object({
  id: uuid,
  jobId: uuid,
  title: z.string(),
  provider: z.object({ id: uuid, name: z.string() }),
  /** The fleet, or the person who asked; null once forgotten. */
  customerName: z.nullable(z.string()),
  state: z.enum(disputeStates),
  bySide: z.enum(sides),
  reason: z.enum(disputeReasons),
  claim: money,
  movedAt: instant,
  dueAt: z.nullable(instant),
})
export type DisputeForAdmin = z.infer<typeof disputeForAdmin>

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/disputes',
  caller: 'admin',
  tag: 'admin',
  summary: 'Disputes that are not over, those that wait for a decision first.',
  response: z.array(disputeForAdmin),
})

export const readDisputeAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/disputes/:id',
  caller: 'admin',
  tag: 'admin',
  summary: 'One dispute with what both sides say and its evidence as it was when it opened.',
  params: byId,
  response: z.object({
    ...disputeForAdmin.shape,
    words: z.string(),
    answer: z.nullable(z.string()),
    appeal: z.nullable(z.string()),
    appealSide: z.nullable(z.enum(sides)),
    stillWrong: z.nullable(z.string()),
    award: z.nullable(money),
    decision: z.nullable(z.string()),
    /** With which the provider does it again, or did. */
    comeback: z.nullable(z.object({ jobId: uuid, phase: z.enum(jobPhases) })),
    photos: z.array(photo),
    /** Where what is awarded moves money: on the card, on the fleet's bill, or nowhere: the two settle it directly. */
    settledBy: z.enum(settlings),
    /** As it was when the dispute was opened, to be read; null once its people are forgotten. */
    evidence: z.nullable(evidence),
    /** The same as it is kept: canonical JSON (RFC 8785), of which `packHash` is the SHA-256. */
    pack: z.nullable(z.string()),
    packHash: z.string(),
    /** May this admin decide now? An appeal is decided by another one. */
    mayDecide: z.boolean(),
    /** Can it be decided that the provider comes back? Once, where there was work. */
    mayDecideComeback: z.boolean(),
  }),
})

export const decisionBody = z.object({
  award: sum,
  reason: textFrom(10, 1000, 'reason', commonFields.reason),
})

export const comebackBody = z.object({
  reason: textFrom(10, 1000, 'reason', commonFields.reason),
})

export const decideComeback = endpoint({
  method: 'POST',
  path: '/api/admin/disputes/:id/comeback',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Decide that the provider comes back and does it again at no charge, and why; the money waits for it.',
  params: byId,
  body: comebackBody,
  response: ok,
})

export const decideDispute = endpoint({
  method: 'POST',
  path: '/api/admin/disputes/:id/decision',
  caller: 'admin',
  tag: 'admin',
  summary: 'Say how much of the claim is right, and why; both sides read it and may appeal once.',
  params: byId,
  body: decisionBody,
  response: ok,
})
