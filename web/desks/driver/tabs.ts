import { paths } from '#contract/paths.ts'

export const driverTabs = ['jobs', 'profile'] as const
export type DriverTab = (typeof driverTabs)[number]

/** The tab of the address; the jobs when it names none. */
export const readTab = (params: URLSearchParams): DriverTab =>
  driverTabs.find((tab) => tab === params.get('tab')) ?? 'jobs'

/** The address of a tab, as the rail has it. */
export const tabPath = (tab: DriverTab): string => `${paths.driverPortal}${tabLink(tab)}`

/** A link to a tab of the same page. */
export const tabLink = (tab: DriverTab): string => (tab === 'jobs' ? '?' : `?tab=${tab}`)

/** The same page with the form that asks for help. */
export const helpLink = '?help=1'
/** The same with the question that sends it. */
export const sendingLink = `${helpLink}&ask=send`
export const helpPath = `${paths.driverPortal}${helpLink}`
export const asksForHelp = (params: URLSearchParams): boolean => params.get('help') === '1'
