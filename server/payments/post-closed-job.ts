import { platformFeeCents } from '#contract/settings.ts'
import type { Tx } from '../platform/db/tables.ts'
import { post } from './ledger.ts'

/**
 * A job closed: the customer paid its price directly to the provider, who owes the platform's fee from then on (rules
 * C17). No card processor carries the money, so it is recorded, not protected.
 */
export async function postClosedJob(
  tx: Tx,
  job: { id: string; provider_id: string; price_cents: number },
  at: Date,
): Promise<void> {
  const price = job.price_cents
  const fee = platformFeeCents(price)
  const { provider_id } = job
  await post(tx, { kind: 'job_closed', jobId: job.id, at }, [
    { account: 'customers_paid', provider_id: null, cents: -price },
    { account: 'providers_received', provider_id, cents: price },
    { account: 'providers_owe', provider_id, cents: fee },
    { account: 'platform_fees', provider_id: null, cents: -fee },
  ])
}
