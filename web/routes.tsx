import { type ComponentType, Suspense } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router'
import type { PagePath } from '#contract/pages.ts'
import { paths } from '#contract/paths.ts'
import type { UserType } from '#contract/user-types.ts'
import { shell } from '#contract/words/en/shell.ts'
import { NoNetworkPage } from './desks/public/NoNetworkPage.tsx'
import { late } from './kit/api/late.ts'
import { lazy, lazyPage } from './kit/api/lazy.ts'
import { fetchPagesBy, type PageFile } from './kit/fetch-page.ts'
import { PageSpinner } from './kit/ui/PageSpinner.tsx'
import { Protected } from './things/auth/Protected.tsx'
import { TalkByRouter } from './things/messaging/TalkByRouter.tsx'
import { AppShell } from './things/shell/AppShell.tsx'
import { GoTos } from './things/shell/go-tos.ts'
import { PageBoundary } from './things/shell/PageBoundary.tsx'
import { Rails, type RoleRailProps } from './things/shell/rails.ts'

interface Page {
  Component: ComponentType
  load?: () => Promise<PageFile>
  isProtected?: boolean
}
type Load = () => Promise<PageFile>

const page: (load: Load) => Page = lazyPage
const protectedPage = (load: Load): Page => ({ ...page(load), isProtected: true })

const termsPage = page(() => import('./desks/public/terms/TermsPage.tsx'))

/**
 * One line per row of the route table; the server knows the same paths (contract/pages.ts). Each page loads by itself; the
 * one to which people in need come first starts with its HTML (ops/vite/write-pages.ts), without a second round trip.
 */
const pages: Record<PagePath, Page> = {
  '/auth': page(() => import('./desks/public/AuthPage.tsx')),
  '/admin-login': page(() => import('./desks/admin/AdminLoginPage.tsx')),
  '/account': protectedPage(() => import('./desks/account/AccountPage.tsx')),
  '/reset-password': page(() => import('./desks/public/ResetPasswordPage.tsx')),
  '/accept-bid': page(() => import('./desks/guest/AcceptBidPage.tsx')),
  '/follow': page(() => import('./desks/guest/FollowPage.tsx')),
  '/link-ended': page(() => import('./desks/guest/LinkEndedPage.tsx')),
  '/individual': page(() => import('./desks/public/nearby/IndividualPage.tsx')),
  '/request-service': page(() => import('./desks/public/ask/RequestServicePage.tsx')),
  '/enhanced-service-request': page(() => import('./desks/public/map-request/MapRequestPage.tsx')),
  '/service-request': protectedPage(() => import('./desks/public/ask/ServiceRequestPage.tsx')),
  '/provider-signup': page(() => import('./desks/public/provider-signup/ProviderSignupPage.tsx')),
  '/fleet-signup': page(() => import('./desks/public/fleet-signup/FleetSignupPage.tsx')),
  '/join-fleet': page(() => import('./desks/public/join-fleet/JoinFleetPage.tsx')),
  '/join-provider': page(() => import('./desks/public/join-provider/JoinProviderPage.tsx')),
  '/about': page(() => import('./desks/public/AboutPage.tsx')),
  '/contact': page(() => import('./desks/public/contact/ContactPage.tsx')),
  '/terms': termsPage,
  '/privacy': termsPage,
  '/sms-terms': termsPage,
  '/offline': { Component: NoNetworkPage },
  '/outbox': page(() => import('./desks/public/OutboxPage.tsx')),
  '/bids/:id': page(() => import('./desks/guest/BidsPage.tsx')),
  '/providers/:id': page(() => import('./desks/public/provider/ProviderPage.tsx')),
  '/customer-dashboard': protectedPage(() => import('./desks/customer/CustomerDashboardPage.tsx')),
  '/business-dashboard': protectedPage(() => import('./desks/fleet/BusinessDashboardPage.tsx')),
  '/fleet-service-request': protectedPage(
    () => import('./desks/fleet/request/FleetServiceRequestPage.tsx'),
  ),
  '/fleet-bids/:id': protectedPage(() => import('./desks/fleet/FleetBidsPage.tsx')),
  '/provider-dashboard': protectedPage(() => import('./desks/provider/ProviderDashboardPage.tsx')),
  '/provider-verification': protectedPage(
    () => import('./desks/provider/verification/ProviderVerificationPage.tsx'),
  ),
  '/provider-profile-setup': protectedPage(
    () => import('./desks/provider/profile/ProviderProfileSetupPage.tsx'),
  ),
  '/provider-application': protectedPage(
    () => import('./desks/provider/application/ProviderApplicationPage.tsx'),
  ),
  '/driver-portal': protectedPage(() => import('./desks/driver/DriverPortalPage.tsx')),
  '/technician': page(() => import('./desks/technician/TechnicianPage.tsx')),
  '/account/data': protectedPage(() => import('./desks/account/OwnDataPage.tsx')),
  '/admin-dashboard': protectedPage(() => import('./desks/admin/AdminDashboardPage.tsx')),
  '/admin/requests/:id': protectedPage(() => import('./desks/admin/desk/RequestDeskPage.tsx')),
  '/admin/jobs/:id': protectedPage(() => import('./desks/admin/desk/RequestDeskPage.tsx')),
  '/admin/providers/:id': protectedPage(() => import('./desks/admin/desk/ProviderDeskPage.tsx')),
  '/admin/fleets/:id': protectedPage(() => import('./desks/admin/desk/FleetDeskPage.tsx')),
  '/admin/people/:id': protectedPage(() => import('./desks/admin/desk/PersonDeskPage.tsx')),
  '/admin/messages': protectedPage(() => import('./desks/admin/messages/MessagesPage.tsx')),
}

fetchPagesBy(
  (path) => Object.entries(pages).find(([pattern]) => matchPath(pattern, path))?.[1].load,
)

const rail = (load: () => Promise<{ default: ComponentType<RoleRailProps> }>) =>
  late(() => load().then((part) => part.default)).Part

/** Where each kind of account goes. */
const rails: Record<UserType, ComponentType<RoleRailProps>> = {
  customer: rail(() => import('./desks/customer/CustomerRail.tsx')),
  driver: rail(() => import('./desks/driver/DriverRail.tsx')),
  business_customer: rail(() => import('./desks/fleet/FleetRail.tsx')),
  service_provider: rail(() => import('./desks/provider/ProviderRail.tsx')),
  admin: rail(() => import('./desks/admin/AdminRail.tsx')),
}

/** The menus of those who have more than fits a rail. */
const goTos = {
  business_customer: lazy(() => import('./desks/fleet/FleetGoTo.tsx')),
  admin: lazy(() => import('./desks/admin/AdminGoTo.tsx')),
}

/** The landing page and the short addresses of texts are none of the app's: only without a network does the app open there. */
const othersPaths = [paths.landing, paths.short(':code'), paths.shortPath(':code')]

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
    <Rails value={rails}>
      <GoTos value={goTos}>
        <PageBoundary place={pathname} withoutNetwork={<NoNetworkPage />} Frame={AppShell}>
          <Suspense fallback={<Opening />}>
            <TalkByRouter>
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
                {othersPaths.map((path) => (
                  <Route key={path} path={path} element={<NoNetworkPage />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </TalkByRouter>
          </Suspense>
        </PageBoundary>
      </GoTos>
    </Rails>
  )
}
