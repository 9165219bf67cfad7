import { type RawBuilder, sql } from 'kysely'
import { forgetWhatWasSaid } from '../ageing/forget-what-was-said.ts'
import type { Tx } from '../platform/db/tables.ts'
import '../photos/remove-files.ts'

/**
 * What somebody asked for stays as a service, a day, a city and a price, which the provider's books and the fleet's need;
 * who asked, from where exactly, in which words and with which pictures goes. `whose` is a condition on `r`.
 */
export async function eraseRequests(tx: Tx, whose: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select r.id from requests r where ${whose} order by r.id for update`.execute(tx)
  for (const { id } of rows) {
    await eraseRequest(tx, id, now)
    await forgetWhatWasSaid(tx, id)
    // What the provider said of this person is of use to nobody now; what the person said of the provider stays a verdict.
    await sql`
      update reviews set words = null
      where side = 'provider' and job_id in (select id from jobs where request_id = ${id})`.execute(
      tx,
    )
    await sql`
      update reviews set reply = null, replied_at = null
      where job_id in (select id from jobs where request_id = ${id})`.execute(tx)
    await sql`update events set payload = null where request_id = ${id}`.execute(tx)
  }
}

const eraseRequest = (tx: Tx, id: string, now: Date) =>
  sql`
    update requests set customer_name = '', customer_phone = '', customer_email = '',
      location_text = concat_ws(', ', city, state), details = '{}', board_details = '{}',
      additional_notes = null, board_notes = null,
      lat = rough_lat, lng = rough_lng, accuracy_m = null, fixed_at = null,
      positions_forgotten_at = coalesce(positions_forgotten_at, ${now})
    where id = ${id}`.execute(tx)
