import { jobLifecycle } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { setArrival } from '../deals/job-queries.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isProved, setBack } from './unproved-arrival.ts'

/** What has come of it, as the customer reads it. */
type Said = 'arrivalSeen' | 'arrivalDenied' | 'arrivalUnsaid'

/**
 * The customer says whether the helper is there. A yes proves the arrival, also one that is pressed later. A no to an arrival
 * that nothing proves takes it back: the job is on its way again, the promise stands, and its clock goes on. A no before
 * the helper has said so takes back a yes that was pressed in error. Twice is the same as once.
 */
export async function answerArrival(
  deed: Deed,
  claim: Claim,
  jobId: string,
  isHere: boolean,
): Promise<Said> {
  return deed.transaction(async (tx) => {
    const { request, job, by } = await lockDeal(tx, claim, { jobId })
    if (isHere) {
      if (job.closed_at || job.arrival_seen_at || isProved(job)) return 'arrivalSeen'
      await setArrival(tx, job.id, {
        arrival_seen_at: deed.now,
        ...(job.arrived_at && { arrival_proof: 'customer' }),
      })
      await recordOfDeal(tx, 'arrival_proved', { request, job })
      return 'arrivalSeen'
    }
    if (job.phase === 'en_route') {
      if (!job.arrival_seen_at) return job.arrival_denied_at ? 'arrivalDenied' : 'arrivalUnsaid'
      await setArrival(tx, job.id, { arrival_seen_at: null })
      await recordOfDeal(tx, 'arrival_unsaid', { request, job })
      return 'arrivalUnsaid'
    }
    const phase = move(jobLifecycle, 'deny_arrival', job.phase, by)
    if (isProved(job)) throw new Refusal('wrong_state', refusals.jobs.arrivalProved)
    await setBack(tx, job, { phase, arrival_denied_at: deed.now })
    await recordOfDeal(tx, 'arrival_denied', { request, job })
    return 'arrivalDenied'
  })
}
