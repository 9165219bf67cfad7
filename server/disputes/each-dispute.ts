import type { Deed } from '../core/deed.ts'
import { type Due, eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { type JobDeal, lockDueJob } from '../deals/lock-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type DisputeRow, lockDispute } from './tables.ts'

/** A dispute that the worker has found, with the job and request that are locked before it. */
export interface FoundDispute {
  id: string
  job_id: string
  request_id: string
}

/** What a deed of the worker finds locked. */
export interface HeldDispute {
  deal: JobDeal<'clock'>
  dispute: DisputeRow
}

/** Does something with each, one transaction after another; what has gone on since it was found is for `does` to see. */
export function eachDispute(
  services: Services,
  due: Due<FoundDispute>,
  does: (tx: Tx, held: HeldDispute, deed: Deed) => Promise<void>,
): Promise<number> {
  return eachDue(services, due, async ({ id, job_id, request_id }) => {
    const deed = services.deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, { id: job_id, request_id })
      const dispute = await lockDispute(tx, id)
      if (deal && dispute) await does(tx, { deal, dispute }, deed)
    })
  })
}
