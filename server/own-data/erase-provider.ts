import { sql } from 'kysely'
import type { FileType } from '#contract/verification.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { record } from '../core/events.ts'
import { dropBidsOf } from '../deals/drop-bids-of.ts'
import type { Tx } from '../platform/db/tables.ts'
import { enqueueAll } from '../platform/jobs.ts'
import { keyOf } from '../verification/document-files.ts'
import '../photos/remove-files.ts'
import './remove-file.ts'

/**
 * A business goes with its last owner: no request reaches it any more, and its name, place, people, papers and words go.
 * Its jobs, prices and scores stay with “Removed company”.
 */
export async function eraseProvider(tx: Tx, id: string, now: Date): Promise<void> {
  const { company, person } = ownData.removed
  await dropBidsOf(tx, id, now)
  await eraseFiles(tx, id)
  await sql`
    update providers set business_name = ${company}, owner_name = ${person}, phone = '', address = '',
      description = null, status = 'suspended', suspended_because = null, asked_for = null, asked_for_at = null,
      asked_answer = null, answered_at = null,
      lat = null, lng = null, cover = null, city = null, state = null, profile_complete = false, verified = false,
      experience = null, team_size = null, equipment = null, service_area = null, business_link = null,
      tools = '{}', certifications = '{}', specializations = '{}', insurance = null, pricing = null,
      picture_id = null, phone_confirmed_at = null, language = null
    where id = ${id}`.execute(tx)
  await sql`
    update technicians set full_name = ${person}, phone = '', license_number = null, vehicle_info = null,
      language = null, deactivated_at = coalesce(deactivated_at, ${now})
    where provider_id = ${id}`.execute(tx)
  const people = sql`(select id from technicians where provider_id = ${id})`
  await sql`delete from technician_tokens where technician_id in ${people}`.execute(tx)
  await sql`delete from trackers where technician_id in ${people}`.execute(tx)
  await sql`delete from fleet_feeds where provider_id = ${id}`.execute(tx)
  await sql`delete from deliveries where technician_id in ${people}`.execute(tx)
  for (const table of [
    'phone_codes',
    'holidays',
    'identity_changes',
    'fleet_providers',
    'declines',
  ])
    await sql`delete from ${sql.table(table)} where provider_id = ${id}`.execute(tx)
  await sql`delete from webhooks where keeper = ${`provider:${id}`}`.execute(tx)
  await sql`delete from provider_invitations where provider_id = ${id}`.execute(tx)
  await sql`update bids set message = null where provider_id = ${id}`.execute(tx)
  await sql`
    update change_orders set words = null
    where words is not null and job_id in (select id from jobs where provider_id = ${id})`.execute(
    tx,
  )
  await sql`
    update chargebacks set pack = null where job_id in (select id from jobs where provider_id = ${id})`.execute(
    tx,
  )
  await sql`
    update disputes set pack = null, answer_words = case by_side when 'customer' then null else answer_words end,
      words = case by_side when 'provider' then '' else words end,
      appeal_words = case appeal_side when 'provider' then null else appeal_words end
    where job_id in (select id from jobs where provider_id = ${id})`.execute(tx)
  const proved = sql`(select id from jobs where provider_id = ${id})`
  await sql`
    update proof_hidings set reason = null
    where proof_id in (select p.id from proofs p where p.job_id in ${proved})`.execute(tx)
  await sql`update proofs set words = null where words is not null and job_id in ${proved}`.execute(
    tx,
  )
  await sql`
    update refunds set reason = null
    where because = 'provider' and job_id in (select id from jobs where provider_id = ${id})`.execute(
    tx,
  )
  await sql`
    update messages set content = ''
    where side = 'provider' and bid_id in (select id from bids where provider_id = ${id})`.execute(
    tx,
  )
  await sql`update reviews set reply = null, replied_at = null where provider_id = ${id}`.execute(
    tx,
  )
  await sql`
    update events set note = null, payload = null, facts = facts - 'firstName' - 'vehicle'
    where provider_id = ${id} or by_provider_id = ${id}`.execute(tx)
  await record(tx, 'provider_changed', { providerId: id })
}

/** Papers, the picture, and the photos that its people took at jobs. */
async function eraseFiles(tx: Tx, id: string): Promise<void> {
  await sql`
    delete from verification_reminders
    where submission_id in (select id from verification_submissions where provider_id = ${id})`.execute(
    tx,
  )
  const papers = await sql<{ id: string; file_type: FileType | null }>`
    delete from verification_submissions where provider_id = ${id} returning id, file_type`.execute(
    tx,
  )
  await enqueueAll(
    tx,
    'remove_file',
    papers.rows.flatMap((paper) =>
      paper.file_type ? [{ key: keyOf(paper.id, paper.file_type) }] : [],
    ),
  )
  const photos = await sql<{ id: string }>`
    with gone as (
      delete from photos where side = 'provider'
        and bid_id in (select id from bids where provider_id = ${id}) returning id)
    select id from gone
    union all select picture_id from providers where id = ${id} and picture_id is not null`.execute(
    tx,
  )
  await enqueueAll(
    tx,
    'remove_photo',
    photos.rows.map((photo) => ({ id: photo.id })),
  )
}
