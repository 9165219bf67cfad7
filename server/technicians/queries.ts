import { sql } from 'kysely'
import type { Technician } from '#contract/technicians.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { stillOpens } from './links.ts'
import './tables.ts'

/** A provider's technicians, those on a job first and who has left last, or the one of them; with what they are on. One query. */
export async function findTechnicians(
  db: Db | Tx,
  providerId: string,
  now: Date,
  language: Language,
  id?: string,
): Promise<Technician[]> {
  const { rows } = await sql<Technician>`
    select t.id, t.full_name as "fullName", t.phone, t.license_number as "licenseNumber",
      t.vehicle_info as "vehicleInfo", t.deactivated_at is not null as "isDeactivated",
      iso((select max(k.created_at) from technician_tokens k where k.technician_id = t.id
        and ${stillOpens(now)})) as "linkMadeAt",
      coalesce(on_now.jobs, '[]'::json) as jobs, on_now.done as "jobsDone",
      iso(t.created_at) as "createdAt"
    from technicians t
    cross join lateral (
      select count(*) filter (where j.phase = 'closed') as done,
        json_agg(json_build_object('id', j.id, 'title', ${titleIn(language)}, 'phase', j.phase)
          order by j.assigned_at) filter (where j.closed_at is null) as jobs
      from jobs j left join requests r on r.id = j.request_id and j.closed_at is null
      where j.technician_id = t.id) on_now
    where t.provider_id = ${providerId} and (${id ?? null}::uuid is null or t.id = ${id ?? null}::uuid)
    order by t.deactivated_at is not null, on_now.jobs is null, lower(t.full_name), t.id`.execute(
    db,
  )
  return rows
}

export const setLanguageOfTechnician = (tx: Tx, id: string, language: string) =>
  tx.updateTable('technicians').set({ language }).where('id', '=', id).execute()

const columns = [
  'id',
  'provider_id',
  'full_name',
  'phone',
  'vehicle_info',
  'deactivated_at',
] as const

/** Locks a technician of this provider; another's is not there. */
export const lockTechnician = (tx: Tx, providerId: string, id: string) =>
  tx
    .selectFrom('technicians')
    .select(columns)
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst()

/** Holds a technician's row as it is: nobody is deactivated before this deed commits. */
export const holdTechnician = (tx: Tx, providerId: string, id: string) =>
  tx
    .selectFrom('technicians')
    .select(columns)
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .forShare()
    .executeTakeFirst()
