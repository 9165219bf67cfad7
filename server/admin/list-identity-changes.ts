import { sql } from 'kysely'
import type { IdentityChange } from '#contract/identity-changes.ts'
import type { Db } from '../platform/db/tables.ts'

const columns = sql`
  c.id, p.id as "providerId", p.business_name as "businessName", p.address,
  c.business_name as "newName", c.address as "newAddress", c.pin_lat is not null as "isPinned",
  c.pin_lat as "pinLat", c.pin_lng as "pinLng", iso(c.asked_at) as "askedAt"`

/** What one shop has asked for, while nobody has decided. */
export async function findIdentityChangeOf(
  db: Db,
  providerId: string,
): Promise<IdentityChange | null> {
  const { rows } = await sql<IdentityChange>`
    select ${columns} from identity_changes c join providers p on p.id = c.provider_id
    where c.status = 'waiting' and c.provider_id = ${providerId}`.execute(db)
  return rows[0] ?? null
}

/** What verified shops have asked for and nobody has decided, the oldest first. */
export async function listIdentityChanges(db: Db): Promise<IdentityChange[]> {
  const { rows } = await sql<IdentityChange>`
    select ${columns}
    from identity_changes c join providers p on p.id = c.provider_id
    where c.status = 'waiting' order by c.asked_at, c.id limit 200`.execute(db)
  return rows
}
