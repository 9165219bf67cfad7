import * as z from 'zod/mini'
import { deskEntry } from './desk-entries.ts'
import { endpoint } from './endpoint.ts'
import { instant, uuid } from './primitives.ts'
import { text } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'

/** Everything that the audit log remembers, in the words of the code; the pages have their own. */
export const auditActions = [
  'provider_approve',
  'provider_suspend',
  'provider_reinstate',
  'provider_reject',
  'provider_asked',
  'provider_identity_asked',
  'provider_identity_changed',
  'provider_identity_approve',
  'provider_identity_refuse',
  'provider_member_owner',
  'provider_member_dispatcher',
  'provider_member_removed',
  'fleet_approve',
  'fleet_reject',
  'fleet_asked',
  'fleet_suspend',
  'fleet_reinstate',
  'fleet_changed',
  'fleet_terms_asked',
  'fleet_terms_grant',
  'fleet_terms_refuse',
  'fleet_terms_change',
  'fleet_terms_restore',
  'fleet_terms_end',
  'fleet_bill_paid',
  'fleet_bill_unpaid',
  'fleet_bill_written_off',
  'fleet_provider_changed',
  'fleet_member_manager',
  'fleet_member_dispatcher',
  'fleet_member_accountant',
  'fleet_member_viewer',
  'fleet_member_removed',
  'fleet_member_returned',
  'driver_deactivated',
  'driver_reactivated',
  'driver_code_given',
  'driver_limit_changed',
  'verification_approve',
  'verification_reject',
  'note',
  'request_extended',
  'request_widened',
  'request_reopened',
  'request_pin_corrected',
  'provider_released',
  'bid_entered',
  'payment_refunded',
  'dispute_decided',
  'chargeback_answered',
  'chargeback_settled',
  'difference_explained',
  'messages_read',
  'outbox_read',
  'review_hidden',
  'review_shown',
  'site_figure_changed',
  'rule_changed',
  'rule_reset',
  'delivery_retried',
  'reset_link_sent',
  'reset_link_by_operator',
  'password_set_by_operator',
  'factors_reset_by_operator',
  'sessions_ended',
  'erasure_asked',
  'erasure_taken_back',
  'account_erased',
  'guests_data_deletion_asked',
  'guests_data_kept',
  'user_suspend',
  'user_reinstate',
  'api_key_made',
  'api_key_rotated',
  'api_key_revoked',
  'webhook_added',
  'webhook_changed',
  'webhook_removed',
  'webhook_secret_rotated',
  'fleet_feed_connected',
  'fleet_feed_disconnected',
  'admin_made',
  'admin_changed',
] as const
export type AuditAction = (typeof auditActions)[number]

const subjectKinds = ['user', 'provider', 'fleet', 'driver', 'request'] as const

export const auditEntry = z.object({
  id: z.number(),
  at: instant,
  action: z.string(),
  /** Null: the command line or the environment. */
  actor: z.nullable(z.object({ id: uuid, name: z.string() })),
  /** Null where the deed was about nobody, or about somebody who is no more. */
  subject: z.nullable(z.object({ id: uuid, kind: z.enum(subjectKinds), name: z.string() })),
  reason: z.nullable(z.string()),
  /** What a deed has changed, as it was and as it is. */
  before: deskEntry.shape.before,
  after: deskEntry.shape.after,
})
export type AuditEntry = z.infer<typeof auditEntry>

const filters = {
  action: z.optional(z.enum(auditActions, adminFields.action)),
  /** The beginning of a name, username, email or phone number: who did it, or to whom. */
  person: z.optional(text(100, 'person')),
  /** A provider, a fleet company or a user, with the account behind it. */
  about: z.optional(uuid),
}

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'Who did what to whom, when and why, newest first; names are read when it is read.',
  query: z.object({
    ...filters,
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, adminFields.entry))),
  }),
  response: z.array(auditEntry),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log.csv',
  caller: 'admin',
  tag: 'admin',
  summary: 'The same entries as a CSV file, at most 10,000.',
  query: z.object(filters),
  response: 'csv',
})
