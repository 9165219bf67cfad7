import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { CreditNotes } from './CreditNotes.tsx'
import { CustomerPayment } from './CustomerPayment.tsx'
import { Disputes } from './Disputes.tsx'
import { LateTip } from './LateTip.tsx'
import { useCustomerPayment } from './use-customer-payment.ts'

interface MoneyOfJobProps {
  request: Pick<RequestForOwner, 'id' | 'timeline' | 'isFleets'>
  job: JobForCustomer
}

/** What its customer reads and does about the money of a job: how it is paid, what came back, what is contested, the tip. */
export function MoneyOfJob({ request, job }: MoneyOfJobProps) {
  const { data } = useCustomerPayment(request, job)
  return (
    <>
      {data && <CustomerPayment job={job} data={data} isFleets={request.isFleets} />}
      <CreditNotes job={job} timeline={request.timeline} />
      <Disputes job={job} timeline={request.timeline} />
      {/* Last, since it comes last: nothing that somebody is about to press moves for it. */}
      {(data?.tip || data?.mayTip) && (
        <LateTip requestId={request.id} jobId={job.id} payment={data} isFolded={request.isFleets} />
      )}
    </>
  )
}
