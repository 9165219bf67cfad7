import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { lockJobToMove } from './lock-own-job.ts'
import { openAgain } from './open-again.ts'

/** A provider hands its job back before work starts (rules C13): the request opens again, but of a comeback. Twice is the same as once. */
export async function handBackJob(
  deed: Deed,
  user: User,
  jobId: string,
  reason: string,
): Promise<{ wasComeback: boolean }> {
  return deed.transaction(async (tx) => {
    const deal = await lockJobToMove(tx, user, jobId)
    if (deal.job.phase !== 'cancelled_by_provider')
      await openAgain(tx, deal, 'hand_back', reason, deed)
    return { wasComeback: deal.job.comeback_of !== null }
  })
}
