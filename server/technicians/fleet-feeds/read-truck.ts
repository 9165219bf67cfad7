import { sql } from 'kysely'
import type { TechnicianDay } from '#contract/technicians.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The truck of a technician that says by itself where it is; none where its fleet system is not heard any more. */
export async function readTruck(db: Db, technicianId: string): Promise<TechnicianDay['truck']> {
  const { rows } = await sql<NonNullable<TechnicianDay['truck']>>`
    select f.system, v.name, iso(v.fixed_at) as "saidAt"
    from feed_vehicles v join fleet_feeds f on f.id = v.feed_id
    where v.technician_id = ${technicianId}::uuid and f.refused_at is null`.execute(db)
  return rows[0] ?? null
}
