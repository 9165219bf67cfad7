import type { LookupFunction } from 'node:net'
import { webhookSettings } from '#contract/key-settings.ts'
import type { DeliveryFailure } from '#contract/webhooks.ts'
import type { Services } from '../../core/services.ts'
import { type Posted, postOut } from '../../platform/http/post-out.ts'
import { isTrustedHost } from './check-address.ts'
import { type Due, takeDue } from './queries.ts'
import { openSecret } from './secret.ts'
import { signed } from './sign.ts'
import { stopWebhook } from './stop-webhook.ts'

/** Longer than a try takes, so that nothing is sent by two at the same moment. */
const leaseMs = webhookSettings.timeoutMs + 20_000

export type Sending = Pick<Services, 'db' | 'deeds' | 'clock' | 'config' | 'linkKey' | 'log'> & {
  /** How names are looked up; as the system does unless said. */
  lookup?: LookupFunction
}

/**
 * Sends what is due. Webhooks that fail have a round of their own: waiting for them keeps nobody else's messages. A message
 * that arrived just before this process died is sent again: at least once, never at most.
 */
export async function sendDeliveries(services: Sending, isFailing: boolean): Promise<number> {
  const due = await takeDue(services.db, { now: services.clock.now(), leaseMs, isFailing })
  await Promise.all(due.map((delivery) => send(services, delivery)))
  return due.length
}

async function send(services: Sending, delivery: Due): Promise<void> {
  const { config, clock, linkKey, lookup } = services
  const url = new URL(delivery.address)
  const now = clock.now()
  const secrets = secretsOf(delivery, now, linkKey)
  if (!secrets) return note(services, delivery, unsigned)
  const posted = await postOut(url, {
    headers: {
      ...signed(delivery.message_id, now, delivery.body, secrets),
      'user-agent': `Roadcall (+${config.publicUrl})`,
    },
    body: delivery.body,
    timeoutMs: webhookSettings.timeoutMs,
    answerBytes: webhookSettings.answerBytes,
    isTrusted: isTrustedHost(url, config.webhookHosts),
    ...(lookup && { lookup }),
  })
  await note(services, delivery, posted)
}

const unsigned = { status: null, answer: null, failure: 'secret', tookMs: 0 } as const

/** Those that are good now; null where they were sealed with another key: waiting opens none of them. */
function secretsOf(delivery: Due, now: Date, linkKey: string): string[] | null {
  const { secret, old_secret, old_secret_until } = delivery
  const isOldGood = old_secret && old_secret_until && old_secret_until > now
  try {
    return [secret, ...(isOldGood ? [old_secret] : [])].map((sealed) => openSecret(sealed, linkKey))
  } catch {
    return null
  }
}

/** Writes down how it went, and when it is tried again. */
async function note(
  { deeds }: Sending,
  delivery: Due,
  posted: Omit<Posted, 'failure'> & { failure: DeliveryFailure | null },
): Promise<void> {
  const { status, answer, failure, tookMs } = posted
  const hasArrived = status !== null && status >= 200 && status < 300
  const deed = deeds.own()
  const { now } = deed
  await deed.transaction(async (tx) => {
    const waitMs = webhookSettings.triesAfterMs[delivery.tries]
    await tx
      .updateTable('webhook_deliveries')
      .set({
        ...{ status, answer, failure, took_ms: tookMs, tries: delivery.tries + 1, tried_at: now },
        arrived_at: hasArrived ? now : null,
        due_at: hasArrived || waitMs === undefined ? null : laterBy(now, waitMs),
      })
      .where('id', '=', delivery.id)
      .execute()
    const webhook = await tx
      .selectFrom('webhooks')
      .select(['failing_since', 'stopped_at'])
      .where('id', '=', delivery.webhook_id)
      .forUpdate()
      .executeTakeFirst()
    if (!webhook) return
    const since = hasArrived ? null : (webhook.failing_since ?? now)
    if (since !== webhook.failing_since)
      await tx
        .updateTable('webhooks')
        .set({ failing_since: since })
        .where('id', '=', delivery.webhook_id)
        .execute()
    if (webhook.stopped_at || !since) return
    if (status === 410) await stopWebhook(tx, delivery.webhook_id, 'gone', now)
    else if (now.getTime() - since.getTime() >= webhookSettings.stopAfterMs)
      await stopWebhook(tx, delivery.webhook_id, 'failing', now)
  })
}

/** A tenth earlier or later, so that what failed together does not come back together. */
const laterBy = (now: Date, ms: number) =>
  new Date(now.getTime() + Math.round(ms * (0.9 + Math.random() * 0.2)))
