import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'

export const dashboardTabs = [
  'requests',
  'bids',
  'jobs',
  'messages',
  'drivers',
  'analytics',
  'money',
  'settings',
] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The tab of the address; the board when it names none, or one that is for others of the business. */
export function readTab(params: URLSearchParams, { can }: Pick<OwnProvider, 'can'>): DashboardTab {
  const tab = dashboardTabs.find((one) => one === params.get('tab')) ?? 'requests'
  const isOfOwners = tab === 'analytics' || tab === 'money'
  return isOfOwners && !can.seeFigures ? 'requests' : tab
}

/** The address of a tab, as the rail has it. */
export const tabPath = (tab: DashboardTab): string => `${paths.board}${tabLink(tab)}`

/** A link to a tab of the same page. */
export const tabLink = (tab: DashboardTab): string => (tab === 'requests' ? '?' : `?tab=${tab}`)
