import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'
import './tables.ts'

const webhookColumns = [
  'id',
  'address',
  'events',
  'created_at',
  'failing_since',
  'stopped_at',
  'stopped_because',
  'old_secret_until',
] as const

/** The webhooks of a keeper, the newest first; one of them, where its id is given. */
export async function listWebhooks(
  db: Db | Tx,
  keeper: string,
  now: Date,
  id?: string,
): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('keeper', '=', keeper)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    events: row.events,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    stoppedBecause: row.stopped_because,
    oldSecretUntil:
      row.old_secret_until && row.old_secret_until > now
        ? row.old_secret_until.toISOString()
        : null,
  }))
}

export const lockWebhook = (tx: Tx, keeper: string, id: string) =>
  tx
    .selectFrom('webhooks')
    .select(['id', 'address', 'secret', 'stopped_at'])
    .where('id', '=', id)
    .where('keeper', '=', keeper)
    .forUpdate()
    .executeTakeFirst()

/** How many a keeper has; who adds one at the same moment takes turns. */
export async function countWebhooks(tx: Tx, keeper: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${keeper}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('count'))
    .where('keeper', '=', keeper)
    .executeTakeFirstOrThrow()
  return count
}

const deliveryColumns = [
  'd.id',
  'd.message_id',
  'd.event',
  'd.created_at',
  'd.arrived_at',
  'd.due_at',
  'd.tries',
  'd.tried_at',
  'd.status',
  'd.took_ms',
  'd.answer',
  'd.failure',
] as const

/** Deliveries of a keeper's webhook, the newest first, or one of them. */
export async function listDeliveries(
  db: Db | Tx,
  keeper: string,
  of: { webhookId: string; before?: string | undefined } | { id: string },
): Promise<WebhookDelivery[]> {
  const before = 'before' in of ? of.before : undefined
  const rows = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(deliveryColumns)
    .where('w.keeper', '=', keeper)
    .where((eb) => ('id' in of ? eb('d.id', '=', of.id) : eb('w.id', '=', of.webhookId)))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(d.created_at, d.id) < (select created_at, id from webhook_deliveries where id = ${before})`,
      ),
    )
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(settings.pageSize.list)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    createdAt: row.created_at.toISOString(),
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    nextTryAt: row.due_at?.toISOString() ?? null,
    tries: row.tries,
    triedAt: row.tried_at?.toISOString() ?? null,
    status: row.status,
    tookMs: row.took_ms,
    answer: row.answer,
    failure: row.failure,
  }))
}

export interface Due {
  id: string
  webhook_id: string
  message_id: string
  body: string
  tries: number
  address: string
  secret: Buffer
  old_secret: Buffer | null
  old_secret_until: Date | null
}

/**
 * Takes what is due, a few of each webhook, so that one with many does not keep the others waiting. What is taken is due
 * again after the lease: a process that dies with it in hand loses nothing.
 */
export async function takeDue(
  db: Db,
  { now, leaseMs, isFailing }: { now: Date; leaseMs: number; isFailing: boolean },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select d.id from webhooks w
      cross join lateral (
        select id from webhook_deliveries
        where webhook_id = w.id and due_at <= ${now}
        order by due_at limit 4
        for update skip locked
      ) d
      where w.stopped_at is null and (w.failing_since is not null) = ${isFailing}
      limit 40
    )
    update webhook_deliveries d set due_at = ${new Date(now.getTime() + leaseMs)}
    from due, webhooks w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.message_id, d.body, d.tries,
      w.address, w.secret, w.old_secret, w.old_secret_until`.execute(db)
  return rows
}
