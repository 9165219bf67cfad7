import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { reviews } from '#contract/words/en/reviews.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { JobOfRequest } from '../JobOfRequest.tsx'
import { ConfirmWork } from './ConfirmWork.tsx'
import { focusAccepted, acceptedId as id } from './focus-accepted.ts'
import { focusReviews } from './focus-reviews.ts'

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
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} tabIndex={-1} className="text-xl focus:outline-none">
          {heading}
        </h2>
        {request.can.review && (
          // No taller than the heading beside it: what is below is read as well.
          <Button
            variant="primary"
            className="-my-2.5"
            aria-label={reviews.reviewOf(job.provider.businessName)}
            onClick={focusReviews}
          >
            {reviews.review}
          </Button>
        )}
      </div>
      <JobOfRequest
        request={request}
        job={job}
        bid={bid}
        message={bid && message(bid)}
        // The button goes with the answer; the reader stays with the job.
        confirm={<ConfirmWork request={request} job={job} onDone={() => focusAccepted()} />}
      />
    </section>
  )
}
