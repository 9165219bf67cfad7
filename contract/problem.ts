import * as z from 'zod/mini'

/** Every code a refusal may carry, with its HTTP status (rules C24). One list, so that no code is spelt twice. */
export const problemStatus = {
  bad_input: 400,
  missing_fields: 400,
  invalid_email: 400,
  submission_issue: 422,
  common_password: 400,
  invalid_reset_link: 400,
  place_not_found: 400,
  wrong_code: 400,
  code_expired: 400,
  not_a_photo: 400,
  not_a_table: 400,
  not_a_document: 400,
  invalid_invitation: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  invalid_link: 401,
  wrong_role: 403,
  admin_required: 403,
  wrong_origin: 403,
  provider_not_active: 403,
  provider_incomplete: 403,
  document_expired: 403,
  phone_not_confirmed: 403,
  account_suspended: 403,
  account_closed: 403,
  password_change_required: 403,
  own_request: 403,
  not_allowed: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  request_not_open: 409,
  already_assigned: 409,
  already_bid: 409,
  bid_changed: 409,
  changed_meanwhile: 409,
  bid_not_pending: 409,
  bid_expired: 409,
  provider_unavailable: 409,
  wrong_state: 409,
  already_claimed: 409,
  last_manager: 409,
  technician_inactive: 409,
  unit_number_taken: 409,
  name_taken: 409,
  already_written: 409,
  already_added: 409,
  conversation_closed: 409,
  too_many_photos: 409,
  too_many_documents: 409,
  too_many_holidays: 409,
  already_closed: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  too_many_attempts: 429,
  internal_error: 500,
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof problemStatus

export const problem = z.object({
  /** For machines. */
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  /** A finished sentence for the reader. */
  message: z.string(),
  /** What this caller's specification reads: the sentence, or the code. */
  error: z.string(),
  /** A sentence per field, where fields are at fault. */
  details: z.optional(z.record(z.string(), z.string())),
  /** To quote when asking for help; only on internal errors. */
  requestId: z.optional(z.string()),
})
export type Problem = z.infer<typeof problem>
