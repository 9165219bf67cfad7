import { exportFleets, exportProviders, listOutbox } from '#contract/admin.ts'
import { endSessions, lookUpTechnicians, lookUpUsers } from '#contract/admin-users.ts'
import { makeApiKey, revokeApiKey, rotateApiKey } from '#contract/api-keys.ts'
import { exportAudit } from '#contract/audit.ts'
import {
  changeContactDetails,
  changePassword,
  forgotPassword,
  login,
  register,
  resetPassword,
  signUpProvider,
} from '#contract/auth.ts'
import { listSentTo, readPersonAtDesk } from '#contract/desk-accounts.ts'
import { lookUpRequests } from '#contract/desk-look-up.ts'
import { openConversation } from '#contract/desk-requests.ts'
import {
  addDriver,
  changeDriver,
  changeDriverProfile,
  giveDriverCode,
  importDrivers,
  setDriverActivity,
} from '#contract/drivers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  acceptInvitation,
  changeMember,
  changeOwnFleet,
  removeMember,
  returnToFleet,
} from '#contract/fleets.ts'
import { deleteGuestsData, keepGuestsData } from '#contract/guests-data.ts'
import { endLinks } from '#contract/links.ts'
import { askForCopy, askForErasure, fetchCopy, takeBackErasure } from '#contract/own-data.ts'
import type { ProblemCode } from '#contract/problem.ts'
import {
  changeProviderMember,
  joinProvider,
  removeProviderMember,
} from '#contract/provider-people.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import {
  addPasskey,
  confirmAuthenticator,
  endOtherSessions,
  endSession,
  loginByPasskey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '#contract/security.ts'
import type { SecurityEventName } from '#contract/security-events.ts'
import { logout } from '#contract/session.ts'
import { addTechnician, sendTechnicianLink } from '#contract/technicians.ts'
import { readDocument } from '#contract/verification.ts'
import { addWebhook, rotateWebhookSecret } from '#contract/webhooks.ts'

/** Calls whose success is an event of its own. What admins do, and what is uploaded, is one without a line here. */
const successes = new Map<Endpoint, SecurityEventName>([
  [login, 'authn_login_success'],
  [loginByPasskey, 'authn_login_success'],
  [endSession, 'authn_token_revoked'],
  [endOtherSessions, 'authn_token_revoked'],
  [confirmAuthenticator, 'user_updated'],
  [removeAuthenticator, 'user_updated'],
  [addPasskey, 'user_updated'],
  [removePasskey, 'user_updated'],
  [renewRecoveryCodes, 'user_updated'],
  [logout, 'authn_token_revoked'],
  [endSessions, 'authn_token_revoked'],
  [endLinks, 'authn_token_revoked'],
  [makeApiKey, 'authn_token_created'],
  [rotateApiKey, 'authn_token_created'],
  [revokeApiKey, 'authn_token_revoked'],
  [addWebhook, 'authn_token_created'],
  [rotateWebhookSecret, 'authn_token_created'],
  [forgotPassword, 'authn_token_created'],
  [giveDriverCode, 'authn_token_created'],
  [sendTechnicianLink, 'authn_token_created'],
  [changePassword, 'authn_password_change'],
  [resetPassword, 'authn_password_change'],
  [register, 'user_created'],
  [signUpProvider, 'user_created'],
  [acceptInvitation, 'user_created'],
  [joinProvider, 'user_created'],
  [returnToFleet, 'user_created'],
  [addDriver, 'user_created'],
  [importDrivers, 'user_created'],
  [addTechnician, 'user_created'],
  [changeContactDetails, 'user_updated'],
  [changeDriverProfile, 'user_updated'],
  [changeOwnProvider, 'user_updated'],
  [changeOwnFleet, 'user_updated'],
  [askForErasure, 'user_updated'],
  [takeBackErasure, 'user_updated'],
  [deleteGuestsData, 'user_updated'],
  [keepGuestsData, 'user_updated'],
  [changeDriver, 'privilege_permissions_changed'],
  [setDriverActivity, 'privilege_permissions_changed'],
  [changeMember, 'privilege_permissions_changed'],
  [removeMember, 'privilege_permissions_changed'],
  [changeProviderMember, 'privilege_permissions_changed'],
  [removeProviderMember, 'privilege_permissions_changed'],
  [lookUpUsers, 'sensitive_read'],
  [lookUpTechnicians, 'sensitive_read'],
  [lookUpRequests, 'sensitive_read'],
  [listOutbox, 'sensitive_read'],
  [openConversation, 'sensitive_read'],
  [readPersonAtDesk, 'sensitive_read'],
  [listSentTo, 'sensitive_read'],
  [readDocument, 'sensitive_read'],
  [exportProviders, 'sensitive_read'],
  [exportFleets, 'sensitive_read'],
  [exportAudit, 'sensitive_read'],
  [askForCopy, 'sensitive_read'],
  [fetchCopy, 'sensitive_read'],
])

export function meaningOf(endpoint: Endpoint): SecurityEventName | null {
  const known = successes.get(endpoint)
  if (known) return known
  if (endpoint.upload && !endpoint.isSigned) return 'upload_complete'
  return endpoint.caller === 'admin' && endpoint.method !== 'GET' ? 'authz_admin' : null
}

/**
 * What each refusal means; null for what honest people run into, as a request that somebody else was faster at. A code
 * that nobody has thought about does not compile.
 */
const refusals: Record<ProblemCode, SecurityEventName | null> = {
  bad_input: 'input_validation_fail',
  missing_fields: 'input_validation_fail',
  invalid_email: 'input_validation_fail',
  submission_issue: null,
  common_password: null,
  invalid_reset_link: 'authn_login_fail',
  place_not_found: null,
  wrong_code: 'authn_login_fail',
  code_expired: 'authn_login_fail',
  not_a_photo: 'upload_validation',
  not_a_table: 'upload_validation',
  not_a_document: 'upload_validation',
  invalid_invitation: 'authn_login_fail',
  not_signed_in: 'authz_fail',
  wrong_credentials: 'authn_login_fail',
  // The password was right; what is missing is asked for.
  second_factor_needed: null,
  invalid_link: 'authz_fail',
  invalid_key: 'authz_fail',
  not_signed: 'authz_fail',
  wrong_role: 'authz_fail',
  admin_required: 'authz_fail',
  wrong_origin: 'malicious_cross_origin',
  provider_not_active: 'authz_fail',
  provider_incomplete: null,
  document_expired: null,
  phone_not_confirmed: null,
  account_suspended: 'authz_fail',
  account_closed: 'authn_login_fail',
  password_change_required: 'authz_fail',
  factor_required: 'authz_fail',
  proof_needed: null,
  own_request: 'authz_fail',
  not_allowed: 'authz_fail',
  scope_required: 'authz_fail',
  not_found: null,
  username_taken: null,
  email_taken: null,
  other_account: null,
  already_asked: null,
  po_required: null,
  terms_not_in_force: null,
  terms_used_up: null,
  terms_overdue: null,
  terms_not_taken: null,
  request_not_open: null,
  already_assigned: null,
  already_bid: null,
  bid_changed: null,
  changed_meanwhile: null,
  bid_not_pending: null,
  bid_expired: null,
  provider_unavailable: null,
  wrong_state: null,
  already_claimed: null,
  last_manager: null,
  last_owner: null,
  technician_inactive: null,
  unit_number_taken: null,
  name_taken: null,
  already_written: null,
  already_added: null,
  conversation_closed: null,
  too_many_photos: null,
  too_many_documents: null,
  too_many_holidays: null,
  too_many_keys: null,
  too_many_webhooks: null,
  already_closed: null,
  payment_started: null,
  fee_changed: null,
  change_changed: null,
  change_expired: null,
  body_too_large: 'input_validation_fail',
  unsupported_media_type: 'input_validation_fail',
  key_reused: 'input_validation_fail',
  too_many_requests: 'excess_rate_limit_exceeded',
  too_many_attempts: 'authn_login_lock',
  internal_error: null,
  unavailable: null,
  turned_away: null,
}

export function meaningOfRefusal(
  code: ProblemCode,
  endpoint: Endpoint | undefined,
): SecurityEventName | null {
  if (endpoint === changePassword && code === 'wrong_credentials')
    return 'authn_password_change_fail'
  if (endpoint === login && code === 'wrong_code') return 'authn_login_fail'
  // What belongs to somebody else is answered like what is not there, and is noted like what is refused.
  if (code === 'not_found')
    return endpoint?.params || endpoint?.caller === 'request_party' ? 'authz_fail' : null
  const meaning = refusals[code]
  return meaning === 'input_validation_fail' && endpoint?.upload ? 'upload_validation' : meaning
}
