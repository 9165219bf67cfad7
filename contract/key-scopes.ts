import type { UserType } from './session.ts'

/** What a program may be allowed by its API key, in the words of the trade. Few, so that whoever makes a key reads them all. */
export const keyScopes = [
  /** Read requests, bids, jobs and reviews, and hear of them live. */
  'read_requests',
  /** Ask for help, correct, cancel and reopen requests, and add photos to them. */
  'post_requests',
  /** Take and reject bids. */
  'choose_bids',
  /** Bid on the board, change and withdraw bids, take requests off the board. */
  'bid',
  /** Move jobs on and see them to their end, and review them. */
  'run_jobs',
  /** Read and write messages. */
  'messages',
  /** Read what was earned and spent, and take files with prices home. */
  'read_money',
  /** Keep drivers, trucks and trailers of a fleet, or the technicians of a provider. */
  'manage_people',
  /** Go on and off duty, and change what the business says of itself. */
  'settings',
  /** Read the operator's desk. */
  'read_desk',
  /** Step in at the operator's desk. */
  'run_desk',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** Whose programs may have keys: of a provider, a fleet, the operator and a customer. */
export const keyKeepers = [
  'customer',
  'service_provider',
  'business_customer',
  'admin',
] as const satisfies readonly UserType[]
export type KeyKeeper = (typeof keyKeepers)[number]

/** What each kind of keeper may put into a key; all else would open nothing. */
export const scopesFor: Readonly<Record<KeyKeeper, readonly KeyScope[]>> = {
  customer: ['read_requests', 'post_requests', 'choose_bids', 'run_jobs', 'messages'],
  service_provider: [
    'read_requests',
    'bid',
    'run_jobs',
    'messages',
    'read_money',
    'manage_people',
    'settings',
  ],
  business_customer: [
    'read_requests',
    'post_requests',
    'choose_bids',
    'run_jobs',
    'messages',
    'read_money',
    'manage_people',
    'settings',
  ],
  admin: ['read_desk', 'run_desk', 'read_money'],
}
