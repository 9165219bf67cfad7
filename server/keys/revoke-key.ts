import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { rightOfKey } from './find-keys.ts'
import { keeperFor } from './keeper.ts'
import { lockKey } from './queries.ts'

/** A key ends now, with the live streams that it has opened. */
export async function revokeKey(deed: Deed, user: User, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { topic: keeper } = await keeperFor(tx, user)
    const key = await lockKey(tx, keeper, id)
    if (!key) throw notFound('key')
    await tx.updateTable('api_keys').set({ revoked_at: deed.now }).where('id', '=', id).execute()
    await record(tx, 'access_ended', { userId: key.user_id, payload: { session: rightOfKey(id) } })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'api_key_revoked',
      subject_id: key.user_id,
      reason: null,
      before: { key: key.name },
    })
  })
}
