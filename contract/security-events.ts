import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, uuid } from './primitives.ts'
import { adminFields } from './words/en/fields/admin.ts'

/**
 * Everything that the security log tells, by the names of OWASP's Application Logging Vocabulary, so that a system that
 * collects logs knows them already. A new name is a line here, and a sentence in contract/words/en/security.ts.
 */
export const securityEventNames = [
  'authn_login_success',
  'authn_login_fail',
  'authn_login_lock',
  'authn_password_change',
  'authn_password_change_fail',
  'authn_token_created',
  'authn_token_revoked',
  'authz_fail',
  'authz_admin',
  'privilege_permissions_changed',
  'excess_rate_limit_exceeded',
  'input_validation_fail',
  'malicious_cross_origin',
  'upload_complete',
  'upload_validation',
  'sensitive_read',
  'user_created',
  'user_updated',
  'user_deleted',
  'sys_startup',
  'sys_shutdown',
] as const
export type SecurityEventName = (typeof securityEventNames)[number]

export const securityEvent = z.object({
  id: z.number(),
  event: z.enum(securityEventNames),
  /** Of several that were alike within ten minutes: the first, the last, and how many. */
  firstAt: instant,
  lastAt: instant,
  times: z.number(),
  /** Null: nobody who was signed in, or somebody with a link. */
  who: z.nullable(z.object({ id: uuid, name: z.string() })),
  /** A part of the internet, "203.0.113.0/24"; null for what the product did by itself. */
  network: z.nullable(z.string()),
  /** The same letters are the same address; the address itself is not kept. */
  origin: z.nullable(z.string()),
  /** "POST /api/login" */
  call: z.nullable(z.string()),
  /** Of a refusal. */
  code: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof securityEvent>

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events',
  caller: 'admin',
  tag: 'admin',
  summary: 'What the security log has told in the last 90 days, the newest first.',
  query: z.object({
    event: z.optional(z.enum(securityEventNames, adminFields.action)),
    /** An account. */
    who: z.optional(uuid),
    /** Letters of an address, as an event has them. */
    origin: z.optional(z.string().check(z.regex(/^[\w-]{12}$/, adminFields.entry))),
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, adminFields.entry))),
  }),
  response: z.array(securityEvent),
})
