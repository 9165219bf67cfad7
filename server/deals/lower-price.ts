import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { agreeOnPrice } from './cancellation.ts'
import type { JobRow } from './job-queries.ts'
import { lockOwnJob } from './lock-own-job.ts'
import { priceOf } from './terms.ts'

/**
 * The provider takes less than was agreed: less was to be done than everybody thought (money §4). Nobody has to approve
 * that; the customer is told. A price never rises by this.
 */
export async function lowerPrice(
  deed: Deed,
  user: User,
  jobId: string,
  { price, reason }: { price: string; reason: string },
): Promise<void> {
  const price_cents = priceOf(price)
  await deed.transaction(async (tx) => {
    const { request, job } = await lockOwnJob(tx, user, jobId)
    if (!mayLower(job)) throw new Refusal('wrong_state', refusals.jobs.priceStands)
    if (price_cents >= job.price_cents)
      throw wrongField('price', jobFields.lowerOnly({ priceCents: job.price_cents }))
    const lowered = { from: decimal(job.price_cents), to: decimal(price_cents) }
    await agreeOnPrice(tx, job, price_cents, { kind: 'lower_price' }, deed.now)
    await recordOfDeal(tx, 'price_lowered', { request, job }, { note: reason, facts: { lowered } })
  })
}

const mayLower = ({ phase, comeback_of }: JobRow): boolean =>
  comeback_of === null &&
  (may(jobLifecycle, 'finish', phase) || may(jobLifecycle, 'confirm', phase))
