import { type DriverFilter, shownDriverStatuses } from '#contract/drivers.ts'

/** What the list may be narrowed to; without it everybody who has not left. */
export const statusFilters = [
  ...shownDriverStatuses,
  'deactivated',
] as const satisfies DriverFilter[]
export type StatusFilter = (typeof statusFilters)[number]

export const readDriverFilter = (value: string | null): StatusFilter | '' =>
  statusFilters.find((filter) => filter === value) ?? ''
