/**
 * Every page (rules D: the union of both route tables), in the spelling of the router. The server answers these
 * with the app and everything else with the app and 404; the web's route table is checked against this list.
 */
export const pagePaths = [
  '/auth',
  '/admin-login',
  '/reset-password',
  '/account',
  '/accept-bid',
  '/link-ended',
  '/follow',
  '/individual',
  '/request-service',
  '/enhanced-service-request',
  '/service-request',
  '/provider-signup',
  '/fleet-signup',
  '/join-fleet',
  '/join-provider',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/sms-terms',
  '/bids/:id',
  '/providers/:id',
  '/customer-dashboard',
  '/business-dashboard',
  '/fleet-service-request',
  '/fleet-bids/:id',
  '/provider-dashboard',
  '/provider-verification',
  '/provider-profile-setup',
  '/provider-application',
  '/driver-portal',
  '/technician',
  '/account/data',
  '/admin-dashboard',
  '/admin/requests/:id',
  '/admin/jobs/:id',
  '/admin/providers/:id',
  '/admin/fleets/:id',
  '/admin/people/:id',
  '/admin/messages',
  '/outbox',
  '/offline',
] as const
export type PagePath = (typeof pagePaths)[number]

/** Pages that search engines may list: the build gives each of them a head of its own (contract/words/en/heads.ts). */
export const listedPages = [
  '/',
  '/individual',
  '/request-service',
  '/provider-signup',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/sms-terms',
  '/auth',
] as const satisfies (PagePath | '/')[]
export type ListedPage = (typeof listedPages)[number]

/** Addresses that carry what is nobody else's business; search engines are asked to stay away. */
export const hiddenPages = [
  '/follow',
  '/bids/',
  '/accept-bid',
  '/s/',
  '/reset-password',
  '/join-fleet',
  '/join-provider',
  '/outbox',
  '/technician',
  '/admin/',
] as const
