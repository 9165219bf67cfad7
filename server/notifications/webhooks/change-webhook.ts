import type { EventName } from '#contract/event-names.ts'
import type { Webhook } from '#contract/webhooks.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { keeperFor } from '../../keys/keeper.ts'
import { refuseUnheard } from './add-webhook.ts'
import { checkedAddress } from './check-address.ts'
import { listWebhooks, lockWebhook } from './queries.ts'

interface Changes {
  address?: string | undefined
  events?: EventName[] | undefined
  isOn?: boolean | undefined
}

/** Another address or other events; off, or on again, which forgets that it was failing. */
export function changeWebhook(
  { config }: Pick<Services, 'config'>,
  deed: Deed,
  user: User,
  id: string,
  { address, events, isOn }: Changes,
): Promise<Webhook> {
  const checked = address && checkedAddress(address, config.webhookHosts)
  return deed.transaction(async (tx) => {
    const keeper = await keeperFor(tx, user)
    const before = await lockWebhook(tx, keeper.topic, id)
    if (!before) throw notFound('webhook')
    if (events) refuseUnheard(keeper, events)
    await tx
      .updateTable('webhooks')
      .set({
        // Written in any case, so that a change of nothing is no error.
        user_id: user.userId,
        ...(checked && { address: checked }),
        ...(events && { events: [...new Set(events)] }),
        ...(isOn === true && { stopped_at: null, stopped_because: null, failing_since: null }),
        ...(isOn === false &&
          !before.stopped_at && { stopped_at: deed.now, stopped_because: 'by_hand' }),
      })
      .where('id', '=', id)
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'webhook_changed',
      subject_id: user.userId,
      reason: null,
      before: { address: before.address, isOn: before.stopped_at === null },
      after: { address: checked ?? before.address, isOn: isOn ?? before.stopped_at === null },
    })
    const [webhook] = await listWebhooks(tx, keeper.topic, deed.now, id)
    if (!webhook) throw notFound('webhook')
    return webhook
  })
}
