import { paths } from '#contract/paths.ts'

export const fleetTabs = [
  'requests',
  'drivers',
  'units',
  'overview',
  'people',
  'providers',
] as const
export type FleetTab = (typeof fleetTabs)[number]

/** The tab of the address, if it names one. */
export const readTab = (params: URLSearchParams): FleetTab | null =>
  fleetTabs.find((tab) => tab === params.get('tab')) ?? null

/** The address of a tab, as the rail has it. */
export const tabPath = (tab: FleetTab): string =>
  `${paths.home('business_customer')}${tabLink(tab)}`

/** A link to a tab of the same page, with what is filtered there. */
export function tabLink(tab: FleetTab, filters: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ tab, ...filters })}`
}
