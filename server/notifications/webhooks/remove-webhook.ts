import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { keeperFor } from '../../keys/keeper.ts'
import { lockWebhook } from './queries.ts'

/** Nothing is sent there any more, and what was sent is forgotten. */
export async function removeWebhook(deed: Deed, user: User, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { topic } = await keeperFor(tx, user)
    const webhook = await lockWebhook(tx, topic, id)
    if (!webhook) throw notFound('webhook')
    await tx.deleteFrom('webhooks').where('id', '=', id).execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'webhook_removed',
      subject_id: user.userId,
      reason: null,
      before: { address: webhook.address },
    })
  })
}
