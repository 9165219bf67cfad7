import { type ReactNode, useCallback } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { leftPhases } from '#contract/job-lifecycle.ts'
import { may } from '#contract/lifecycle.ts'
import { type RequestForOwner, requestLifecycle } from '#contract/requests.ts'
import { bids as words } from '#contract/words/en/bids.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { later } from '../../../kit/api/later.tsx'
import type { LiveState } from '../../../kit/api/live.ts'
import type { Reading } from '../../../kit/api/worth-repeating.ts'
import { LiveLine } from '../../../kit/ui/LiveLine.tsx'
import { History } from '../../jobs/History.tsx'
import { RequestMessageButton } from '../../messaging/RequestMessageButton.tsx'
import type { BidListProps } from '../BidList.tsx'
import { BidsSkeleton } from '../BidsSkeleton.tsx'
import { Offers } from '../Offers.tsx'
import { ClosedRequest } from './ClosedRequest.tsx'
import { HandedBack } from './HandedBack.tsx'

const AcceptedJob = later(
  () => import('./AcceptedJob.tsx').then((part) => part.AcceptedJob),
  <BidsSkeleton />,
)
const FoldedHistory = later(() => import('./FoldedHistory.tsx').then((part) => part.FoldedHistory))
const ReviewsOfJob = later(() => import('./ReviewsOfJob.tsx').then((part) => part.ReviewsOfJob))

export interface RequestCourseProps
  extends Pick<BidListProps, 'reader' | 'onChoose' | 'marks' | 'deeds' | 'wantedId'> {
  request: RequestForOwner
  /** Undefined until they are read for the first time. */
  bids: readonly BidForOwner[] | undefined
  /** Where the bids would stand, if they cannot be read. */
  noBids?: ReactNode
  fresh: { live: LiveState; reading: Reading; seconds: number }
  waits?: ReactNode
  /** Where to go once it is over. */
  next: ReactNode
}

/** What has become of a request: its bids while it is open, its job, its end, and all that has happened. */
export function RequestCourse(props: RequestCourseProps) {
  const { request, bids, reader, fresh } = props
  const { job, status, can, timeline } = request
  const { page, list, closed } = reader.words
  const isOver = !may(requestLifecycle, 'cancel', status)
  // A job whose provider has left is history; what counts is that the request is open again.
  const left = job && leftPhases.includes(job.phase) ? job : null
  const taken = status !== 'open' && !left ? job : null
  const HistoryOf = status === 'open' ? History : FoldedHistory
  // A fleet's people are several: there each entry says who it was.
  const historyReader = reader.history ?? (can.run && !request.isFleets ? 'owner' : undefined)
  // The same one as long as it says the same, so that the bids are drawn anew for news of them alone.
  const message = useCallback(
    (bid: BidForOwner) => can.decide && <RequestMessageButton bid={bid} />,
    [can.decide],
  )

  return (
    <>
      {!isOver && (
        <LiveLine
          isLive={fresh.live === 'up'}
          reading={fresh.reading}
          words={{
            live: status === 'open' ? page.live : page.liveJob,
            polls: words.page.polls(fresh.seconds),
            stale: words.page.stale,
          }}
        />
      )}
      {status === 'open' && left && <HandedBack job={left} timeline={timeline} />}
      {props.waits}
      {taken && (
        <AcceptedJob
          request={request}
          job={taken}
          bid={bids?.find(({ id }) => id === taken.bidId)}
          heading={list.accepted}
          message={message}
        />
      )}
      {job?.phase === 'closed' && !job.comeback && can.run && <ReviewsOfJob job={job} />}
      {can.onlyBidId && !taken && <p className="text-muted">{words.list.onlyOne}</p>}
      {can.onlyLook && <p className="text-muted">{words.links.onlyLook}</p>}
      {isOver && (
        <ClosedRequest request={request} words={closed} isTold={taken !== null}>
          {props.next}
        </ClosedRequest>
      )}
      {/* For a comeback nobody was asked to bid. */}
      {job?.comeback ? null : bids ? (
        <Offers
          request={request}
          bids={bids}
          reader={reader}
          marks={props.marks}
          deeds={props.deeds}
          wantedId={props.wantedId}
          message={message}
          onChoose={props.onChoose}
        />
      ) : (
        props.noBids || <BidsSkeleton />
      )}
      {timeline.length > 1 && (
        <section aria-labelledby="history" className="flex flex-col gap-4">
          <h2 id="history" className="text-xl">
            {jobs.history}
          </h2>
          <HistoryOf entries={timeline} reader={historyReader} />
        </section>
      )}
    </>
  )
}
