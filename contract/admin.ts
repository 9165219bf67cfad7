import * as z from 'zod/mini'
import { trades } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { levels } from './levels.ts'
import { byId, instant, money, ok, uuid } from './primitives.ts'
import { standings } from './providers.ts'
import { text } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'

export const providerForAdmin = z.object({
  id: uuid,
  /** The account that owns it. */
  ownerUserId: uuid,
  businessName: z.string(),
  ownerName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  status: z.enum(standings),
  /** Suspended without ever having been let in: the application was not approved. */
  isTurnedDown: z.boolean(),
  address: z.string(),
  location: z.nullable(z.string()),
  /** False where the address names no known place: no request reaches such a shop. */
  isPlaced: z.boolean(),
  description: z.nullable(z.string()),
  /** What the applicant said about the business; null where nothing was said. */
  experience: z.nullable(z.string()),
  teamSize: z.nullable(z.string()),
  equipment: z.nullable(z.string()),
  serviceArea: z.nullable(z.string()),
  level: z.enum(levels),
  createdAt: instant,
})
export type ProviderForAdmin = z.infer<typeof providerForAdmin>

export const fleetForAdmin = z.object({
  id: uuid,
  /** The account that registered it. */
  ownerUserId: uuid,
  companyName: z.string(),
  ownerName: z.string(),
  fullName: z.string(),
  accountManagerName: z.string(),
  email: z.string(),
  phone: z.string(),
  mcNumber: z.nullable(z.string()),
  dotNumber: z.nullable(z.string()),
  fleetSize: z.nullable(z.string()),
  vehicleCount: z.number(),
  operatingStates: z.nullable(z.string()),
  address: z.nullable(z.string()),
  status: z.enum(standings),
  /** Suspended without ever having been let in: the application was not approved. */
  isTurnedDown: z.boolean(),
  createdAt: instant,
})
export type FleetForAdmin = z.infer<typeof fleetForAdmin>

const setStanding = z.object({
  status: z.enum(['active', 'suspended'], adminFields.newStanding),
  reason: z.optional(text(500, 'reason')),
  /** How it stood as the page shows it: of two who decide at once the second is told. */
  seen: z.optional(z.enum(standings, adminFields.standing)),
})

/** `waiting`: those that wait for approval first, then the newest. */
export const accountSorts = ['waiting', 'newest', 'oldest', 'name'] as const
export type AccountSort = (typeof accountSorts)[number]

const accountFilters = {
  /**
   * All of its words stand in the business or company name, the owner's name, the email (S1 §2), a shop's city, or a fleet's address,
   * MC or DOT number; digits are of the phone too.
   */
  search: z.optional(text(100, 'search')),
  status: z.optional(z.enum(standings, adminFields.standing)),
  sort: z.optional(z.enum(accountSorts, adminFields.sort)),
}

const providerFilters = {
  ...accountFilters,
  /** Where the shop stands: "TX". */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, adminFields.state))),
  trade: z.optional(z.enum(trades)),
  level: z.optional(z.enum(levels)),
}

export const listProvidersForAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/providers',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary:
    'The providers, searched, filtered, sorted and paged; those that wait for approval first.',
  query: z.object({ ...providerFilters, before: z.optional(uuid) }),
  response: z.array(providerForAdmin),
})

export const exportProviders = endpoint({
  method: 'GET',
  path: '/api/admin/providers.csv',
  caller: 'admin',
  tag: 'admin',
  summary: 'The same rows as a CSV file, at most 10,000.',
  query: z.object(providerFilters),
  response: 'csv',
})

export const listFleetsForAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/fleet-companies',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'The fleet companies, searched, filtered, sorted and paged like the providers.',
  query: z.object({ ...accountFilters, before: z.optional(uuid) }),
  response: z.array(fleetForAdmin),
})

export const exportFleets = endpoint({
  method: 'GET',
  path: '/api/admin/fleet-companies.csv',
  caller: 'admin',
  tag: 'admin',
  summary: 'The same rows as a CSV file, at most 10,000.',
  query: z.object(accountFilters),
  response: 'csv',
})

const count = z.number()

export const adminStats = z.object({
  totalRequests: count,
  /** Open or in progress. */
  activeRequests: count,
  /** Fees of this month minus what was refunded of fees (rules C17). */
  totalRevenue: money,
  /** Of the same days of last month: until this time of its day. */
  lastMonthRevenue: money,
  /** In percent against those days; null where they had none. */
  revenueGrowth: z.nullable(z.number()),
  totalProviders: count,
  activeProviders: count,
  pendingProviders: count,
  totalFleets: count,
  activeFleets: count,
  pendingFleets: count,
})
export type AdminStats = z.infer<typeof adminStats>

export const readAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'The figures of the platform: accounts, requests, revenue of the month.',
  response: adminStats,
})

export const setProviderStanding = endpoint({
  method: 'PATCH',
  path: '/api/admin/providers/:id/status',
  caller: 'admin',
  tag: 'admin',
  summary: 'Approve or suspend a provider (rules C18).',
  params: byId,
  body: setStanding,
  response: ok,
})

export const setFleetStanding = endpoint({
  method: 'PATCH',
  path: '/api/admin/fleet-companies/:id/status',
  caller: 'admin',
  tag: 'admin',
  summary: 'Approve or suspend a fleet company (rules C18).',
  params: byId,
  body: setStanding,
  response: ok,
})

/** A mail or SMS of the local outbox: where nothing is configured to carry it, it can be read here. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  at: instant,
})
export type OutboxMessage = z.infer<typeof outboxMessage>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  caller: 'admin',
  tag: 'admin',
  summary: 'The mails and SMS that the local outbox holds, searched, newest first.',
  query: z.object({
    /** All of its words stand in the message or its address; digits are of its phone. */
    search: z.optional(text(100, 'search')),
  }),
  response: z.array(outboxMessage),
})
