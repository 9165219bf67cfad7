import { ThumbsDown } from 'lucide-react'
import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { RequestPhotos } from '../../../things/photos/RequestPhotos.tsx'
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

/** A request as a provider reads it in a cab: what, how far, how urgent, how long ago; then everything else. */
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
  return (
    <Card as="li" edge={edge} className="flex animate-rise flex-col gap-4">
      <header ref={seen} className="flex flex-col gap-2">
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
          <TickingTime at={card.createdAt} className="ml-auto font-sign text-lg font-semibold" />
        </p>
        <h3 ref={title} tabIndex={-1} className="text-2xl break-words focus:outline-none">
          {card.title}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-3">
          {card.distanceMiles === null ? (
            <span className="font-sign text-2xl font-semibold text-muted">{words.noPosition}</span>
          ) : (
            <Distance miles={card.distanceMiles} className="text-4xl font-bold" />
          )}
          <span className="text-muted">{card.area}</span>
        </p>
        {card.bidCount > 0 && <p className="text-sm text-muted">{words.bidding(card.bidCount)}</p>}
      </header>
      <CardFacts card={card} />
      {card.photoCount > 0 && <RequestPhotos requestId={card.id} expected={card.photoCount} />}
      <footer className="mt-auto flex flex-col gap-3">
        <Button
          variant="primary"
          wide
          aria-label={words.submitFor(card.title)}
          disabledReason={bidRefusal}
          onClick={onBid}
        >
          {words.submit}
        </Button>
        {/* Far enough from the other that a glove does not hit both. */}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {words.closes} <Countdown to={card.expiresAt} className="font-semibold text-ink" />
          </p>
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
