import * as z from 'zod/mini'
import { fullName, phone, strongPassword, username } from './account.ts'
import { companyName } from './business-names.ts'
import { companyRecord, poPattern } from './company.ts'
import { endpoint } from './endpoint.ts'
import { byId, instant, money, ok, uuid } from './primitives.ts'
import { standings } from './providers.ts'
import { fleetRights, fleetRoles } from './rights.ts'
import { seenFields } from './seen-fields.ts'
import { cameByInvitation, currentUser } from './session.ts'
import { settings } from './settings.ts'
import { spendingLimit } from './spending-limit.ts'
import { emailAddress, text, textOf } from './texts.ts'
import { timeZones } from './time-zones.ts'
import { accountFields } from './words/en/fields/account.ts'
import { fleetFields } from './words/en/fields/fleet.ts'

/** The company with the names that both specifications read from it (rules A). */
export const ownFleet = z.object({
  id: uuid,
  companyName: z.string(),
  accountManagerName: z.string(),
  ownerName: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  /** The phone is that of somebody who has left since it was said: whoever keeps the record says it anew, or that it is still right. */
  isPhoneOfFormer: z.boolean(),
  mcNumber: z.nullable(z.string()),
  dotNumber: z.nullable(z.string()),
  fleetSize: z.nullable(z.string()),
  /** The trucks that are registered, or the lower bound of the range that was chosen (rules A). */
  vehicleCount: z.number(),
  operatingStates: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** By whose clock days and months are counted. */
  timeZone: z.string(),
  /** What a new driver may spend alone where nobody has said otherwise; null for any price. */
  defaultLimit: z.nullable(money),
  /** What the PO number of a new request is made of; null where each is typed. */
  poPattern: z.nullable(z.string()),
  /** No bid is taken before the request has its PO number. */
  isPoRequired: z.boolean(),
  status: z.enum(standings),
  /** Why it is suspended, or why its application was not approved, in the operator's words. */
  suspendedBecause: z.nullable(z.string()),
  /** Suspended without ever having been let in: the application was not approved. */
  isTurnedDown: z.boolean(),
  /** What the operator still wants to know of an applicant, and whether the company has done something about it since. */
  askedFor: z.nullable(z.string()),
  hasAnswered: z.boolean(),
  /** The caller's, and what it allows. */
  role: z.enum(fleetRoles),
  can: z.record(z.enum(fleetRights), z.boolean()),
})
export type OwnFleet = z.infer<typeof ownFleet>

export const readOwnFleet = endpoint({
  method: 'GET',
  path: '/api/business-customer',
  caller: 'business_customer',
  tag: 'fleets',
  summary: "The signed-in user's fleet company.",
  response: ownFleet,
})

export const changeOwnFleet = endpoint({
  method: 'PATCH',
  path: '/api/business-customer',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    "Change the company's record; managers only. A field that somebody else has changed since it was `seen` is refused.",
  body: z.extend(
    z.partial(
      z.object({
        companyName,
        ...companyRecord,
        accountManagerName: textOf(2, 120, 'accountManager', 'accountManagerName'),
        /** Where its drivers reach their dispatcher. */
        phone,
        poPattern: z.nullable(poPattern),
        isPoRequired: z.boolean(),
        timeZone: z.enum(timeZones, fleetFields.timeZone),
      }),
    ),
    { defaultLimit: spendingLimit, seen: seenFields },
  ),
  response: ownFleet,
})

export const fleetMember = z.object({
  id: uuid,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(fleetRoles),
  isSelf: z.boolean(),
})
export type FleetMember = z.infer<typeof fleetMember>

export const fleetInvitation = z.object({
  id: uuid,
  email: z.string(),
  role: z.enum(fleetRoles),
  createdAt: instant,
  expiresAt: instant,
})
export type FleetInvitation = z.infer<typeof fleetInvitation>

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/fleet/members',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'The people of the fleet and the invitations that wait.',
  response: z.object({ members: z.array(fleetMember), invitations: z.array(fleetInvitation) }),
})

const role = z.enum(fleetRoles, fleetFields.role)

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/fleet/invitations',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'Invite somebody by e-mail, also who has left; the link is good for 7 days, once, and ends an earlier one. Managers only.',
  body: z.object({ email: emailAddress(), role }),
  status: 201,
  response: fleetInvitation,
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/fleet/invitations/:id',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'Take an invitation back.',
  params: byId,
  response: ok,
})

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/fleet/members/:id',
  caller: 'business_customer',
  isDangerous: true,
  tag: 'fleets',
  summary: 'Change what a member may do; the last manager stays one.',
  params: byId,
  body: z.object({ role }),
  response: ok,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/fleet/members/:id',
  caller: 'business_customer',
  tag: 'fleets',
  summary: 'A member leaves the fleet: the account is closed; the last manager stays.',
  params: byId,
  response: ok,
})

const invitationToken = z.string(accountFields.invitation).check(z.maxLength(200))

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/fleet/invitations/look-up',
  perMinute: settings.limits.signIn,
  caller: 'anyone',
  tag: 'fleets',
  summary: 'Who invites whom to what, for the holder of the link.',
  body: z.object({ token: invitationToken }),
  response: z.object({
    companyName: z.string(),
    email: z.string(),
    role: z.enum(fleetRoles),
    /** Who has left this fleet before and comes back to the account of then; null for somebody new. */
    returning: z.nullable(z.object({ fullName: z.string(), username: z.string() })),
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/fleet/invitations/accept',
  perMinute: settings.limits.signUp,
  caller: 'anyone',
  tag: 'fleets',
  summary: 'Join a fleet by its invitation: an account comes into being and is signed in.',
  body: z.object({
    token: invitationToken,
    fullName,
    phone,
    username,
    password: strongPassword,
  }),
  status: 201,
  response: currentUser,
})

export const returnToFleet = endpoint({
  method: 'POST',
  path: '/api/fleet/invitations/return',
  perMinute: settings.limits.signUp,
  caller: 'anyone',
  tag: 'fleets',
  summary:
    'Come back to a fleet by its invitation: the account of before opens with a new password, and is signed in unless it has a second factor.',
  body: z.object({ token: invitationToken, password: strongPassword }),
  response: cameByInvitation,
})

/** Whom the fleet likes to call, and whom never. */
export const providerStandings = ['preferred', 'blocked'] as const
export type ProviderStanding = (typeof providerStandings)[number]

export const fleetProvider = z.object({
  id: uuid,
  businessName: z.string(),
  location: z.nullable(z.string()),
  standing: z.nullable(z.enum(providerStandings)),
  jobsDone: z.number(),
  /** What the fleet's closed jobs with it have cost. */
  spend: money,
  /** Of the fleet's own closed jobs with a promise: how many there were, and how many came in time. */
  arrivals: z.object({ promised: z.number(), onTime: z.number() }),
  rating: z.nullable(z.number()),
})
export type FleetProvider = z.infer<typeof fleetProvider>

export const listFleetProviders = endpoint({
  method: 'GET',
  path: '/api/fleet/providers',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    'Providers that are preferred or blocked, and those who have worked for the fleet; with words all active ones that they find.',
  query: z.object({ search: z.optional(text(100, 'search')) }),
  response: z.array(fleetProvider),
})

export const setProviderPreference = endpoint({
  method: 'PATCH',
  path: '/api/fleet/providers/:id',
  caller: 'business_customer',
  tag: 'fleets',
  summary:
    "Prefer or block a provider, or neither: a blocked one neither sees the fleet's requests nor bids on them.",
  params: byId,
  body: z.object({ standing: z.nullable(z.enum(providerStandings)) }),
  response: ok,
})
