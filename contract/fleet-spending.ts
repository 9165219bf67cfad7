import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { days } from './period.ts'
import { money, uuid } from './primitives.ts'

/** A job that has ended and cost something, however it was paid; it belongs to the day on which it ended, by the fleet's clock. */
const spentLine = z.object({
  jobId: uuid,
  requestId: uuid,
  title: z.string(),
  closedOn: z.string(),
  business: z.string(),
  invoice: z.nullable(z.string()),
  poNumber: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  driver: z.nullable(z.string()),
  /** The price, or the fee where it was canceled. */
  amount: money,
  /** What stands of a tip by card; null where there is none. */
  tip: z.nullable(money),
  /** What of the amount has been credited; null where nothing has. */
  refunded: z.nullable(money),
  /** In the reader's words, as the file of requests says them: "By card", and "Yes". */
  paidHow: z.string(),
  paid: z.string(),
})
export type SpentLine = z.infer<typeof spentLine>

export const fleetSpending = z.object({
  /** Amounts and tips of all the period's jobs without what was refunded, also of those beyond `lines`. */
  spent: money,
  jobs: z.number(),
  /** The newest first. */
  lines: z.array(spentLine),
})
export type FleetSpending = z.infer<typeof fleetSpending>

export const readFleetSpending = endpoint({
  method: 'GET',
  path: '/api/business-customer/spending',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'Every job that ended from one day to another and cost something, with how it was paid: by card, on terms or directly; managers and accountants only. At most 500 lines; the sum is of all.',
  query: days,
  response: fleetSpending,
})

export const exportFleetSpending = endpoint({
  method: 'GET',
  path: '/api/business-customer/spending.csv',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'The same jobs as a CSV file, at most 10,000: what each has cost, its tip, what was refunded, how it was paid and whether it is.',
  query: days,
  response: 'csv',
})
