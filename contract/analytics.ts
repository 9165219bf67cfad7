import * as z from 'zod/mini'
import { serviceTypes } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { instant, money, uuid } from './primitives.ts'
import { callFields } from './words/en/fields/call.ts'

export const analyticsPeriods = ['day', 'week', 'month'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

/** What is counted in a time. Null: nothing was measured. Shares are left to the reader as two numbers. */
const figures = {
  /** Jobs that closed in it, and what they left after the fee. */
  jobs: z.number(),
  earnings: money,
  /** Bids made in it and not taken back; of these those that were decided, expired or closed; of these those won. */
  bids: z.number(),
  decided: z.number(),
  won: z.number(),
  /** The median of the minutes from a request's opening to the bid. */
  responseMinutes: z.nullable(z.number()),
  /** Arrivals in it for which a time had been promised, and how many kept it. */
  arrivals: z.number(),
  onTime: z.number(),
  /** Reviews published in it, and their average. */
  reviews: z.number(),
  rating: z.nullable(z.number()),
}
export const analyticsFigures = z.object(figures)
export type AnalyticsFigures = z.infer<typeof analyticsFigures>

/** What became of the alerts of a time, of which this shop alone reads. */
export const alertFigures = z.object({
  /** Requests of which it was alerted. */
  alerted: z.number(),
  /** Of these, those that somebody of it had before the eyes, and those it has bid on or declined. */
  opened: z.number(),
  answered: z.number(),
})

export const analytics = z.object({
  by: z.enum(analyticsPeriods),
  /** Where days begin. */
  timeZone: z.string(),
  from: instant,
  until: instant,
  total: analyticsFigures,
  /** The same length of time before, up to the same moment; null where the provider was not there for all of it. */
  before: z.nullable(analyticsFigures),
  alerts: alertFigures,
  /** Every period from the first to the running one, by the day on which it begins: "2026-11-01". */
  periods: z.array(z.object({ starts: z.string(), ...figures })),
  services: z.array(z.object({ serviceType: z.enum(serviceTypes), ...figures })),
  /** By who was on the job at its end; bids are nobody's. */
  technicians: z.array(z.object({ id: uuid, fullName: z.string(), ...figures })),
})
export type Analytics = z.infer<typeof analytics>

const query = z.object({
  by: z.optional(z.enum(analyticsPeriods, callFields.period)),
})
const own = {
  method: 'GET',
  caller: 'service_provider',
  right: 'seeFigures',
  tag: 'analytics',
} as const

export const readAnalytics = endpoint({
  ...own,
  path: '/api/provider/analytics',
  turn: 'last',
  summary:
    "The provider's figures of the last 30 days, 12 weeks or 12 months, in the provider's time zone.",
  query,
  response: analytics,
})

export const exportJobs = endpoint({
  ...own,
  path: '/api/provider/jobs.csv',
  summary:
    'The closed jobs as a file for the books: date, customer, place, price, fee, net, driver. The newest 10,000.',
  response: 'csv',
})

export const exportAnalytics = endpoint({
  ...own,
  path: '/api/provider/analytics.csv',
  summary: 'The same periods as a file for a spreadsheet.',
  query,
  response: 'csv',
})
