import type { Review } from '#contract/reviews.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findJob } from '../deals/job-queries.ts'
import type { Claim } from '../deals/policy.ts'
import { sideOf } from '../deals/side-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { mayReply } from './policy.ts'
import { findReview, setReply } from './queries.ts'
import { reviewView } from './read-reviews.ts'

/** The reviewed party answers a published review, once (rules C19). */
export function replyToReview(
  deed: Deed,
  claim: Claim,
  id: string,
  reply: string,
): Promise<Review> {
  return deed.transaction(async (tx) => {
    const known = await findReview(tx, id)
    const job = known && (await findJob(tx, known.job_id))
    const request = job && (await lockRequest(tx, job.request_id))
    const review = request && (await findReview(tx, id))
    const side = review && (await sideOf(tx, request, job, claim))
    // Its writer knows the review; the other side does once it is published.
    if (!review || !side || (side !== review.side && !review.published_at)) throw notFound('review')
    if (!mayReply(review, side))
      throw new Refusal(
        'already_written',
        side === review.side ? refusals.reviews.ownAnswer : refusals.reviews.answered,
      )
    await setReply(tx, id, reply, deed.now)
    await recordOfDeal(tx, 'review_replied', { request, job })
    return reviewView({ ...review, reply, replied_at: deed.now })
  })
}
