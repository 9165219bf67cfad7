import type { Tx } from '../platform/db/tables.ts'
import { findTermsJob } from './fleet-terms.ts'
import { post } from './ledger.ts'

/**
 * A job on terms has come to its end (money §8, K10): its fleet owes what it came to, the provider gets it but for the
 * platform's fee, and is paid out once the fleet has paid. False: the job is not on terms.
 */
export async function postOnTerms(
  tx: Tx,
  job: { id: string; provider_id: string },
  { cents, fee }: { cents: number; fee: number },
  at: Date,
): Promise<boolean> {
  const onTerms = await findTermsJob(tx, job.id)
  if (!onTerms) return false
  if (onTerms.invoiced_cents !== null) return true
  await tx
    .updateTable('terms_jobs')
    .set({ invoiced_cents: cents })
    .where('job_id', '=', job.id)
    .execute()
  const { id, provider_id } = job
  const { fleet_id } = onTerms
  await post(tx, { kind: 'terms_invoiced', jobId: id, ref: `terms_invoiced:${id}`, at }, [
    { account: 'fleets_owe', fleet_id, cents },
    { account: 'provider_payable', provider_id, cents: fee - cents },
    ...(fee > 0 ? [{ account: 'platform_fees' as const, cents: -fee }] : []),
  ])
  return true
}
