import type { BodyOf } from '#contract/endpoint.ts'
import type { reportCustomerGone as endpoint } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import { reportCustomerGone } from '../deals/report-customer-gone.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { timesSeenThere } from '../trips/seen-there.ts'
import { findGiven } from './queries.ts'

const { seenTimes } = settings.customerGone

/**
 * Nobody is at the place: the phone was seen there while it waited, and a photo shows it. Who comes back to an empty shoulder later
 * sees what was found, and owes the fee for it.
 */
export const reportNobodyThere = (
  deed: Deed,
  actor: JobActor,
  jobId: string,
  fix: BodyOf<typeof endpoint>,
): Promise<void> =>
  reportCustomerGone(deed, actor, jobId, fix, async (tx, { job, request }) => {
    const seen = await timesSeenThere(tx, job, request, fix)
    if (seen < seenTimes)
      throw new Refusal(
        'wrong_state',
        refusals.jobs.seenTooSeldom({ seen, missing: seenTimes - seen }),
      )
    const given = await findGiven(tx, job.id)
    if (!given.some(({ item, kind, isHidden }) => item === 'gone' && kind === 'photo' && !isHidden))
      throw new Refusal('wrong_state', refusals.jobs.photoFirst)
  })
