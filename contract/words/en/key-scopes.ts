import type { KeyScope } from '../../key-scopes.ts'

/** What a key may be allowed, as a list names it and a sentence says it. */
export const scopeNames: Record<KeyScope, string> = {
  read_requests: 'read requests',
  post_requests: 'post requests',
  choose_bids: 'accept and reject bids',
  bid: 'bid',
  run_jobs: 'run jobs',
  messages: 'read and write messages',
  read_money: 'read money',
  manage_people: 'manage drivers and units',
  settings: 'change settings',
  read_desk: 'read the desk',
  run_desk: 'step in at the desk',
}
