import type { JobForProvider } from '#contract/jobs.ts'
import type { Payment } from '#contract/payments.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { payments as words } from '#contract/words/en/payments.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { usePayment, wayOf } from '../requests/asked/use-payment.ts'
import { LateFleetCheckToDraw } from './LateFleetCheck.tsx'
import { isRefunded, LeftAfterRefund } from './LeftAfterRefund.tsx'
import { PaidDirectly } from './PaidDirectly.tsx'
import { RefundJob } from './RefundJob.tsx'

/** Whether the provider's money is secured. For who may not see what the business earns, nothing. */
export function ProviderPayment({ job }: { job: JobForProvider }) {
  return job.price === null ? null : <Known job={job} />
}

function Known({ job }: { job: JobForProvider }) {
  const { data, isLoading } = usePayment(job.id, job.timeline)
  // It stands above what a thumb is about to press, so it has its room before it is known.
  if (isLoading)
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    )
  const isDirect = data?.state === 'direct'
  if (!data || (isDirect && Number(data.direct) === 0 && !data.tip && !data.fleetCheck)) return null
  return (
    <div role="status" className="rounded-sm border-l-4 border-line bg-sunken px-3 py-2">
      <p>
        {collectsOf(job, data) ??
          words.provider[data.state](formatMoney(isDirect ? data.direct : data.amount))}
      </p>
      {data.credit && <p>{pledge.forShop(formatMoney(data.credit.amount))}</p>}
      {data.terms && (
        <p>
          {`${onTerms.onTerms(data.terms)}. `}
          {data.terms.isPaid ? onTerms.hasPaid : onTerms.dueBy(data.terms)}
        </p>
      )}
      {data.fleetCheck && <LateFleetCheckToDraw jobId={job.id} payment={data} />}
      {data.tip && <p>{words.tip.provider(formatMoney(data.tip.amount), data.tip.technician)}</p>}
      {data.chargeback && (
        <p>
          {words.providerChargeback[data.chargeback.stands](formatMoney(data.chargeback.amount))}
        </p>
      )}
      <LeftAfterRefund job={job} />
      <PaidDirectly payment={data} refunded={isRefunded(job) ? null : data.refunded} />
      <RefundJob jobId={job.id} payment={data} />
    </div>
  )
}

/** All of the price comes from the customer's hand, and the fee is owed after that. */
export const isAllDirect = ({ price }: JobForProvider, { state, direct, fleetCheck }: Payment) =>
  state === 'direct' && !fleetCheck && direct === price

function collectsOf(job: JobForProvider, payment: Payment): string | null {
  const { price, youReceive, cancellationFee } = job
  if (!price || !youReceive || !isAllDirect(job, payment)) return null
  // What has gone back is followed line by line; of a fee for canceling no fee is owed.
  if (isRefunded(job) || cancellationFee) return null
  const fee = (Number(price) - Number(youReceive)).toFixed(2)
  return words.collects({
    sum: formatMoney(price),
    fee: formatMoney(fee),
    left: formatMoney(youReceive),
  })
}

/** Why a job that its customer called off left no fee. Those from before that was written down say nothing. */
export function NoFee({ job }: { job: JobForProvider }) {
  const free = job.timeline.findLast(({ name }) => name === 'job_cancelled')?.facts?.free
  if (job.phase !== 'cancelled_by_customer' || !free) return null
  return (
    <p>
      {cancellation.noFee[free]} {job.arrivalProof === 'none' && cancellation.notProved}
    </p>
  )
}

/** The fee for which a job has ended, and how it is paid: only directly does the customer owe it to the provider. */
export function FeeOwed({ job, fee }: { job: JobForProvider; fee: string }) {
  const { data } = usePayment(job.id, job.timeline)
  const way = data && wayOf(data)
  const direct = way === 'card' ? Number(data?.direct) : 0
  return (
    <p>
      {way === 'direct' ? cancellation.owed : cancellation.yours}{' '}
      <Money amount={fee} className="text-xl font-bold" />{' '}
      {way && (
        <span className="text-sm text-muted">
          {direct > 0
            ? cancellation.owedInParts({
                card: formatMoney(Number(fee) - direct),
                direct: formatMoney(direct),
              })
            : cancellation.owedHow[way]}
        </span>
      )}
    </p>
  )
}
