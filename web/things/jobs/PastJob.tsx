import { useState } from 'react'
import type { JobForProvider } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { reviews } from '#contract/words/en/reviews.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { More } from '../../kit/ui/More.tsx'
import { PhoneLink } from '../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { JobReviews } from '../reviews/JobReviews.tsx'
import { Agreement } from './Agreement.tsx'
import { Disputes } from './Disputes.tsx'
import { History } from './History.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'
import { OwedHow, ProviderPayment } from './ProviderPayment.tsx'

/** A job that is over: what it was, how it ended, what it left. */
export function PastJob({ job }: { job: JobForProvider }) {
  const { request, phase, closedAt } = job
  const isDone = phase === 'closed'
  const closed = closedAt ? new Date(closedAt).getTime() : 0
  const isReviewable = useTicking((now) => isDone && now < closed + settings.review.withinMs)
  const canTalk = useTicking((now) => isDone && now < closed + settings.contactAfterCloseMs)
  const [isAsked, setAsked] = useState(false)
  const customer = request.contact?.customerName ?? jobs.mine.customer
  return (
    <Card as="li" className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={isDone ? 'green' : 'neutral'}>{jobs.phases[phase]}</Badge>
        {closedAt && <TickingTime at={closedAt} />}
        {isDone && job.youReceive && (
          <span className="numerals ml-auto text-xl font-bold text-ink">
            {formatMoney(job.youReceive)}
          </span>
        )}
      </p>
      <h3 className="text-lg break-words">{request.title}</h3>
      <p className="text-sm text-muted">
        {request.contact ? (
          <>
            {request.contact.customerName} <PhoneLink number={request.contact.phone} />
          </>
        ) : (
          request.area
        )}
      </p>
      {job.cancellationFee && (
        <p>
          {cancellation.owed} <Money amount={job.cancellationFee} className="text-xl font-bold" />{' '}
          <span className="text-sm text-muted">
            <OwedHow job={job} />
          </span>
        </p>
      )}
      <ProviderPayment job={job} />
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        {canTalk && <OwnMessageButton bidId={job.bidId} name={customer} />}
        <InvoiceLink job={job} />
        <Disputes job={job} timeline={job.timeline} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5">
        {isDone && (
          <More
            summary={isReviewable ? reviews.reviewOf(customer) : reviews.title}
            onToggle={(isNowOpen) => isNowOpen && setAsked(true)}
          >
            {isAsked && <JobReviews jobId={job.id} name={customer} />}
          </More>
        )}
        <Agreement job={job} />
        <More summary={jobs.history}>
          <History entries={job.timeline} />
        </More>
      </div>
    </Card>
  )
}
