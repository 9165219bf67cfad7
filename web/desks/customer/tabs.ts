export const customerTabs = ['active', 'progress', 'history', 'messages'] as const
export type CustomerTab = (typeof customerTabs)[number]

/** The tab of the address; what can still be decided when it names none. */
export const readTab = (params: URLSearchParams): CustomerTab =>
  customerTabs.find((tab) => tab === params.get('tab')) ?? 'active'

/** A link to a tab of the same page. */
export const tabLink = (tab: CustomerTab): string => (tab === 'active' ? '?' : `?tab=${tab}`)
