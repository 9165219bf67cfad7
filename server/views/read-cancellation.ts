import { type Cancellation, feeAt, turnsOf } from '#contract/cancellation.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { findRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { cancellableJob, hasAgreed } from '../deals/cancellation.ts'
import { requireAccess } from '../deals/claim.ts'
import { findLatestJob } from '../deals/job-queries.ts'
import { type Claim, mayRun, refuseToRun } from '../deals/policy.ts'
import { divideFee } from '../payments/end-holds.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { Refusal } from '../platform/http/refusal.ts'

const nothing = {
  fee: decimal(0),
  card: decimal(0),
  credit: decimal(0),
  direct: decimal(0),
  stage: null,
  freeFrom: null,
  freeBecause: null,
  changesAt: null,
  changesTo: null,
}

/** What it costs to cancel now, by the rules that the deed goes by; for who may cancel. */
export async function readCancellation(
  { db, clock }: Services,
  claim: Claim,
  requestId: string,
): Promise<Cancellation> {
  const { request, access } = requireAccess(await findRequest(db, requestId), claim)
  if (!mayRun(access)) throw refuseToRun(access, 'request')
  const closed = refusalOf(requestLifecycle, 'cancel', request.status)
  if (closed) throw new Refusal('wrong_state', closed)
  const job = request.status === 'in_progress' ? await findLatestJob(db, requestId) : undefined
  if (!job) return { ...nothing, because: 'no_job' }
  const cancellable = await cancellableJob(db, request, job)
  if (!cancellable) throw new Refusal('wrong_state', jobLifecycle.refusals.cancel)
  const { stage } = cancellable
  if (!hasAgreed(job)) return { ...nothing, stage, because: 'no_agreement' }
  const now = clock.now().getTime()
  const { feeCents, because } = feeAt(cancellable, now)
  const { changesAt, changesToCents, freeFrom, freeBecause } = turnsOf(cancellable, now)
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const parts = (await findTermsJob(db, job.id))
    ? { card: 0, credit: 0, direct: 0 }
    : await divideFee(db, job.id, feeCents)
  return {
    fee: decimal(feeCents),
    card: decimal(parts.card),
    credit: decimal(parts.credit),
    direct: decimal(parts.direct),
    stage,
    because,
    freeFrom: iso(freeFrom),
    freeBecause,
    changesAt: iso(changesAt),
    changesTo: changesToCents === null ? null : decimal(changesToCents),
  }
}
