import { platformFeeCents } from '#contract/settings.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findHolds, paidOf } from './holds.ts'
import { post } from './ledger.ts'
import { postOnTerms } from './post-terms.ts'

interface Closed {
  id: string
  provider_id: string
  price_cents: number
}

/**
 * A job closed: what its customer's card does not pay was paid directly to the provider, who owes the platform's fee of
 * that from then on (rules C17); of a fleet on terms, the fleet owes it. While a card is still being charged it waits for what comes of that.
 */
export async function postClosedJob(tx: Tx, job: Closed, at: Date): Promise<void> {
  const holds = await findHolds(tx, job.id)
  if (holds.some(({ state }) => state === 'capturing')) return
  const byCard = holds.reduce((sum, hold) => sum + paidOf(hold), 0)
  const price = job.price_cents - byCard
  if (price <= 0) return
  const fee = platformFeeCents(job.price_cents) - feeOfCaptured(job, byCard)
  if (await postOnTerms(tx, job, { cents: price, fee }, at)) return
  const { provider_id } = job
  await post(tx, { kind: 'job_closed', jobId: job.id, at }, [
    { account: 'customers_paid', provider_id: null, cents: -price },
    { account: 'providers_received', provider_id, cents: price },
    ...(fee > 0
      ? [
          { account: 'providers_owe' as const, provider_id, cents: fee },
          { account: 'platform_fees' as const, provider_id: null, cents: -fee },
        ]
      : []),
  ])
}

/** The part of the platform's fee that so much of the price has paid; of all of it, all. */
export const feeOfCaptured = ({ price_cents }: Pick<Closed, 'price_cents'>, cents: number) =>
  Math.floor((platformFeeCents(price_cents) * cents) / price_cents)
