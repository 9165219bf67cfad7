import { changeOrderLifecycle } from '#contract/change-orders.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { endChangeOrder, findChangeOrder, lockChangeOrder } from '../deals/change-order-queries.ts'
import { type JobActor, lockOwnJob } from '../deals/lock-own-job.ts'

/** The provider takes back what was asked for and not answered yet. Twice is the same as once. */
export async function withdrawChangeOrder(deed: Deed, actor: JobActor, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findChangeOrder(tx, id)
    if (!known) throw notFound('job')
    const { request, job } = await lockOwnJob(tx, actor, known.job_id)
    const change = await lockChangeOrder(tx, id)
    if (!change) throw notFound('job')
    if (change.status === 'withdrawn') return
    const status = move(changeOrderLifecycle, 'withdraw', change.status, 'provider')
    await endChangeOrder(tx, id, { status }, deed.now)
    await recordOfDeal(tx, 'change_order_withdrawn', { request, job })
  })
}
