import { totalCents } from '#contract/bid-lines.ts'
import {
  changeOrderLifecycle,
  chosenLines,
  type decideChangeOrder as endpoint,
} from '#contract/change-orders.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { decimal } from '#contract/primitives.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { limitBelow } from '../deals/approvals.ts'
import { agreeOnPrice } from '../deals/cancellation.ts'
import {
  type ChangeOrderRow,
  endChangeOrder,
  findChangeOrder,
  lockChangeOrder,
} from '../deals/change-order-queries.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { refuseRiseAboveLimit } from '../payments/choose-terms.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { holdRise } from '../payments/hold-rise.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'

/**
 * The customer says which lines of a change are worth it (money §4): from then on they are part of the agreed price, or
 * nothing is. A fleet's driver approves up to the limit; above it the fleet does.
 */
export async function decideChangeOrder(
  deed: Deed,
  claim: Claim,
  id: string,
  { approvedLines, total, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const known = await findChangeOrder(tx, id)
    if (!known) throw notFound('request')
    const { request, job, access, by } = await lockDeal(tx, claim, { jobId: known.job_id })
    if (!access.may.decide) throw new Refusal('not_allowed', fleetRefusal('decide'))
    const change = await lockChangeOrder(tx, id)
    if (!change) throw notFound('request')
    const approved = chosenLines(change.lines, approvedLines)
    if (!approved) throw wrongField('approvedLines', jobFields.approvedLines)
    const status = move(changeOrderLifecycle, actionOf(change, approved.length), change.status, by)
    if (change.expires_at <= deed.now) throw new Refusal('change_expired', refusals.changes.expired)
    const rise = totalCents(approved)
    const price_cents = job.price_cents + rise
    if (total !== decimal(price_cents))
      throw new Refusal('change_changed', refusals.changes.totalChanged)
    const limit = rise > 0 ? await limitBelow(tx, request, access, price_cents) : null
    if (limit !== null)
      throw new Refusal('not_allowed', refusals.changes.aboveLimit({ limit: decimal(limit) }))

    const decided_by = deed.by.userId
    await endChangeOrder(
      tx,
      id,
      { status, decided_by, ...(rise > 0 && { approved_lines: approvedLines }) },
      deed.now,
    )
    if (rise > 0) {
      const onTerms = await findTermsJob(tx, job.id)
      if (onTerms) await refuseRiseAboveLimit(tx, onTerms.fleet_id, rise)
      await agreeOnPrice(tx, job, price_cents, { kind: 'change_order', lines: approved }, deed.now)
      await holdRise(tx, job.id, rise, deed.now)
    }
    await recordOfDeal(
      tx,
      'change_order_answered',
      { request, job },
      { note: reason || null, facts: { approved: decimal(rise) } },
    )
  })
}

const actionOf = ({ lines }: ChangeOrderRow, approved: number) =>
  approved === 0 ? 'decline' : approved === lines.length ? 'approve' : 'approve_partly'
