import type { SecurityEventName } from '../../security-events.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Beside the names of OWASP's vocabulary, which stay as they are, what they mean. */
const events: Record<SecurityEventName, string> = {
  authn_login_success: 'Signed in',
  authn_login_fail: 'Sign-in failed',
  authn_login_lock: 'Too many failed sign-ins',
  authn_password_change: 'Password changed',
  authn_password_change_fail: 'Password not changed',
  authn_token_created: 'Link or code to sign in was sent',
  authn_token_revoked: 'Sessions or links ended',
  authz_fail: 'Call refused',
  authz_admin: 'Admin action',
  privilege_permissions_changed: 'Rights changed',
  excess_rate_limit_exceeded: 'Rate limit reached',
  input_validation_fail: 'Malformed call',
  malicious_cross_origin: 'Call from another site refused',
  upload_complete: 'File uploaded',
  upload_validation: 'Upload refused',
  sensitive_read: 'Personal data read',
  user_created: 'Account created',
  user_updated: 'Account changed',
  user_deleted: 'Account deleted',
  sys_startup: 'Server started',
  sys_shutdown: 'Server stopped',
}

/** The Security tab of the admins. */
export const securityLog = area('securityLog', {
  tab: 'Security',
  lead: 'Sign-ins, refusals and admin actions of the last 90 days. Addresses are not kept: the network shows where a call came from, and calls from the same address have the same letters.',
  event: 'Event',
  anyEvent: 'All events',
  failed: 'The security log did not load',
  empty: 'No events yet',
  emptyText: 'Sign-ins, refused calls and admin actions show up here.',
  filtered: 'Nothing found',
  filteredText: 'No events for these filters.',
  clear: 'Clear filters',
  more: 'Show older events',
  caption: 'Security events',
  columns: {
    event: 'Event',
    who: 'Account',
    network: 'Network',
    call: 'Call',
    times: 'Times',
    when: 'Last',
  },
  nobody: 'Not signed in',
  itself: '—',
  onlyWho: 'Showing one account only.',
  onlyOrigin: 'Showing one origin only.',
  sameOrigin: (origin: string) => `Events from origin ${origin}`,
  times: (n: number) => plural(n, { one: 'once', other: '# times' }),
  events,
})
