import type { BidForOwner } from '#contract/bids.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { CustomerJob } from '../jobs/CustomerJob.tsx'
import { bids as words } from '../messages/en/bids.ts'
import { MessageButton } from '../messaging/MessageButton.tsx'
import { ConfirmWork } from './ConfirmWork.tsx'
import { ContestGone } from './ContestGone.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'
import { TakeSomebodyElse } from './TakeSomebodyElse.tsx'

export interface AcceptedServiceProps {
  request: RequestForOwner
  job: JobForCustomer
  bids: readonly BidForOwner[]
  /** How many messages of a bid's conversation wait to be read. */
  unread: (bidId: string) => number
  token: string | null
}

const heading = 'accepted'

/**
 * The reader goes on at the job after an acceptance: once it stands there, and once the dialog is gone, which gives
 * the focus back to a button that has left the page.
 */
export function focusAccepted(framesLeft = 60): void {
  const job = document.getElementById(heading)
  if (job && !document.querySelector('[role=dialog]')) setTimeout(() => job.focus())
  else if (framesLeft > 0) requestAnimationFrame(() => focusAccepted(framesLeft - 1))
}

/** S0 §4: the accepted bid, from acceptance to the end of its job. */
export function AcceptedService({ request, job, bids, unread, token }: AcceptedServiceProps) {
  const bid = bids.find(({ id }) => id === job.bidId)

  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {words.list.accepted}
      </h2>
      <CustomerJob
        job={job}
        about={bid && <ProviderFigures provider={bid.provider} />}
        providerId={bid?.providerId}
        more={
          bid && (
            <MessageButton
              bidId={bid.id}
              name={job.provider.businessName}
              unread={unread(bid.id)}
            />
          )
        }
        confirm={
          // The button goes with the answer; the reader stays with the job.
          <ConfirmWork request={request} job={job} token={token} onDone={() => focusAccepted()} />
        }
        trouble={
          <>
            <TakeSomebodyElse request={request} job={job} token={token} />
            <ContestGone request={request} job={job} token={token} />
          </>
        }
      />
    </section>
  )
}
