import { sql } from 'kysely'
import { type BillState, billLifecycle } from '#contract/fleet-terms.ts'
import { may } from '#contract/lifecycle.ts'
import type { RefundReason } from '#contract/refunds.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { Charged } from './charged.ts'
import { findTermsJob, leftOnTerms, lockTerms } from './fleet-terms.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { post } from './ledger.ts'
import { sharesOf } from './post-refund.ts'
import { deferred, type SettledBill, settled } from './settled-bill.ts'

interface Why {
  because: RefundReason
  disputeId: string | null
  reason: string | null
  by: string | null
}

/** How much of a job on terms can be credited; 0 where it is not on terms, or has not come to its end. */
export async function creditable(tx: Db | Tx, jobId: string): Promise<number> {
  const onTerms = await findTermsJob(tx, jobId)
  return onTerms ? leftOnTerms(onTerms) : 0
}

/**
 * A part of a job on terms is not owed after all: the fleet owes less, the provider gives its part and the platform what it
 * had taken of that (K5 against what the fleet owes). What stands on an open bill makes that bill smaller; of one that is
 * settled the next one is. Never more than is left.
 */
export async function creditTerms(
  tx: Tx,
  job: Charged,
  wished: number,
  { because, disputeId, reason, by }: Why,
  at: Date,
): Promise<number> {
  const known = await findTermsJob(tx, job.id)
  if (!known) return 0
  await lockTerms(tx, known.fleet_id)
  const onTerms = (await findTermsJob(tx, job.id)) ?? known
  const cents = Math.min(wished, leftOnTerms(onTerms))
  if (cents <= 0) return 0
  const { fee, provider } = await sharesOf(tx, job, cents)
  const { id } = await tx
    .insertInto('terms_credits')
    .values({
      job_id: job.id,
      cents,
      fee_cents: fee,
      because,
      dispute_id: disputeId,
      reason,
      by_user_id: by,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update terms_jobs set credited_cents = credited_cents + ${cents}
    where job_id = ${job.id}`.execute(tx)
  await post(tx, { kind: 'refunded', jobId: job.id, ref: `terms_credit:${id}`, at }, [
    { account: 'fleets_owe', fleet_id: onTerms.fleet_id, cents: -cents },
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
  await issueCreditNote(tx, job.id, cents, { terms_credit_id: id }, at)
  if (onTerms.bill_id) await makeSmaller(tx, onTerms.bill_id, cents, at)
  return cents
}

/** Nothing is left to pay of a bill whose rest was credited. */
async function makeSmaller(tx: Tx, billId: string, cents: number, at: Date): Promise<void> {
  const { rows } = await sql<SettledBill & { state: BillState; open: number }>`
    select id, fleet_id, number, total_cents, due_on::text, state,
      (total_cents - credit_cents - credited_cents - paid_cents - written_off_cents)::int8 as open
    from fleet_bills where id = ${billId} for update`.execute(tx)
  const [bill] = rows
  if (!bill || !may(billLifecycle, 'pay', bill.state)) return
  const part = Math.min(cents, bill.open)
  const isSettled = part === bill.open
  await sql`update fleet_bills set credited_cents = credited_cents + ${part},
      state = case when ${isSettled} then 'paid' else state end,
      settled_at = case when ${isSettled} then ${at}::timestamptz end
    where id = ${billId}`.execute(tx)
  await (isSettled ? settled : deferred)(tx, bill, at)
}
