import type { RequestLine } from '#contract/requests.ts'
import { acceptRefusal } from '../bids/accept-refusal.ts'
import { BidCard } from '../bids/BidCard.tsx'
import { BidsSkeleton } from '../bids/BidsSkeleton.tsx'
import { standouts } from '../bids/bid-view.ts'
import { useNewBids } from '../bids/use-new-bids.ts'
import { bids as bidWords } from '../messages/en/bids.ts'
import { customers } from '../messages/en/customers.ts'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { RequestTitle } from '../requests/asked/RequestTitle.tsx'
import { UrgencyBadge } from '../requests/asked/UrgencyBadge.tsx'
import { type OwnRequest, useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { formatMoney } from '../ui/format.ts'
import { TickingTime } from '../ui/TickingTime.tsx'
import type { Choice } from './Decision.tsx'

export interface ActiveRequestProps {
  line: RequestLine
  interval: number | false
  onDecide: (choice: Choice) => void
}

/** An open request with its pending bids, the cheapest first (S0 §2.9). */
export function ActiveRequest({ line, interval, onDecide }: ActiveRequestProps) {
  const words = customers.active
  const { data: request, isError, isFetching, refetch } = useOwnRequest(line.id, interval)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <RequestTitle line={line}>
        <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <UrgencyBadge when={line} />
          <span>
            {words.posted} <TickingTime at={line.createdAt} />
          </span>
          {request?.status === 'open' && (
            <span>
              {words.closes} <Countdown to={request.expiresAt} over={words.closesOver} />
            </span>
          )}
        </p>
      </RequestTitle>
      {request ? (
        <Offers request={request} onDecide={onDecide} />
      ) : isError ? (
        <ErrorState title={words.bidsFailed} busy={isFetching} onRetry={() => refetch()}>
          {customers.weak}
        </ErrorState>
      ) : (
        <BidsSkeleton />
      )}
    </Card>
  )
}

function Offers({
  request,
  onDecide,
}: { request: OwnRequest } & Pick<ActiveRequestProps, 'onDecide'>) {
  const words = customers.active
  const isFresh = useNewBids(request.bids)
  const pending = request.bids.filter(({ status }) => status === 'pending')
  const { lowest, soonest } = standouts(pending)
  return (
    <>
      {pending.length === 0 && (
        <p className="text-muted">
          {words.none} {bidWords.list.noneAlerted(request.alertedCount)}
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {pending.map((bid) => (
          <BidCard
            key={bid.id}
            bid={bid}
            when={request}
            refusal={acceptRefusal(request, bid)}
            isFresh={isFresh(bid)}
            isLowest={bid.id === lowest}
            isSoonest={bid.id === soonest}
            onCall={() => onDecide({ deed: 'call', bid })}
            onAccept={() => onDecide({ deed: 'accept', bid })}
            more={
              <>
                <OwnMessageButton bidId={bid.id} name={bid.provider.businessName} />
                <Button
                  variant="ghost"
                  aria-label={words.rejectName(bid.provider.businessName, formatMoney(bid.price))}
                  disabledReason={acceptRefusal(request, bid)}
                  onClick={() => onDecide({ deed: 'reject', bid })}
                >
                  {words.reject}
                </Button>
              </>
            }
          />
        ))}
      </ul>
    </>
  )
}
