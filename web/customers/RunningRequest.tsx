import type { RequestLine } from '#contract/requests.ts'
import { ConfirmWork } from '../bids/ConfirmWork.tsx'
import { ProviderFigures } from '../bids/ProviderFigures.tsx'
import { CustomerJob } from '../jobs/CustomerJob.tsx'
import { customers } from '../messages/en/customers.ts'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { CancelRequest } from '../requests/asked/CancelRequest.tsx'
import { RequestTitle } from '../requests/asked/RequestTitle.tsx'
import { useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'

export interface RunningRequestProps {
  line: RequestLine
  interval: number | false
}

/** A request on which somebody is: how far the job is, whom to call, what is left to do. */
export function RunningRequest({ line, interval }: RunningRequestProps) {
  const { data: request, isError, isFetching, refetch } = useOwnRequest(line.id, interval)
  const job = request?.job
  const bid = request?.bids.find(({ id }) => id === job?.bidId)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <RequestTitle line={line} />
      {request && job ? (
        <>
          <CustomerJob
            job={job}
            about={bid && <ProviderFigures provider={bid.provider} />}
            providerId={bid?.providerId}
            more={<OwnMessageButton bidId={job.bidId} name={job.provider.businessName} />}
            confirm={<ConfirmWork request={request} job={job} token={null} />}
          />
          <CancelRequest request={request} token={null} />
        </>
      ) : isError ? (
        <ErrorState
          title={customers.progress.jobFailed}
          busy={isFetching}
          onRetry={() => refetch()}
        >
          {customers.weak}
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
