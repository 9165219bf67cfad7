import { sql } from 'kysely'
import type { LimitChange } from '#contract/drivers.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findDriverOfFleet } from './queries.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    limit_changes: {
      driver_id: string
      changed_by: string | null
      at: Date
      from_cents: number | null
      to_cents: number | null
    }
  }
}

/** Keeps who has changed what a driver may spend alone, and from what to what; the same again is no change. */
export async function keepLimitChange(
  tx: Tx,
  { by, now }: Pick<Deed, 'by' | 'now'>,
  driverId: string,
  from: number | null,
  to: number | null,
): Promise<void> {
  if (from === to) return
  await tx
    .insertInto('limit_changes')
    .values({ driver_id: driverId, changed_by: by.userId, at: now, from_cents: from, to_cents: to })
    .execute()
}

/** How a driver's limit came to what it is, the newest change first: for the people of the driver's fleet. */
export async function listLimitChanges(
  db: Db,
  user: User,
  driverId: string,
): Promise<LimitChange[]> {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  if (!(await findDriverOfFleet(db, fleetId, driverId))) throw notFound('driver')
  const { rows } = await sql<LimitChange>`
    select c.id, iso(c.at) as at, u.full_name as by, dollars(c.from_cents) as "from",
      dollars(c.to_cents) as "to"
    from limit_changes c left join users u on u.id = c.changed_by
    where c.driver_id = ${driverId} order by c.id desc limit 100`.execute(db)
  return rows
}
