import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { forgetWhatWasSaid } from './forget-what-was-said.ts'

const atOnce = 50

/**
 * Guests are made anonymous 180 days after their request has closed (rules C27): name, number, address, all words,
 * photos and links go; what was asked for, when, roughly where, by whom and for how much stays. Who did not want to
 * wait that long has it after 14 days. Each request is locked and done whole.
 */
export function forgetGuests(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findDue(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'forgetGuests', atOnce, find }, async ({ id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const phone = await forgetRequest(tx, id, deed.now)
      if (phone === null) return
      await forgetWhatWasSaid(tx, id)
      await sql`delete from texted_numbers where phone = number_key(${phone})`.execute(tx)
    })
  })
}

async function findDue(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  const before = new Date(now.getTime() - settings.ageing.guestsMs)
  const { rows } = await sql<{ id: string }>`
    select id from requests
    where guest_forgotten_at is null and customer_user_id is null and fleet_id is null
      and (closed_at <= ${before} or (delete_at <= ${now} and closed_at is not null
        -- What is still being settled is looked at again and goes when that has ended.
        and not exists (select from disputes d join jobs j on j.id = d.job_id
          where j.request_id = requests.id and (d.ended_at is null or d.carried_at is null))))
    order by closed_at limit ${limit}`.execute(db)
  return rows
}

/** Gives the phone that stood there; null where another worker was first, or somebody has kept the request in an account meanwhile. */
async function forgetRequest(tx: Tx, id: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ phone: string }>`
    update requests r set customer_name = '', customer_phone = '', customer_email = '',
      location_text = concat_ws(', ', r.city, r.state), details = '{}', board_details = '{}', additional_notes = null,
      board_notes = null,
      guest_forgotten_at = ${now}
    from requests before
    where r.id = ${id} and before.id = r.id
      and r.guest_forgotten_at is null and r.customer_user_id is null
    returning before.customer_phone as phone`.execute(tx)
  return rows[0]?.phone ?? null
}
