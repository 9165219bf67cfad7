import { insertAudit } from '../../auth/queries.ts'
import type { Tx } from '../../platform/db/tables.ts'
import '../../keys/tables.ts'
import './tables.ts'

/**
 * The API keys that a person has made end, and the webhooks that the person has set are off: a thief who knew the password has
 * left nothing behind that goes on reading. Tells whether there were any. Who has to end the live streams of a key records that
 * the access of the account has ended.
 */
export async function endPrograms(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const keys = await tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('name')
    .execute()
  const webhooks = await tx
    .updateTable('webhooks')
    .set({ stopped_at: at, stopped_because: 'by_hand' })
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .returning('address')
    .execute()
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
