import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ok, uuid } from './primitives.ts'
import { providerRoles } from './provider-roles.ts'
import { userTypes } from './user-types.ts'

// In a module of its own, since the landing page looks for it and has no session.
export { signedInMark } from './signed-in-mark.ts'
// In a module of its own, since a first load brings no schema.
export { homeOf, type UserType, userTypes } from './user-types.ts'

/** How a person is called and reached. */
export const contactDetails = ['fullName', 'email', 'phone'] as const
export type ContactDetail = (typeof contactDetails)[number]

export const currentUser = z.object({
  id: uuid,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  userType: z.enum(userTypes),
  /** Still has the password that somebody else gave, and can do nothing before changing it (rules C21). */
  mustChangePassword: z.boolean(),
  /** An admin who has signed in without a second factor sets one up before anything else. */
  mustSetUpFactor: z.boolean(),
  /** In person or with the business or fleet: only reads (rules C18). */
  isSuspended: z.boolean(),
  /** As what a provider's account works there; null for all other accounts. */
  providerRole: z.nullable(z.enum(providerRoles)),
  /** What the account itself keeps; a driver's name and number stand in the driver's record, a business's number in its settings. */
  ownDetails: z.array(z.enum(contactDetails)),
})
export type CurrentUser = z.infer<typeof currentUser>

/** Who has come by an invitation, to an account that may have been there before. */
export const cameByInvitation = z.extend(currentUser, {
  /** Nobody is signed in yet: the account has a second factor, which an invitation does not replace. */
  mustSignIn: z.boolean(),
})
export type CameByInvitation = z.infer<typeof cameByInvitation>

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
