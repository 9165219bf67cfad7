import { changeOrderLifecycle } from '#contract/change-orders.ts'
import { may } from '#contract/lifecycle.ts'
import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import {
  endChangeOrder,
  findExpiredChanges,
  lockChangeOrder,
} from '../deals/change-order-queries.ts'
import { lockDueJob } from '../deals/lock-deal.ts'

const atOnce = 50

/** A change that nobody has answered in time is no yes: both sides are told, and the provider decides what to do. */
export function expireChangeOrders(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findExpiredChanges(db, clock.now(), atMost)
  const due = { deadline: 'changeOrderExpiry', atOnce, find }
  return eachDue(services, due, async ({ id, job_id, request_id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, { id: job_id, request_id })
      const change = await lockChangeOrder(tx, id)
      if (!deal || !change || change.expires_at > deed.now) return
      if (!may(changeOrderLifecycle, 'expire', change.status)) return
      const status = changeOrderLifecycle.actions.expire.to
      await endChangeOrder(tx, id, { status }, deed.now)
      await recordOfDeal(tx, 'change_order_expired', deal)
    })
  })
}
