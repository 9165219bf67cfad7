import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { findJob } from '../../deals/job-queries.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { openAgain } from '../../deals/open-again.ts'
import { conclude } from './conclude.ts'

/**
 * An admin takes the provider off a job before the work is done: the request opens again, the bids that had lost come back, and
 * nobody pays. Work under way too: a shop that is suspended or has vanished ends it no more, and its customer cannot. A comeback is
 * over with that; answers whether it was one.
 */
export async function releaseProvider(
  deed: Deed,
  admin: User,
  jobId: string,
  reason: string,
): Promise<{ wasComeback: boolean }> {
  return deed.transaction(async (tx) => {
    const deal = await lockDealAtDesk(tx, admin, { jobId })
    const { request, job } = deal
    await openAgain(tx, deal, 'release', reason, deed)
    if (job.comeback_of !== null) {
      // Both are told by what becomes of their dispute.
      await insertAudit(tx, {
        at: deed.now,
        actor_id: admin.userId,
        action: 'provider_released',
        subject_id: request.id,
        reason,
        before: { phase: job.phase, status: request.status },
        after: { status: 'cancelled' },
      })
      return { wasComeback: true }
    }
    const ended = await findJob(tx, jobId)
    await conclude(
      tx,
      deed,
      admin,
      { request, job },
      {
        deed: 'release',
        reason,
        before: { phase: job.phase, status: request.status },
        after: { phase: ended?.phase ?? null, status: 'open' },
      },
    )
    return { wasComeback: false }
  })
}
