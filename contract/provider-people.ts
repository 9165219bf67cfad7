import * as z from 'zod/mini'
import { fullName, phone, strongPassword, username } from './account.ts'
import { endpoint } from './endpoint.ts'
import { phoneNumber } from './phone-texts.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { providerRoles } from './provider-roles.ts'
import { cameByInvitation } from './session.ts'
import { settings } from './settings.ts'
import { emailAddress } from './texts.ts'
import { accountFields } from './words/en/fields/account.ts'
import { providerFields } from './words/en/fields/provider.ts'

const role = z.enum(providerRoles, providerFields.memberRole)

export const providerMember = z.object({
  id: uuid,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  role,
  isSelf: z.boolean(),
})
export type ProviderMember = z.infer<typeof providerMember>

export const providerInvitation = z.object({
  id: uuid,
  /** The one of both to which the link went. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role,
  /** Of a technician's login: whose jobs it is to open. */
  technician: z.nullable(z.object({ id: uuid, fullName: z.string() })),
  createdAt: instant,
  expiresAt: instant,
})
export type ProviderInvitation = z.infer<typeof providerInvitation>

const ofPeople = {
  caller: 'service_provider',
  right: 'managePeople',
  tag: 'providers',
} as const

export const listProviderPeople = endpoint({
  ...ofPeople,
  method: 'GET',
  path: '/api/provider/members',
  summary: 'Who signs in for the provider, and the invitations that wait.',
  response: z.object({
    members: z.array(providerMember),
    invitations: z.array(providerInvitation),
  }),
})

export const inviteToProvider = endpoint({
  ...ofPeople,
  method: 'POST',
  path: '/api/provider/invitations',
  perMinute: settings.technicians.invitationsPerMinute,
  summary:
    'Invite somebody by e-mail or by SMS, one of both; the link is good for 7 days, once. The same address again gets a new link, and the old one ends.',
  body: z
    .object({
      role,
      email: z.optional(emailAddress()),
      phone: z.optional(phoneNumber()),
      /** Of a technician's login, and only of one. */
      technicianId: z.optional(uuid),
    })
    .check(
      z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
        error: providerFields.emailOrPhone,
        path: ['email'],
      }),
      z.refine(
        ({ role, technicianId }) => (role === 'technician') === (technicianId !== undefined),
        { error: providerFields.whichTechnician, path: ['technicianId'] },
      ),
    ),
  status: 201,
  response: providerInvitation,
})

export const revokeProviderInvitation = endpoint({
  ...ofPeople,
  method: 'DELETE',
  path: '/api/provider/invitations/:id',
  summary: 'Take an invitation back.',
  params: byId,
  response: ok,
})

/** What somebody may become who has a login already; a technician's is for one technician from the beginning. */
export const changeableRoles = ['owner', 'dispatcher'] as const
export type ChangeableRole = (typeof changeableRoles)[number]

export const changeProviderMember = endpoint({
  ...ofPeople,
  method: 'PATCH',
  path: '/api/provider/members/:id',
  isDangerous: true,
  summary: 'Change what somebody may do; the last owner stays one.',
  params: byId,
  body: z.object({ role: z.enum(changeableRoles, providerFields.memberRole) }),
  response: ok,
})

export const removeProviderMember = endpoint({
  ...ofPeople,
  method: 'DELETE',
  path: '/api/provider/members/:id',
  summary: 'Somebody leaves: the account is closed and signed out; the last owner stays.',
  params: byId,
  response: ok,
})

const token = z.string(accountFields.invitation).check(z.maxLength(200))

export const readProviderInvitation = endpoint({
  method: 'POST',
  path: '/api/provider/invitations/look-up',
  perMinute: settings.limits.signIn,
  caller: 'anyone',
  tag: 'providers',
  summary: 'Who invites whom to what, for the holder of the link.',
  body: z.object({ token }),
  response: z.object({
    businessName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    role,
    /** What the provider calls the technician; null for all others. */
    fullName: z.nullable(z.string()),
  }),
})

export const joinProvider = endpoint({
  method: 'POST',
  path: '/api/provider/invitations/accept',
  perMinute: settings.limits.signUp,
  caller: 'anyone',
  tag: 'providers',
  summary:
    'Join a provider by its invitation: an account comes into being and is signed in. Who had one there before comes back to it, and signs in where it has a second factor.',
  body: z.object({ token, fullName, phone, username, password: strongPassword }),
  status: 201,
  response: cameByInvitation,
})
