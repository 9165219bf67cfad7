import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findLatestJob } from './job-queries.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'
import { findProblem } from './reported-problem.ts'

/**
 * Somebody of the fleet has taken care of what its driver reported, and says how: the request needs nobody any more. It
 * changes no state; driver and provider are told, and the words stand in the timeline.
 */
export async function settleProblem(
  deed: Deed,
  claim: Claim,
  requestId: string,
  words: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, access } = await lockDeal(tx, claim, { requestId })
    if (access.as !== 'member') throw notFound('request')
    // Of two who settle it at the same moment, the second reads what the first has done.
    if (!(await findProblem(tx, requestId)))
      throw new Refusal('wrong_state', refusals.requests.noProblem)
    const job = await findLatestJob(tx, requestId)
    await recordOfDeal(tx, 'problem_settled', { request, job }, { note: words, payload: { words } })
  })
}
