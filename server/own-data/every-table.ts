import { type RawBuilder, sql } from 'kysely'
import { webhookSettings } from '#contract/key-settings.ts'
import { settings } from '#contract/settings.ts'
import { owedByFleet, owedByProvider } from './debtors.ts'

/** How long rows of a table stay. */
export interface Keeping {
  /** Names, numbers, places or words of people stand in it; else ids, figures and what everybody may know. */
  isPersonal: boolean
  /** The condition on its rows that have expired by then; they are deleted within the hour. */
  expired?: (now: Date) => RawBuilder<unknown>
  /** Why the other rows stay, and what ends them. */
  stays: string
}

const dayMs = 86_400_000
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

const withAccount = 'Until the account is erased.'
const withRequest = 'Until a guest is forgotten, or the account of the request is erased.'
const withCompany = 'Until the business or fleet is erased with its last owner.'
const books = 'For the books: ids and amounts, no name.'
const history = 'Ids and figures of what happened between two sides; the other side keeps it.'
const ofThePlatform = 'Of the platform, not of people.'

const { ownData, session, login, desk, technicians, backups } = settings

/**
 * Every table with how long its rows stay: the one place where that is said. A table that is missing here, or that has
 * rows that expire and says nothing of them, fails a test.
 */
export const everyTable: Record<string, Keeping> = {
  agreements: { isPersonal: false, stays: 'Ids and versions: proof of who agreed to what.' },
  technician_agreements: {
    isPersonal: false,
    stays: 'Ids and versions: proof of who agreed to what.',
  },
  api_keys: {
    isPersonal: true,
    expired: (now) =>
      sql`expires_at <= ${ago(now, webhookSettings.keepMs)} or revoked_at <= ${ago(now, webhookSettings.keepMs)}`,
    stays: withAccount,
  },
  approvals: { isPersonal: true, stays: withRequest },
  arrival_tries: { isPersonal: false, stays: history },
  audit_log: {
    isPersonal: true,
    stays: 'For good, by ids; the words in it about somebody who is erased go.',
  },
  authenticators: { isPersonal: false, stays: withAccount },
  backup_checks: {
    isPersonal: false,
    expired: (now) => sql`finished_at <= ${ago(now, backups.notedMs)}`,
    stays: ofThePlatform,
  },
  backups: {
    isPersonal: false,
    expired: (now) => sql`finished_at <= ${ago(now, backups.notedMs)}`,
    stays: ofThePlatform,
  },
  bids: { isPersonal: true, stays: withCompany },
  change_orders: { isPersonal: true, stays: withRequest },
  channel_settings: { isPersonal: false, stays: withAccount },
  debtors: {
    isPersonal: true,
    expired: (now) => sql`forget_at <= ${now} or ${owedByProvider(sql`debtors.provider_id`)} = 0`,
    stays: 'While an erased business owes money, four years at most.',
  },
  declines: { isPersonal: false, stays: history },
  deliveries: {
    isPersonal: true,
    expired: (now) => sql`created_at <= ${ago(now, ownData.noticesMs)} and status <> 'waiting'`,
    stays: 'What waits goes out first.',
  },
  desk_mornings: { isPersonal: false, stays: ofThePlatform },
  chargebacks: { isPersonal: true, stays: withRequest },
  reconciliations: { isPersonal: false, stays: books },
  reconciliation_differences: { isPersonal: true, stays: books },
  processor_looks: { isPersonal: false, stays: books },
  dispute_offers: { isPersonal: false, stays: history },
  disputes: { isPersonal: true, stays: withRequest },
  drivers: { isPersonal: true, stays: withAccount },
  ended_sessions: {
    isPersonal: true,
    expired: (now) => sql`ended_at <= ${ago(now, desk.sessionEndsMs)}`,
    stays: 'Until then its browser reads why.',
  },
  erasures: { isPersonal: false, stays: 'That an account was erased is known by its id.' },
  events: {
    isPersonal: true,
    stays:
      'Payloads go after 30 days, words with the request or the account; the history stays by ids.',
  },
  feed_vehicles: {
    isPersonal: true,
    stays: 'Until the shop disconnects its fleet system, or is erased with its last owner.',
  },
  fleet_checks: {
    isPersonal: true,
    expired: (now) => sql`given_at <= ${ago(now, settings.fleetChecks.keptMs)}`,
    stays: 'Until then; its code, sealed, until the provider has read it.',
  },
  fleet_feeds: {
    isPersonal: true,
    stays: 'Until the shop disconnects it, or is erased with its last owner.',
  },
  fleet_debtors: {
    isPersonal: true,
    expired: (now) => sql`forget_at <= ${now} or ${owedByFleet(sql`fleet_debtors.fleet_id`)} = 0`,
    stays: 'While an erased fleet owes on its terms, four years at most.',
  },
  fleet_bill_counters: { isPersonal: false, stays: books },
  fleet_bill_entries: { isPersonal: true, stays: books },
  fleet_bills: { isPersonal: false, stays: books },
  fleet_terms: { isPersonal: true, stays: withCompany },
  fleet_invitations: {
    isPersonal: true,
    expired: (now) => sql`expires_at <= ${ago(now, ownData.invitationsMs)} and accepted_at is null`,
    stays: 'What was accepted, until the account is erased.',
  },
  fleet_members: { isPersonal: false, stays: withAccount },
  fleet_providers: { isPersonal: false, stays: withCompany },
  fleets: { isPersonal: true, stays: withCompany },
  former_members: { isPersonal: false, stays: withAccount },
  holidays: { isPersonal: true, stays: withCompany },
  idempotent_answers: {
    isPersonal: true,
    expired: (now) => sql`created_at <= ${ago(now, settings.idempotencyMs)}`,
    stays: 'Sealed by a key that we do not keep.',
  },
  identity_changes: { isPersonal: true, stays: withCompany },
  credit_note_counters: { isPersonal: false, stays: books },
  credit_notes: { isPersonal: false, stays: books },
  credit_uses: { isPersonal: false, stays: books },
  credits: { isPersonal: false, stays: books },
  invoice_counters: { isPersonal: false, stays: books },
  invoices: { isPersonal: false, stays: books },
  job_agreements: {
    isPersonal: false,
    stays: 'Never changed: ids, lines and prices of what both sides agreed on.',
  },
  jobs: { isPersonal: true, stays: withRequest },
  known_devices: {
    isPersonal: false,
    expired: (now) => sql`seen_at <= ${ago(now, login.deviceMs)}`,
    stays: withAccount,
  },
  follow_links: {
    isPersonal: true,
    expired: (now) => sql`ends_at <= ${ago(now, ownData.linksMs)}`,
    stays: withRequest,
  },
  card_askings: {
    isPersonal: false,
    expired: (now) => sql`asked_at <= ${ago(now, settings.disputes.withinMs)}`,
    stays: 'Counted until then; device, number and address by keyed hashes alone.',
  },
  card_failures: {
    isPersonal: false,
    expired: (now) => sql`failed_at <= ${ago(now, settings.cards.tries.withinMs)}`,
    stays: 'Counted until then, by keyed hashes alone.',
  },
  holds: { isPersonal: false, stays: books },
  payment_accounts: { isPersonal: false, stays: books },
  open_payables: { isPersonal: false, stays: books },
  payout_items: { isPersonal: false, stays: books },
  payouts: { isPersonal: false, stays: books },
  ledger_entries: { isPersonal: false, stays: books },
  ledger_transactions: { isPersonal: false, stays: books },
  limit_changes: { isPersonal: false, stays: history },
  login_failures: {
    isPersonal: false,
    expired: (now) => sql`at <= ${ago(now, login.windowMs)}`,
    stays: 'Counted until then.',
  },
  message_counts: {
    isPersonal: false,
    // What the operations board shows, and the whole day before it.
    expired: (now) => sql`since <= ${ago(now, settings.operations.failedWithinMs + 2 * dayMs)}`,
    stays: 'Counted until then; numbers and addresses by their hash alone.',
  },
  message_reads: { isPersonal: false, stays: history },
  messages: { isPersonal: true, stays: withRequest },
  migrations: { isPersonal: false, stays: ofThePlatform },
  notifications: {
    isPersonal: true,
    expired: (now) => sql`created_at <= ${ago(now, ownData.noticesMs)}`,
    stays: withAccount,
  },
  own_copies: {
    isPersonal: true,
    expired: (now) => sql`expires_at <= ${now}`,
    stays: 'Its file is removed first, an hour after the download.',
  },
  passkey_challenges: {
    isPersonal: false,
    expired: (now) => sql`expires_at <= ${now}`,
    stays: 'Until a passkey has answered.',
  },
  passkeys: { isPersonal: true, stays: withAccount },
  password_resets: {
    isPersonal: false,
    expired: (now) => sql`expires_at <= ${now}`,
    stays: withAccount,
  },
  phone_codes: {
    isPersonal: true,
    expired: (now) => sql`asked_at <= ${ago(now, settings.idempotencyMs)}`,
    stays: 'Until then it limits how often a code is texted.',
  },
  photos: { isPersonal: true, stays: withRequest },
  proof_hidings: { isPersonal: true, stays: withRequest },
  proofs: { isPersonal: true, stays: withRequest },
  platform_settings: { isPersonal: false, stays: ofThePlatform },
  positions: {
    isPersonal: true,
    expired: (now) => sql`received_at <= ${ago(now, settings.trips.keepMs)}`,
    stays: 'Nothing of them stays.',
  },
  provider_invitations: {
    isPersonal: true,
    expired: (now) => sql`expires_at <= ${ago(now, ownData.invitationsMs)} and accepted_at is null`,
    stays: 'What was accepted, until the account is erased.',
  },
  provider_members: { isPersonal: false, stays: withAccount },
  providers: { isPersonal: true, stays: withCompany },
  push_keys: { isPersonal: false, stays: ofThePlatform },
  push_subscriptions: { isPersonal: true, stays: 'Until its session ends.' },
  recovery_codes: { isPersonal: false, stays: withAccount },
  reminders: { isPersonal: false, stays: history },
  refunds: { isPersonal: true, stays: withRequest },
  request_tokens: {
    isPersonal: false,
    expired: (now) =>
      sql`revoked_at <= ${ago(now, ownData.linksMs)}
        or request_id in (select id from requests where closed_at <= ${ago(now, ownData.linksMs)})`,
    stays: 'Links of open requests, and of closed ones to say that they are over.',
  },
  request_versions: { isPersonal: true, stays: withRequest },
  request_views: { isPersonal: false, stays: history },
  requests: { isPersonal: true, stays: withRequest },
  reviews: { isPersonal: true, stays: 'A verdict stays, without a name.' },
  security_events: {
    isPersonal: false,
    expired: (now) => sql`last_at <= ${ago(now, ownData.securityMs)}`,
    stays: 'Ids and networks, until then.',
  },
  sessions: {
    isPersonal: false,
    expired: (now) =>
      sql`seen_at <= ${ago(now, session.idleMs)} or created_at <= ${ago(now, session.absoluteMs)}`,
    stays: withAccount,
  },
  site_figures: { isPersonal: false, stays: ofThePlatform },
  sms_stops: {
    isPersonal: true,
    stays: 'Whoever has the number is never texted again: the law wants it kept.',
  },
  trackers: {
    isPersonal: false,
    stays: 'Until the technician disconnects the app, leaves, or connects another.',
  },
  technician_tokens: {
    isPersonal: false,
    expired: (now) => sql`created_at <= ${ago(now, technicians.linkMs)}`,
    stays: 'Until the link is over.',
  },
  technicians: { isPersonal: true, stays: withCompany },
  telling: { isPersonal: false, stays: ofThePlatform },
  terms_credits: { isPersonal: true, stays: withRequest },
  terms_jobs: { isPersonal: false, stays: books },
  texted_numbers: {
    isPersonal: true,
    stays: 'That a number has read how to stop, until its account or guest is forgotten.',
  },
  trips: { isPersonal: false, stays: history },
  units: { isPersonal: true, stays: withCompany },
  users: { isPersonal: true, stays: withAccount },
  verification_reminders: { isPersonal: false, stays: history },
  verification_submissions: {
    isPersonal: true,
    stays: 'Files of what counts no more go after 90 days, the rest with the business.',
  },
  webhook_deliveries: {
    isPersonal: true,
    expired: (now) => sql`created_at <= ${ago(now, webhookSettings.keepMs)}`,
    stays: 'Until its webhook is removed.',
  },
  webhooks: { isPersonal: true, stays: withCompany },
}
