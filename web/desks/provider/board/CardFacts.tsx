import { optionLabel, services } from '#contract/catalogue.ts'
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
} from '../../../things/requests/asked/request-facts.ts'

export type ShownCard = Pick<
  RequestForBoard,
  | 'area'
  | 'serviceType'
  | 'preferredTime'
  | 'scheduledAt'
  | 'timeZone'
  | 'details'
  | 'additionalNotes'
  | 'budget'
>

/** S1 §2: what the card says beyond its head. Name and phone follow with the acceptance (rules C10). */
export function CardFacts({ card }: { card: ShownCard }) {
  const words = providers.board
  const { details } = card
  const vehicle = vehicleOf(details)
  const drivable = drivableWords(details)
  const others = otherFacts(details)
  return (
    <Facts>
      {(details.problemDescription || drivable) && (
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
          {others.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </Fact>
      )}
      <Fact label={details.dropOffLocation ? words.pickup : words.place}>{card.area}</Fact>
      {details.dropOffLocation && <Fact label={words.dropOff}>{details.dropOffLocation}</Fact>}
      {details.specialInstructions && (
        <Fact label={words.instructions} wide>
          {details.specialInstructions}
        </Fact>
      )}
      {card.additionalNotes && (
        <Fact label={words.notes} wide>
          {card.additionalNotes}
        </Fact>
      )}
      <Fact label={words.service}>{services[card.serviceType].ask}</Fact>
      <Fact label={words.preferred}>
        {card.scheduledAt ? (
          <Moment at={card.scheduledAt} timeZone={card.timeZone} />
        ) : (
          optionLabel(card.preferredTime || 'asap')
        )}
      </Fact>
      <Fact label={words.budget}>{card.budget ? formatMoney(card.budget) : words.notGiven}</Fact>
      <Fact label={words.customer}>{words.anonymous}</Fact>
      <Fact label={words.phone}>{words.phoneLater}</Fact>
    </Facts>
  )
}
