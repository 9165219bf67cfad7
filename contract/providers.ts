import * as z from 'zod/mini'
import { businessName } from './business-names.ts'
import { serviceHours, trades } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { levels } from './levels.ts'
import { lifecycle } from './lifecycle.ts'
import { phoneNumber } from './phone-texts.ts'
import { pledgeField } from './pledge.ts'
import { instant, latitude, longitude, money, pin, uuid } from './primitives.ts'
import { providerRights } from './provider-rights.ts'
import { providerRoles } from './provider-roles.ts'
import { seenFields } from './seen-fields.ts'
import { miles } from './service-radius.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { providerFields } from './words/en/fields/provider.ts'
import { lifecycles } from './words/en/lifecycles.ts'

export const standings = ['pending', 'active', 'suspended'] as const
export type Standing = (typeof standings)[number]

/** What a shop's people have said of its duty; otherwise its hours decide. */
export const dutiesByHand = ['on', 'off'] as const
export type DutyByHand = (typeof dutiesByHand)[number]

/** Standing of providers and of fleets: an admin may set either state from any state (rules B). */
export const standingLifecycle = lifecycle({
  states: standings,
  initial: 'pending',
  refusals: lifecycles.standings,
  actions: {
    approve: {
      from: ['pending', 'active', 'suspended'],
      to: 'active',
      by: ['admin'],
    },
    suspend: {
      from: ['pending', 'active', 'suspended'],
      to: 'suspended',
      by: ['admin'],
    },
    bid: {
      from: ['active'],
      to: 'active',
      by: ['provider'],
    },
  },
})

/** The provider's own record. */
export const ownProvider = z.object({
  id: uuid,
  businessName: z.string(),
  phone: z.string(),
  /** By a code; without it the provider may not bid (rules C4). */
  phoneConfirmed: z.boolean(),
  address: z.string(),
  /** What a verified shop has asked for and an admin has not decided yet; null in what is to stay. */
  waitingIdentity: z.nullable(
    z.object({
      businessName: z.nullable(z.string()),
      address: z.nullable(z.string()),
      isPinned: z.boolean(),
    }),
  ),
  description: z.nullable(z.string()),
  status: z.enum(standings),
  /** In the admin's words; null where there are none. */
  suspendedBecause: z.nullable(z.string()),
  /** Suspended without ever having been let in: the application was not approved. */
  isTurnedDown: z.boolean(),
  /** What an admin still wants to know before the application is decided. */
  askedFor: z.nullable(z.string()),
  /** Has the applicant done something about it since? */
  hasAnswered: z.boolean(),
  services: z.array(z.enum(trades)),
  serviceRadius: z.number(),
  serviceHours: z.nullable(z.enum(serviceHours)),
  takesEmergencies: z.boolean(),
  /** What of the next repair is on the shop where it does not come; null for nothing. */
  pledge: z.nullable(money),
  /** Now: by the hours, or by hand. */
  onDuty: z.boolean(),
  isDutyByHand: z.boolean(),
  /** When that turns; null where it is more than a week away. */
  dutyUntil: z.nullable(instant),
  /** The clock of its hours. */
  timeZone: z.string(),
  /** A holiday in its time zone: nothing reaches the shop unless it is on duty by hand. */
  isClosedToday: z.boolean(),
  /** From where distances count; null where the address names no known place, and then no request reaches the provider. */
  lat: z.nullable(latitude),
  lng: z.nullable(longitude),
  profileComplete: z.boolean(),
  appliedAt: instant,
  /** The path of the picture; null for initials. */
  picture: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  jobsDone: z.number(),
  /** Why this provider may not bid now, as a sentence, or null. */
  bidBlockedBy: z.nullable(z.string()),
  /** It is a document that has expired; a new one lifts it. */
  isDocumentExpired: z.boolean(),
  /** The required steps of the verification are completed and not expired (rules C20). */
  verified: z.boolean(),
  verificationLevel: z.enum(levels),
  /** The caller's, and what it allows. */
  role: z.enum(providerRoles),
  can: z.record(z.enum(providerRights), z.boolean()),
})
export type OwnProvider = z.infer<typeof ownProvider>

export const readOwnProvider = endpoint({
  method: 'GET',
  path: '/api/provider',
  caller: 'service_provider',
  right: 'work',
  tag: 'providers',
  summary: "The signed-in provider's record.",
  response: ownProvider,
})

export const changeOwnProvider = endpoint({
  method: 'PATCH',
  path: '/api/provider',
  caller: 'service_provider',
  // For duty alone; all else of it asks for `changeRecord` as well.
  right: 'setDuty',
  tag: 'providers',
  summary:
    'Change what decides which requests reach the provider. A field that somebody else has changed since it was `seen` is refused.',
  body: z.object({
    businessName: z.optional(businessName),
    phone: z.optional(phoneNumber()),
    address: z.optional(textFrom(5, 300, 'address', commonFields.address)),
    /** Where the shop stands, when its address names no place that is known. */
    pin: z.optional(pin),
    description: z.optional(text(settings.longestText, 'description')),
    services: z.optional(
      z
        .array(z.enum(trades, providerFields.services))
        .check(z.minLength(1, providerFields.noService), z.maxLength(5)),
    ),
    serviceRadius: z.optional(miles()),
    serviceHours: z.optional(z.enum(serviceHours, providerFields.hours)),
    takesEmergencies: z.optional(z.boolean()),
    /** For bids from now on; those that stand keep theirs. */
    pledge: pledgeField,
    seen: seenFields,
    onDuty: z.optional(z.boolean()),
    /** How long that holds before the hours decide again; without it to their next turn, half a day at most. */
    dutyUntil: z.optional(z.iso.datetime(providerFields.dutyUntil({ ms: settings.duty.mostMs }))),
  }),
  response: ownProvider,
})
