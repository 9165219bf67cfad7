import { settings } from '#contract/settings.ts'
import { findRequest, type RequestRow } from '../../server/asking/queries.ts'
import { deedAt } from '../../server/core/deed.ts'
import { findJob } from '../../server/deals/job-queries.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { publishReviews, writeReview } from '../../server/reviews/write-review.ts'
import { ownerClaim } from '../actors.ts'
import type { Chance } from '../chance.ts'
import { claimOfShop, customerSays, shopSays } from '../reviewing.ts'
import { minutesAfter } from './open-user.ts'
import type { PastBid } from './tell-job.ts'

/** What both sides said of a job that was closed: most of them something, some nothing. */
export async function tellReviews(
  tx: Tx,
  request: RequestRow,
  { shop }: PastBid,
  jobId: string,
  chance: Chance,
  now: Date,
  /** The customer says something for certain. */
  isSure = false,
): Promise<void> {
  const job = await findJob(tx, jobId)
  if (!job?.closed_at) throw new Error('a told job was not closed')
  const later = (minutes: number) => minutesAfter(job.closed_at ?? now, minutes)
  const [byCustomer, byShop] = [later(chance.between(20, 600)), later(chance.between(15, 400))]
  const owner = ownerClaim(request.customer_user_id, request.id)
  const isDue = (at: Date) => at < now
  if ((isSure || chance.isLikely(0.85)) && isDue(byCustomer))
    await writeReview(
      deedAt(byCustomer, tx),
      owner,
      jobId,
      customerSays(request.service_type, chance),
    )
  if (chance.isLikely(0.75) && isDue(byShop))
    await writeReview(deedAt(byShop, tx), claimOfShop(shop), jobId, shopSays(chance))
  const over = new Date(job.closed_at.getTime() + settings.review.withinMs)
  if (!isDue(over)) return
  // The worker's part, at its time: what nobody has answered becomes visible alone.
  await deedAt(over, tx).transaction(async () => {
    const closed = await findRequest(tx, request.id)
    if (closed) await publishReviews(tx, job, closed, over)
  })
}
