import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Moment } from '../../../kit/ui/Moment.tsx'
import {
  drivableWords,
  otherFacts,
  vehicleOf,
  whenAsked,
} from '../../../things/requests/asked/request-facts.ts'
import { typed } from '../../../things/requests/typed.ts'

export type ShownCard = Pick<
  RequestForBoard,
  | 'area'
  | 'createdAt'
  | 'preferredTime'
  | 'scheduledAt'
  | 'timeZone'
  | 'details'
  | 'additionalNotes'
  | 'budget'
> &
  Partial<Pick<RequestForBoard, 'towMiles'>>

/**
 * S1 §2: what the card says beyond its head. What nobody has said is left out, and so are name and phone, which follow
 * with the acceptance (rules C10).
 */
export function CardFacts({
  card,
  isProblemAbove = false,
}: {
  card: ShownCard
  /** The problem is said above already. */
  isProblemAbove?: boolean
}) {
  const words = providers.board
  const { details } = card
  const vehicle = vehicleOf(details)
  const drivable = drivableWords(details)
  const others = otherFacts(details)
  return (
    <Facts>
      {!isProblemAbove && (details.problemDescription || drivable) && (
        <Fact label={words.problem} wide>
          {details.problemDescription}{' '}
          {drivable && (
            <Badge tone={details.isDrivable === 'yes' ? 'green' : 'red'}>{drivable}</Badge>
          )}
        </Fact>
      )}
      {vehicle && (
        <Fact label={words.vehicle} wide>
          {vehicle}
        </Fact>
      )}
      {others.length > 0 && (
        <Fact label={words.details} wide>
          {others.map(({ label, value }) => `${label}: ${typed(value)}`).join(' · ')}
        </Fact>
      )}
      {details.dropOffLocation && (
        <Fact label={words.tow} wide>
          {words.towFrom({ from: card.area, to: details.dropOffLocation })}
          {card.towMiles != null && (
            <strong className="ml-2 font-semibold">
              {words.towMiles({ miles: card.towMiles })}
            </strong>
          )}
        </Fact>
      )}
      {details.specialInstructions && (
        <Fact label={words.instructions} wide>
          {typed(details.specialInstructions)}
        </Fact>
      )}
      {card.additionalNotes && (
        <Fact label={words.notes} wide>
          {typed(card.additionalNotes)}
        </Fact>
      )}
      {card.scheduledAt ? (
        <Fact label={words.preferred}>
          <Moment at={card.scheduledAt} timeZone={card.timeZone} />
        </Fact>
      ) : (
        // "ASAP" is what the badge above says.
        card.preferredTime !== 'asap' &&
        card.preferredTime && <Fact label={words.preferred}>{whenAsked(card)}</Fact>
      )}
      {card.budget && <Fact label={words.budget}>{formatMoney(card.budget)}</Fact>}
    </Facts>
  )
}
