import type { ProviderRole } from '../../provider-roles.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration } from './grammar.ts'

const roles: Record<ProviderRole, string> = {
  owner: 'Owner',
  dispatcher: 'Dispatcher',
  technician: 'Driver',
}
const roleMeans: Record<ProviderRole, string> = {
  owner: 'Owner: everything, including people, documents and the business record',
  dispatcher: 'Dispatcher: requests, bids, jobs, messages, drivers, duty',
  technician: 'Driver: sees only the jobs that driver is sent to',
}
const joins: Record<ProviderRole, string> = {
  owner: 'You can do everything: requests, jobs, people, documents and the business record.',
  dispatcher: 'You answer requests, run jobs, send drivers and go on and off duty.',
  technician: 'You see the jobs you are sent to, and update them from start to finish.',
}

const joinsAs: Record<ProviderRole, string> = {
  owner: 'an owner',
  dispatcher: 'a dispatcher',
  technician: 'a driver',
}

/** Who signs in for a provider: the owner's list, and the page on which somebody joins. */
export const providerPeople = area('providerPeople', {
  title: 'People who sign in',
  lead: 'Everyone has their own login. The job history and your bids say who did what; customers only see your business.',
  failed: 'Your people did not load',
  tryAgain: 'That didn’t work. Try again.',
  none: '—',
  members: 'People',
  name: 'Name',
  contact: 'Contact',
  role: 'Role',
  actions: 'Actions',
  roles,
  roleMeans,
  roleOf: (name: string) => `Role of ${name}`,
  you: 'You',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  lastOwner: 'A business needs an owner. Make somebody else one first.',
  leaveSelf: 'Ask another owner to remove you.',
  suspended: 'Your account is suspended: you can look, but not change anything.',
  invite: 'Invite somebody',
  invitations: 'Pending invitations',
  invited: 'Invited',
  expires: 'Expires',
  again: 'Send again',
  againTo: (whom: string) => `Send again to ${whom}`,
  sentAgain: (whom: string) => `A new link is on its way to ${whom}. The old one no longer works.`,
  revoke: 'Revoke',
  revokeOf: (whom: string) => `Revoke the invitation for ${whom}`,
  inviting: {
    title: 'Invite somebody',
    text: `We send a link to set up a login. It works once, for ${duration(settings.invitationMs)}.`,
    role: 'Role',
    technician: 'Which driver',
    noTechnician: 'Add the driver under Drivers first.',
    by: 'Send the link by',
    byEmail: 'Email',
    byPhone: 'Text',
    phone: 'Phone',
    notApproved: 'Until your account is approved, links go out by email only.',
    submit: 'Send the invitation',
    failed: 'The invitation was not sent. Try again.',
    done: (whom: string) => `${whom} is invited.`,
  },
  changing: {
    title: (name: string, role: ProviderRole) => `Make ${name} ${joinsAs[role]}?`,
    text: (role: ProviderRole) => roleMeans[role],
    confirm: 'Change the role',
    keep: 'Keep the role',
    done: 'Role changed.',
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Their login is closed and signed out right away. Their name stays on what they did. You can invite them again.',
    confirm: 'Remove from the business',
    keep: 'Keep',
    done: (name: string) => `${name} is removed.`,
  },
  revoking: {
    title: (whom: string) => `Revoke the invitation for ${whom}?`,
    text: 'The link stops working.',
    confirm: 'Revoke it',
    keep: 'Keep it',
    done: 'Invitation revoked.',
  },
  ownersOnly: 'Only an owner of the business can change these settings.',
  join: {
    title: 'Join your business',
    heading: (business: string) => `Join ${business}`,
    lead: (whom: string) => `Set up your login for ${whom}.`,
    role: 'Your role',
    joins,
    signedIn: (name: string) =>
      `You are signed in as ${name}. Joining signs you in with the new login.`,
    submit: 'Join',
    failed: 'You could not join. Try again.',
    invalidTitle: 'This invitation does not work',
    missing: 'This link is incomplete. Open the full link from your message.',
    lookFailed: 'The invitation did not load',
    home: 'Go to the home page',
  },
})
