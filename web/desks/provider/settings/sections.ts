/** The parts of a shop's settings, in the order in which they stand; each has an address of its own. */
export const settingsSections = [
  'areas',
  'services',
  'hours',
  'pledge',
  'contact',
  'picture',
  'papers',
  'people',
  'trucks',
  'programs',
  'verification',
  'alerts',
] as const
export type SettingsSection = (typeof settingsSections)[number]

/** A link within the dashboard; without a section to the list of them. */
export const sectionLink = (section?: SettingsSection): string =>
  section ? `?tab=settings&section=${section}` : '?tab=settings'
