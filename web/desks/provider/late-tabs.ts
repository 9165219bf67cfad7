import { later } from '../../kit/api/later.tsx'

/** Tabs that come when they are opened: who waits for requests on one bar does not pay for them. */
export const LateBids = later(() => import('./bids/BidsTab.tsx').then((part) => part.BidsTab))
export const LateJobs = later(() => import('./jobs/JobsTab.tsx').then((part) => part.JobsTab))
export const LateMessages = later(() =>
  import('../../things/messaging/Inbox.tsx').then((part) => part.Inbox),
)
export const LateTechnicians = later(() =>
  import('./technicians/TechniciansTab.tsx').then((part) => part.TechniciansTab),
)
export const LateAnalytics = later(() =>
  import('./analytics/AnalyticsTab.tsx').then((part) => part.AnalyticsTab),
)
export const LateMoney = later(() => import('./money/MoneyTab.tsx').then((part) => part.MoneyTab))
export const LateSettings = later(() =>
  import('./settings/SettingsTab.tsx').then((part) => part.SettingsTab),
)
