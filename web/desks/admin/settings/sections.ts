/** The parts of the operator's settings, in the order in which they stand; each has an address of its own. */
export const settingsSections = [
  'waves',
  'headStart',
  'bidExpiry',
  'requestExpiry',
  'deskMail',
  'caps',
  'figures',
  'programs',
] as const
export type SettingsSection = (typeof settingsSections)[number]
