import { sql } from 'kysely'
import { decimal } from '#contract/primitives.ts'
import { platformFeeCents } from '#contract/settings.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { findLost } from '../payments/chargebacks.ts'
import { creditTerms } from '../payments/credit-terms.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { findHolds, paidOf } from '../payments/holds.ts'
import { issueCreditNote } from '../payments/issue-credit-note.ts'
import { post } from '../payments/ledger.ts'
import { feeOfCaptured } from '../payments/post-closed-job.ts'
import { askRefund, refundable } from '../payments/refunds.ts'
import { putBack } from '../payments/reserve.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { eachDispute, type FoundDispute } from './each-dispute.ts'
import { changeDispute, type DisputeRow } from './tables.ts'

const atOnce = 50

/**
 * What ended disputes have come to is done (money §8, K12): what was set aside is the provider's again, and what a customer is
 * awarded goes back to the card, or is not owed on terms. What no card has paid the two settle directly, and the platform takes no fee of it.
 * Where a card is still being charged, that is waited for.
 */
export function carryOutAwards(services: Services): Promise<number> {
  const due = {
    deadline: 'awards',
    atOnce,
    find: (atMost: number) => findToCarryOut(services.db, atMost),
  }
  return eachDispute(services, due, async (tx, { deal, dispute }, { now }) => {
    if (!dispute.ended_at || dispute.carried_at) return
    await putBack(tx, deal.job, dispute, now)
    const given = await giveAward(tx, deal.job, dispute, now)
    await changeDispute(tx, dispute.id, { carried_at: now, direct_cents: given.direct })
    const moved = Object.entries(given).filter(([, cents]) => cents > 0)
    if (moved.length === 0) return
    // Whoever has the job open reads what is owed now: it was told that the dispute is over before its money moved.
    const carried = Object.fromEntries(moved.map(([way, cents]) => [way, decimal(cents)]))
    await recordOfDeal(tx, 'award_carried_out', deal, { facts: { carried } })
  })
}

async function findToCarryOut(db: Db, limit: number): Promise<FoundDispute[]> {
  const { rows } = await sql<FoundDispute>`
    select d.id, d.job_id, j.request_id from disputes d join jobs j on j.id = d.job_id
    where d.ended_at is not null and d.carried_at is null
      and not exists (select from chargebacks c where c.job_id = d.job_id and c.ended_at is null)
      and not exists (select from holds h where h.job_id = d.job_id and h.kind <> 'tip' and h.state = 'capturing')
    order by d.ended_at limit ${limit}`.execute(db)
  return rows
}

/** Of an award, in cents: what goes back to the card, what comes off the fleet's bill, what the two settle directly. */
type Given = Record<'card' | 'bill' | 'direct', number>

async function giveAward(tx: Tx, job: JobRow, dispute: DisputeRow, at: Date): Promise<Given> {
  // What a bank has given the customer already is not given again.
  const { lost } = await findLost(tx, job.id)
  const award = Math.max(0, (dispute.award_cents ?? 0) - lost)
  if (dispute.by_side === 'provider' || award === 0) return { card: 0, bill: 0, direct: award }
  const byCard = Math.min(award, await refundable(tx, job.id))
  if (byCard > 0)
    await askRefund(
      tx,
      job.id,
      byCard,
      { because: 'dispute', reason: null, by_user_id: dispute.decided_by },
      at,
    )
  const onTerms = await creditTerms(
    tx,
    job,
    award - byCard,
    { because: 'dispute', disputeId: dispute.id, reason: null, by: dispute.decided_by },
    at,
  )
  if (onTerms > 0) return { card: byCard, bill: onTerms, direct: 0 }
  // What a card has paid and the provider has given back by now is not owed once more.
  const rest = Math.min(award - byCard, await paidDirectly(tx, job))
  if (rest > 0) {
    await returnFee(tx, job, dispute.id, rest, at)
    await issueCreditNote(tx, job.id, rest, { dispute_id: dispute.id }, at)
  }
  return { card: byCard, bill: 0, direct: rest }
}

/** What no card has paid of the price, or of the fee of a job that was called off. */
async function paidDirectly(tx: Tx, job: JobRow): Promise<number> {
  if (await findTermsJob(tx, job.id)) return 0
  const byCard = (await findHolds(tx, job.id)).reduce((sum, hold) => sum + paidOf(hold), 0)
  return Math.max(0, (job.cancellation_fee_cents ?? job.price_cents) - byCard)
}

/** Of what was paid directly and goes back, the provider owes the platform no fee. */
async function returnFee(
  tx: Tx,
  job: JobRow,
  disputeId: string,
  cents: number,
  at: Date,
): Promise<void> {
  if (job.cancellation_fee_cents !== null) return
  const direct = await paidDirectly(tx, job)
  const fee = platformFeeCents(job.price_cents) - feeOfCaptured(job, job.price_cents - direct)
  const returned = direct > 0 ? Math.floor((fee * Math.min(cents, direct)) / direct) : 0
  if (returned === 0) return
  const { provider_id } = job
  await post(tx, { kind: 'fee_refunded', jobId: job.id, ref: `fee_refunded:${disputeId}`, at }, [
    { account: 'providers_owe', provider_id, cents: -returned },
    { account: 'platform_fees', cents: returned },
  ])
}
