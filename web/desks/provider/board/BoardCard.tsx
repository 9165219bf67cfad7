import { ThumbsDown } from 'lucide-react'
import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { RequestPhotos } from '../../../things/photos/RequestPhotos.tsx'
import { drivableWords } from '../../../things/requests/asked/request-facts.ts'
import { UrgencyBadge } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { CardFacts } from './CardFacts.tsx'
import { useSeen } from './use-seen.ts'

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
  onBid: () => void
  onDecline: () => void
}

/** A request as a provider reads it in a cab: how far, what, how urgent, how long ago; everything else on a tap. */
export function BoardCard({
  card,
  isNew,
  isOutside,
  isLinked,
  bidRefusal,
  isDeclining,
  onBid,
  onDecline,
}: BoardCardProps) {
  const words = providers.board
  const seen = useSeen(card.id)
  const title = useBringIntoView(isLinked)
  const edge = card.urgency === 'emergency' ? 'red' : isNew || isLinked ? 'amber' : undefined
  const drivable = drivableWords(card.details)
  return (
    <Card as="li" edge={edge} className="flex animate-rise flex-col gap-1">
      <header ref={seen} className="flex flex-col gap-1">
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
          <TickingTime at={card.createdAt} className="ml-auto font-sign font-semibold" />
        </p>
        <div className="flex items-baseline gap-3">
          {card.distanceMiles === null ? (
            <span className="shrink-0 font-sign font-semibold text-muted">{words.noPosition}</span>
          ) : (
            <Distance miles={card.distanceMiles} className="text-2xl font-bold" />
          )}
          <h3
            ref={title}
            tabIndex={-1}
            className="line-clamp-2 min-w-0 text-xl wrap-anywhere focus:outline-none"
          >
            {card.title}
          </h3>
        </div>
        {card.details.problemDescription && (
          <p className="line-clamp-2 wrap-anywhere">{card.details.problemDescription}</p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted empty:hidden">
          {/* The title that is made for it says the town already. */}
          {!card.title.includes(card.area) && card.area}
          {drivable && (
            <Badge tone={card.details.isDrivable === 'yes' ? 'green' : 'red'}>{drivable}</Badge>
          )}
          {card.towMiles != null && (
            <Badge>
              {words.tow} {words.towMiles({ miles: card.towMiles })}
            </Badge>
          )}
          {card.bidCount > 0 && <Badge>{words.bidding(card.bidCount)}</Badge>}
        </p>
      </header>
      <div className="relative">
        <More summary={words.details} isOpen={isLinked}>
          <div className="flex flex-col gap-4 pb-2">
            <CardFacts card={card} isProblemAbove={isProblemWhole(card)} />
            {card.photoCount > 0 && (
              <RequestPhotos requestId={card.id} expected={card.photoCount} />
            )}
          </div>
        </More>
        <p className="absolute top-0 right-0 flex min-h-12 items-center gap-1 text-sm text-muted">
          {words.closes} <Countdown to={card.expiresAt} className="font-semibold text-ink" />
        </p>
      </div>
      <footer className="mt-auto">
        {/* Far enough from the other that a glove does not hit both. */}
        <div className="flex items-center gap-6">
          <Button
            variant="primary"
            className="grow"
            aria-label={words.submitFor(card.title)}
            disabledReason={bidRefusal}
            onClick={onBid}
          >
            {words.submit}
          </Button>
          <Button
            variant="ghost"
            icon={<ThumbsDown className="size-5" aria-hidden="true" />}
            aria-label={words.declineFor(card.title)}
            busy={isDeclining}
            onClick={onDecline}
          >
            {words.decline}
          </Button>
        </div>
      </footer>
    </Card>
  )
}

/** Longer than this it does not fit into the two lines of a card, and stands in the details too. */
const problemFits = 80

const isProblemWhole = ({ details }: RequestForBoard) =>
  (details.problemDescription ?? '').length <= problemFits
