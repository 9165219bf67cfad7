import type { JobForProvider } from '#contract/jobs.ts'
import { centsOf, signed } from '#contract/primitives.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'

/** Of a job of which something went back: from what the customer paid to what the provider keeps, line by line. */
export function LeftAfterRefund({ job }: { job: JobForProvider }) {
  const { price, cancellationFee, refunded, youReceive } = job
  const paid = cancellationFee ?? price
  if (!isRefunded(job) || !paid || !refunded || !youReceive) return null
  const fee = cents(paid) - cents(refunded) - cents(youReceive)
  const words = jobs.mine
  return (
    <dl className="my-2 grid max-w-xs grid-cols-[1fr_auto]">
      <Line label={cancellationFee ? cancellation.fee : words.price} amount={paid} />
      <Line label={words.refunded} amount={`-${refunded}`} />
      {fee > 0 && <Line label={words.fee} amount={signed(-fee)} />}
      <dt className="border-t border-line pt-1 font-semibold">{words.youKeep}</dt>
      <dd className="border-t border-line pt-1 pl-6 text-right font-semibold">
        <Money amount={youReceive} />
      </dd>
    </dl>
  )
}

export const isRefunded = ({ refunded }: Pick<JobForProvider, 'refunded'>): boolean =>
  Number(refunded) > 0

const cents = (amount: string): number => centsOf(amount) ?? 0

const Line = ({ label, amount }: { label: string; amount: string }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="numerals pl-6 text-right">{formatMoney(amount)}</dd>
  </>
)
