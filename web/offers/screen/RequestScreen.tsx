import { type ReactNode, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import type { LiveState } from '../../api/live.ts'
import { useAccess } from '../../api/RequestAccess.tsx'
import type { Reading } from '../../api/worth-repeating.ts'
import { History } from '../../jobs/History.tsx'
import { hasLeft } from '../../jobs/phases.ts'
import { bids as bidWords } from '../../messages/en/bids.ts'
import { jobs } from '../../messages/en/jobs.ts'
import { RequestMessageButton } from '../../messaging/RequestMessageButton.tsx'
import { Talk } from '../../messaging/Talk.tsx'
import { OwnPhotos } from '../../photos/OwnPhotos.tsx'
import { CancelRequest } from '../../requests/asked/CancelRequest.tsx'
import { Columns } from '../../requests/asked/Columns.tsx'
import { RequestHead } from '../../requests/asked/RequestHead.tsx'
import { WhatWasSaid } from '../../requests/asked/WhatWasSaid.tsx'
import { AppShell } from '../../shell/AppShell.tsx'
import { Card } from '../../ui/Card.tsx'
import { LiveLine } from '../../ui/LiveLine.tsx'
import type { OfBid } from '../BidList.tsx'
import { BidsSkeleton } from '../BidsSkeleton.tsx'
import { type Choice, Decision } from '../Decision.tsx'
import { Offers } from '../Offers.tsx'
import { AcceptedJob, focusAccepted } from './AcceptedJob.tsx'
import { ClosedRequest } from './ClosedRequest.tsx'
import { HandedBack } from './HandedBack.tsx'
import { ReviewsOfJob } from './ReviewsOfJob.tsx'

export interface RequestScreenProps extends Pick<OfBid, 'reader' | 'marks' | 'wantedId'> {
  request: RequestForOwner
  /** Undefined until they are read for the first time. */
  bids: readonly BidForOwner[] | undefined
  /** Where the bids would stand, if they cannot be read. */
  noBids?: ReactNode
  fresh: { live: LiveState; reading: Reading; seconds: number }
  /** More of the request, below its head. */
  head?: ReactNode
  /** The link to it, beside what was said. */
  link?: ReactNode
  /** More to do with it. */
  more?: ReactNode
  /** A driver's choice that waits for his fleet's word. */
  waits?: (onChoose: (choice: Choice) => void) => ReactNode
  /** What to know before a bid is taken. */
  warningOf?: (bid: BidForOwner) => string | null
  /** Where to go once it is over. */
  next: ReactNode
}

/** One request as those see it who decide on its bids: what was asked for, the bids or the job, everything live. */
export function RequestScreen({
  request,
  bids,
  reader,
  fresh: { live, reading, seconds },
  ...props
}: RequestScreenProps) {
  const { id, job, status, can, timeline } = request
  const { words } = reader
  const { refusal } = useAccess()
  const [choice, setChoice] = useState<Choice | null>(null)
  const isLive = status === 'open' || status === 'in_progress'
  // A job whose provider has left is history; what counts is that the request is open again.
  const left = job && hasLeft(job.phase) ? job : null
  const taken = status !== 'open' && !left ? job : null
  const pending = bids?.filter((bid) => bid.status === 'pending').length ?? 0
  const message = (bid: BidForOwner) => refusal === null && <RequestMessageButton bid={bid} />

  return (
    <AppShell
      title={
        status === 'open' && pending > 0 ? words.page.titleWithBids(pending) : words.page.title
      }
      width={reader.width}
      offline={words.page.offline}
    >
      <Columns
        head={
          <div className="flex flex-col gap-4">
            <RequestHead request={request} />
            {props.head}
          </div>
        }
        more={
          <>
            <OwnPhotos requestId={id} canAdd={can.addPhotos} />
            <Card className="flex flex-col gap-2">
              {props.link}
              <WhatWasSaid request={request} />
            </Card>
            {props.more}
            {isLive && <CancelRequest request={request} />}
          </>
        }
      >
        {isLive && (
          <LiveLine
            isLive={live === 'up'}
            reading={reading}
            words={{
              ...words.page,
              live: status === 'open' ? words.page.live : words.page.liveJob,
              polls: words.page.polls(seconds),
            }}
          />
        )}
        {status === 'open' && left && <HandedBack job={left} timeline={timeline} />}
        {props.waits?.(setChoice)}
        {taken && (
          <AcceptedJob
            request={request}
            job={taken}
            bid={bids?.find(({ id }) => id === taken.bidId)}
            heading={words.list.accepted}
            message={message}
          />
        )}
        {job?.phase === 'closed' && !can.onlyBidId && refusal === null && (
          <ReviewsOfJob job={job} />
        )}
        {can.onlyBidId && <p className="text-muted">{bidWords.list.onlyOne}</p>}
        {!isLive && (
          <ClosedRequest request={request} words={words.closed} isTold={taken !== null}>
            {props.next}
          </ClosedRequest>
        )}
        {bids ? (
          <Offers
            request={request}
            bids={bids}
            reader={reader}
            marks={props.marks}
            wantedId={props.wantedId}
            message={message}
            onChoose={setChoice}
          />
        ) : (
          (props.noBids ?? <BidsSkeleton />)
        )}
        {timeline.length > 1 && (
          <section aria-labelledby="history" className="flex flex-col gap-4">
            <h2 id="history" className="text-xl">
              {jobs.history}
            </h2>
            <History entries={timeline} />
          </section>
        )}
      </Columns>
      {choice && (
        <Decision
          choice={choice}
          when={request}
          bids={bids}
          words={words}
          warning={props.warningOf?.(choice.bid)}
          onClose={() => setChoice(null)}
          // The list gives way to the job: that is where the reader goes on.
          onAccepted={() => focusAccepted()}
        />
      )}
      <Talk />
    </AppShell>
  )
}
