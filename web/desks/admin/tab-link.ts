/** A link to a tab of the dashboard (admin-tabs.tsx), with what is looked for there. */
export const tabLink = (tab: string, params: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab, ...params })}`
