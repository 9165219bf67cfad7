import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { disputeRuns } from '../disputes/runs.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { forgetWhatWasSaid } from './forget-what-was-said.ts'

const atOnce = 50

interface Due {
  now: Date
  /** What has closed by then is old enough. */
  before: Date
}

/**
 * Guests are made anonymous 180 days after their request has closed (rules C27): name, number, address, all words,
 * photos and links go; what was asked for, when, roughly where, by whom and for how much stays. Who did not want to
 * wait that long has it after 14 days. Each request is locked and done whole.
 */
export function forgetGuests(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const now = clock.now()
  const due = { now, before: new Date(now.getTime() - settings.ageing.guestsMs) }
  const find = (atMost: number) => findDue(db, due, atMost)
  return eachDue(services, { deadline: 'forgetGuests', atOnce, find }, async ({ id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const phone = await forgetRequest(tx, id, due)
      if (phone === null) return
      await forgetWhatWasSaid(tx, id)
      await sql`delete from texted_numbers where phone = number_key(${phone})`.execute(tx)
    })
  })
}

/** Two indexes, a question each. What is still disputed is looked at again, and goes when that has ended. */
async function findDue(db: Db, { now, before }: Due, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id from requests
        where guest_forgotten_at is null and closed_at <= ${before}
          and customer_user_id is null and fleet_id is null
        order by closed_at limit ${limit})
      union
      (select id from requests
        where guest_forgotten_at is null and delete_at <= ${now} and closed_at is not null
          and customer_user_id is null and fleet_id is null and not ${disputeRuns(sql`requests.id`)}
        order by delete_at limit ${limit})
    ) due limit ${limit}`.execute(db)
  return rows
}

/**
 * Gives the phone that stood there; null where another worker was first, somebody has kept the request in an account meanwhile,
 * or wants the data kept after all.
 */
async function forgetRequest(tx: Tx, id: string, { now, before }: Due): Promise<string | null> {
  const { rows } = await sql<{ phone: string }>`
    update requests r set customer_name = '', customer_phone = '', customer_email = '',
      location_text = concat_ws(', ', r.city, r.state), details = '{}', board_details = '{}', additional_notes = null,
      board_notes = null,
      guest_forgotten_at = ${now}
    from requests before
    where r.id = ${id} and before.id = r.id
      and r.guest_forgotten_at is null and r.customer_user_id is null
      and (r.closed_at <= ${before} or r.delete_at <= ${now})
    returning before.customer_phone as phone`.execute(tx)
  return rows[0]?.phone ?? null
}
