import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type JobRow, setContested } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'

/** The customer says within 24 hours that somebody was there after all (rules C14). Twice is the same as once. */
export async function contestCustomerGone(
  deed: Deed,
  claim: Claim,
  jobId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, job } = await lockDeal(tx, claim, { jobId })
    if (job.contested_at) return
    const until = contestUntil(job)
    if (!until) throw new Refusal('wrong_state', refusals.jobs.nobodySaidGone)
    if (until < deed.now) throw new Refusal('wrong_state', refusals.jobs.contestOver)
    await setContested(tx, jobId, deed.now)
    await recordOfDeal(tx, 'customer_gone_contested', { request, job }, { note: reason })
  })
}

/** Until when the customer may say so; null where nobody has said that the customer was gone. */
export const contestUntil = (job: JobRow): Date | null =>
  job.phase === 'customer_gone' && job.closed_at
    ? new Date(job.closed_at.getTime() + settings.customerGone.contestMs)
    : null

export function mayContest(job: JobRow, now: Date): boolean {
  const until = contestUntil(job)
  return until !== null && until >= now && !job.contested_at
}
