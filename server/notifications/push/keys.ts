import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { newVapidKeys, type VapidKeys } from '../../platform/push/web-push-sender.ts'

/** The pair that all processes share where the environment gives none: made once, by whoever is first. */
export async function readPushKeys(db: Db): Promise<VapidKeys> {
  const made = newVapidKeys()
  await sql`
    insert into push_keys (public_key, private_key) values (${made.publicKey}, ${made.privateKey})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<VapidKeys>`
    select public_key as "publicKey", private_key as "privateKey" from push_keys`.execute(db)
  const keys = rows[0]
  if (!keys) throw new Error('the keys of pushes were not written')
  return keys
}
