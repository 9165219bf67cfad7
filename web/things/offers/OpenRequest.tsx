import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestLine } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { RequestTitle } from '../requests/asked/RequestTitle.tsx'
import { UrgencyBadge } from '../requests/asked/UrgencyBadge.tsx'
import { type OwnRequest, useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { BidList, type BidListProps } from './BidList.tsx'
import { BidsSkeleton } from './BidsSkeleton.tsx'
import { NobodyHears } from './late.tsx'
import { TwoBids } from './TwoBids.tsx'
import { WhoIsAsked } from './waiting/WhoIsAsked.tsx'

export interface OpenRequestProps extends Pick<BidListProps, 'reader' | 'onChoose'> {
  line: RequestLine
  /** How often to ask while the live stream is down, in milliseconds, or never. */
  interval: number | false
  words: { posted: string; none: string; noneOpen: string; bids?: (count: number) => string }
  edge?: 'amber'
  /** What stands before the bids. */
  before?: (request: OwnRequest) => ReactNode
  /** What stands after them. */
  after?: (request: OwnRequest) => ReactNode
  refusalOf?: (bid: BidForOwner, request: OwnRequest) => string | null
}

/** An open request on a dashboard with its pending bids, the cheapest first; on a phone two of them. */
export function OpenRequest({ line, interval, words, ...props }: OpenRequestProps) {
  const { page } = bids
  const { data: request, isError, isFetching, refetch } = useOwnRequest(line.id, interval)
  const pending = request?.bids.filter(({ status }) => status === 'pending') ?? []
  return (
    <Card as="li" edge={props.edge} className="flex flex-col gap-4">
      <RequestTitle line={line}>
        <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <UrgencyBadge when={line} />
          <span>
            {words.posted} <TickingTime at={line.createdAt} />
          </span>
          {request?.status === 'open' && (
            <span>
              {page.closes} <Countdown to={request.expiresAt} over={page.closesOver} />
            </span>
          )}
          {words.bids && pending.length > 0 && (
            <span className="font-semibold text-ink">{words.bids(pending.length)}</span>
          )}
        </p>
      </RequestTitle>
      {request ? (
        <>
          {props.before?.(request)}
          {pending.length > 0 ? null : request.asked.covering === 0 ? (
            <NobodyHears request={request} />
          ) : (
            <p className="text-muted">
              {line.bidCount > 0 ? words.noneOpen : words.none} <WhoIsAsked request={request} />
            </p>
          )}
          <BidList
            request={request}
            bids={request.bids}
            shown={pending}
            reader={props.reader}
            Fold={TwoBids}
            onChoose={props.onChoose}
            refusalOf={(bid) => props.refusalOf?.(bid, request) ?? null}
            message={({ id, provider }) => (
              <OwnMessageButton bidId={id} name={provider.businessName} />
            )}
          />
          {props.after?.(request)}
        </>
      ) : isError ? (
        <DidNotLoad title={page.bidsFailed} query={{ isFetching, refetch }} />
      ) : (
        <BidsSkeleton />
      )}
    </Card>
  )
}
