import * as z from 'zod/mini'
import { serviceTypes } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { days } from './period.ts'
import { money, uuid } from './primitives.ts'

const count = z.number()

/**
 * Spend is what closed jobs cost, less what was credited; response is from asking to the first bid, arrival from asking to being there. Of the
 * arrivals for which a time was promised `onTime` have kept it. A job belongs to the day on which it was asked for.
 */
const figures = {
  spend: money,
  jobs: count,
  responseMinutes: z.nullable(count),
  arrivalMinutes: z.nullable(count),
  arrivals: count,
  onTime: count,
}
export const fleetFigures = z.object(figures)
export type FleetFigures = z.infer<typeof fleetFigures>

export const fleetOverview = z.object({
  totalDrivers: count,
  /** Each of the total is one of these: available, with a job, waiting for somebody to be chosen, offline. */
  activeDrivers: count,
  onService: count,
  needHelp: count,
  offline: count,
  units: count,
  openRequests: count,
  runningRequests: count,
  waitingApprovals: count,
  /** By whose clock the months begin. */
  timeZone: z.string(),
  /** The last 12 months up to the running one, "2026-11", those without a job too. */
  months: z.array(z.object({ month: z.string(), ...figures })),
})
export type FleetOverview = z.infer<typeof fleetOverview>

export const readFleetOverview = endpoint({
  method: 'GET',
  path: '/api/fleet/overview',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary: "The fleet's counts, and its spend and response times of the last 12 months.",
  response: fleetOverview,
})

/** The unit, provider or driver a row is of, by its id: namesakes stay apart. Null where there was none. */
const named = z.object({ id: z.nullable(uuid), name: z.nullable(z.string()), ...figures })

export const fleetFiguresOfPeriod = z.object({
  timeZone: z.string(),
  total: fleetFigures,
  services: z.array(z.object({ serviceType: z.enum(serviceTypes), ...figures })),
  units: z.array(named),
  providers: z.array(named),
  drivers: z.array(named),
})
export type FleetFiguresOfPeriod = z.infer<typeof fleetFiguresOfPeriod>

export const readFleetFigures = endpoint({
  method: 'GET',
  path: '/api/fleet/figures',
  turn: 'last',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'What closed jobs cost and how soon help came, by service, unit, provider and driver, from one day to another.',
  query: days,
  response: fleetFiguresOfPeriod,
})
