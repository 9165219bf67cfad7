import { useQuery } from '@tanstack/react-query'
import type { OwnBid } from '#contract/bids.ts'
import { readPublicRequest } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { call } from '../../../kit/api/call.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { ErrorState } from '../../../kit/ui/ErrorState.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { RequestPhotos } from '../../../things/photos/RequestPhotos.tsx'
import { RequestStatusBadge } from '../../../things/requests/asked/RequestStatusBadge.tsx'
import { typed } from '../../../things/requests/typed.ts'
import { CardFacts } from '../board/CardFacts.tsx'
import { factsOfCard } from '../board/facts-of-card.tsx'
import { BidSummary } from './BidSummary.tsx'

/** The request behind a bid, as it stands now and as far as it may be seen before acceptance. */
export function RequestDialog({ bid, onClose }: { bid: OwnBid; onClose: () => void }) {
  const { request: words, board } = providers
  const { id } = bid.serviceRequest
  const request = useQuery({
    queryKey: ['/api/service-requests', id, 'public', 'provider'],
    queryFn: ({ signal }) => call(readPublicRequest, { params: { id }, signal }),
    // Read anew at every opening: others bid meanwhile.
    gcTime: 0,
  })
  const { data } = request
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <BidSummary request={bid.serviceRequest} />
      <CardFacts
        facts={factsOfCard({ ...bid.serviceRequest, area: bid.serviceRequest.location })}
      />
      {request.isPending && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      {request.isError && (
        <ErrorState
          title={words.failed}
          busy={request.isFetching}
          onRetry={() => request.refetch()}
        />
      )}
      {data && (
        <>
          <Facts>
            <Fact label={words.status}>
              <RequestStatusBadge status={data.status} closeReason={data.closeReason} />
            </Fact>
            <Fact label={words.posted}>
              <TickingTime at={data.createdAt} />
            </Fact>
            <Fact label={words.bids}>{data.bidCount}</Fact>
            <Fact label={board.customer}>{board.anonymous}</Fact>
            <Fact label={board.phone}>{board.phoneLater}</Fact>
            {!bid.serviceRequest.budget && <Fact label={board.budget}>{board.notGiven}</Fact>}
            {bid.message && (
              <Fact label={words.ownMessage} wide>
                {typed(bid.message)}
              </Fact>
            )}
            {data.status === 'open' && (
              <Fact label={words.closes}>
                <Countdown to={data.expiresAt} over={words.over} className="font-semibold" />
              </Fact>
            )}
          </Facts>
          {data.status === 'open' && <RequestPhotos requestId={id} />}
          {data.status === 'open' && <p className="text-sm text-muted">{words.later}</p>}
        </>
      )}
    </Dialog>
  )
}
