import { paths } from '#contract/paths.ts'

export const customerTabs = ['active', 'progress', 'history', 'messages'] as const
export type CustomerTab = (typeof customerTabs)[number]

/** The tab of the address; what can still be decided when it names none. */
export const readTab = (params: URLSearchParams): CustomerTab =>
  customerTabs.find((tab) => tab === params.get('tab')) ?? 'active'

/** The address of a tab, as the rail has it. */
export const tabPath = (tab: CustomerTab): string => `${paths.home('customer')}${tabLink(tab)}`

/** A link to a tab of the same page. */
export const tabLink = (tab: CustomerTab): string => (tab === 'active' ? '?' : `?tab=${tab}`)
