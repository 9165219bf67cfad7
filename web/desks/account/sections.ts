import { paths } from '#contract/paths.ts'

/** The parts of an account's page, in the order in which they stand; each has an address of its own. */
export const accountSections = [
  'contact',
  'password',
  'app',
  'passkeys',
  'codes',
  'devices',
  'data',
] as const
export type AccountSection = (typeof accountSections)[number]

export const sectionLink = (section: AccountSection): string =>
  `${paths.account}?section=${section}`
