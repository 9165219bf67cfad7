import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ok, uuid } from './primitives.ts'
import { providerRoles } from './provider-roles.ts'

export const userTypes = [
  'customer',
  'service_provider',
  'business_customer',
  'driver',
  'admin',
] as const
export type UserType = (typeof userTypes)[number]

// In a module of its own, since the landing page looks for it and has no session.
export { signedInMark } from './signed-in-mark.ts'

export const currentUser = z.object({
  id: uuid,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  userType: z.enum(userTypes),
  /** Still has the password that somebody else gave, and can do nothing before changing it (rules C21). */
  mustChangePassword: z.boolean(),
  /** As what a provider's account works there; null for all other accounts. */
  providerRole: z.nullable(z.enum(providerRoles)),
})
export type CurrentUser = z.infer<typeof currentUser>

/** The page a user type starts from; navigation and redirects both use it (rules D). */
export const homeOf: Record<UserType, string> = {
  customer: '/customer-dashboard',
  service_provider: '/provider-dashboard',
  business_customer: '/business-dashboard',
  driver: '/driver-portal',
  admin: '/admin-dashboard',
}

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  caller: 'signed_in',
  tag: 'accounts',
  summary: 'The signed-in user; 401 when nobody is.',
  response: currentUser,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'End this session.',
  response: ok,
})
