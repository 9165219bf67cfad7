import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../../kit/api/lazy.ts'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'

/** Tabs that load when they are opened: who waits for requests on one bar does not pay for them. */
const Technicians = lazy(() =>
  import('./technicians/TechniciansTab.tsx').then(({ TechniciansTab }) => ({
    default: TechniciansTab,
  })),
)
const Analytics = lazy(() =>
  import('./analytics/AnalyticsTab.tsx').then(({ AnalyticsTab }) => ({ default: AnalyticsTab })),
)
const Money = lazy(() =>
  import('./money/MoneyTab.tsx').then(({ MoneyTab }) => ({ default: MoneyTab })),
)
const Settings = lazy(() =>
  import('./settings/SettingsTab.tsx').then(({ SettingsTab }) => ({ default: SettingsTab })),
)

export const LateTechnicians = (props: ComponentProps<typeof Technicians>) => (
  <Suspense fallback={<CardsSkeleton />}>
    <Technicians {...props} />
  </Suspense>
)

export const LateAnalytics = () => (
  <Suspense fallback={<CardsSkeleton />}>
    <Analytics />
  </Suspense>
)

export const LateMoney = () => (
  <Suspense fallback={<CardsSkeleton />}>
    <Money />
  </Suspense>
)

export const LateSettings = (props: ComponentProps<typeof Settings>) => (
  <Suspense fallback={<CardsSkeleton />}>
    <Settings {...props} />
  </Suspense>
)
