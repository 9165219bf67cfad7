import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { text } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'

/** Where the wish of a verified shop for another name or address stands. */
export const identityChangeStates = ['waiting', 'approved', 'refused'] as const

export const identityChange = z.object({
  id: uuid,
  providerId: uuid,
  /** As they stand until it is decided. */
  businessName: z.string(),
  address: z.string(),
  /** Null where that is to stay. */
  newName: z.nullable(z.string()),
  newAddress: z.nullable(z.string()),
  /** The shop has put itself on the map. */
  isPinned: z.boolean(),
  pinLat: z.nullable(z.number()),
  pinLng: z.nullable(z.number()),
  askedAt: instant,
})
export type IdentityChange = z.infer<typeof identityChange>

export const listIdentityChanges = endpoint({
  method: 'GET',
  path: '/api/admin/identity-changes',
  caller: 'admin',
  tag: 'admin',
  summary: 'New names and addresses of verified shops that wait for a decision, the oldest first.',
  response: z.array(identityChange),
})

export const decideIdentityChange = endpoint({
  method: 'POST',
  path: '/api/admin/identity-changes/:id/decision',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Approve a new name or address of a verified shop, or refuse it with a reason that the shop reads.',
  params: byId,
  body: z.object({
    isApproved: z.boolean(adminFields.verdict),
    reason: z.optional(text(500, 'reason')),
  }),
  response: ok,
})
