import { paths } from '#contract/paths.ts'
import type { FleetRight, Rights } from '#contract/rights.ts'

export const fleetTabs = [
  'requests',
  'drivers',
  'units',
  'overview',
  'money',
  'people',
  'providers',
] as const
export type FleetTab = (typeof fleetTabs)[number]

/** Tabs of those alone who have a right; everybody sees the others. */
const rightOf: Partial<Record<FleetTab, FleetRight>> = { money: 'seeMoney' }
export function tabsFor(can: Rights): FleetTab[] {
  const tabs = fleetTabs.filter((tab) => !rightOf[tab] || can[rightOf[tab]])
  return keepsBooks(can) ? ['money', ...tabs.filter((tab) => tab !== 'money')] : tabs
}
/** Comes for the money alone, and sends nobody anywhere. */
export const keepsBooks = (can: Rights): boolean => can.seeMoney && !can.run
/** While nobody knows yet who looks. */
export const everybodysTabs = fleetTabs.filter((tab) => !rightOf[tab])

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
