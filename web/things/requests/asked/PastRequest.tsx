import { Star } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { RequestLine } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { customers } from '#contract/words/en/customers.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'

/** A row of the requests that are over: what it was, how it ended, what it cost; a review while one can be written. */
export function PastRequest({ line }: { line: RequestLine }) {
  const words = customers.history
  const { id, title, location, status, closeReason, closedAt, job } = line
  const over = closedAt ? new Date(closedAt).getTime() + settings.review.withinMs : 0
  const isReviewable = useTicking((now) => status === 'completed' && now < over)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_14rem_7rem_8rem]">
      <div className="min-w-0">
        <h3 className="text-base leading-5 wrap-anywhere">
          <Link to={paths.bids(id)} className={nameLinkClass}>
            {title}
          </Link>
        </h3>
        {/* On a phone the title's town has to do. */}
        <p className="text-sm text-muted wrap-anywhere max-sm:hidden">{location}</p>
      </div>
      <p className="self-start text-right lg:order-2 lg:self-center">
        {job ? (
          <span className="numerals text-lg leading-5 font-semibold">
            {job.cost === null ? words.noCharge : formatMoney(job.cost)}
          </span>
        ) : (
          <span className="text-sm text-muted">{words.noPrice}</span>
        )}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted lg:order-1">
        <RequestStatusBadge status={status} closeReason={closeReason} />
        {job?.isDisputed && <Badge tone="amber">{disputes.disputed}</Badge>}
        {closedAt && <TickingTime at={closedAt} />}
        {job && <span className="min-w-0 wrap-anywhere">{job.businessName}</span>}
      </div>
      <p className="flex justify-end lg:order-3">
        {isReviewable && job?.isReviewed && <span className="text-muted">{words.reviewed}</span>}
        {isReviewable && job && !job.isReviewed && (
          <Link
            to={`${paths.bids(id)}#reviews`}
            aria-label={words.reviewName(job.businessName)}
            className={buttonClass()}
          >
            <Star className="size-5" aria-hidden="true" />
            {words.review}
          </Link>
        )}
      </p>
    </li>
  )
}
