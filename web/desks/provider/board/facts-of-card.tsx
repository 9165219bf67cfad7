import type { ReactNode } from 'react'
import type { RequestForBoard } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
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

export interface CardFact {
  label: string
  value: ReactNode
  /** Long text: over the whole width. */
  wide?: boolean
}

/**
 * S1 §2: what the card says beyond its head; of an emergency that came as a place and a number perhaps nothing. What nobody has said
 * is left out, and so are name and phone, which follow with the acceptance (rules C10). With `isProblemAbove` the head says the problem.
 */
export function factsOfCard(card: ShownCard, { isProblemAbove = false } = {}): CardFact[] {
  const words = providers.board
  const { details, additionalNotes, budget } = card
  const { dropOffLocation, specialInstructions } = details
  const facts: CardFact[] = []
  const say = (label: string, value: ReactNode, wide?: boolean) => {
    if (value) facts.push({ label, value, wide })
  }
  if (!isProblemAbove) say(words.problem, problemOf(card), true)
  say(words.vehicle, vehicleOf(details), true)
  const others = otherFacts(details).map(({ label, value }) => `${label}: ${typed(value)}`)
  say(words.details, others.join(' · '), true)
  say(words.tow, dropOffLocation && <TowTo card={card} to={dropOffLocation} />, true)
  say(words.instructions, specialInstructions && typed(specialInstructions), true)
  say(words.notes, additionalNotes && typed(additionalNotes), true)
  say(words.preferred, wantedAt(card))
  say(words.budget, budget && formatMoney(budget))
  return facts
}

function problemOf({ details }: ShownCard): ReactNode {
  const drivable = drivableWords(details)
  if (!drivable) return details.problemDescription
  return (
    <>
      {details.problemDescription}{' '}
      <Badge tone={details.isDrivable === 'yes' ? 'green' : 'red'}>{drivable}</Badge>
    </>
  )
}

function wantedAt(card: ShownCard): ReactNode {
  const { scheduledAt, preferredTime, timeZone } = card
  if (scheduledAt) return <Moment at={scheduledAt} timeZone={timeZone} />
  // "ASAP" is what the badge above says.
  return preferredTime && preferredTime !== 'asap' && whenAsked(card)
}

function TowTo({ card: { area, towMiles }, to }: { card: ShownCard; to: string }) {
  const words = providers.board
  return (
    <>
      {words.towFrom({ from: area, to })}
      {towMiles != null && (
        <strong className="ml-2 font-semibold">{words.towMiles({ miles: towMiles })}</strong>
      )}
    </>
  )
}
