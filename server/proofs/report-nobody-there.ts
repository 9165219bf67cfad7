import type { BodyOf } from '#contract/endpoint.ts'
import type { reportCustomerGone as endpoint } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import { reportCustomerGone } from '../deals/report-customer-gone.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findGiven } from './queries.ts'

/** Nobody is at the place, and a photo shows it: who comes back to an empty shoulder later sees what was found, and owes the fee for it. */
export const reportNobodyThere = (
  deed: Deed,
  actor: JobActor,
  jobId: string,
  fix: BodyOf<typeof endpoint>,
): Promise<void> =>
  reportCustomerGone(deed, actor, jobId, fix, async (tx, { job }) => {
    const given = await findGiven(tx, job.id)
    if (!given.some(({ item, kind, isHidden }) => item === 'gone' && kind === 'photo' && !isHidden))
      throw new Refusal('wrong_state', refusals.jobs.photoFirst)
  })
