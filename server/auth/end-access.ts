import { sql } from 'kysely'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import {
  deleteSessionsOf,
  useUpResets as endMailedLinks,
  forgetDevices,
  insertAudit,
} from './queries.ts'

/**
 * Whatever opened an account opens it no more: sessions, mailed links, known devices, API keys and webhooks. Every deed that
 * takes the account away from who may hold it calls this. Tells whether programs had access.
 */
export async function endAccess(tx: Tx, userId: string, at: Date): Promise<boolean> {
  await endMailedLinks(tx, userId, at)
  await deleteSessionsOf(tx, userId)
  await forgetDevices(tx, userId)
  await record(tx, 'access_ended', { userId })
  return endPrograms(tx, userId, at)
}

/**
 * The API keys that a person has made end, and the webhooks that the person has set are off: a thief who knew the password has
 * left nothing behind that goes on reading. Who has to end the live streams of a key records that the access of the account
 * has ended.
 */
async function endPrograms(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { rows: keys } = await sql<{ name: string }>`
    update api_keys set revoked_at = ${at}
    where user_id = ${userId} and revoked_at is null and expires_at > ${at}
    returning name`.execute(tx)
  const { rows: webhooks } = await sql<{ address: string }>`
    update webhooks set stopped_at = ${at}, stopped_because = 'by_hand'
    where user_id = ${userId} and stopped_at is null
    returning address`.execute(tx)
  const ofAccount = { at, actor_id: userId, subject_id: userId, reason: null }
  for (const { name } of keys)
    await insertAudit(tx, { ...ofAccount, action: 'api_key_revoked', before: { key: name } })
  for (const { address } of webhooks)
    await insertAudit(tx, {
      ...ofAccount,
      action: 'webhook_changed',
      before: { address, isOn: true },
      after: { address, isOn: false },
    })
  return keys.length + webhooks.length > 0
}
