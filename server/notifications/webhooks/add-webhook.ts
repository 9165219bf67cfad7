import type { EventName } from '#contract/event-names.ts'
import { webhookSettings } from '#contract/key-settings.ts'
import type { NewWebhook } from '#contract/webhooks.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { tellAccount } from '../../auth/account-news.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { type Keeper, keeperFor } from '../../keys/keeper.ts'
import { Refusal, wrongField } from '../../platform/http/refusal.ts'
import { checkedAddress } from './check-address.ts'
import { eventsFor } from './offered.ts'
import { countWebhooks, listWebhooks } from './queries.ts'
import { newWebhookSecret } from './secret.ts'

/** Only of what the keeper hears on an open screen may a program be told. */
export function refuseUnheard({ kind }: Keeper, events: readonly EventName[]): void {
  const offered = eventsFor(kind)
  if (events.some((event) => !offered.includes(event)))
    throw wrongField('events', refusals.webhooks.notOffered)
}

/** Somebody has events sent to a program of theirs; the secret that signs them is shown this once. */
export async function addWebhook(
  { config, linkKey }: Pick<Services, 'config' | 'linkKey'>,
  deed: Deed,
  user: User,
  { address, events }: { address: string; events: EventName[] },
): Promise<NewWebhook> {
  const { secret, sealed } = newWebhookSecret(linkKey)
  const checked = checkedAddress(address, config.webhookHosts)
  const webhook = await deed.transaction(async (tx) => {
    const keeper = await keeperFor(tx, user)
    refuseUnheard(keeper, events)
    const { most } = webhookSettings
    if ((await countWebhooks(tx, keeper.topic)) >= most)
      throw new Refusal('too_many_webhooks', refusals.webhooks.tooMany({ most }))
    const { id } = await tx
      .insertInto('webhooks')
      .values({
        keeper: keeper.topic,
        user_id: user.userId,
        address: checked,
        events: [...new Set(events)],
        secret: sealed,
        created_at: deed.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'webhook_added',
      subject_id: user.userId,
      reason: null,
      after: { address: checked, events: events.join(', ') },
    })
    await tellAccount(tx, user.userId, 'webhookAdded')
    const [added] = await listWebhooks(tx, keeper.topic, deed.now, id)
    if (!added) throw notFound('webhook')
    return added
  })
  return { ...webhook, secret: deed.isRepeated ? null : secret }
}
