import { sql } from 'kysely'
import { ownData } from '#contract/words/en/own-data.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { eraseRequests } from './erase-requests.ts'

/**
 * A fleet goes with its last manager: its name, papers, trucks and words go. Its requests stay without a name, as the
 * providers' books need them; who once drove for it stays a person with an account of that person's own.
 */
export async function eraseFleet(tx: Tx, id: string, now: Date): Promise<void> {
  const { company, person } = ownData.removed
  await eraseRequests(tx, sql`r.fleet_id = ${id}`, now)
  await sql`
    update fleets set company_name = ${company}, account_manager_name = ${person}, owner_name = null,
      mc_number = null, dot_number = null, operating_states = null, address = null, phone = null,
      po_pattern = null, status = 'suspended', suspended_because = null, asked_for = null, asked_for_at = null,
      asked_answer = null, answered_at = null
    where id = ${id}`.execute(tx)
  await sql`
    update units set unit_number = id::text, vin = null, plate = null, plate_state = null, notes = null,
      driver_id = null, retired_at = coalesce(retired_at, ${now})
    where fleet_id = ${id}`.execute(tx)
  await sql`delete from webhooks where keeper = ${`fleet:${id}`}`.execute(tx)
  await sql`delete from fleet_invitations where fleet_id = ${id}`.execute(tx)
  await sql`delete from fleet_providers where fleet_id = ${id}`.execute(tx)
  await sql`update requests set po_number = null where fleet_id = ${id}`.execute(tx)
  await record(tx, 'fleet_changed', { fleetId: id })
}
