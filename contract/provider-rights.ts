import { type ProviderRole, providerRoles } from './provider-roles.ts'
import { rights } from './words/en/rights.ts'
import type { Saying } from './words/sayings.ts'

/**
 * The people of a provider and what each may do there. Every call of a provider names its right, and the gate asks this
 * table; so do the server's SQL, the answers' `can`, the pages, the authorisation test. A role that is not in it may do
 * nothing, and does not compile.
 */
export const providerRights = [
  /** The day's work: the board, bids, jobs, messages, photos, reviews. */
  'work',
  /** Go on and off duty. */
  'setDuty',
  /** Add technicians, send them to jobs, let them go. */
  'keepTechnicians',
  /** Give money back, and say to which bank account it is paid out. */
  'keepMoney',
  /** Read what the business has earned and how it does. */
  'seeFigures',
  /** Change what the business says of itself: name, place, phone, services, hours, holidays, profile. */
  'changeRecord',
  /** Read and hand in the documents of the verification. */
  'keepDocuments',
  /** Invite and remove people, and change their roles. */
  'managePeople',
] as const
export type ProviderRight = (typeof providerRights)[number]
export type RightsAtProvider = Record<ProviderRight, boolean>

/** Each role names every right, so that a new role or a new right is a decision and never an accident. */
export const providerRightsOf = {
  owner: {
    work: true,
    setDuty: true,
    keepTechnicians: true,
    keepMoney: true,
    seeFigures: true,
    changeRecord: true,
    keepDocuments: true,
    managePeople: true,
  },
  dispatcher: {
    work: true,
    setDuty: true,
    keepTechnicians: true,
    keepMoney: false,
    seeFigures: false,
    changeRecord: false,
    keepDocuments: false,
    managePeople: false,
  },
  // Has a page of the own jobs, as by the personal link, and nothing of the dashboard.
  technician: {
    work: false,
    setDuty: false,
    keepTechnicians: false,
    keepMoney: false,
    seeFigures: false,
    changeRecord: false,
    keepDocuments: false,
    managePeople: false,
  },
} as const satisfies Record<ProviderRole, RightsAtProvider>

export const mayAtProvider = (role: ProviderRole, right: ProviderRight): boolean =>
  providerRightsOf[role][right]

/** Whose right something is, for SQL and for sentences. */
export const providerRolesWith = (right: ProviderRight): ProviderRole[] =>
  providerRoles.filter((role) => mayAtProvider(role, right))

/** Why somebody without a right is refused: server and pages say the same. */
export const providerRefusal = (right: ProviderRight): Saying =>
  rights.onlyAtProvider({ of: providerRolesWith(right) })
