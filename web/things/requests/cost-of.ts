import type { RequestStatus } from '#contract/requests.ts'
import { customers } from '#contract/words/en/customers.ts'
import { formatMoney } from '../../kit/ui/format.ts'

/** What a request with a job costs: the price, and of one that was canceled what that costs. */
export function costOf(status: RequestStatus, job: { price: string; fee: string | null }): string {
  if (status !== 'cancelled') return formatMoney(job.price)
  return job.fee === null ? customers.history.noCharge : formatMoney(job.fee)
}
