import type { PagePath } from './pages.ts'

/**
 * Of the first rows of a list that comes with a page, what each asks for: it is drawn whole, and nothing below it moves when
 * the rest of it comes. The others are below the first screen.
 */
export const rowCalls: Readonly<Partial<Record<string, string>>> = {
  '/api/service-requests?status=open': '/api/service-requests/:id',
  '/api/service-requests?status=in_progress': '/api/service-requests/:id',
}
export const rowsWithPage = 2

const always = ['/api/user', '/api/terms/open']

/**
 * What a page asks for first, at the addresses at which it asks. Who is signed in gets the answers with the page
 * (server/platform/http/first-answers.ts); who has come by a link asks before the page's scripts are there (web/kit/api/ask-first.js).
 */
export const firstCalls: Partial<Record<PagePath, readonly string[]>> = {
  '/bids/:id': [
    ...always,
    '/api/service-requests/:id/public',
    '/api/service-requests/:id/bids/public',
  ],
  '/customer-dashboard': [
    ...always,
    '/api/service-requests/figures',
    '/api/service-requests?status=open',
    '/api/service-requests?status=in_progress',
    '/api/conversations',
  ],
  '/provider-dashboard': [
    ...always,
    '/api/provider',
    '/api/service-requests/available',
    '/api/bids/my-bids',
    '/api/jobs',
    '/api/jobs/figures',
    '/api/technicians',
    '/api/conversations',
  ],
  '/business-dashboard': [
    ...always,
    '/api/business-customer',
    '/api/fleet/overview',
    '/api/fleet/requests?sort=urgent',
    '/api/fleet/requests/sums',
  ],
  '/fleet-bids/:id': [
    ...always,
    '/api/business-customer',
    '/api/service-requests/:id',
    '/api/fleet/requests/sums',
  ],
  '/driver-portal': [
    ...always,
    '/api/driver-profile',
    '/api/service-requests/figures',
    '/api/driver/service-requests',
    '/api/conversations',
  ],
  '/service-request': [...always, '/api/service-requests?status=open%2Cin_progress'],
  '/account': [...always, '/api/security'],
  '/admin-dashboard': [...always, '/api/admin/stats', '/api/admin/deliveries?status=failed'],
}
