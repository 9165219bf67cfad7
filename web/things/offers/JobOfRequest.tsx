import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Agreement } from '../jobs/Agreement.tsx'
import { ChangeToDecide } from '../jobs/ChangeToDecide.tsx'
import { ComingTruck } from '../jobs/ComingTruck.tsx'
import { CustomerJob } from '../jobs/CustomerJob.tsx'
import { PaidHow } from '../jobs/CustomerPayment.tsx'
import { comingOf } from '../jobs/coming.ts'
import { InvoiceLink } from '../jobs/InvoiceLink.tsx'
import { IsHere } from '../jobs/IsHere.tsx'
import { isDisputed } from '../jobs/is-disputed.ts'
import { MoneyOfJob } from '../jobs/MoneyOfJob.tsx'
import { placeOf } from '../jobs/place-of.ts'
import { useCustomerPayment } from '../jobs/use-customer-payment.ts'
import { useTrip } from '../jobs/use-trip.ts'
import { ProofsOfWork } from '../proofs/ProofsOfWork.tsx'
import { provedOf } from '../proofs/proved-job.ts'
import { isOnTerms } from '../requests/asked/use-payment.ts'
import { ProviderFigures } from './ProviderFigures.tsx'
import { AcceptedTrouble } from './screen/AcceptedTrouble.tsx'

export interface JobOfRequestProps {
  request: RequestForOwner
  job: JobForCustomer
  /** The bid that was accepted, once it is read. */
  bid: BidForOwner | undefined
  /** The way to write to the provider. */
  message: ReactNode
  /** Where the job waits for the customer: the button that confirms. */
  confirm: ReactNode
  /** What else the reader has to say of the job. */
  deeds?: ReactNode
}

/** The job of a request with all that its customer reads of it and does about it, on a page of its own or on a dashboard. */
export function JobOfRequest(props: JobOfRequestProps) {
  const Job = props.request.can.onlyBidId === null ? WholeJob : JobByOneBid
  return <Job {...props} />
}

/** By the link of the bid that was accepted (rules 9): when, who and how far. The way, the money and the proofs take the request's own. */
function JobByOneBid({ request, job, bid, message, confirm }: JobOfRequestProps) {
  return (
    <CustomerJob
      job={job}
      coming={null}
      title={request.title}
      isDisputed={isDisputed(request.timeline)}
      about={bid && <ProviderFigures provider={bid.provider} part="first" />}
      providerId={bid?.providerId}
      more={message}
      confirm={confirm}
      proofs={<p className="text-muted">{bids.list.acceptedByOne}</p>}
    />
  )
}

function WholeJob({ request, job, bid, message, confirm, deeds }: JobOfRequestProps) {
  const { data: payment } = useCustomerPayment(request, job)
  const coming = comingOf(job, useTrip(request.id, job.phase))
  return (
    <CustomerJob
      job={job}
      coming={coming}
      isWarned={request.can.release?.reason === 'suspended'}
      title={request.title}
      isDisputed={isDisputed(request.timeline)}
      paid={<PaidHow request={request} job={job} />}
      payment={<MoneyOfJob request={request} job={job} />}
      about={bid && <ProviderFigures provider={bid.provider} part="first" />}
      providerId={bid?.providerId}
      more={message}
      truck={<ComingTruck job={job} coming={coming} place={placeOf(request)} />}
      isHere={<IsHere job={job} mayAnswer={request.can.run} driver={request.driver} />}
      deeds={deeds}
      asks={<ChangeToDecide request={request} job={job} />}
      trouble={<AcceptedTrouble request={request} job={job} />}
      proofs={<ProofsOfWork job={provedOf(request, { ...job, isOnTerms: isOnTerms(payment) })} />}
      papers={
        <>
          <InvoiceLink job={job} />
          <Agreement job={job} />
        </>
      }
      confirm={confirm}
    />
  )
}
