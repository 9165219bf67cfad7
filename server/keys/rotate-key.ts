import type { NewApiKey } from '#contract/api-keys.ts'
import { keySettings } from '#contract/key-settings.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { newKeySecret } from '../platform/secrets/key-secret.ts'
import { rightOfKey } from './find-keys.ts'
import { keeperFor } from './keeper.ts'
import { listKeys, lockKey } from './queries.ts'

const day = 24 * 60 * 60 * 1000

/** A key gets another secret; the one before works until every program has taken the new one, for a day. */
export async function rotateKey(deed: Deed, user: User, id: string): Promise<NewApiKey> {
  const { secret, hash, start } = newKeySecret()
  const { now } = deed
  const key = await deed.transaction(async (tx) => {
    const { topic: keeper } = await keeperFor(tx, user)
    const before = await lockKey(tx, keeper, id)
    if (!before) throw notFound('key')
    await tx
      .updateTable('api_keys')
      .set({
        start,
        secret_hash: hash,
        old_secret_hash: before.secret_hash,
        old_secret_until: new Date(now.getTime() + keySettings.oldSecretMs),
        expires_at: new Date(now.getTime() + before.days * day),
      })
      .where('id', '=', id)
      .execute()
    // What is believed of the secret before the last one ends with it.
    await record(tx, 'access_ended', {
      userId: before.user_id,
      payload: { session: rightOfKey(id) },
    })
    await insertAudit(tx, {
      at: now,
      actor_id: user.userId,
      action: 'api_key_rotated',
      subject_id: before.user_id,
      reason: null,
      after: { key: before.name, start },
    })
    const [rotated] = await listKeys(tx, keeper, now, id)
    if (!rotated) throw notFound('key')
    return rotated
  })
  return { ...key, secret: deed.isRepeated ? null : secret }
}
