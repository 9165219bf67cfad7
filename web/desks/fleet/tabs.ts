export const fleetTabs = [
  'drivers',
  'requests',
  'units',
  'overview',
  'people',
  'providers',
] as const
export type FleetTab = (typeof fleetTabs)[number]

/** The tab of the address, if it names one. */
export const readTab = (params: URLSearchParams): FleetTab | null =>
  fleetTabs.find((tab) => tab === params.get('tab')) ?? null

/** A link to a tab of the same page, with what is filtered there. */
export function tabLink(tab: FleetTab, filters: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ tab, ...filters })}`
}
