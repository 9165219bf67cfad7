import { paths } from '#contract/paths.ts'

/** The address of a tab, as the rail has it. */
export const tabPath = (tab: string): string => `${paths.home('admin')}${tabLink(tab)}`

/** A link to a tab of the dashboard (admin-tabs.tsx), with what is looked for there. */
export const tabLink = (tab: string, params: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab, ...params })}`
