/** What an account is for. Without a schema, since every page's first load brings this. */
export const userTypes = [
  'customer',
  'service_provider',
  'business_customer',
  'driver',
  'admin',
] as const
export type UserType = (typeof userTypes)[number]

/** The page a user type starts from; navigation and redirects both use it (rules D). */
export const homeOf: Record<UserType, string> = {
  customer: '/customer-dashboard',
  service_provider: '/provider-dashboard',
  business_customer: '/business-dashboard',
  driver: '/driver-portal',
  admin: '/admin-dashboard',
}
