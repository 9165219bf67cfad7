import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { findJob } from '../../deals/job-queries.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { openAgain } from '../../deals/open-again.ts'
import { conclude } from './conclude.ts'

/**
 * An admin takes the provider off a job before work starts: the request opens again, the bids that had lost come back, and
 * nobody pays.
 */
export async function releaseProvider(
  deed: Deed,
  admin: User,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDealAtDesk(tx, admin, { jobId })
    const { request, job } = deal
    await openAgain(tx, deal, 'release', reason, deed)
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
  })
}
