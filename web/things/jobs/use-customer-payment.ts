import { useSearchParams } from 'react-router'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { usePayment } from '../requests/asked/use-payment.ts'

/** How its customer pays for a job. Whoever comes back from the processor's page has it in the address. */
export function useCustomerPayment(
  request: Pick<RequestForOwner, 'timeline'>,
  job: JobForCustomer,
) {
  const [params] = useSearchParams()
  return usePayment(job.id, request.timeline, params.get('card') === 'back')
}
