import type { WebhookDelivery } from '#contract/webhooks.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { keeperFor } from '../../keys/keeper.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listDeliveries } from './queries.ts'

/** A message goes out again, the very same under its old id: a receiver that has it already does nothing twice. */
export function replayDelivery(deed: Deed, user: User, id: string): Promise<WebhookDelivery> {
  return deed.transaction(async (tx) => {
    const { topic } = await keeperFor(tx, user)
    const old = await tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .select(['d.webhook_id', 'd.message_id', 'd.event', 'd.body', 'w.stopped_at'])
      .where('d.id', '=', id)
      .where('w.keeper', '=', topic)
      .executeTakeFirst()
    if (!old) throw notFound('delivery')
    if (old.stopped_at) throw new Refusal('wrong_state', refusals.webhooks.isOff)
    const { webhook_id, message_id, event, body } = old
    const again = await tx
      .insertInto('webhook_deliveries')
      .values({ webhook_id, message_id, event, body, created_at: deed.now, due_at: deed.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [delivery] = await listDeliveries(tx, topic, { id: again.id })
    if (!delivery) throw notFound('delivery')
    return delivery
  })
}
