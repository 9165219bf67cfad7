import { sql } from 'kysely'
import type { IdentityChange } from '#contract/identity-changes.ts'
import type { Db } from '../platform/db/tables.ts'

/** What verified shops have asked for and nobody has decided, the oldest first. */
export async function listIdentityChanges(db: Db): Promise<IdentityChange[]> {
  const { rows } = await sql<IdentityChange>`
    select c.id, p.id as "providerId", p.business_name as "businessName", p.address,
      c.business_name as "newName", c.address as "newAddress", c.pin_lat is not null as "isPinned",
      iso(c.asked_at) as "askedAt"
    from identity_changes c join providers p on p.id = c.provider_id
    where c.status = 'waiting' order by c.asked_at, c.id limit 200`.execute(db)
  return rows
}
