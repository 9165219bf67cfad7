import { rights } from './words/en/rights.ts'
import type { Saying } from './words/sayings.ts'

/**
 * The people of a fleet and what each may do there. Everything that asks whether a member may do something asks this
 * table: the server's deeds, its SQL, the answers' `can`, the pages, the authorisation test. A role that is not in it
 * may do nothing, and does not compile.
 */
export const fleetRoles = ['manager', 'dispatcher', 'accountant', 'viewer'] as const
export type FleetRole = (typeof fleetRoles)[number]

/** What a member may do; of a request, only of the fleet's own. */
export const fleetRights = [
  /** Read the fleet's requests with their bids, jobs, photos and conversations, and hear of them live. */
  'seeRequests',
  /** Read its drivers, units, people and providers. */
  'seeFleet',
  /** Read what the fleet has spent, by month, service and driver. */
  'seeFigures',
  /** Take requests with their prices home as a file. */
  'export',
  /** Read the fleet's terms, its bills and what it owes, and be told of them. */
  'seeMoney',
  /** Write down the PO number of a request. */
  'writePo',
  /** Apply for fleet terms. */
  'askForTerms',
  /** Ask for help. */
  'ask',
  /** Take and turn down bids, and write with who has bid. */
  'decide',
  /** Take a bid above what its driver may spend alone. */
  'approve',
  /** See a request to its end: cancel, reopen, release, contest, confirm, add photos, review. */
  'run',
  /** Be told of bids, jobs and delays, also by SMS. */
  'hearAlerts',
  /** Add and change drivers, trucks and trailers. */
  'keepFleet',
  /** Bring drivers, trucks and trailers in a file. */
  'import',
  /** Change what a driver may spend alone. */
  'setLimits',
  /** Prefer or block a provider. */
  'chooseProviders',
  /** Change what the company says of itself. */
  'changeCompany',
  /** Invite and remove people, and change their roles. */
  'managePeople',
] as const
export type FleetRight = (typeof fleetRights)[number]
export type Rights = Record<FleetRight, boolean>

/** Each role names every right, so that a new role or a new right is a decision and never an accident. */
export const rightsOf = {
  manager: {
    seeRequests: true,
    seeFleet: true,
    seeFigures: true,
    export: true,
    seeMoney: true,
    writePo: true,
    askForTerms: true,
    ask: true,
    decide: true,
    approve: true,
    run: true,
    hearAlerts: true,
    keepFleet: true,
    import: true,
    setLimits: true,
    chooseProviders: true,
    changeCompany: true,
    managePeople: true,
  },
  dispatcher: {
    seeRequests: true,
    seeFleet: true,
    seeFigures: true,
    export: true,
    seeMoney: false,
    writePo: true,
    askForTerms: false,
    ask: true,
    decide: true,
    approve: true,
    run: true,
    hearAlerts: true,
    keepFleet: true,
    import: true,
    setLimits: false,
    chooseProviders: false,
    changeCompany: false,
    managePeople: false,
  },
  accountant: {
    seeRequests: true,
    seeFleet: true,
    seeFigures: true,
    export: true,
    seeMoney: true,
    writePo: true,
    askForTerms: false,
    ask: false,
    decide: false,
    approve: false,
    run: false,
    hearAlerts: false,
    keepFleet: false,
    import: false,
    setLimits: false,
    chooseProviders: false,
    changeCompany: false,
    managePeople: false,
  },
  viewer: {
    seeRequests: true,
    seeFleet: true,
    seeFigures: true,
    export: true,
    seeMoney: false,
    writePo: false,
    askForTerms: false,
    ask: false,
    decide: false,
    approve: false,
    run: false,
    hearAlerts: false,
    keepFleet: false,
    import: false,
    setLimits: false,
    chooseProviders: false,
    changeCompany: false,
    managePeople: false,
  },
} as const satisfies Record<FleetRole, Rights>

export const mayInFleet = (role: FleetRole, right: FleetRight): boolean => rightsOf[role][right]

/** Whose right something is, for SQL and for sentences. */
export const rolesWith = (right: FleetRight): FleetRole[] =>
  fleetRoles.filter((role) => mayInFleet(role, right))

/** Why a member without a right is refused: server and pages say the same. */
export const fleetRefusal = (right: FleetRight): Saying => rights.only({ of: rolesWith(right) })
