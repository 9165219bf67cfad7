import { CircleCheckBig } from 'lucide-react'
import type { BidForOwner } from '#contract/bids.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { sentenceOf } from '../api/api-error.ts'
import { CustomerJob } from '../jobs/CustomerJob.tsx'
import { bids as words } from '../messages/en/bids.ts'
import { jobs } from '../messages/en/jobs.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'
import { useRequestDeeds } from './use-request-deeds.ts'

export interface AcceptedServiceProps {
  request: RequestForOwner
  job: JobForCustomer
  bids: readonly BidForOwner[]
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
export function AcceptedService({ request, job, bids, token }: AcceptedServiceProps) {
  const { confirm } = useRequestDeeds(request.id, token)
  const bid = bids.find(({ id }) => id === job.bidId)
  const { can } = request
  const refusal = can.confirm
    ? null
    : (refusalOf(jobLifecycle, 'confirm', job.phase) ?? jobs.customer.otherLink)

  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {words.list.accepted}
      </h2>
      <CustomerJob
        job={job}
        about={bid && <ProviderFigures provider={bid.provider} />}
        confirm={
          <>
            <Button
              variant="primary"
              wide
              icon={<CircleCheckBig className="size-5" aria-hidden="true" />}
              busy={confirm.isPending}
              disabledReason={refusal}
              onClick={() =>
                // The button goes with the answer; the reader stays with the job.
                confirm.mutate(job.id, { onSuccess: () => focusAccepted() })
              }
            >
              {jobs.customer.confirm}
            </Button>
            <FormError
              error={confirm.isError ? sentenceOf(confirm.error, jobs.customer.failed) : null}
            />
          </>
        }
      />
    </section>
  )
}
