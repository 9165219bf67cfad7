import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { LiveMessage } from '#contract/events.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { ApiError } from '../api/api-error.ts'
import { useLive } from '../api/live.ts'
import { pollWhenDown, useBidsInterval } from '../api/polling.ts'
import { AcceptedService } from '../bids/AcceptedService.tsx'
import { AvailableBids } from '../bids/AvailableBids.tsx'
import { BidsSkeleton, RequestSkeleton } from '../bids/BidsSkeleton.tsx'
import { readView, writeView } from '../bids/bid-view.ts'
import { CancelRequest } from '../bids/CancelRequest.tsx'
import { ClosedRequest } from '../bids/ClosedRequest.tsx'
import { CopyLink } from '../bids/CopyLink.tsx'
import { HandedBack } from '../bids/HandedBack.tsx'
import { PublicOutline } from '../bids/PublicOutline.tsx'
import { RequestHead } from '../bids/RequestHead.tsx'
import { RequestMissing } from '../bids/RequestMissing.tsx'
import { readAgain, useBids, useRequest } from '../bids/use-request.ts'
import { WhatWasSaid } from '../bids/WhatWasSaid.tsx'
import { History } from '../jobs/History.tsx'
import { bids as words } from '../messages/en/bids.ts'
import { jobs } from '../messages/en/jobs.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { announce } from '../ui/announce.ts'
import { Card } from '../ui/Card.tsx'
import { useTicking } from '../ui/clock.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LiveLine } from '../ui/LiveLine.tsx'

/** S0 §2.8: one request with its bids, for the holder of its link or its owner. */
export default function BidsPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const token = params.get('token')
  const request = useRequest(id, { token, interval: () => false })

  if (request.data?.view === 'owner')
    return <OwnedRequest key={id} request={request.data} token={token} />

  return (
    <AppShell title={words.page.title}>
      {request.data && <PublicOutline request={request.data} />}
      {!request.data && <h1 className="sr-only">{words.page.title}</h1>}
      {request.isPending && (
        <Columns head={<RequestSkeleton />}>
          <BidsSkeleton />
        </Columns>
      )}
      {request.isError && !request.data && (
        <NotRead
          error={request.error}
          busy={request.isFetching}
          onRetry={() => request.refetch()}
        />
      )}
    </AppShell>
  )
}

function OwnedRequest({ request, token }: { request: RequestForOwner; token: string | null }) {
  const { id, job, status } = request
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const bidsInterval = useBidsInterval()
  const live = useLive({ token, onMessage: hear })
  const wish = { token, interval: () => pollWhenDown(live, bidsInterval()) }
  const { isError } = useRequest(id, wish)
  const bids = useBids(id, { ...wish, enabled: true })
  const seconds = useTicking(() => bidsInterval() / 1000)
  const isLive = status === 'open' || status === 'in_progress'
  // A job that was handed back is history; what counts is that the request is open again.
  const taken = status !== 'open' && job?.phase !== 'cancelled_by_provider' ? job : null
  const pending = bids.data?.filter((bid) => bid.status === 'pending').length ?? 0
  function hear({ name, requestId }: LiveMessage) {
    if (requestId === id && name.startsWith('job_')) announce(`${jobs.events[name]}.`)
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
            <Card className="flex flex-col gap-2">
              <CopyLink requestId={id} token={token} />
              <WhatWasSaid request={request} />
            </Card>
            {isLive && <CancelRequest request={request} token={token} />}
          </>
        }
      >
        {isLive && (
          <LiveLine
            isLive={live === 'up'}
            isStale={isError || bids.isError}
            words={{
              ...words.page,
              live: status === 'open' ? words.page.live : words.page.liveJob,
              polls: words.page.polls(seconds),
            }}
          />
        )}
        {status === 'open' && job?.phase === 'cancelled_by_provider' && (
          <HandedBack job={job} timeline={request.timeline} />
        )}
        {taken && (
          <AcceptedService request={request} job={taken} bids={bids.data ?? []} token={token} />
        )}
        {request.can.onlyBidId && <p className="text-muted">{words.list.onlyOne}</p>}
        {!isLive && <ClosedRequest request={request} token={token} isTold={taken !== null} />}
        {bids.data ? (
          <AvailableBids
            request={request}
            bids={bids.data}
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
    </AppShell>
  )
}

/**
 * The request on the left, its bids or its job on the right. On a phone what is waited for comes second, and the
 * link and the rest of the request follow it.
 */
function Columns({
  head,
  more,
  children,
}: {
  head: ReactNode
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <div className="lg:col-start-1">{head}</div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {children}
      </div>
      <div className="flex flex-col gap-3 lg:col-start-1">{more}</div>
    </div>
  )
}

function NotRead({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (isUnknown) return <RequestMissing />
  return (
    <ErrorState title={words.page.requestFailed} busy={busy} onRetry={onRetry}>
      {words.page.weak}
    </ErrorState>
  )
}
