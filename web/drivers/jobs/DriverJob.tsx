import type { DriverRequest } from '#contract/fleet-requests.ts'
import { ProviderFigures } from '../../bids/ProviderFigures.tsx'
import { CustomerJob } from '../../jobs/CustomerJob.tsx'
import { drivers } from '../../messages/en/drivers.ts'
import { OwnMessageButton } from '../../messaging/OwnMessageButton.tsx'
import { CancelRequest } from '../../requests/asked/CancelRequest.tsx'
import { RequestTitle } from '../../requests/asked/RequestTitle.tsx'
import { useOwnRequest } from '../../requests/asked/use-own-requests.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { CompleteJob } from './CompleteJob.tsx'
import { JobDeeds } from './JobDeeds.tsx'

/** Help that is on its way: when, who, the number to call, and what the driver has to say (rules D). */
export function DriverJob({ line, interval }: { line: DriverRequest; interval: number | false }) {
  const { data: request, isError, isFetching, refetch } = useOwnRequest(line.id, interval)
  const job = request?.job
  const bid = request?.bids.find(({ id }) => id === job?.bidId)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <RequestTitle line={line} />
      {request && job ? (
        <>
          <JobDeeds line={line} since={job.assignedAt} />
          <CustomerJob
            job={job}
            about={bid && <ProviderFigures provider={bid.provider} />}
            providerId={bid?.providerId}
            more={<OwnMessageButton bidId={job.bidId} name={job.provider.businessName} />}
            confirm={<CompleteJob line={line} variant="primary" />}
          />
          <CancelRequest request={request} token={null} />
        </>
      ) : isError ? (
        <ErrorState title={drivers.jobs.jobFailed} busy={isFetching} onRetry={() => refetch()}>
          {drivers.weak}
        </ErrorState>
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton shape="number" />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </Loading>
      )}
    </Card>
  )
}
