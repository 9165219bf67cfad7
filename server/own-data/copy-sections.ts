import { type RawBuilder, sql } from 'kysely'
import type { FileType } from '#contract/verification.ts'
import { keyOf as photoKey } from '../photos/photo-files.ts'
import type { Db } from '../platform/db/tables.ts'
import { keyOf as documentKey } from '../verification/document-files.ts'
import { ownRequests, type Whose } from './whose.ts'

/** What signs somebody in, or opens something: nobody reads it, its owner neither. */
const secrets = [
  'password_hash',
  'first_code_hash',
  'token_hash',
  'short_hash',
  'sealed_token',
  'sealed_code',
  'device_hash',
  'session_hash',
  'code_hash',
  'p256dh',
  'auth',
  'sealed_secret',
  'public_key',
  'credential_id',
  'alike',
  // Ids of the card processor.
  'refund',
  'transfer',
  'payout',
]

type Rows = RawBuilder<unknown>

/**
 * Everything that is held about somebody, part by part: the table that stands behind it and whose rows are meant. Rows go
 * out whole, so that a new column is in the copy the day it is made.
 */
function sectionsOf(whose: Whose): Record<string, Rows> {
  const { userId, driverId, technicianId, company, email } = whose
  const requests = sql`(select r.id from requests r where ${ownRequests(whose)})`
  const providerId = company?.kind === 'provider' ? company.id : null
  const fleetId = company?.kind === 'fleet' ? company.id : null
  const me = sql`${userId}::uuid`
  return {
    account: sql`users t where t.id = ${me}`,
    sessions: sql`sessions t where t.user_id = ${me}`,
    devices: sql`known_devices t where t.user_id = ${me}`,
    passkeys: sql`passkeys t where t.user_id = ${me}`,
    agreements: sql`agreements t where t.user_id = ${me} or t.request_id in ${requests}`,
    agreementsAtWork: sql`technician_agreements t where t.technician_id = ${technicianId}::uuid`,
    channels: sql`channel_settings t where t.user_id = ${me}`,
    pushDevices: sql`push_subscriptions t where t.user_id = ${me}`,
    notifications: sql`notifications t where t.user_id = ${me}`,
    sent: sql`deliveries t where t.user_id = ${me} or t.request_id in ${requests}
      or t.technician_id = ${technicianId}::uuid`,
    driver: sql`drivers t where t.user_id = ${me}`,
    spendingLimits: sql`limit_changes t where t.driver_id = ${driverId}::uuid`,
    approvals: sql`approvals t where t.driver_id = ${driverId}::uuid`,
    units: sql`units t where t.driver_id = ${driverId}::uuid or t.fleet_id = ${fleetId}::uuid`,
    requests: sql`requests t where t.id in ${requests}`,
    corrections: sql`request_versions t where t.request_id in ${requests}`,
    bidsOnRequests: sql`bids t where t.request_id in ${requests}`,
    jobsOfRequests: sql`jobs t where t.request_id in ${requests}`,
    invoices: sql`invoices t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    creditNotes: sql`credit_notes t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    agreedOnJobs: sql`job_agreements t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    changesOfJobs: sql`change_orders t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    disputesOfJobs: sql`disputes t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    proofsOfJobs: sql`proofs t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})
      or t.by_user_id = ${me} or t.technician_id = ${technicianId}::uuid`,
    hiddenProofs: sql`proof_hidings t where t.by_user_id = ${me} or t.technician_id = ${technicianId}::uuid`,
    refundsOfJobs: sql`refunds t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    creditsOfJobs: sql`credits t where t.request_id in ${requests}`,
    messages: sql`messages t where t.user_id = ${me}
      or t.bid_id in (select b.id from bids b where b.request_id in ${requests})`,
    reviews: sql`reviews t where t.job_id in (select j.id from jobs j where j.request_id in ${requests})`,
    photos: sql`photos t where t.user_id = ${me} or t.request_id in ${requests} and t.side = 'customer'`,
    fleetMembership: sql`fleet_members t where t.user_id = ${me}`,
    fleet: sql`fleets t where t.id = ${fleetId}::uuid`,
    fleetTerms: sql`fleet_terms t where t.fleet_id = ${fleetId}::uuid`,
    bills: sql`fleet_bills t where t.fleet_id = ${fleetId}::uuid`,
    fleetProviders: sql`fleet_providers t where t.fleet_id = ${fleetId}::uuid`,
    fleetInvitations: sql`fleet_invitations t where lower(t.email) = lower(${email}::text)`,
    businessMembership: sql`provider_members t where t.user_id = ${me}`,
    business: sql`providers t where t.id = ${providerId}::uuid`,
    businessInvitations: sql`provider_invitations t where t.accepted_by = ${me}`,
    technician: sql`technicians t where t.id = ${technicianId}::uuid`,
    truck: sql`feed_vehicles t where t.technician_id = ${technicianId}::uuid
      or t.feed_id in (select f.id from fleet_feeds f where f.provider_id = ${providerId}::uuid)`,
    fleetSystems: sql`fleet_feeds t where t.provider_id = ${providerId}::uuid`,
    positions: sql`positions t where t.technician_id = ${technicianId}::uuid`,
    holidays: sql`holidays t where t.provider_id = ${providerId}::uuid`,
    newNames: sql`identity_changes t where t.provider_id = ${providerId}::uuid`,
    verification: sql`verification_submissions t where t.provider_id = ${providerId}::uuid`,
    bids: sql`bids t where t.provider_id = ${providerId}::uuid`,
    jobs: sql`jobs t where t.provider_id = ${providerId}::uuid or t.technician_id = ${technicianId}::uuid`,
    reviewsOfBusiness: sql`reviews t where t.provider_id = ${providerId}::uuid`,
    payouts: sql`payouts t where t.provider_id = ${providerId}::uuid`,
    books: sql`ledger_entries t where t.provider_id = ${providerId}::uuid`,
    history: sql`events t where t.user_id = ${me} or t.by_user_id = ${me} or t.request_id in ${requests}`,
    decisionsAboutYou: sql`audit_log t where t.action <> 'note'
      and t.subject_id in (${me}, ${driverId}::uuid, ${providerId}::uuid, ${fleetId}::uuid)`,
    securityEvents: sql`security_events t where t.user_id = ${me}`,
    copies: sql`own_copies t where t.user_id = ${me}`,
    deletion: sql`erasures t where t.user_id = ${me}`,
  }
}

/** The parts with their rows; those without any say so by an empty list. */
export async function readSections(db: Db, whose: Whose): Promise<Record<string, unknown[]>> {
  const read: Record<string, unknown[]> = {}
  for (const [name, rows] of Object.entries(sectionsOf(whose))) {
    const found = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${secrets}::text[] as row from ${rows}`.execute(db)
    read[name] = found.rows.map(({ row }) => row)
  }
  return read
}

/** The files that go with it: where each is kept, and what it is called in the copy. */
export async function findFilesOf(db: Db, whose: Whose): Promise<{ key: string; name: string }[]> {
  const { userId, company } = whose
  const providerId = company?.kind === 'provider' ? company.id : null
  const photos = await sql<{ id: string }>`
    select id from photos where user_id = ${userId}
      or side = 'customer' and request_id in (select r.id from requests r where ${ownRequests(whose)})
    union select picture_id from providers where id = ${providerId}::uuid and picture_id is not null`.execute(
    db,
  )
  const documents = await sql<{ id: string; file_type: FileType }>`
    select id, file_type from verification_submissions
    where provider_id = ${providerId}::uuid and file_type is not null and file_removed_at is null`.execute(
    db,
  )
  return [
    ...photos.rows.map(({ id }) => ({ key: photoKey(id, 'full'), name: `photos/${id}.jpg` })),
    ...documents.rows.map(({ id, file_type }) => ({
      key: documentKey(id, file_type),
      name: `documents/${id}.${file_type}`,
    })),
  ]
}
