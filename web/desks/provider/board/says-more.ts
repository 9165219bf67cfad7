import type { RequestForBoard } from '#contract/requests.ts'
import {
  drivableWords,
  otherFacts,
  vehicleOf,
} from '../../../things/requests/asked/request-facts.ts'

export type Said = Pick<
  RequestForBoard,
  'preferredTime' | 'scheduledAt' | 'details' | 'additionalNotes' | 'budget'
>

/** Is there anything in `CardFacts` of this card? An emergency often comes as a place and a number. */
export function saysMore(card: Said, isProblemAbove: boolean): boolean {
  const { details, preferredTime } = card
  const problem = details.problemDescription || drivableWords(details)
  return [
    !isProblemAbove && problem,
    vehicleOf(details),
    otherFacts(details).length > 0,
    details.dropOffLocation,
    details.specialInstructions,
    card.additionalNotes,
    card.scheduledAt,
    preferredTime !== 'asap' && preferredTime,
    card.budget,
  ].some(Boolean)
}
