export const fleetTabs = [
  'drivers',
  'requests',
  'units',
  'overview',
  'people',
  'providers',
] as const
export type FleetTab = (typeof fleetTabs)[number]

/** The tab of the address; the drivers when it names none. */
export const readTab = (params: URLSearchParams): FleetTab =>
  fleetTabs.find((tab) => tab === params.get('tab')) ?? 'drivers'

/** A link to a tab of the same page, with what is filtered there. */
export function tabLink(tab: FleetTab, filters: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(tab !== 'drivers' && { tab }), ...filters })
  return `?${params}`
}
