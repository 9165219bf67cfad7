import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { PagePath } from '#contract/pages.ts'
import RequestServicePage from './desks/public/ask/RequestServicePage.tsx'
import { PageSpinner } from './kit/ui/PageSpinner.tsx'
import { shell } from './messages/en/shell.ts'
import { Protected } from './things/auth/Protected.tsx'
import { AppShell } from './things/shell/AppShell.tsx'
import { PageBoundary } from './things/shell/PageBoundary.tsx'

interface Page {
  Component: ComponentType
  isProtected?: boolean
}

/**
 * One line per row of the route table; the server knows the same paths (contract/pages.ts). Each page loads by itself,
 * but for the one to which people in need come first: it is in the app's own file, without a second round trip.
 */
const pages: Record<PagePath, Page> = {
  '/auth': { Component: lazy(() => import('./desks/public/AuthPage.tsx')) },
  '/admin-login': { Component: lazy(() => import('./desks/admin/AdminLoginPage.tsx')) },
  '/reset-password': { Component: lazy(() => import('./desks/public/ResetPasswordPage.tsx')) },
  '/accept-bid': { Component: lazy(() => import('./desks/guest/AcceptBidPage.tsx')) },
  '/individual': { Component: lazy(() => import('./desks/public/nearby/IndividualPage.tsx')) },
  '/request-service': { Component: RequestServicePage },
  '/enhanced-service-request': {
    Component: lazy(() => import('./desks/public/map-request/MapRequestPage.tsx')),
  },
  '/service-request': {
    Component: lazy(() => import('./desks/public/ask/ServiceRequestPage.tsx')),
    isProtected: true,
  },
  '/provider-signup': {
    Component: lazy(() => import('./desks/public/provider-signup/ProviderSignupPage.tsx')),
  },
  '/fleet-signup': {
    Component: lazy(() => import('./desks/public/fleet-signup/FleetSignupPage.tsx')),
  },
  '/join-fleet': { Component: lazy(() => import('./desks/public/join-fleet/JoinFleetPage.tsx')) },
  '/about': { Component: lazy(() => import('./desks/public/AboutPage.tsx')) },
  '/contact': { Component: lazy(() => import('./desks/public/contact/ContactPage.tsx')) },
  '/outbox': { Component: lazy(() => import('./desks/public/OutboxPage.tsx')) },
  '/bids/:id': { Component: lazy(() => import('./desks/guest/BidsPage.tsx')) },
  '/providers/:id': { Component: lazy(() => import('./desks/public/provider/ProviderPage.tsx')) },
  '/customer-dashboard': {
    Component: lazy(() => import('./desks/customer/CustomerDashboardPage.tsx')),
    isProtected: true,
  },
  '/business-dashboard': {
    Component: lazy(() => import('./desks/fleet/BusinessDashboardPage.tsx')),
    isProtected: true,
  },
  '/fleet-service-request': {
    Component: lazy(() => import('./desks/fleet/request/FleetServiceRequestPage.tsx')),
    isProtected: true,
  },
  '/fleet-bids/:id': {
    Component: lazy(() => import('./desks/fleet/FleetBidsPage.tsx')),
    isProtected: true,
  },
  '/provider-dashboard': {
    Component: lazy(() => import('./desks/provider/ProviderDashboardPage.tsx')),
    isProtected: true,
  },
  '/provider-verification': {
    Component: lazy(() => import('./desks/provider/verification/ProviderVerificationPage.tsx')),
    isProtected: true,
  },
  '/provider-profile-setup': {
    Component: lazy(() => import('./desks/provider/profile/ProviderProfileSetupPage.tsx')),
    isProtected: true,
  },
  '/provider-application': {
    Component: lazy(() => import('./desks/provider/application/ProviderApplicationPage.tsx')),
    isProtected: true,
  },
  '/driver-portal': {
    Component: lazy(() => import('./desks/driver/DriverPortalPage.tsx')),
    isProtected: true,
  },
  '/technician': { Component: lazy(() => import('./desks/technician/TechnicianPage.tsx')) },
  '/admin-dashboard': {
    Component: lazy(() => import('./desks/admin/AdminDashboardPage.tsx')),
    isProtected: true,
  },
}

const NotFoundPage = lazy(() => import('./desks/public/NotFoundPage.tsx'))

/** Between the first file and a page's own: the bar is there already. */
const Opening = () => (
  <AppShell title={shell.opening}>
    <PageSpinner />
  </AppShell>
)

export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <PageBoundary place={pathname}>
      <Suspense fallback={<Opening />}>
        <Routes>
          {Object.entries(pages).map(([path, { Component, isProtected }]) => (
            <Route
              key={path}
              path={path}
              element={
                isProtected ? (
                  <Protected Frame={AppShell}>
                    <Component />
                  </Protected>
                ) : (
                  <Component />
                )
              }
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}
