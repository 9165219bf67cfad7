import type { BodyOf } from '#contract/endpoint.ts'
import type { writeReview as endpoint } from '#contract/reviews.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest, type RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findJob, type JobRow } from '../deals/job-queries.ts'
import type { Claim } from '../deals/policy.ts'
import { sideOf } from '../deals/side-of.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setRating } from '../providers/queries.ts'
import { writeRefusal } from './policy.ts'
import { averageOf, findReviewsOfJob, insertReview, setPublished } from './queries.ts'

/**
 * A party of a closed job says how it went (rules C19). The second review makes both visible, so that neither is an
 * answer to the other; the request row is locked, so that two at the same moment publish each other.
 */
export async function writeReview(
  deed: Deed,
  claim: Claim,
  jobId: string,
  said: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findJob(tx, jobId)
    const request = known && (await lockRequest(tx, known.request_id))
    const job = request && (await findJob(tx, jobId))
    const side = job && (await sideOf(tx, request, job, claim))
    if (!job || !side) throw notFound('job')
    const refusal = writeRefusal(job, deed.now)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const written = await findReviewsOfJob(tx, jobId)
    if (written.some((review) => review.side === side))
      throw new Refusal('already_written', refusals.reviews.already)
    await insertReview(tx, {
      job_id: jobId,
      provider_id: job.provider_id,
      side,
      service: said.service,
      on_time: said.onTime,
      price: said.price,
      words: said.words || null,
      written_at: deed.now,
    })
    await recordOfDeal(tx, 'review_written', { request, job })
    if (written.length > 0) await publishReviews(tx, job, request, deed.now)
  })
}

/** Both sides' reviews become visible, and the provider's average follows them. */
export async function publishReviews(
  tx: Tx,
  job: JobRow,
  request: RequestRow,
  now: Date,
): Promise<void> {
  if ((await setPublished(tx, job.id, now)) === 0) return
  await setRating(tx, job.provider_id, await averageOf(tx, job.provider_id))
  await recordOfDeal(tx, 'review_published', { request, job })
}
