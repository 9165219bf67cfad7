import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { lifecycle } from './lifecycle.ts'
import { byId, instant, money, ok, uuid } from './primitives.ts'
import { textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { jobFields } from './words/en/fields/job.ts'
import { lifecycles } from './words/en/lifecycles.ts'

/** Of money that the bank of a cardholder has taken back: it asks, we answer, it decides; lost, somebody bears it. */
export const chargebackStates = [
  'opened',
  'answering',
  'answered',
  'won',
  'lost',
  'settled',
] as const
export type ChargebackState = (typeof chargebackStates)[number]

const undecided = ['opened', 'answering', 'answered'] as const

export const chargebackLifecycle = lifecycle({
  states: chargebackStates,
  initial: 'opened',
  refusals: lifecycles.chargebacks,
  actions: {
    /** The operator wants the evidence sent; the worker sends it. */
    answer: { from: ['opened'], to: 'answering', by: ['admin'] },
    send: { from: ['opened', 'answering'], to: 'answered', by: ['consequence'] },
    /** The bank has decided, or nobody answered it in time. */
    win: { from: undecided, to: 'won', by: ['consequence'] },
    lose: { from: undecided, to: 'lost', by: ['consequence'] },
    /** Whose fault it was: the operator says so, after some days nobody's. */
    settle: { from: ['lost'], to: 'settled', by: ['admin', 'clock'], deadline: 'chargebackFault' },
  },
})

/** Why the cardholder wants the money back, as the bank says. */
export const chargebackReasons = [
  'fraudulent',
  'unrecognized',
  'not_received',
  'not_as_described',
  'duplicate',
  'not_credited',
  'general',
] as const
export type ChargebackReason = (typeof chargebackReasons)[number]

export const chargebackFaults = ['provider', 'nobody'] as const
export type ChargebackFault = (typeof chargebackFaults)[number]

/** Does it wait for the operator: for an answer to the bank, or for whose fault it was? */
export const waitsForOperator = (state: ChargebackState): boolean =>
  state === 'opened' || state === 'lost'

export const chargeback = z.object({
  id: uuid,
  jobId: uuid,
  title: z.string(),
  provider: z.object({ id: uuid, name: z.string() }),
  state: z.enum(chargebackStates),
  reason: z.enum(chargebackReasons),
  amount: money,
  openedAt: instant,
  /** Until when the bank takes an answer; of a lost one, when the clock says that it was nobody's fault. */
  dueAt: z.nullable(instant),
})
export type Chargeback = z.infer<typeof chargeback>

export const readChargeback = endpoint({
  method: 'GET',
  path: '/api/admin/chargebacks/:id',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Money that the bank of a cardholder wants back, with the evidence as it was when we heard of it.',
  params: byId,
  response: z.object({
    ...chargeback.shape,
    words: z.nullable(z.string()),
    fault: z.nullable(z.enum(chargebackFaults)),
    faultReason: z.nullable(z.string()),
    /** What of it the platform bears, once that is settled. */
    borne: money,
    /** What the bank would read, beside the operator's words; null once its people are forgotten. */
    evidence: z.nullable(z.string()),
    /** Are there photos or a signature that go with it? */
    hasFile: z.boolean(),
    packHash: z.string(),
  }),
})

export const readEvidenceFile = endpoint({
  method: 'GET',
  path: '/api/admin/chargebacks/:id/evidence.pdf',
  caller: 'admin',
  tag: 'admin',
  summary:
    'The photos and the signature that go to the bank with the evidence, as a PDF; 404 where there are none.',
  params: byId,
  response: 'document',
})

export const chargebackAnswer = z.object({
  words: textFrom(10, 2_000, 'reason', jobFields.whatIsWrong),
})

export const answerChargeback = endpoint({
  method: 'POST',
  path: '/api/admin/chargebacks/:id/answer',
  caller: 'admin',
  tag: 'admin',
  summary: 'Send the evidence to the bank of the cardholder, once, with words of the operator.',
  params: byId,
  body: chargebackAnswer,
  response: ok,
})

export const faultBody = z.object({
  fault: z.enum(chargebackFaults, commonFields.reason),
  reason: textFrom(10, 1_000, 'reason', commonFields.reason),
})

export const settleChargeback = endpoint({
  method: 'POST',
  path: '/api/admin/chargebacks/:id/fault',
  caller: 'admin',
  tag: 'admin',
  summary: 'Say whose fault it was that the bank has kept the money: that decides who bears it.',
  params: byId,
  body: faultBody,
  response: ok,
})
