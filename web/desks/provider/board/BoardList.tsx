import { useCallback, useMemo, useState } from 'react'
import type { OwnProvider } from '#contract/providers.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { later } from '../../../kit/api/later.tsx'
import { Below } from '../../../kit/ui/Below.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { useChangeOwnProvider } from '../use-own-provider.ts'
import { BoardCard } from './BoardCard.tsx'
import { useDecline } from './use-board.ts'
import type { StartedBid, StartedBids } from './use-started-bids.ts'

const BidDialog = later(() => import('../bids/BidDialog.tsx').then((part) => part.BidDialog))

export interface BoardListProps {
  provider: OwnProvider
  cards: readonly RequestForBoard[]
  isNew: (id: string) => boolean
  /** Of the card whose link was followed. */
  linked: string | null
  startedBids: StartedBids
  settingsLink: string
}

/** The requests that wait for a bid. */
export function BoardList({
  provider,
  cards,
  isNew,
  linked,
  startedBids,
  settingsLink,
}: BoardListProps) {
  const [bidOn, setBidOn] = useState<{ card: RequestForBoard; started: StartedBid } | null>(null)
  const decline = useDecline()
  const first = useMedia('(width < 40rem)') ? 2 : 9
  // The same each time, so that cards whose request has not changed are not drawn anew.
  const base = useMemo(() => baseOf(provider), [provider])
  const bid = useCallback(
    (card: RequestForBoard, started: StartedBid) => setBidOn({ card, started }),
    [],
  )
  return (
    <>
      {cards.length === 0 && <NoRequests provider={provider} settingsLink={settingsLink} />}
      {linked && !cards.some(({ id }) => id === linked) && (
        <p role="status" className="rounded-md bg-sunken px-4 py-3">
          {providers.board.notThere}
        </p>
      )}
      {/* Takes the focus when the card that had it has gone. */}
      <ul
        tabIndex={-1}
        className="grid grid-cols-1 items-start gap-2 focus:outline-none sm:gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        {cards.map((card, index) => (
          <Below key={card.id} isSeen={index < first}>
            <BoardCard
              card={card}
              isNew={isNew(card.id)}
              isOutside={!card.isNamed && (card.distanceMiles ?? 0) > provider.serviceRadius}
              isLinked={card.id === linked}
              bidRefusal={provider.bidBlockedBy}
              isDeclining={decline.isPending && decline.variables === card.id}
              base={base}
              startedBids={startedBids}
              onBid={bid}
              onDecline={decline.mutate}
            />
          </Below>
        ))}
      </ul>
      {bidOn && (
        <BidDialog request={bidOn.card} started={bidOn.started} onClose={() => setBidOn(null)} />
      )}
    </>
  )
}

const baseOf = ({ lat, lng }: OwnProvider) => (lat === null || lng === null ? null : { lat, lng })

/** Why nothing is there, and the one thing that would change it. */
function NoRequests({ provider, settingsLink }: Pick<BoardListProps, 'provider' | 'settingsLink'>) {
  const words = providers.board
  const change = useChangeOwnProvider()
  if (provider.status === 'suspended')
    return <EmptyState title={words.emptyTitle}>{words.emptySuspended}</EmptyState>
  if (provider.lat === null)
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          <Link to={settingsLink} className={buttonClass({ variant: 'primary' })}>
            {shopPlace.unknownLink}
          </Link>
        }
      >
        {shopPlace.unknownTitle} {shopPlace.unknownText}
      </EmptyState>
    )
  if (!provider.onDuty) {
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          <Button
            variant="primary"
            busy={change.isPending}
            onClick={() => change.mutate({ onDuty: true })}
          >
            {words.goOnDuty}
          </Button>
        }
      >
        {provider.takesEmergencies ? words.emptyOffEmergency : words.emptyOff}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <Link to={settingsLink} className={buttonClass()}>
          {words.widen}
        </Link>
      }
    >
      {words.emptyOn(provider.serviceRadius)}
    </EmptyState>
  )
}
