import type { ReactNode } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestLine } from '#contract/requests.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { focusContent } from '../../kit/ui/focus-content.ts'
import { ChangeToDecide } from '../jobs/ChangeToDecide.tsx'
import { ComingTruck } from '../jobs/ComingTruck.tsx'
import { CustomerJob } from '../jobs/CustomerJob.tsx'
import { PaidHow } from '../jobs/CustomerPayment.tsx'
import { comingOf } from '../jobs/coming.ts'
import { IsHere } from '../jobs/IsHere.tsx'
import { isDisputed } from '../jobs/is-disputed.ts'
import { MoneyOfJob } from '../jobs/MoneyOfJob.tsx'
import { placeOf } from '../jobs/place-of.ts'
import { useCustomerPayment } from '../jobs/use-customer-payment.ts'
import { useTrip } from '../jobs/use-trip.ts'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { ProofsOfWork } from '../proofs/ProofsOfWork.tsx'
import { provedOf } from '../proofs/proved-job.ts'
import { CancelRequest } from '../requests/asked/CancelRequest.tsx'
import { RequestTitle } from '../requests/asked/RequestTitle.tsx'
import { type OwnRequest, useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { isOnTerms } from '../requests/asked/use-payment.ts'
import { SendPlace } from '../requests/correct/SendPlace.tsx'
import { runningId } from './focus-running.ts'
import { JobSkeleton } from './JobSkeleton.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'
import { AcceptedTrouble } from './screen/AcceptedTrouble.tsx'
import { ConfirmWork } from './screen/ConfirmWork.tsx'
import { useDrawnWhole } from './use-drawn-whole.ts'

export interface RunningRequestProps {
  line: RequestLine
  /** How often to ask while the live stream is down, in milliseconds, or never. */
  interval: number | false
  /** The title, when the job did not load. */
  failed: string
  /** What else the reader has to say of the job. */
  deeds?: (job: JobForCustomer) => ReactNode
  /** Instead of the usual button that confirms the work. */
  confirm?: ReactNode
  /** What stands after the job. */
  after?: (request: OwnRequest) => ReactNode
}

/** A request on a dashboard on which somebody is: how far the job is, whom to call, what is left to do. */
export function RunningRequest({ line, interval, failed, ...shown }: RunningRequestProps) {
  const { data: request, isError, isFetching, refetch } = useOwnRequest(line.id, interval)
  const job = request?.job
  return (
    <Card as="li" className="flex flex-col gap-4">
      <RequestTitle line={line} id={runningId(line.id)} />
      {request && job ? (
        <Running request={request} job={job} {...shown} />
      ) : isError ? (
        <DidNotLoad title={failed} query={{ isFetching, refetch }} />
      ) : (
        <JobSkeleton />
      )}
    </Card>
  )
}

interface RunningProps extends Pick<RunningRequestProps, 'deeds' | 'confirm' | 'after'> {
  request: OwnRequest
  job: JobForCustomer
}

function Running({ request, job, deeds, confirm, after }: RunningProps) {
  const bid = request.bids.find(({ id }) => id === job.bidId)
  const trip = useTrip(request.id, job.phase)
  const asked = useCustomerPayment(request, job)
  if (!useDrawnWhole([trip, asked])) return <JobSkeleton />
  const coming = comingOf(job, trip)
  const payment = asked.data
  return (
    <>
      <SendPlace request={request} />
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
        more={<OwnMessageButton bidId={job.bidId} name={job.provider.businessName} />}
        truck={<ComingTruck job={job} coming={coming} place={placeOf(request)} />}
        isHere={<IsHere job={job} mayAnswer={request.can.run} driver={request.driver} />}
        deeds={deeds?.(job)}
        asks={<ChangeToDecide request={request} job={job} />}
        trouble={<AcceptedTrouble request={request} job={job} />}
        proofs={<ProofsOfWork job={provedOf(request, { ...job, isOnTerms: isOnTerms(payment) })} />}
        confirm={confirm ?? <ConfirmWork request={request} job={job} onDone={focusContent} />}
      />
      {after?.(request)}
      <CancelRequest request={request} />
    </>
  )
}
