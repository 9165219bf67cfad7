import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { standings } from './providers.ts'
import { userTypes } from './session.ts'
import { text } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'

export const userForAdmin = z.object({
  id: uuid,
  userType: z.enum(userTypes),
  username: z.string(),
  fullName: z.string(),
  /** A fleet's driver may have none. */
  email: z.nullable(z.string()),
  phone: z.string(),
  isSuspended: z.boolean(),
  /** By the fleet that it was for: a driver who has left, a member who was removed. */
  isClosed: z.boolean(),
  /** The business this person owns, or the fleet this person belongs to. */
  organisation: z.nullable(
    z.object({
      kind: z.enum(['provider', 'fleet']),
      id: uuid,
      name: z.string(),
      status: z.enum(standings),
    }),
  ),
  createdAt: instant,
  /** Null for who has never signed in. */
  lastSeenAt: z.nullable(instant),
  sessions: z.number(),
})
export type UserForAdmin = z.infer<typeof userForAdmin>

/** A reading that is sent as a body: what is searched may be somebody's number, and addresses are kept in many places. */
export const lookUpUsers = endpoint({
  method: 'POST',
  path: '/api/admin/users/look-up',
  caller: 'admin',
  tag: 'admin',
  summary: 'Users whose name, username, email or phone number begins so; at most 20.',
  body: z.object({
    search: z.optional(text(100, 'search')),
    id: z.optional(uuid),
  }),
  response: z.array(userForAdmin),
})

/** Somebody whom a business sends out: reached by the links that it texts, most without an account. */
export const technicianForAdmin = z.object({
  id: uuid,
  fullName: z.string(),
  phone: z.string(),
  vehicleInfo: z.nullable(z.string()),
  isDeactivated: z.boolean(),
  provider: z.object({ id: uuid, name: z.string(), status: z.enum(standings) }),
  /** Of who signs in as well. */
  userId: z.nullable(uuid),
  createdAt: instant,
})
export type TechnicianForAdmin = z.infer<typeof technicianForAdmin>

export const lookUpTechnicians = endpoint({
  method: 'POST',
  path: '/api/admin/technicians/look-up',
  caller: 'admin',
  tag: 'admin',
  summary: 'Technicians of all businesses whose name or phone number begins so; at most 20.',
  body: z.object({ search: text(100, 'search') }),
  response: z.array(technicianForAdmin),
})

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary: 'Mail the user a link for choosing a new password; nobody else sees it.',
  params: byId,
  response: ok,
})

/** Of one person, whatever kind of account it is; a business or fleet has a standing of its own. */
export const setPersonStanding = endpoint({
  method: 'PATCH',
  path: '/api/admin/people/:id/status',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary:
    'Suspend one person, who then only reads, or lift that; a suspension says why. A business or fleet goes on without them.',
  params: byId,
  body: z.object({
    status: z.enum(['active', 'suspended'], adminFields.newStanding),
    reason: z.optional(text(500, 'reason')),
  }),
  response: ok,
})

export const endSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary: 'End all sessions of the user, on every device.',
  params: byId,
  body: z.object({ reason: z.optional(text(500, 'reason')) }),
  response: ok,
})
