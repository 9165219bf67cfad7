import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fleetCheck } from './fleet-checks.ts'
import { creditNote } from './invoices.ts'
import { lifecycle } from './lifecycle.ts'
import { byId, instant, money } from './primitives.ts'
import { mayTip, tip } from './tips.ts'
import { jobFields } from './words/en/fields/job.ts'
import { lifecycles } from './words/en/lifecycles.ts'

/** Of money on a card: held first, taken once the work is confirmed, or let go (money §2). */
export const holdStates = [
  'creating',
  'needs_card',
  'held',
  'capturing',
  'captured',
  'releasing',
  'released',
  'failed',
  'expired',
] as const
export type HoldState = (typeof holdStates)[number]

export const holdLifecycle = lifecycle({
  states: holdStates,
  initial: 'creating',
  refusals: lifecycles.holds,
  actions: {
    /** The processor's page is open, and waits for a card. */
    ask: { from: ['creating'], to: 'needs_card', by: ['consequence'] },
    hold: { from: ['creating', 'needs_card'], to: 'held', by: ['consequence'] },
    /** The bank has said no, or nobody has put a card in time. */
    fail: {
      from: ['creating', 'needs_card'],
      to: 'failed',
      by: ['consequence', 'clock'],
      deadline: 'cardAnswer',
    },
    /** What is wished in a deed, the worker carries out. */
    take: { from: ['held', 'releasing'], to: 'capturing', by: ['consequence'] },
    taken: { from: ['capturing'], to: 'captured', by: ['consequence'] },
    let_go: { from: ['creating', 'needs_card', 'held'], to: 'releasing', by: ['consequence'] },
    gone: { from: ['releasing'], to: 'released', by: ['consequence'] },
    /** The bank has given the money back before it was taken. */
    lapse: { from: ['held', 'capturing'], to: 'expired', by: ['consequence'] },
  },
})

/** How a job's money stands, for both sides. */
export const paymentStates = [
  'direct',
  /** The fleet owes it, and pays by a day. */
  'terms',
  'needs_card',
  'secured',
  'taking',
  'taken',
  'released',
  'failed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What becomes of a credit on a job: it would pay a part, it is reserved, it has paid. */
export const creditStates = ['ready', 'reserved', 'used'] as const

/** Of money that a bank wants back: undecided, decided for the provider, or kept by the bank. */
export const chargebackStands = ['open', 'won', 'lost'] as const
export type ChargebackStand = (typeof chargebackStands)[number]

/** How a fleet says that it pays; a card is put by itself. */
export const payWays = ['terms', 'direct'] as const
export type PayWay = (typeof payWays)[number]

export const payment = z.object({
  state: z.enum(paymentStates),
  /** May this reader put a card on the job now? */
  canPutCard: z.boolean(),
  /** On hold, being taken, or taken. */
  amount: money,
  /**
   * What a credit pays, of a provider who did not come: ready for a card that is put now, which the customer's side alone reads,
   * reserved with it, or used.
   */
  credit: z.nullable(z.object({ state: z.enum(creditStates), amount: money, onCard: money })),
  /** What is left to be paid directly. */
  direct: money,
  /** The customer's alone. */
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** What has gone back to the card, or is on its way there. */
  refunded: money,
  /** How much this reader may give back; null for everybody else. */
  refundable: z.nullable(money),
  /** What of it is set aside until a dispute is settled; null where nothing is, and for the provider, which reads its share of it with its payouts. */
  setAside: z.nullable(money),
  /** What has been credited of the invoice, oldest first. */
  creditNotes: z.array(creditNote),
  /** Has the bank of the cardholder asked for it back, and how does that stand? */
  chargeback: z.nullable(z.object({ stands: z.enum(chargebackStands), amount: money })),
  /** Until when no card is taken here, since too many have failed. */
  cardsOffUntil: z.nullable(instant),
  /** An express code of the customer’s, which the provider draws itself; and whether this reader may give one. */
  fleetCheck: z.nullable(fleetCheck),
  mayGiveCheck: z.boolean(),
  /** What was given beside the price; and, of who may give it now, what there is to know. */
  tip: z.nullable(tip),
  mayTip: z.nullable(mayTip),
  /** On the terms of its fleet: within how many days of its bill, and by which day at the latest; null where it is not. */
  terms: z.nullable(
    z.object({
      netDays: z.number(),
      /** Of the bill where there is one, else as it would come at the latest. */
      dueOn: z.string(),
      isBilled: z.boolean(),
      isPaid: z.boolean(),
      /** The bill's number, for the fleet's side alone. */
      bill: z.nullable(z.string()),
    }),
  ),
  /** Which other way this reader may choose now. */
  mayChoose: z.array(z.enum(payWays)),
  /** Until when a card can be put on the page that is open. */
  until: z.nullable(instant),
})
export type Payment = z.infer<typeof payment>

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/payment',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'How a job is paid: on a card, held or taken, or directly.',
  params: byId,
  response: payment,
})

export const choosePayment = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/payment',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'How a job is paid: a fleet says on its terms, or directly, until the work is finished and while no card has paid; who has opened a page for a card and put none, directly after all.',
  params: byId,
  body: z.object({ method: z.enum(payWays, jobFields.payBy) }),
  response: payment,
})

export const putCard = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/payment/page',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer puts a card on the job: opens the page of the card processor. The price is held there, not taken.',
  params: byId,
  response: z.object({ url: z.string() }),
})

export const lookAtPayment = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/payment/look',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The customer is back from that page: what came of it is asked of the processor.',
  params: byId,
  response: payment,
})
