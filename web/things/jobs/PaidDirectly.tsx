import type { Payment } from '#contract/payments.ts'
import { payments as words } from '#contract/words/en/payments.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { isByCard } from '../requests/asked/use-payment.ts'

/** What a card does not pay of a job that has one, and what has gone back to it. */
export function PaidDirectly({
  payment,
  refunded = payment.refunded,
}: {
  payment: Payment
  /** Null where it is said otherwise. */
  refunded?: string | null
}) {
  const isAlsoDirect = isByCard(payment) && Number(payment.direct) > 0
  return (
    <>
      {isAlsoDirect && <p>{words.alsoDirect(formatMoney(payment.direct))}</p>}
      {Number(refunded) > 0 && <p>{words.refunded(formatMoney(refunded ?? 0))}</p>}
    </>
  )
}
