import { ThumbsDown } from 'lucide-react'
import { memo } from 'react'
import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { later } from '../../../kit/api/later.tsx'
import type { LatLng } from '../../../kit/map/map-props.ts'
import { RoadSketch } from '../../../kit/map/RoadSketch.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { NotSafe } from '../../../things/requests/asked/NotSafe.tsx'
import { drivableWords } from '../../../things/requests/asked/request-facts.ts'
import { UrgencyBadge } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { BidInPlace } from './BidInPlace.tsx'
import { CardFacts } from './CardFacts.tsx'
import { factsOfCard } from './facts-of-card.tsx'
import { useSeen } from './use-seen.ts'
import type { StartedBid, StartedBids } from './use-started-bids.ts'

// Few requests have photos, and those stand behind a line that is closed.
const RequestPhotos = later(() =>
  import('../../../things/photos/RequestPhotos.tsx').then((part) => part.RequestPhotos),
)

export interface BoardCardProps {
  card: RequestForBoard
  isNew: boolean
  /** Farther than the shop goes: its owner asks all within a wider circle. */
  isOutside: boolean
  /** The link that was followed is about this one. */
  isLinked: boolean
  /** Why this provider may not bid now, a sentence, or null. */
  bidRefusal: string | null
  isDeclining: boolean
  /** Where the provider stands, once that is known. */
  base: LatLng | null
  startedBids: StartedBids
  /** Its bid is to be said in the dialog, from what was typed on the card on. */
  onBid: (card: RequestForBoard, started: StartedBid) => void
  onDecline: (requestId: string) => void
}

/**
 * A request as a provider reads it in a cab: how far, what, how urgent, how long ago; everything else on a tap. Most news of a
 * dashboard is none of its cards': to draw ten of them anew leaves a slow phone deaf for a tenth of a second.
 */
export const BoardCard = memo(function BoardCard({
  card,
  isNew,
  isOutside,
  isLinked,
  bidRefusal,
  isDeclining,
  base,
  startedBids,
  onBid,
  onDecline,
}: BoardCardProps) {
  const words = providers.board
  const seen = useSeen(card.id)
  const title = useBringIntoView(isLinked)
  const edge = card.urgency === 'emergency' ? 'red' : isNew || isLinked ? 'amber' : undefined
  const drivable = drivableWords(card.details)
  const problem = card.details.problemDescription ?? ''
  const isProblemAbove = problem.length <= problemFits
  const facts = factsOfCard(card, { isProblemAbove })
  const hasMore = card.photoCount > 0 || facts.length > 0
  const beside = (
    <>
      <NotSafe urgency={card.urgency} />
      {drivable && (
        <Badge tone={card.details.isDrivable === 'yes' ? 'green' : 'red'}>{drivable}</Badge>
      )}
      {card.towMiles != null && (
        <Badge>
          {words.tow} {words.towMiles({ miles: card.towMiles })}
        </Badge>
      )}
      {card.bidCount > 0 && <Badge>{words.bidding(card.bidCount)}</Badge>}
      <span>
        {words.closes} <Countdown to={card.expiresAt} className="font-semibold text-ink" />
      </span>
    </>
  )
  return (
    <Card
      as="li"
      edge={edge}
      className={`flex flex-col gap-2 max-sm:p-3 ${isNew ? 'animate-arrive' : 'animate-rise'}`}
    >
      <div className="@container relative grow">
        <div className="flex gap-3">
          <header ref={seen} className="flex min-w-0 grow flex-col gap-1">
            <p className="flex flex-wrap items-center gap-2">
              {isNew && (
                <Badge tone="amber" solid>
                  {words.new}
                </Badge>
              )}
              {card.isNamed && (
                <Badge tone="green" solid>
                  {words.named}
                </Badge>
              )}
              {isOutside && <Badge>{waiting.outsideRadius}</Badge>}
              <UrgencyBadge when={card} />
              <TickingTime at={card.createdAt} className="font-sign font-semibold" />
            </p>
            <div className="line-clamp-2 min-w-0 leading-6">
              {card.distanceMiles === null ? (
                <span className="font-sign text-muted">{words.noPosition}</span>
              ) : (
                <Distance miles={card.distanceMiles} className="text-xl font-bold sm:text-2xl" />
              )}{' '}
              <h3
                ref={title}
                tabIndex={-1}
                className="ml-1 inline text-lg wrap-anywhere focus:outline-none sm:text-xl"
              >
                {card.title}
              </h3>
            </div>
            {problem && <p className="line-clamp-1 wrap-anywhere sm:line-clamp-2">{problem}</p>}
          </header>
          {base && card.roughLat !== null && card.roughLng !== null && (
            <RoadSketch
              from={base}
              to={{ lat: card.roughLat, lng: card.roughLng }}
              // With large letters the words need its room.
              className="size-20 shrink-0 @max-2xs:hidden sm:size-24"
            />
          )}
        </div>
        {hasMore ? (
          <More isWhole summary={words.details} isOpen={isLinked} beside={beside}>
            <div className="flex flex-col gap-4 pb-2">
              <CardFacts facts={facts} />
              {card.photoCount > 0 && (
                <RequestPhotos requestId={card.id} expected={card.photoCount} />
              )}
            </div>
          </More>
        ) : (
          <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm text-muted">
            {beside}
          </div>
        )}
      </div>
      <BidInPlace
        card={card}
        refusal={bidRefusal}
        startedBids={startedBids}
        onMore={(started) => onBid(card, started)}
      >
        <Button
          variant="ghost"
          className="w-12 gap-0 px-0!"
          icon={<ThumbsDown className="size-5" aria-hidden="true" />}
          aria-label={words.declineFor(card.title)}
          title={words.decline}
          busy={isDeclining}
          onClick={() => onDecline(card.id)}
        />
      </BidInPlace>
    </Card>
  )
})

/** Longer than this it does not fit into the two lines of a card, and stands in the details too. */
const problemFits = 80
