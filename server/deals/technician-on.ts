import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'

/** The technician on a job. The table is of `technicians`, which stands to the right; it is only read here. */
export interface TechnicianOn {
  id: string
  fullName: string
  phone: string
  vehicleInfo: string | null
}

/** The same as JSON within a query that has the job as `j`. */
export const technicianOnSql = sql<TechnicianOn | null>`(select json_build_object('id', t.id, 'fullName', t.full_name,
  'phone', t.phone, 'vehicleInfo', t.vehicle_info) from technicians t where t.id = j.technician_id)`

export async function findTechnicianOn(
  db: Db | Tx,
  job: { technician_id: string | null } | undefined,
): Promise<TechnicianOn | null> {
  if (!job?.technician_id) return null
  const { rows } = await sql<TechnicianOn>`
    select id, full_name as "fullName", phone, vehicle_info as "vehicleInfo"
    from technicians where id = ${job.technician_id}`.execute(db)
  return rows[0] ?? null
}

/** What a customer calls a technician. */
export const firstNameOf = (fullName: string): string => fullName.split(/\s+/, 1)[0] ?? fullName
