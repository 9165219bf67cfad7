import { sql } from 'kysely'
import type {
  listStuckDeliveries as listEndpoint,
  StuckDelivery,
} from '#contract/admin-operations.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import { auditFacts } from '#contract/words/en/audit-facts.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Db } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import './tables.ts'
import './telling/deliver.ts'

/** Messages that failed, or that were held back: a page, newest first; for whom, but never the address. */
export async function listStuckDeliveries(
  db: Db,
  { status = 'failed', before }: QueryOf<typeof listEndpoint>,
): Promise<StuckDelivery[]> {
  const { rows } = await sql<StuckDelivery>`
    select d.id, d.channel, d.kind, d.status, d.reason, d.attempts,
      iso(d.created_at) as "createdAt", iso(d.settled_at) as "settledAt",
      case when u.id is not null then json_build_object('id', u.id, 'name', u.full_name) end as user
    from deliveries d
    left join requests r on r.id = d.request_id
    left join users u on u.id = coalesce(d.user_id, r.customer_user_id)
    where d.status = ${status}
      and (${before ?? null}::bigint is null or d.id < ${before ?? null}::bigint)
    order by d.id desc limit ${settings.pageSize.list}`.execute(db)
  return rows
}

/**
 * An admin lets a message try again: it waits in the queue as if it were new, with the address and the wishes of that
 * moment. Of two who press at once one queues it.
 */
export async function retryDelivery(deed: Deed, admin: User, deliveryId: number): Promise<void> {
  await deed.transaction(async (tx) => {
    const delivery = await tx
      .selectFrom('deliveries')
      .select(['status', 'user_id', 'request_id'])
      .where('id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirst()
    if (!delivery) throw notFound('message')
    if (delivery.status === 'sent') throw new Refusal('wrong_state', refusals.messages.left)
    if (delivery.status === 'waiting') throw new Refusal('wrong_state', refusals.messages.queued)
    await tx
      .updateTable('deliveries')
      .set({ status: 'waiting', attempts: 0, reason: null, settled_at: null })
      .where('id', '=', deliveryId)
      .execute()
    await enqueue(tx, 'deliver', { deliveryId })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'delivery_retried',
      subject_id: delivery.user_id,
      reason: null,
      saying: auditFacts.message({ id: deliveryId }),
    })
  })
}
