import { type Delay, jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setExpected } from './job-queries.ts'
import { type JobActor, lockJobToMove } from './lock-own-job.ts'
import { pressedLate, pressOf } from './press.ts'

/**
 * A provider who is late, or the technician on the way, says when they will be there (rules C14): the clock leaves them
 * alone then. The minutes count from the press, which may have waited for a network. The promise stays what it was, and so
 * does what the customer may do.
 */
export async function delayJob(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  { minutes, occurredAt }: Delay,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { job, request } = await lockJobToMove(tx, actor, jobId)
    const refusal = refusalOf(jobLifecycle, 'no_show', job.phase)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const pressedAt = pressOf(job, occurredAt, deed.now)
    await setExpected(tx, job.id, new Date(pressedAt.getTime() + minutes * 60_000))
    const facts = { minutes, ...pressedLate(pressedAt, deed.now) }
    await recordOfDeal(tx, 'job_delayed', { request, job }, { facts })
  })
}
