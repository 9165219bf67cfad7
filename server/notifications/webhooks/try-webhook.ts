import { randomUUID } from 'node:crypto'
import { testEvent, type WebhookDelivery } from '#contract/webhooks.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { keeperFor } from '../../keys/keeper.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bodyOf } from './put-deliveries.ts'
import { listDeliveries, lockWebhook } from './queries.ts'

/** Somebody tries a webhook out: a message that is no event goes there, by the same way as all others. */
export function tryWebhook(deed: Deed, user: User, id: string): Promise<WebhookDelivery> {
  return deed.transaction(async (tx) => {
    const { topic } = await keeperFor(tx, user)
    const webhook = await lockWebhook(tx, topic, id)
    if (!webhook) throw notFound('webhook')
    if (webhook.stopped_at) throw new Refusal('wrong_state', refusals.webhooks.isOff)
    const { id: deliveryId } = await tx
      .insertInto('webhook_deliveries')
      .values({
        webhook_id: id,
        message_id: `msg_${randomUUID().replaceAll('-', '')}`,
        event: testEvent,
        body: bodyOf(testEvent, deed.now.toISOString(), {}),
        created_at: deed.now,
        due_at: deed.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [delivery] = await listDeliveries(tx, topic, { id: deliveryId })
    if (!delivery) throw notFound('delivery')
    return delivery
  })
}
