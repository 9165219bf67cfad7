/**
 * Every page (rules D: the union of both route tables), in the spelling of the router. The server answers these
 * with the app and everything else with the app and 404; the web's route table is checked against this list.
 */
export const pagePaths = [
  '/auth',
  '/admin-login',
  '/reset-password',
  '/accept-bid',
  '/request-service',
  '/bids/:id',
  '/customer-dashboard',
  '/business-dashboard',
  '/provider-dashboard',
  '/driver-portal',
  '/admin-dashboard',
] as const
export type PagePath = (typeof pagePaths)[number]
