import { useState } from 'react'
import type { JobForProvider } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { reviews } from '#contract/words/en/reviews.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { now, useTicking } from '../../../kit/ui/clock.ts'
import { FoldedRow } from '../../../kit/ui/FoldedRow.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { More } from '../../../kit/ui/More.tsx'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { Agreement } from '../../../things/jobs/Agreement.tsx'
import { ComebackMark } from '../../../things/jobs/ComebackMark.tsx'
import { CreditNotes } from '../../../things/jobs/CreditNotes.tsx'
import { Disputes } from '../../../things/jobs/Disputes.tsx'
import { FirstJob } from '../../../things/jobs/FirstJob.tsx'
import { History } from '../../../things/jobs/History.tsx'
import { InvoiceLink } from '../../../things/jobs/InvoiceLink.tsx'
import { FeeOwed, NoFee, ProviderPayment } from '../../../things/jobs/ProviderPayment.tsx'
import { OwnMessageButton } from '../../../things/messaging/OwnMessageButton.tsx'
import { ProofsOfWork } from '../../../things/proofs/ProofsOfWork.tsx'
import { provedOf } from '../../../things/proofs/proved-job.ts'
import { JobReviews } from '../../../things/reviews/JobReviews.tsx'

/** A job that has just ended is still looked at: for the review, the invoice, a word to the customer. */
const freshMs = 30 * 60_000

/** A job that is over: what, when, for whom and how much in one row, and on a tap how it ended and what it left. */
export function PastJob({
  job,
  isLinked,
  isLatest = false,
}: {
  job: JobForProvider
  isLinked: boolean
  /** None has ended after it. */
  isLatest?: boolean
}) {
  const { request, phase, closedAt, timeline } = job
  const isDone = phase === 'closed'
  const closed = closedAt ? new Date(closedAt).getTime() : 0
  const title = useBringIntoView(isLinked)
  const [isFresh] = useState(() => isLatest && closed > now() - freshMs)
  const isDisputed = hasOpenDispute(timeline)
  // What is left of a fee is the provider's; who may not see what the business earns reads the fee alone.
  const amount = isDone
    ? job.youReceive
    : job.cancellationFee && (job.youReceive ?? job.cancellationFee)
  const customer = request.contact?.customerName
  return (
    <FoldedRow
      ref={title}
      isOpen={isLinked || isFresh || job.disputeWaits}
      summary={
        <div className="flex items-center gap-3">
          <div className="min-w-0 grow items-center gap-x-6 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <h3 className="text-base leading-5 break-words">{request.title}</h3>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              {!isDone && <Badge>{jobs.phases[phase]}</Badge>}
              {isDisputed && <Badge tone="amber">{disputes.disputed}</Badge>}
              {customer && <span className="wrap-anywhere">{customer}</span>}
              {closedAt && <TickingTime at={closedAt} />}
            </p>
          </div>
          {amount && (
            <span className="numerals text-right text-lg leading-6 font-semibold whitespace-nowrap">
              {isDone && (
                <span className="block text-xs leading-4 font-normal text-muted">
                  {jobs.mine.youKeep}
                </span>
              )}
              {formatMoney(amount)}
            </span>
          )}
        </div>
      }
    >
      <LeftOfJob job={job} closed={closed} />
    </FoldedRow>
  )
}

/** What can still be done about a job that is over, and looked up. */
function LeftOfJob({ job, closed }: { job: JobForProvider; closed: number }) {
  const { request, phase } = job
  const isDone = phase === 'closed'
  const isReviewable = useTicking((time) => isDone && time < closed + settings.review.withinMs)
  const canTalk = useTicking((time) => isDone && time < closed + settings.contactAfterCloseMs)
  const [isAsked, setAsked] = useState(false)
  const [areProofsAsked, setProofsAsked] = useState(false)
  const customer = request.contact?.customerName ?? jobs.mine.customer
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {isDone && <Badge tone="green">{jobs.phases[phase]}</Badge>}
        {request.contact?.location ?? request.area}
        {job.technician && <span>{jobs.mine.whoWent(job.technician.fullName)}</span>}
        {request.contact && <PhoneLink number={request.contact.phone} />}
      </p>
      <ComebackMark job={job} title={request.title} reader="provider">
        <FirstJob job={job} />
      </ComebackMark>
      {job.cancellationFee ? <FeeOwed job={job} fee={job.cancellationFee} /> : <NoFee job={job} />}
      <ProviderPayment job={job} />
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        {canTalk && <OwnMessageButton bidId={job.bidId} name={customer} />}
        <InvoiceLink job={job} />
        {job.price !== null && <CreditNotes job={job} timeline={job.timeline} />}
        <Disputes job={job} timeline={job.timeline} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5">
        {isDone && !job.comeback && (
          <More
            summary={isReviewable ? reviews.reviewOf(customer) : reviews.title}
            onToggle={(isNowOpen) => isNowOpen && setAsked(true)}
          >
            {isAsked && <JobReviews jobId={job.id} name={customer} />}
          </More>
        )}
        {wasThere(job) && (
          <More
            summary={jobs.mine.proofs}
            onToggle={(isNowOpen) => isNowOpen && setProofsAsked(true)}
          >
            {areProofsAsked && <ProofsOfWork job={provedOf(request, job)} />}
          </More>
        )}
        <Agreement job={job} />
        <More summary={jobs.history}>
          <History entries={job.timeline} reader="shop" />
        </More>
      </div>
    </>
  )
}

/** Of a job to which nobody came there is nothing to show. */
const wasThere = ({ arrivedAt }: JobForProvider) => arrivedAt !== null

const disputeEvents = /^dispute_/

/** Somebody waits for an answer, an offer or a decision. */
function hasOpenDispute(timeline: JobForProvider['timeline']): boolean {
  const latest = timeline.findLast(({ name }) => disputeEvents.test(name))
  return latest !== undefined && latest.name !== 'dispute_ended'
}
