import * as z from 'zod/mini'
import { businessDaysAfter } from './business-days.ts'
import { day, dayIn } from './days.ts'
import { endpoint } from './endpoint.ts'
import { lifecycle } from './lifecycle.ts'
import { byId, instant, money, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { lifecycles } from './words/en/lifecycles.ts'

/** Of money on its way to a provider: to its account at the processor first, then to its bank. */
export const payoutStates = ['scheduled', 'transferred', 'sent', 'paid', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutLifecycle = lifecycle({
  states: payoutStates,
  initial: 'scheduled',
  refusals: lifecycles.payouts,
  actions: {
    transfer: { from: ['scheduled'], to: 'transferred', by: ['consequence'] },
    send: { from: ['transferred', 'failed'], to: 'sent', by: ['consequence'] },
    /** Where nobody has heard that it was sent, it is found at the bank later, also after one that failed. */
    arrive: { from: ['sent', 'transferred', 'failed'], to: 'paid', by: ['consequence'] },
    /** The bank takes nothing: tried once more a day later, then with other details of the bank. */
    fail: { from: ['sent', 'transferred', 'failed'], to: 'failed', by: ['consequence'] },
  },
})

export const accountStates = ['none', 'waiting', 'ready'] as const
export type AccountState = (typeof accountStates)[number]

/** What shows that the customer of a job and its provider are the same people. */
export const samePeople = ['phone', 'mail', 'device'] as const
export type SamePeople = (typeof samePeople)[number]

const { businessDays, businessDaysAtFirst, businessDaysSamePeople, firstJobs } = settings.payouts

/**
 * The day from which a job is paid out (money §7): some business days after it was confirmed, more of a provider's first
 * jobs, and not before nobody can object any more; far more where the two sides are the same people, since a stolen card
 * would be cashed like that.
 */
export function payoutDay(
  {
    closedAt,
    finishedAt,
    number,
    samePeople,
  }: {
    closedAt: Date
    finishedAt: Date | null
    number: number
    samePeople: SamePeople | null
  },
  timeZone: string,
): string {
  const usual = number <= firstJobs ? businessDaysAtFirst : businessDays
  const days = samePeople === null ? usual : businessDaysSamePeople
  const confirmed = businessDaysAfter(dayIn(timeZone, closedAt), days)
  const window = new Date((finishedAt ?? closedAt).getTime() + settings.disputes.withinMs)
  const unopposed = businessDaysAfter(dayIn(timeZone, window), 0)
  // biome-ignore lint/complexity/useMathMinMax: both are days as text
  return confirmed > unopposed ? confirmed : unopposed
}

/** What of a job that a card has paid is the provider's. */
const jobMoney = z.object({
  jobId: uuid,
  title: z.string(),
  closedAt: instant,
  /** What cards have paid, or a fleet owes on terms, what has gone back, the platform's fee of it, what is set aside, and what is left for the provider. */
  paid: money,
  /** How much of it is a tip. */
  tip: money,
  refunded: money,
  fee: money,
  setAside: money,
  /** What of the customer's next repair is on the provider, who did not come: nothing was paid for this job. */
  pledged: money,
  yours: money,
  /** What of it was paid out, and from which day on the rest is. */
  paidOut: money,
  paysOn: z.string(),
  /** How far the newest payout with something of it has come; null where none has. */
  payoutState: z.nullable(z.enum(payoutStates)),
  /** Does the customer’s bank want it back? Then it is not paid out till that is settled. */
  isContested: z.boolean(),
  /** What shows that customer and provider are the same people: then it is paid out later. */
  samePeople: z.nullable(z.enum(samePeople)),
  /** On the terms of a fleet: by which day it has to have paid, and whether it has; till then nothing is paid out. */
  terms: z.nullable(z.object({ netDays: z.number(), dueOn: z.string(), isPaid: z.boolean() })),
})

const payout = z.object({
  id: uuid,
  day: z.string(),
  state: z.enum(payoutStates),
  amount: money,
  /** Fees of jobs that were paid directly, taken from it. */
  setOff: money,
})

export const ownMoney = z.object({
  account: z.enum(accountStates),
  /** Is there a processor at all? */
  isOn: z.boolean(),
  /** Is the business suspended? Then nothing is paid out till it is reinstated; what is owed to it stands. */
  isPaused: z.boolean(),
  /** To be paid out; below zero where more went back than was left. */
  balance: money,
  /** How much of it comes only once fleets have paid what they owe on terms. */
  ofFleets: money,
  /** Set aside for disputes; fees owed of jobs that were paid directly. */
  setAside: money,
  owes: money,
  /** What goes to the bank next if nothing else happens, after the fees owed that are taken from it; null where nothing is due. */
  next: z.nullable(z.object({ day: z.string(), amount: money, setOff: money })),
  /** May the reader say to which bank it goes? */
  mayChangeBank: z.boolean(),
  jobs: z.array(jobMoney),
  /** Jobs that were paid directly, all or in part, the newest first: what was, what of it is to go back directly, and the fee of it that is owed. */
  direct: z.array(
    z.object({
      jobId: uuid,
      title: z.string(),
      closedAt: instant,
      paid: money,
      refunded: money,
      fee: money,
    }),
  ),
  payouts: z.array(payout),
})
export type OwnMoney = z.infer<typeof ownMoney>

export const readOwnMoney = endpoint({
  method: 'GET',
  path: '/api/provider/payouts',
  caller: 'service_provider',
  right: 'seeFigures',
  tag: 'providers',
  summary: 'What cards have paid for the business, job by job, and what was and will be paid out.',
  response: ownMoney,
})

export const exportOwnMoney = endpoint({
  method: 'GET',
  path: '/api/provider/payouts.csv',
  turn: 'last',
  caller: 'service_provider',
  right: 'seeFigures',
  tag: 'providers',
  summary: 'The statement: the same jobs as a CSV file, at most 10,000.',
  response: 'csv',
})

export const exportDirectJobs = endpoint({
  method: 'GET',
  path: '/api/provider/direct-jobs.csv',
  turn: 'last',
  caller: 'service_provider',
  right: 'seeFigures',
  tag: 'providers',
  summary: 'The jobs that were paid directly as a CSV file, at most 10,000.',
  response: 'csv',
})

const statementQuery = z.object({ from: z.optional(day), to: z.optional(day) })

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/provider/statement.pdf',
  turn: 'last',
  caller: 'service_provider',
  right: 'seeFigures',
  tag: 'providers',
  summary:
    'The statement of some days by the clock of the business, of this month unless said: balances, job by job, payouts and fees, as a PDF.',
  query: statementQuery,
  response: 'document',
})

export const readStatementAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/providers/:id/statement.pdf',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'The same of any provider.',
  params: byId,
  query: statementQuery,
  response: 'document',
})

export const openBankPage = endpoint({
  method: 'POST',
  path: '/api/provider/bank',
  caller: 'service_provider',
  right: 'keepMoney',
  isDangerous: true,
  tag: 'providers',
  summary:
    'Opens the page of the card processor on which the business says who it is and where its bank is.',
  response: z.object({ url: z.string() }),
})

export const lookAtBank = endpoint({
  method: 'POST',
  path: '/api/provider/bank/look',
  caller: 'service_provider',
  right: 'keepMoney',
  tag: 'providers',
  summary:
    'The business is back from that page: what came of it is asked of the processor, and payouts that failed go again.',
  response: ok,
})
