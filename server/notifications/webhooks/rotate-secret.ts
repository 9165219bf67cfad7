import { webhookSettings } from '#contract/key-settings.ts'
import type { NewWebhook } from '#contract/webhooks.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { keeperFor } from '../../keys/keeper.ts'
import { listWebhooks, lockWebhook } from './queries.ts'
import { newWebhookSecret } from './secret.ts'

/** A webhook gets another secret; for a day each message is signed with both, so that the receiver takes its time. */
export async function rotateSecret(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  user: User,
  id: string,
): Promise<NewWebhook> {
  const { secret, sealed } = newWebhookSecret(linkKey)
  const webhook = await deed.transaction(async (tx) => {
    const { topic } = await keeperFor(tx, user)
    const before = await lockWebhook(tx, topic, id)
    if (!before) throw notFound('webhook')
    await tx
      .updateTable('webhooks')
      .set({
        secret: sealed,
        old_secret: before.secret,
        old_secret_until: new Date(deed.now.getTime() + webhookSettings.oldSecretMs),
      })
      .where('id', '=', id)
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'webhook_secret_rotated',
      subject_id: user.userId,
      reason: null,
      after: { address: before.address },
    })
    const [rotated] = await listWebhooks(tx, topic, deed.now, id)
    if (!rotated) throw notFound('webhook')
    return rotated
  })
  return { ...webhook, secret: deed.isRepeated ? null : secret }
}
