import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { ChangeToDecide } from '../../jobs/ChangeToDecide.tsx'
import { ComingTruck } from '../../jobs/ComingTruck.tsx'
import { CustomerJob } from '../../jobs/CustomerJob.tsx'
import { PaidHow } from '../../jobs/CustomerPayment.tsx'
import { comingOf } from '../../jobs/coming.ts'
import { IsHere } from '../../jobs/IsHere.tsx'
import { isDisputed } from '../../jobs/is-disputed.ts'
import { MoneyOfJob } from '../../jobs/MoneyOfJob.tsx'
import { placeOf } from '../../jobs/place-of.ts'
import { useCustomerPayment } from '../../jobs/use-customer-payment.ts'
import { useTrip } from '../../jobs/use-trip.ts'
import { ProofsOfWork } from '../../proofs/ProofsOfWork.tsx'
import { provedOf } from '../../proofs/proved-job.ts'
import { isOnTerms } from '../../requests/asked/use-payment.ts'
import { ProviderFigures } from '../ProviderFigures.tsx'
import { AcceptedTrouble } from './AcceptedTrouble.tsx'
import { ConfirmWork } from './ConfirmWork.tsx'
import { focusAccepted, acceptedId as id } from './focus-accepted.ts'

export interface AcceptedJobProps {
  request: RequestForOwner
  job: JobForCustomer
  /** The bid that was accepted, once it is read. */
  bid: BidForOwner | undefined
  heading: string
  /** The way to write to the provider. */
  message: (bid: BidForOwner) => ReactNode
}

/**
 * The accepted bid, from acceptance to the end of its job (S0 §4, S1 §2). Its parts come with it in one piece: one that came
 * later would push down the buttons of the others, under a thumb that is about to press.
 */
export function AcceptedJob({ request, job, bid, heading, message }: AcceptedJobProps) {
  const { data: payment } = useCustomerPayment(request, job)
  const coming = comingOf(job, useTrip(request.id, job.phase))
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl focus:outline-none">
        {heading}
      </h2>
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
        more={bid && message(bid)}
        proofs={<ProofsOfWork job={provedOf(request, { ...job, isOnTerms: isOnTerms(payment) })} />}
        confirm={
          // The button goes with the answer; the reader stays with the job.
          <ConfirmWork request={request} job={job} onDone={() => focusAccepted()} />
        }
        truck={<ComingTruck job={job} coming={coming} place={placeOf(request)} />}
        isHere={<IsHere job={job} mayAnswer={request.can.run} driver={request.driver} />}
        asks={<ChangeToDecide request={request} job={job} />}
        trouble={<AcceptedTrouble request={request} job={job} />}
      />
    </section>
  )
}
