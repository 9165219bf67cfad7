import { sql } from 'kysely'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * Whose these numbers are of a fleet's active drivers: texts about a breakdown and the link to choose a password go there, so
 * no two drivers have the same. A number of the office's own people is the office's, and may stand for drivers who gave none.
 */
export async function findHoldersOf(
  db: Db | Tx,
  fleetId: string,
  phones: readonly string[],
  exceptId: string | null = null,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ phone: string; name: string }>`
    select u.phone, min(u.full_name) as name from drivers d join users u on u.id = d.user_id
    where d.fleet_id = ${fleetId} and d.deactivated_at is null and u.phone = any(${phones}::text[])
      and d.id is distinct from ${exceptId}::uuid
      and not exists (${officeWith(fleetId, sql`u.phone`)})
    group by u.phone`.execute(db)
  return new Map(rows.map(({ phone, name }) => [phone, name]))
}

/** Which of these numbers are those of the office's own people. */
export async function findOfficeNumbers(
  db: Db | Tx,
  fleetId: string,
  phones: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ phone: string }>`
    select n.phone from unnest(${phones}::text[]) as n (phone)
    where exists (${officeWith(fleetId, sql`n.phone`)})`.execute(db)
  return new Set(rows.map(({ phone }) => phone))
}

const officeWith = (fleetId: string, phone: ReturnType<typeof sql>) => sql`
  select from fleet_members m join users o on o.id = m.user_id
  where m.fleet_id = ${fleetId} and o.phone = ${phone}`

/** The name of the active driver whose number it is, if it is another one's than `driverId`'s. */
export const findHolderOf = async (tx: Tx, fleetId: string, phone: string, driverId?: string) =>
  (await findHoldersOf(tx, fleetId, [phone], driverId)).get(phone)

/** Who adds or changes has locked the fleet, so that two windows do it one after the other. */
export async function refuseTakenNumber(
  tx: Tx,
  fleetId: string,
  phone: string,
  driverId?: string,
): Promise<void> {
  const name = await findHolderOf(tx, fleetId, phone, driverId)
  if (name !== undefined) throw taken(refusals.drivers.numberTaken({ name }))
}

/** The same of the driver's own number: no driver is told whose another one is. */
export async function refuseTakenOwnNumber(
  tx: Tx,
  fleetId: string,
  phone: string,
  driverId: string,
): Promise<void> {
  if (await findHolderOf(tx, fleetId, phone, driverId)) throw taken(refusals.drivers.ownNumberTaken)
}

const taken = (says: Saying) => new Refusal('already_added', says, { details: { phone: says } })
