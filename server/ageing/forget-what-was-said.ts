import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'
import { enqueueAll } from '../platform/jobs.ts'

/** The words, pictures, links and messages of a request go; that there were messages, and when, stays. */
export async function forgetWhatWasSaid(tx: Tx, requestId: string): Promise<void> {
  await sql`delete from request_tokens where request_id = ${requestId}`.execute(tx)
  await sql`delete from follow_links where request_id = ${requestId}`.execute(tx)
  await sql`delete from deliveries where request_id = ${requestId}`.execute(tx)
  await sql`
    delete from positions where job_id in (select id from jobs where request_id = ${requestId})`.execute(
    tx,
  )
  await sql`update events set note = null where request_id = ${requestId} and note is not null`.execute(
    tx,
  )
  await sql`update request_versions set before = '{}', after = '{}' where request_id = ${requestId}`.execute(
    tx,
  )
  await sql`update jobs set customer_notes = null, end_reason = null where request_id = ${requestId}`.execute(
    tx,
  )
  await sql`
    update approvals set note = null, reason = null, answer = null
    where request_id = ${requestId}`.execute(tx)
  await sql`
    update change_orders set words = null
    where words is not null and job_id in (select id from jobs where request_id = ${requestId})`.execute(
    tx,
  )
  await sql`
    update disputes set words = '', answer_words = null, appeal_words = null, decision_words = null, pack = null,
      still_wrong = null
    where job_id in (select id from jobs where request_id = ${requestId})`.execute(tx)
  await sql`
    update chargebacks set pack = null, words = null, fault_reason = null
    where job_id in (select id from jobs where request_id = ${requestId})`.execute(tx)
  await sql`
    update refunds set reason = null
    where reason is not null and job_id in (select id from jobs where request_id = ${requestId})`.execute(
    tx,
  )
  await sql`
    update proof_hidings set reason = null
    where reason is not null and proof_id in (select p.id from proofs p join jobs j on j.id = p.job_id
      where j.request_id = ${requestId})`.execute(tx)
  await sql`
    update proofs set reading = null, words = null, signer = null, strokes = null
    where job_id in (select id from jobs where request_id = ${requestId})`.execute(tx)
  await sql`
    update messages set content = ''
    where bid_id in (select id from bids where request_id = ${requestId})`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    delete from photos where request_id = ${requestId} returning id`.execute(tx)
  await enqueueAll(
    tx,
    'remove_photo',
    rows.map(({ id }) => ({ id })),
  )
}
