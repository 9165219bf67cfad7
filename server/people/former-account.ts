import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'

/**
 * The closed account of somebody who joined this provider by an earlier invitation to the same address (or has that address now) or
 * technician, and has left since; that of the address first, then the newest. A number shows less: phones are handed on with the work,
 * so that it does not count where the two invitations are for different technicians.
 */
export async function findFormerAccount(
  db: Db | Tx,
  invitation: {
    provider_id: string
    email: string | null
    phone: string | null
    technician_id: string | null
  },
): Promise<{ id: string } | undefined> {
  const { provider_id, email, phone, technician_id } = invitation
  const { rows } = await sql<{ id: string }>`
    select u.id from provider_invitations i join users u on u.id = i.accepted_by
    where i.provider_id = ${provider_id} and u.closed_at is not null
      and (lower(${email}::text) in (lower(i.email), lower(u.email)) or i.technician_id = ${technician_id}::uuid
        or (i.phone = ${phone}::text and i.technician_id is not distinct from ${technician_id}::uuid))
    order by lower(${email}::text) in (lower(i.email), lower(u.email)) is true desc, i.accepted_at desc limit 1`.execute(
    db,
  )
  return rows[0]
}
