import { sql } from 'kysely'
import type { Tracker } from '#contract/trackers.ts'
import type { Db } from '../platform/db/tables.ts'

/** Whether an app says where a technician is, and when it was last heard. */
export async function readTracker(db: Db, technicianId: string): Promise<Tracker> {
  const { rows } = await sql<NonNullable<Tracker>>`
    select iso(made_at) as "madeAt", iso(called_at) as "heardAt"
    from trackers where technician_id = ${technicianId}::uuid`.execute(db)
  return rows[0] ?? null
}
