import type { Payment } from '#contract/payments.ts'
import { payments as words } from '#contract/words/en/payments.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { isByCard } from '../requests/asked/use-payment.ts'

/** What a card does not pay of a job that has one. */
export function PaidDirectly({ payment }: { payment: Payment }) {
  if (!isByCard(payment) || Number(payment.direct) === 0) return null
  return <p>{words.alsoDirect(formatMoney(payment.direct))}</p>
}
