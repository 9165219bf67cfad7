import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { LiveMessage } from '#contract/events.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { useLive } from '../api/live.ts'
import { pollWhenDown, useBidsInterval } from '../api/polling.ts'
import { readingOf } from '../api/worth-repeating.ts'
import { AcceptedService } from '../bids/AcceptedService.tsx'
import { AvailableBids } from '../bids/AvailableBids.tsx'
import { BidsSkeleton } from '../bids/BidsSkeleton.tsx'
import { readView, writeView } from '../bids/bid-view.ts'
import { ClosedRequest } from '../bids/ClosedRequest.tsx'
import { HandedBack } from '../bids/HandedBack.tsx'
import { KeepRequest } from '../customers/KeepRequest.tsx'
import { WaitsForApproval } from '../drivers/WaitsForApproval.tsx'
import { History } from '../jobs/History.tsx'
import { hasLeft } from '../jobs/phases.ts'
import { bids as words } from '../messages/en/bids.ts'
import { jobs } from '../messages/en/jobs.ts'
import { reviews as reviewWords } from '../messages/en/reviews.ts'
import { hearMessage } from '../messaging/keys.ts'
import { Talk } from '../messaging/Talk.tsx'
import { unreadOf, useRequestInbox } from '../messaging/use-inbox.ts'
import { OwnPhotos } from '../photos/OwnPhotos.tsx'
import { requestPhotosKey } from '../photos/use-request-photos.ts'
import { CancelRequest } from '../requests/asked/CancelRequest.tsx'
import { Columns } from '../requests/asked/Columns.tsx'
import { CopyLink } from '../requests/asked/CopyLink.tsx'
import { RequestHead } from '../requests/asked/RequestHead.tsx'
import { readAgain, useBids, useRequest } from '../requests/asked/use-request.ts'
import { WhatWasSaid } from '../requests/asked/WhatWasSaid.tsx'
import { JobReviews } from '../reviews/JobReviews.tsx'
import { hearReview } from '../reviews/use-job-reviews.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { announce } from '../ui/announce.ts'
import { Card } from '../ui/Card.tsx'
import { useTicking } from '../ui/clock.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LiveLine } from '../ui/LiveLine.tsx'

/** A request as its owner sees it: what was asked for, the bids or the job, everything live. */
export function OwnedRequest({
  request,
  token,
}: {
  request: RequestForOwner
  token: string | null
}) {
  const { id, job, status } = request
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const bidsInterval = useBidsInterval()
  const live = useLive({ token, onMessage: hear })
  const wish = { token, interval: () => pollWhenDown(live, bidsInterval()) }
  const { error } = useRequest(id, wish)
  const bids = useBids(id, { ...wish, enabled: true })
  const seconds = useTicking(() => bidsInterval() / 1000)
  const isLive = status === 'open' || status === 'in_progress'
  // A job whose provider has left is history; what counts is that the request is open again.
  const left = job && hasLeft(job.phase) ? job : null
  const taken = status !== 'open' && !left ? job : null
  const pending = bids.data?.filter((bid) => bid.status === 'pending').length ?? 0
  const inbox = useRequestInbox(id, token, wish.interval)
  const unread = (bidId: string) => unreadOf(inbox.data, bidId)
  function hear(message: LiveMessage) {
    const { name, requestId } = message
    hearMessage(client, message)
    hearReview(client, message)
    if (name === 'message_sent') return
    if (requestId === id && name.startsWith('job_')) announce(`${jobs.events[name]}.`)
    if (requestId === id && name.startsWith('photo_'))
      client.invalidateQueries({ queryKey: requestPhotosKey(id) })
    if (requestId === id || name === 'provider_status_changed') readAgain(client, id)
  }

  return (
    <AppShell
      title={
        status === 'open' && pending > 0 ? words.page.titleWithBids(pending) : words.page.title
      }
      offline={words.page.offline}
    >
      <Columns
        head={<RequestHead request={request} />}
        more={
          <>
            <OwnPhotos requestId={id} token={token} canAdd={request.can.addPhotos} />
            <Card className="flex flex-col gap-2">
              <CopyLink requestId={id} token={token} />
              <WhatWasSaid request={request} />
            </Card>
            {request.can.claim && token && <KeepRequest requestId={id} token={token} />}
            {isLive && <CancelRequest request={request} token={token} />}
          </>
        }
      >
        {isLive && (
          <LiveLine
            isLive={live === 'up'}
            reading={readingOf(error, bids.error)}
            words={{
              ...words.page,
              live: status === 'open' ? words.page.live : words.page.liveJob,
              polls: words.page.polls(seconds),
            }}
          />
        )}
        {status === 'open' && left && <HandedBack job={left} timeline={request.timeline} />}
        {request.approval && (
          <WaitsForApproval approval={request.approval} bids={bids.data ?? []} />
        )}
        {taken && (
          <AcceptedService
            request={request}
            job={taken}
            bids={bids.data ?? []}
            unread={unread}
            token={token}
          />
        )}
        {job?.phase === 'closed' && !request.can.onlyBidId && (
          <Card as="section" id="reviews" aria-labelledby="reviews-title">
            <h2 id="reviews-title" className="mb-3 text-xl">
              {reviewWords.title}
            </h2>
            <JobReviews jobId={job.id} token={token} name={job.provider.businessName} />
          </Card>
        )}
        {request.can.onlyBidId && <p className="text-muted">{words.list.onlyOne}</p>}
        {!isLive && <ClosedRequest request={request} token={token} isTold={taken !== null} />}
        {bids.data ? (
          <AvailableBids
            request={request}
            bids={bids.data}
            unread={unread}
            token={token}
            view={readView(params)}
            onView={(change) =>
              setParams((now) => writeView(now, change), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        ) : bids.isError ? (
          <ErrorState
            title={words.page.bidsFailed}
            busy={bids.isFetching}
            onRetry={() => bids.refetch()}
          >
            {words.page.weak}
          </ErrorState>
        ) : (
          <BidsSkeleton />
        )}
        {request.timeline.length > 1 && (
          <section aria-labelledby="history" className="flex flex-col gap-4">
            <h2 id="history" className="text-xl">
              {jobs.history}
            </h2>
            <History entries={request.timeline} />
          </section>
        )}
      </Columns>
      <Talk token={token} />
    </AppShell>
  )
}
