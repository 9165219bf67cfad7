import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { DriverRequest } from '#contract/fleet-requests.ts'
import { centsOf } from '#contract/primitives.ts'
import { AcceptDialog } from '../../bids/AcceptDialog.tsx'
import { acceptRefusal } from '../../bids/accept-refusal.ts'
import { BidCard } from '../../bids/BidCard.tsx'
import { BidsSkeleton } from '../../bids/BidsSkeleton.tsx'
import { standouts } from '../../bids/bid-view.ts'
import { CallDialog } from '../../bids/CallDialog.tsx'
import { useNewBids } from '../../bids/use-new-bids.ts'
import { bids as bidWords } from '../../messages/en/bids.ts'
import { drivers } from '../../messages/en/drivers.ts'
import { OwnMessageButton } from '../../messaging/OwnMessageButton.tsx'
import { CancelRequest } from '../../requests/asked/CancelRequest.tsx'
import { RequestTitle } from '../../requests/asked/RequestTitle.tsx'
import { UrgencyBadge } from '../../requests/asked/UrgencyBadge.tsx'
import { type OwnRequest, useOwnRequest } from '../../requests/asked/use-own-requests.ts'
import { Card } from '../../ui/Card.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatMoney } from '../../ui/format.ts'
import { TickingTime } from '../../ui/TickingTime.tsx'
import { WaitsForApproval } from '../WaitsForApproval.tsx'

export interface OpenJobProps {
  line: DriverRequest
  /** Above it an acceptance waits for a manager; null where there is none. */
  limit: string | null
  interval: number | false
}

/** Help that was asked for and is not agreed yet: its bids, the cheapest first. */
export function OpenJob({ line, limit, interval }: OpenJobProps) {
  const words = drivers.jobs
  const { data: request, isError, isFetching, refetch } = useOwnRequest(line.id, interval)
  return (
    <Card as="li" edge="amber" className="flex flex-col gap-4">
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
          <span className="font-semibold text-ink">{words.bids(line.bidCount)}</span>
        </p>
      </RequestTitle>
      {request ? (
        <>
          <Offers request={request} limit={limit} />
          <CancelRequest request={request} token={null} />
        </>
      ) : isError ? (
        <ErrorState title={words.bidsFailed} busy={isFetching} onRetry={() => refetch()}>
          {drivers.weak}
        </ErrorState>
      ) : (
        <BidsSkeleton />
      )}
    </Card>
  )
}

function Offers({ request, limit }: { request: OwnRequest; limit: string | null }) {
  const words = drivers.jobs
  const { bids, approval, alertedCount } = request
  const isFresh = useNewBids(bids)
  const [choice, setChoice] = useState<{ deed: 'call' | 'accept'; bid: BidForOwner } | null>(null)
  const close = () => setChoice(null)
  const pending = bids.filter(({ status }) => status === 'pending')
  const declined = bids.filter(({ statusReason }) => statusReason === 'customer')
  const { lowest, soonest } = standouts(pending)

  const refusalOf = (bid: BidForOwner) =>
    bid.id === approval?.bidId ? words.waits.this : acceptRefusal(request, bid)
  const isAbove = (bid: BidForOwner) =>
    limit !== null && (centsOf(bid.price) ?? 0) > (centsOf(limit) ?? 0)

  return (
    <>
      {approval && <WaitsForApproval approval={approval} bids={bids} />}
      {limit !== null &&
        declined.map((bid) => (
          <p key={bid.id} className="rounded-sm border-l-4 border-edge bg-sunken px-3 py-2">
            {words.declined(bid.provider.businessName, formatMoney(bid.price))}
          </p>
        ))}
      {pending.length === 0 && (
        <p className="text-muted">
          {words.none}{' '}
          {alertedCount > 0 ? bidWords.list.noneAlerted(alertedCount) : bidWords.list.noneInReach}
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {pending.map((bid) => (
          <BidCard
            key={bid.id}
            bid={bid}
            when={request}
            refusal={refusalOf(bid)}
            isFresh={isFresh(bid)}
            isLowest={bid.id === lowest}
            isSoonest={bid.id === soonest}
            onCall={() => setChoice({ deed: 'call', bid })}
            onAccept={() => setChoice({ deed: 'accept', bid })}
            more={<OwnMessageButton bidId={bid.id} name={bid.provider.businessName} />}
          />
        ))}
      </ul>
      {choice?.deed === 'call' && <CallDialog provider={choice.bid.provider} onClose={close} />}
      {choice?.deed === 'accept' && (
        <AcceptDialog
          chosen={choice.bid}
          current={bids.find(({ id }) => id === choice.bid.id)}
          requestId={request.id}
          when={request}
          token={null}
          warning={limit && isAbove(choice.bid) ? words.aboveLimit(formatMoney(limit)) : null}
          onClose={close}
          onAccepted={close}
        />
      )}
    </>
  )
}
