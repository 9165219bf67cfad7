import type { NewApiKey } from '#contract/api-keys.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import { keySettings } from '#contract/key-settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { tellAccount } from '../auth/account-news.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { newKeySecret } from '../platform/secrets/key-secret.ts'
import { keeperFor } from './keeper.ts'
import { countKeys, listKeys } from './queries.ts'

const day = 24 * 60 * 60 * 1000

/** Somebody makes a key for a program, which can do what they can within what the key is allowed. */
export async function makeKey(
  deed: Deed,
  user: User,
  { name, scopes, days = keySettings.days }: { name: string; scopes: KeyScope[]; days?: number },
): Promise<NewApiKey> {
  const { secret, hash, start } = newKeySecret()
  const key = await deed.transaction(async (tx) => {
    const { topic: keeper, offered } = await keeperFor(tx, user)
    if (scopes.some((scope) => !offered.includes(scope)))
      throw wrongField('scopes', refusals.keys.notOffered)
    const { most } = keySettings
    if ((await countKeys(tx, keeper)) >= most)
      throw new Refusal('too_many_keys', refusals.keys.tooMany({ most }))
    const { id } = await tx
      .insertInto('api_keys')
      .values({
        keeper,
        user_id: user.userId,
        name,
        scopes: [...new Set(scopes)],
        start,
        secret_hash: hash,
        days,
        created_at: deed.now,
        expires_at: new Date(deed.now.getTime() + days * day),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'api_key_made',
      subject_id: user.userId,
      reason: null,
      after: { key: name, start, may: scopes.join(', '), days },
    })
    await tellAccount(tx, user.userId, 'keyMade')
    const [made] = await listKeys(tx, keeper, deed.now, id)
    if (!made) throw notFound('key')
    return made
  })
  // A remembered answer is no place for a secret: who has lost it makes another.
  return { ...key, secret: deed.isRepeated ? null : secret }
}
