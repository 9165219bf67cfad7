import * as z from 'zod/mini'
import { day } from './days.ts'
import { endpoint } from './endpoint.ts'
import { lifecycle } from './lifecycle.ts'
import { byId, centsOf, instant, money, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { fleetFields } from './words/en/fields/fleet.ts'
import { lifecycles } from './words/en/lifecycles.ts'

/** Of a fleet that pays later (money §7): asked for, granted, and what becomes of them. */
export const fleetTermsStates = ['asked', 'in_force', 'suspended', 'refused', 'ended'] as const
export type FleetTermsState = (typeof fleetTermsStates)[number]

export const fleetTermsLifecycle = lifecycle({
  states: fleetTermsStates,
  initial: 'asked',
  refusals: lifecycles.fleetTerms,
  actions: {
    ask: { from: ['asked', 'refused', 'ended'], to: 'asked', by: ['customer'] },
    grant: { from: ['asked'], to: 'in_force', by: ['admin'] },
    refuse: { from: ['asked'], to: 'refused', by: ['admin'] },
    change: { from: ['in_force'], to: 'in_force', by: ['admin'] },
    /** A bill is overdue for too long; running jobs go on. */
    suspend: { from: ['in_force'], to: 'suspended', by: ['clock'], deadline: 'termsSuspend' },
    /** Nothing is overdue any more, or an admin trusts the fleet before that. */
    restore: { from: ['suspended'], to: 'in_force', by: ['admin', 'consequence'] },
    end: { from: ['in_force', 'suspended'], to: 'ended', by: ['admin'] },
  },
})

/** What a fleet pays on terms: the invoices of its jobs together, by a day. */
export const billStates = ['open', 'overdue', 'paid', 'written_off'] as const
export type BillState = (typeof billStates)[number]

export const billLifecycle = lifecycle({
  states: billStates,
  initial: 'open',
  refusals: lifecycles.bills,
  actions: {
    fall_due: { from: ['open'], to: 'overdue', by: ['clock'], deadline: 'billDue' },
    pay: { from: ['open', 'overdue'], to: 'paid', by: ['admin', 'consequence'] },
    /** No more of it is open than what is in dispute, which nobody has to pay meanwhile. */
    defer: { from: ['overdue'], to: 'open', by: ['consequence'] },
    /** Nobody pays it any more: the platform bears what is open. */
    write_off: { from: ['open', 'overdue'], to: 'written_off', by: ['admin'] },
    /** Money that settled it went back; where its day is over, the clock finds it overdue. */
    reopen: { from: ['paid'], to: 'open', by: ['admin'] },
  },
})

export const netDays = [7, 15, 30] as const
export type NetDays = (typeof netDays)[number]
/** When the fleet's PO number is wanted; in an emergency never before the bill. */
export const poModes = ['none', 'before_accept', 'before_invoice'] as const
export type PoMode = (typeof poModes)[number]
export const billings = ['each_job', 'weekly'] as const
export type Billing = (typeof billings)[number]

const dayMs = 86_400_000
export const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
/** The first Monday after a day, never the day itself. */
export function mondayAfter(from: string): string {
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay()
  return daysAfter(from, (8 - weekday) % 7 || 7)
}

/**
 * By which day the fleet has to have paid for work that closes on a day, at the latest: after the wait for its PO number
 * and for its Monday.
 */
export function dueAtLatest(
  closesOn: string,
  terms: { netDays: number; billing: Billing; poMode: PoMode },
): string {
  const { poWaitDays } = settings.fleetTerms
  const ready = daysAfter(closesOn, terms.poMode === 'none' ? 0 : poWaitDays)
  // What closes a moment before midnight is billed a moment after it.
  const billed = terms.billing === 'weekly' ? mondayAfter(ready) : daysAfter(ready, 1)
  return daysAfter(billed, terms.netDays)
}

const conditions = {
  limit: money,
  netDays: z.literal([...netDays]),
  poMode: z.enum(poModes),
  billing: z.enum(billings),
}

export const fleetTerms = z.object({
  state: z.enum(fleetTermsStates),
  ...conditions,
  /** Open bills, what is not billed yet, and the agreed totals of running jobs. */
  used: money,
  left: money,
  askedAt: instant,
  movedAt: instant,
  /** What an admin has said with the last decision; null where a clock has decided. */
  reason: z.nullable(z.string()),
})
export type FleetTerms = z.infer<typeof fleetTerms>

export const bill = z.object({
  id: uuid,
  number: z.string(),
  state: z.enum(billStates),
  issuedOn: z.string(),
  dueOn: z.string(),
  total: money,
  /** Credit of earlier bills, credit notes, payments, what was written off; and what is left to pay. */
  credited: money,
  /** Of what was credited, that of earlier bills, which had been paid by then. */
  carried: money,
  paid: money,
  writtenOff: money,
  open: money,
  /** Of what is open, what the fleet disputes: it is not due before that is settled. */
  inDispute: money,
  /** As the bank's statement has them: the day by the fleet's clock where it was not said, and what stood on each. */
  payments: z.array(z.object({ id: uuid, on: z.string(), amount: money, reference: z.string() })),
  jobs: z.number(),
})
export type Bill = z.infer<typeof bill>

/** A job on terms that has come to its end: a line of a bill, or of the next one. */
export const billLine = z.object({
  jobId: uuid,
  requestId: uuid,
  title: z.string(),
  closedAt: instant,
  business: z.string(),
  invoice: z.string(),
  poNumber: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  driver: z.nullable(z.string()),
  amount: money,
  credited: money,
  creditNotes: z.array(z.object({ number: z.string(), amount: money })),
  /** How much of it is contested and not settled; until then an unbilled job is on no bill. Null where nothing is. */
  inDispute: z.nullable(money),
})
export type BillLine = z.infer<typeof billLine>

export const fleetMoney = z.object({
  terms: z.nullable(fleetTerms),
  /** What all bills and unbilled jobs have open; below zero what we owe the fleet. */
  balance: money,
  overdue: money,
  bills: z.array(bill),
  /** Not on a bill yet. */
  unbilled: z.array(billLine),
  /** The bank of who runs the platform; null where it has not said. */
  payTo: z.nullable(z.string()),
  mayAsk: z.boolean(),
})
export type FleetMoney = z.infer<typeof fleetMoney>

export const readFleetMoney = endpoint({
  method: 'GET',
  path: '/api/business-customer/money',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'The fleet’s terms with what is used of them, its bills, and what is not billed yet; managers and accountants only.',
  response: fleetMoney,
})

export const readBill = endpoint({
  method: 'GET',
  path: '/api/business-customer/bills/:id',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'A bill of the fleet, job by job, with PO number and unit.',
  params: byId,
  response: z.object({ bill, lines: z.array(billLine) }),
})

export const readBillAsPdf = endpoint({
  method: 'GET',
  path: '/api/business-customer/bills/:id/pdf',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'The bill as a PDF, with the invoices of its jobs behind it.',
  params: byId,
  response: 'document',
})

export const exportBillLines = endpoint({
  method: 'GET',
  path: '/api/business-customer/money.csv',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'Every job on terms, billed or not, as a CSV file, at most 10,000.',
  response: 'csv',
})

const { leastLimitCents, mostLimitCents } = settings.fleetTerms
const limit = z.string().check(
  z.refine((text) => {
    const cents = centsOf(text) ?? 0
    return cents >= leastLimitCents && cents <= mostLimitCents
  }, fleetFields.termsLimit),
)
const wished = z.object({
  limit,
  netDays: z.literal([...netDays], fleetFields.netDays),
  poMode: z.enum(poModes, fleetFields.poMode),
  billing: z.enum(billings, fleetFields.billing),
})

export const askForTerms = endpoint({
  method: 'POST',
  path: '/api/business-customer/terms',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'A manager applies for fleet terms, or changes the application while nobody has decided on it.',
  body: wished,
  response: ok,
})

/** How a shop would be paid for a request, beside cards and directly. */
export const readTermsOfRequest = endpoint({
  method: 'GET',
  path: '/api/bids/fleet-terms/:id',
  caller: 'service_provider',
  right: 'work',
  tag: 'bids',
  summary:
    'Whether the fleet behind an open request pays on terms, and by which day at the latest it has to have paid.',
  params: byId,
  response: z.object({
    terms: z.nullable(z.object({ netDays: z.number(), latestOn: z.string() })),
  }),
})

/** Why a fleet cannot pay on terms now. */
export const termsHindrances = ['not_in_force', 'used_up', 'overdue'] as const
export type TermsHindrance = (typeof termsHindrances)[number]

/** When a bid is not accepted without a PO number, of a request that has none. */
export const poWanted = ['never', 'on_terms', 'always'] as const
export type PoWanted = (typeof poWanted)[number]

export const readWaysToPay = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/ways-to-pay',
  caller: 'request_party',
  tag: 'requests',
  summary:
    'Whether a bid on this request can be accepted on the fleet’s terms, and why not; and whether that wants a PO number.',
  params: byId,
  response: z.object({
    poWanted: z.enum(poWanted),
    terms: z.nullable(
      z.object({
        netDays: z.number(),
        left: money,
        poMode: z.enum(poModes),
        hindrance: z.nullable(z.enum(termsHindrances)),
      }),
    ),
  }),
})

/** At the operator's desk. */
export const termsAtDesk = z.object({
  terms: z.nullable(fleetTerms),
  balance: money,
  bills: z.array(bill),
  /** Whether bills say to which bank they are paid. */
  saysWhereToPay: z.boolean(),
})
export type TermsAtDesk = z.infer<typeof termsAtDesk>

export const readTermsAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/fleet-companies/:id/terms',
  caller: 'admin',
  tag: 'admin',
  summary: 'The terms of a fleet, what is used of them, and its bills.',
  params: byId,
  response: termsAtDesk,
})

export const termsDecisions = ['grant', 'refuse', 'change', 'restore', 'end'] as const
export type TermsDecision = (typeof termsDecisions)[number]

export const decideTerms = endpoint({
  method: 'POST',
  path: '/api/admin/fleet-companies/:id/terms',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Grant, refuse, change, restore or end the terms of a fleet, with a reason; what is not sent stays as it was wished or granted.',
  params: byId,
  body: z.extend(z.partial(wished), {
    decision: z.enum(termsDecisions, fleetFields.termsDecision),
    reason: textFrom(3, 500, 'reason', commonFields.reason),
  }),
  response: ok,
})

export const readBillAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/bills/:id',
  caller: 'admin',
  tag: 'admin',
  summary: 'The bill of a fleet as a PDF, as the fleet reads it.',
  params: byId,
  response: 'document',
})

export const payBill = endpoint({
  method: 'POST',
  path: '/api/admin/bills/:id/payments',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary:
    'Writes down that a fleet has paid so much of a bill. Once all of it is paid, the providers of its jobs are paid out.',
  params: byId,
  body: z.object({
    amount: z.string().check(z.refine((text) => (centsOf(text) ?? 0) > 0, fleetFields.payment)),
    /** Of the bank: by which the payment is found there. */
    reference: textFrom(2, 100, 'reference'),
    receivedOn: z.optional(day),
  }),
  response: ok,
})

export const takeBackPayment = endpoint({
  method: 'POST',
  path: '/api/admin/bills/:id/take-back',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary:
    'A payment that the bank sent back, or that was recorded by mistake, counts no more: so much of the bill is open again, and the fleet is told why. What providers were paid out stays with them.',
  params: byId,
  body: z.object({
    paymentId: uuid,
    reason: textFrom(3, 500, 'reason', commonFields.reason),
  }),
  response: ok,
})

export const writeOffBill = endpoint({
  method: 'POST',
  path: '/api/admin/bills/:id/write-off',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary:
    'What is open of a bill is paid by nobody any more: the platform bears it, and the providers of its jobs are paid out.',
  params: byId,
  body: z.object({ reason: textFrom(3, 500, 'reason', commonFields.reason) }),
  response: ok,
})
