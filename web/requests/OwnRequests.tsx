import { Link } from 'react-router'
import type { RequestLine } from '#contract/requests.ts'
import { RequestStatusBadge } from '../bids/RequestStatusBadge.tsx'
import { UrgencyBadge } from '../bids/UrgencyBadge.tsx'
import { ownRequests } from '../messages/en/own-requests.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'
import { TickingTime } from '../ui/TickingTime.tsx'
import { useOwnRequests } from './use-own-requests.ts'

/** The caller's requests with their bids, newest first. */
export function OwnRequests() {
  const words = ownRequests
  const own = useOwnRequests()
  const { data, isPending, isFetching, refetch } = own
  if (isPending) return <Waiting />
  if (!data) return <ErrorState title={words.failed} busy={isFetching} onRetry={() => refetch()} />
  if (data.length === 0)
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          <Link to={paths.requestService} className={buttonClass()}>
            {words.newRequest}
          </Link>
        }
      >
        {words.emptyText}
      </EmptyState>
    )
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.map((request) => (
          <li key={request.id}>
            <OwnRequest request={request} />
          </li>
        ))}
      </ul>
      {own.hasNextPage && (
        <Button busy={own.isFetchingNextPage} onClick={() => own.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </>
  )
}

function OwnRequest({ request }: { request: RequestLine }) {
  const { id, title, location, status, urgency, bidCount, createdAt } = request
  return (
    <Link
      to={paths.bids(id)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-md border border-line bg-surface p-4 hover:border-ink lg:grid-cols-[minmax(0,1fr)_18rem_5rem_7rem] lg:gap-x-6"
    >
      <span>
        <span className="block font-sign text-lg leading-6 font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">{location}</span>
      </span>
      <span className="numerals self-start text-right text-2xl font-bold lg:order-2 lg:self-center">
        {ownRequests.bids(bidCount)}
      </span>
      <span className="flex flex-wrap items-center gap-2 lg:order-1">
        <RequestStatusBadge status={status} />
        {status === 'open' && <UrgencyBadge urgency={urgency} />}
      </span>
      <TickingTime at={createdAt} className="text-right text-sm text-muted lg:order-3" />
    </Link>
  )
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-3">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </Loading>
  )
}
