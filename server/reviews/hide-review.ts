import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findJob } from '../deals/job-queries.ts'
import { requireOperator } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setRating } from '../providers/queries.ts'
import { averageOf, findReview, setHidden } from './queries.ts'

/**
 * An admin takes a published review off the pages, or puts it back; the average follows, and both parties are told why.
 * The request is locked, so of two admins one does it and the other reads that it is done.
 */
export async function hideReview(
  deed: Deed,
  admin: User,
  id: string,
  { isHidden, reason }: { isHidden: boolean; reason: string },
): Promise<void> {
  requireOperator(admin, 'review')
  await deed.transaction(async (tx) => {
    const known = await findReview(tx, id)
    const job = known && (await findJob(tx, known.job_id))
    const request = job && (await lockRequest(tx, job.request_id))
    const review = request && (await findReview(tx, id))
    if (!review || !job || !review.published_at) throw notFound('review')
    if ((review.hidden_at !== null) === isHidden)
      throw new Refusal(
        'wrong_state',
        isHidden ? refusals.desk.reviewHidden : refusals.desk.reviewShown,
      )
    await setHidden(tx, id, isHidden ? { at: deed.now, because: reason } : null)
    await setRating(tx, job.provider_id, await averageOf(tx, job.provider_id))
    const action = isHidden ? 'review_hidden' : 'review_shown'
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action,
      subject_id: job.provider_id,
      reason,
      before: { shown: isHidden },
      after: { shown: !isHidden },
    })
    await recordOfDeal(tx, action, { request, job }, { note: reason, payload: { reason } })
  })
}
