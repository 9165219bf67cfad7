import type { EventFacts } from '#contract/jobs.ts'
import { centsOf } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { issueInvoice } from '../payments/issue-invoice.ts'
import { postClosedJob } from '../payments/post-closed-job.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countJobDone } from '../providers/queries.ts'
import type { JobRow } from './job-queries.ts'
import { type JobDeal, lockDeal } from './lock-deal.ts'
import { endJob } from './move-deal.ts'
import { askForPo } from './po-rule.ts'
import type { Claim } from './policy.ts'

/**
 * The customer confirms that the work is done: the job closes and the request is completed. Twice is the same as once. Nobody
 * confirms more than the total they were shown, in dollars: somebody else of the company may have approved a rise since.
 */
export async function confirmJob(
  deed: Deed,
  claim: Claim,
  jobId: string,
  total?: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDeal(tx, claim, { jobId })
    if (deal.job.phase === 'closed') return
    const shown = total === undefined ? null : centsOf(total)
    if (shown !== null && shown < deal.job.price_cents)
      throw new Refusal('change_changed', refusals.changes.totalRose)
    await closeJob(tx, deal, deed.now, null)
  })
}

/** What closing a job means, whoever confirms it: the customer, or the clock after 24 hours (rules C16). */
export async function closeJob(
  tx: Tx,
  deal: JobDeal<'customer' | 'clock'>,
  now: Date,
  facts: EventFacts | null,
): Promise<void> {
  await endJob(tx, deal, 'confirm', now, null)
  // A comeback is sold to nobody: it is on no book.
  if (deal.job.comeback_of === null) await bookJob(tx, deal.job, now)
  await recordOfDeal(tx, 'job_confirmed', deal, { facts })
  await askForPo(tx, deal, now)
}

/** The customer objects to finished work: the job is over as if it were confirmed, and what is wrong is a dispute. */
export async function closeContested(tx: Tx, deal: JobDeal<'customer'>, now: Date): Promise<void> {
  await endJob(tx, deal, 'object', now, null)
  await bookJob(tx, deal.job, now)
  await askForPo(tx, deal, now)
}

async function bookJob(tx: Tx, job: JobRow, now: Date): Promise<void> {
  await countJobDone(tx, job.provider_id, job.id)
  await postClosedJob(tx, job, now)
  await issueInvoice(tx, job, 'work', job.price_cents, now)
}
