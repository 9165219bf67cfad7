export const dashboardTabs = [
  'requests',
  'bids',
  'jobs',
  'messages',
  'drivers',
  'analytics',
  'settings',
] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The tab of the address; the board when it names none. */
export const readTab = (params: URLSearchParams): DashboardTab =>
  dashboardTabs.find((tab) => tab === params.get('tab')) ?? 'requests'

/** A link to a tab of the same page. */
export const tabLink = (tab: DashboardTab): string => (tab === 'requests' ? '?' : `?tab=${tab}`)
