import type { ReactNode } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestLine } from '#contract/requests.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { focusContent } from '../../kit/ui/focus-content.ts'
import { useCustomerPayment } from '../jobs/use-customer-payment.ts'
import { useTrip } from '../jobs/use-trip.ts'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { CancelRequest } from '../requests/asked/CancelRequest.tsx'
import { RequestTitle } from '../requests/asked/RequestTitle.tsx'
import { type OwnRequest, useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { SendPlace } from '../requests/correct/SendPlace.tsx'
import { runningId } from './focus-running.ts'
import { JobOfRequest } from './JobOfRequest.tsx'
import { JobSkeleton } from './JobSkeleton.tsx'
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
    <Card className="flex flex-col gap-4">
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
  const trip = useTrip(request.id, job.phase)
  const payment = useCustomerPayment(request, job)
  if (!useDrawnWhole([trip, payment])) return <JobSkeleton />
  return (
    <>
      <SendPlace request={request} />
      <JobOfRequest
        request={request}
        job={job}
        bid={request.bids.find(({ id }) => id === job.bidId)}
        message={<OwnMessageButton bidId={job.bidId} name={job.provider.businessName} />}
        confirm={confirm ?? <ConfirmWork request={request} job={job} onDone={focusContent} />}
        deeds={deeds?.(job)}
      />
      {after?.(request)}
      <CancelRequest request={request} />
    </>
  )
}
