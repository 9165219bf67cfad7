import { sql } from 'kysely'
import { ownData } from '#contract/words/en/own-data.ts'
import { deleteSessionsOf, insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { enqueueAll } from '../platform/jobs.ts'
import { keepDebtor } from './debtors.ts'
import { eraseFleet } from './erase-fleet.ts'
import { eraseMentions } from './erase-mentions.ts'
import { eraseProvider } from './erase-provider.ts'
import { eraseRequests } from './erase-requests.ts'
import { passOnCompany } from './pass-on-company.ts'
import { copyKey } from './queries.ts'
import { ownRequests, type Whose } from './whose.ts'
import './remove-file.ts'

/**
 * Somebody is forgotten: the name becomes “Removed person”, the rest of what is about that person goes, sessions and links
 * end now. A row without a name stays, by which the books, the history and the other side of each job hold together.
 */
export async function eraseAccount(
  tx: Tx,
  deed: Deed,
  whose: Whose,
  traces: readonly string[],
): Promise<void> {
  const { userId, company } = whose
  // The audit log lets nobody else take words out.
  await sql`select set_config('roadcall.erasing', 'yes', true)`.execute(tx)
  await eraseRequests(tx, ownRequests(whose), deed.now)
  await sql`update request_tokens set user_id = null where user_id = ${userId}`.execute(tx)
  await eraseDriver(tx, whose, deed.now)
  await eraseTechnician(tx, whose, deed.now)
  if (company?.isLast) {
    await keepDebtor(tx, whose, deed.now)
    const erase = company.kind === 'provider' ? eraseProvider : eraseFleet
    await erase(tx, company.id, deed.now)
  } else if (company) await passOnCompany(tx, whose, company)
  await sql`delete from provider_members where user_id = ${userId}`.execute(tx)
  await sql`delete from fleet_members where user_id = ${userId}`.execute(tx)
  await sql`delete from former_members where user_id = ${userId}`.execute(tx)
  await eraseLogin(tx, whose, deed.now)
  await eraseMentions(tx, whose, traces)
  await sql`update erasures set done_at = ${deed.now} where user_id = ${userId}`.execute(tx)
  await insertAudit(tx, {
    at: deed.now,
    actor_id: null,
    action: 'account_erased',
    subject_id: userId,
    reason: null,
  })
  await record(tx, 'access_ended', { userId })
}

/** The account itself: nobody signs in to it, and nothing of it says whose it was. */
async function eraseLogin(tx: Tx, { userId, email, phone }: Whose, now: Date): Promise<void> {
  await deleteSessionsOf(tx, userId)
  for (const table of [
    'password_resets',
    'api_keys',
    'known_devices',
    'authenticators',
    'recovery_codes',
    'passkeys',
    'push_subscriptions',
    'channel_settings',
    'notifications',
    'deliveries',
  ])
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
  await sql`delete from fleet_invitations where lower(email) = lower(${email}::text)`.execute(tx)
  await sql`delete from provider_invitations
    where accepted_by = ${userId} or lower(email) = lower(${email}::text) or phone = ${phone}`.execute(
    tx,
  )
  await sql`delete from texted_numbers where phone = number_key(${phone})
    and not exists (select from users where phone = ${phone} and id <> ${userId})`.execute(tx)
  await sql`delete from webhooks where keeper = ${`user:${userId}`}`.execute(tx)
  const copies = await sql<{ id: string }>`
    delete from own_copies where user_id = ${userId} returning id`.execute(tx)
  await enqueueAll(
    tx,
    'remove_file',
    copies.rows.map(({ id }) => ({ key: copyKey(id) })),
  )
  await sql`
    update users set username = 'removed-' || id, email = null, full_name = ${ownData.removed.person}, phone = '',
      password_hash = '', first_code_hash = null, must_change_password = false, suspended_in_person_because = null, language = null, seen_at = null,
      closed_at = coalesce(closed_at, ${now})
    where id = ${userId}`.execute(tx)
}

async function eraseDriver(tx: Tx, { driverId }: Whose, now: Date): Promise<void> {
  await sql`
    update drivers set license_number = null, license_state = null, vehicle_info = null, current_location = null, current_location_at = null,
      status = 'inactive', deactivated_at = coalesce(deactivated_at, ${now})
    where id = ${driverId}::uuid`.execute(tx)
  await sql`update units set driver_id = null where driver_id = ${driverId}::uuid`.execute(tx)
}

/** Of a technician's login the entry in the business's own list goes too. */
async function eraseTechnician(tx: Tx, { technicianId }: Whose, now: Date): Promise<void> {
  await sql`delete from technician_tokens where technician_id = ${technicianId}::uuid`.execute(tx)
  await sql`delete from trackers where technician_id = ${technicianId}::uuid`.execute(tx)
  await sql`update feed_vehicles set technician_id = null, fixed_at = null
    where technician_id = ${technicianId}::uuid`.execute(tx)
  await sql`delete from deliveries where technician_id = ${technicianId}::uuid`.execute(tx)
  await sql`
    update technicians set full_name = ${ownData.removed.person}, phone = '', license_number = null,
      vehicle_info = null, language = null, deactivated_at = coalesce(deactivated_at, ${now})
    where id = ${technicianId}::uuid`.execute(tx)
}
