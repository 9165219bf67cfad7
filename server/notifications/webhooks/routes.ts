import * as contract from '#contract/webhooks.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../../auth/actor.ts'
import { refuseUnlessProved } from '../../auth/proof.ts'
import { notFound } from '../../core/not-found.ts'
import type { Api } from '../../core/route.ts'
import type { Services } from '../../core/services.ts'
import { keeperFor } from '../../keys/keeper.ts'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { eventsFor } from './offered.ts'
import { listDeliveries, listWebhooks } from './queries.ts'
import { removeWebhook } from './remove-webhook.ts'
import { replayDelivery } from './replay-delivery.ts'
import { rotateSecret } from './rotate-secret.ts'
import { tryWebhook } from './try-webhook.ts'

/** Addresses of programs that are told of events. */
export function webhookRoutes(api: Api<Actor>, services: Services): void {
  const { db, clock } = services
  api(contract.listWebhooks, async ({ actor }) => {
    const { topic, kind } = await keeperFor(db, userOf(actor))
    return { webhooks: await listWebhooks(db, topic, clock.now()), offered: eventsFor(kind) }
  })
  api(contract.addWebhook, ({ actor, body, deed }) =>
    addWebhook(services, deed, userOf(actor), body),
  )
  api(contract.changeWebhook, ({ actor, params, body, deed }) => {
    // What is told goes elsewhere from then on, as with a new one.
    if (body.address !== undefined) refuseUnlessProved(userOf(actor), deed.now)
    return changeWebhook(services, deed, userOf(actor), params.id, body)
  })
  api(contract.removeWebhook, async ({ actor, params, deed }) => {
    await removeWebhook(deed, userOf(actor), params.id)
    return { message: answers.webhooks.removed }
  })
  api(contract.rotateWebhookSecret, ({ actor, params, deed }) =>
    rotateSecret(services, deed, userOf(actor), params.id),
  )
  api(contract.tryWebhook, ({ actor, params, deed }) => tryWebhook(deed, userOf(actor), params.id))
  api(contract.listWebhookDeliveries, async ({ actor, params, query }) => {
    const { topic } = await keeperFor(db, userOf(actor))
    const [webhook] = await listWebhooks(db, topic, clock.now(), params.id)
    if (!webhook) throw notFound('webhook')
    return listDeliveries(db, topic, { webhookId: params.id, before: query.before })
  })
  api(contract.replayDelivery, ({ actor, params, deed }) =>
    replayDelivery(deed, userOf(actor), params.id),
  )
}
