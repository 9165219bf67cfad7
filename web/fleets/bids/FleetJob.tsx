import { CircleCheckBig } from 'lucide-react'
import { focusAccepted } from '../../bids/AcceptedService.tsx'
import { ConfirmWork } from '../../bids/ConfirmWork.tsx'
import { ContestGone } from '../../bids/ContestGone.tsx'
import { ProviderFigures } from '../../bids/ProviderFigures.tsx'
import { TakeSomebodyElse } from '../../bids/TakeSomebodyElse.tsx'
import { CustomerJob } from '../../jobs/CustomerJob.tsx'
import { fleetBids } from '../../messages/en/fleet-bids.ts'
import { jobs } from '../../messages/en/jobs.ts'
import { MessageButton } from '../../messaging/MessageButton.tsx'
import type { OwnRequest } from '../../requests/asked/use-own-requests.ts'
import { Button } from '../../ui/Button.tsx'

/** S1 §2: the approved provider, from approval to the end of the job. */
export function FleetJob({
  request,
  job,
  refusal,
  unread,
}: {
  request: OwnRequest
  job: NonNullable<OwnRequest['job']>
  /** Why this reader may not act, or null. */
  refusal: string | null
  unread: (bidId: string) => number
}) {
  const bid = request.bids.find(({ id }) => id === job.bidId)
  return (
    <section aria-labelledby="accepted" className="flex flex-col gap-4">
      <h2 id="accepted" tabIndex={-1} className="text-xl focus:outline-none">
        {fleetBids.approved}
      </h2>
      <CustomerJob
        job={job}
        about={bid && <ProviderFigures provider={bid.provider} />}
        providerId={bid?.providerId}
        more={
          bid &&
          refusal === null && (
            <MessageButton
              bidId={bid.id}
              name={job.provider.businessName}
              unread={unread(bid.id)}
            />
          )
        }
        confirm={
          refusal === null ? (
            // The button goes with the answer; the reader stays with the job.
            <ConfirmWork request={request} job={job} token={null} onDone={() => focusAccepted()} />
          ) : (
            <Button
              variant="primary"
              wide
              icon={<CircleCheckBig className="size-5" aria-hidden="true" />}
              disabledReason={refusal}
            >
              {jobs.customer.confirm}
            </Button>
          )
        }
        trouble={
          refusal === null && (
            <>
              <TakeSomebodyElse request={request} job={job} token={null} />
              <ContestGone request={request} job={job} token={null} />
            </>
          )
        }
      />
    </section>
  )
}
