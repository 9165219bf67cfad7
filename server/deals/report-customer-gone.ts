import type { BodyOf } from '#contract/endpoint.ts'
import { type reportCustomerGone as endpoint, jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { RequestRow } from '../asking/queries.ts'
import { exactPlace } from '../asking/whereabouts.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { metersApart } from '../geo/distance.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { feeForComing, oweFee } from './cancellation.ts'
import { hasWritten, type JobRow } from './job-queries.ts'
import type { JobDeal } from './lock-deal.ts'
import { type JobActor, lockJobToMove } from './lock-own-job.ts'
import { endJob } from './move-deal.ts'

const { withinMeters, waitMs, fixMaxAgeMs } = settings.customerGone

/**
 * The provider, or the technician on the job, stands at the place and nobody is there (rules C14): near with a fresh
 * position, after 15 minutes, having written, and showing it (`refuse`). The job ends for the fee of a provider who has come; the customer may say otherwise for 24 hours. Twice is the same as once.
 */
export async function reportCustomerGone(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  fix: BodyOf<typeof endpoint>,
  refuse: (tx: Tx, deal: JobDeal<'provider'>) => Promise<void>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockJobToMove(tx, actor, jobId)
    const { job, request } = deal
    if (job.phase === 'customer_gone') return
    const refusal =
      refusalOf(jobLifecycle, 'customer_gone', job.phase) ??
      tooEarly(job, deed.now) ??
      tooFar(request, fix, deed.now)
    if (refusal) throw new Refusal('wrong_state', refusal)
    if (!(await hasWritten(tx, job, job.assigned_at)))
      throw new Refusal('wrong_state', refusals.jobs.writeFirst)
    await refuse(tx, deal)
    const feeCents = await feeForComing(tx, job)
    await endJob(tx, deal, 'customer_gone', deed.now, null)
    await oweFee(tx, job, feeCents, deed.now)
    const facts = feeCents > 0 ? { fee: decimal(feeCents) } : null
    await recordOfDeal(tx, 'customer_gone', deal, { facts })
  })
}

/** From when on they may say so; null where nobody has arrived. */
export const customerGoneFrom = (job: JobRow): Date | null =>
  job.phase === 'arrived' && job.arrived_at ? new Date(job.arrived_at.getTime() + waitMs) : null

function tooEarly(job: JobRow, now: Date): Saying | null {
  const from = customerGoneFrom(job)
  return from && from > now ? refusals.jobs.waitThere : null
}

/** How far they are from the place by their own position, which must be fresh; a request whose place is not known exactly asks for nothing. */
function tooFar(request: RequestRow, fix: BodyOf<typeof endpoint>, now: Date): Saying | null {
  const age = now.getTime() - new Date(fix.fixedAt).getTime()
  if (!(age <= fixMaxAgeMs && age > -fixMaxAgeMs)) return refusals.jobs.positionOld
  const place = exactPlace(request)
  if (!place) return null
  const meters = metersApart(place, fix)
  const isNear = meters <= withinMeters && fix.accuracyM <= withinMeters
  return isNear ? null : refusals.jobs.tooFar
}
