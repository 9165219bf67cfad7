import { feeReturnedCents } from '#contract/refunds.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findLost } from './chargebacks.ts'
import type { Charged } from './charged.ts'
import { returnCredit } from './credits.ts'
import { findTermsJob } from './fleet-terms.ts'
import { findHolds, paidOf } from './holds.ts'
import { post } from './ledger.ts'
import { feeOfCaptured } from './post-closed-job.ts'
import { findRefunds, type RefundRow } from './refunds.ts'

/** How a part of what cards have paid, or a fleet owes on terms, divides between the provider and the platform, after what has gone back before. */
export async function sharesOf(
  tx: Tx,
  job: Charged,
  cents: number,
): Promise<{ fee: number; provider: number }> {
  const onTerms = await findTermsJob(tx, job.id)
  const captured = (await findHolds(tx, job.id)).reduce(
    (sum, hold) => sum + paidOf(hold),
    onTerms?.invoiced_cents ?? 0,
  )
  const { lost, borne } = await findLost(tx, job.id)
  const before = (await findRefunds(tx, job.id))
    .filter(({ state }) => state === 'done')
    .reduce((sum, refund) => sum + refund.cents, lost - borne + (onTerms?.credited_cents ?? 0))
  const whole = job.cancellation_fee_cents === null ? feeOfCaptured(job, captured) : 0
  const fee = captured > 0 ? feeReturnedCents(whole, captured, before, cents) : 0
  return { fee, provider: cents - fee }
}

/**
 * Money is back on a card, or what a credit has paid is the customer's again (money §8, K5): the provider gives its part, the platform what it had taken of that. The part of
 * a provider who was paid out already is taken from the next payout. Answers the platform's part.
 */
export async function postRefund(
  tx: Tx,
  job: Charged,
  refund: Pick<RefundRow, 'id' | 'cents' | 'hold_id' | 'to_credit'>,
  at: Date,
): Promise<number> {
  const { fee, provider } = await sharesOf(tx, job, refund.cents)
  await post(tx, { kind: 'refunded', jobId: job.id, ref: `refund:${refund.id}`, at }, [
    ...(refund.to_credit
      ? await returnCredit(tx, refund.hold_id, refund.cents)
      : [{ account: 'processor' as const, cents: -refund.cents }]),
    ...(provider > 0
      ? [
          {
            account: 'provider_payable' as const,
            provider_id: job.provider_id,
            cents: provider,
          },
        ]
      : []),
    ...(fee > 0 ? [{ account: 'platform_fees' as const, cents: fee }] : []),
  ])
  return fee
}
