import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { PagePath } from '#contract/pages.ts'
import { Protected } from './auth/Protected.tsx'
import { shell } from './messages/en/shell.ts'
import RequestServicePage from './pages/RequestServicePage.tsx'
import { AppShell } from './shell/AppShell.tsx'
import { PageBoundary } from './shell/PageBoundary.tsx'
import { PageSpinner } from './ui/PageSpinner.tsx'

interface Page {
  Component: ComponentType
  isProtected?: boolean
}

/**
 * One line per row of the route table; the server knows the same paths (contract/pages.ts). Each page loads by itself,
 * but for the one to which people in need come first: it is in the app's own file, without a second round trip.
 */
const pages: Record<PagePath, Page> = {
  '/auth': { Component: lazy(() => import('./pages/AuthPage.tsx')) },
  '/admin-login': { Component: lazy(() => import('./pages/AdminLoginPage.tsx')) },
  '/reset-password': { Component: lazy(() => import('./pages/ResetPasswordPage.tsx')) },
  '/accept-bid': { Component: lazy(() => import('./pages/AcceptBidPage.tsx')) },
  '/individual': { Component: lazy(() => import('./pages/IndividualPage.tsx')) },
  '/request-service': { Component: RequestServicePage },
  '/enhanced-service-request': {
    Component: lazy(() => import('./pages/MapRequestPage.tsx')),
  },
  '/service-request': {
    Component: lazy(() => import('./pages/ServiceRequestPage.tsx')),
    isProtected: true,
  },
  '/provider-signup': { Component: lazy(() => import('./pages/ProviderSignupPage.tsx')) },
  '/fleet-signup': { Component: lazy(() => import('./pages/FleetSignupPage.tsx')) },
  '/join-fleet': { Component: lazy(() => import('./pages/JoinFleetPage.tsx')) },
  '/about': { Component: lazy(() => import('./pages/AboutPage.tsx')) },
  '/contact': { Component: lazy(() => import('./pages/ContactPage.tsx')) },
  '/outbox': { Component: lazy(() => import('./pages/OutboxPage.tsx')) },
  '/bids/:id': { Component: lazy(() => import('./pages/BidsPage.tsx')) },
  '/providers/:id': { Component: lazy(() => import('./pages/ProviderPage.tsx')) },
  '/customer-dashboard': {
    Component: lazy(() => import('./pages/CustomerDashboardPage.tsx')),
    isProtected: true,
  },
  '/business-dashboard': {
    Component: lazy(() => import('./pages/BusinessDashboardPage.tsx')),
    isProtected: true,
  },
  '/fleet-service-request': {
    Component: lazy(() => import('./pages/FleetServiceRequestPage.tsx')),
    isProtected: true,
  },
  '/fleet-bids/:id': {
    Component: lazy(() => import('./pages/FleetBidsPage.tsx')),
    isProtected: true,
  },
  '/provider-dashboard': {
    Component: lazy(() => import('./pages/ProviderDashboardPage.tsx')),
    isProtected: true,
  },
  '/provider-verification': {
    Component: lazy(() => import('./pages/ProviderVerificationPage.tsx')),
    isProtected: true,
  },
  '/provider-profile-setup': {
    Component: lazy(() => import('./pages/ProviderProfileSetupPage.tsx')),
    isProtected: true,
  },
  '/provider-application': {
    Component: lazy(() => import('./pages/ProviderApplicationPage.tsx')),
    isProtected: true,
  },
  '/driver-portal': {
    Component: lazy(() => import('./pages/DriverPortalPage.tsx')),
    isProtected: true,
  },
  '/technician': { Component: lazy(() => import('./pages/TechnicianPage.tsx')) },
  '/admin-dashboard': {
    Component: lazy(() => import('./pages/AdminDashboardPage.tsx')),
    isProtected: true,
  },
}

const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'))

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
