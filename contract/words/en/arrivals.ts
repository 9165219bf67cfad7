import type { ArrivalText } from '../../catalogue.ts'
import { area } from '../words.ts'

const names: Record<ArrivalText, string> = {
  '15 minutes': '15 minutes',
  '30 minutes': '30 minutes',
  '45 minutes': '45 minutes',
  '1 hour': '1 hour',
  '1.5 hours': '1.5 hours',
  '2 hours': '2 hours',
  '3+ hours': '3+ hours',
}

const short: Record<ArrivalText, string> = {
  '15 minutes': '15 min',
  '30 minutes': '30 min',
  '45 minutes': '45 min',
  '1 hour': '1 hr',
  '1.5 hours': '1.5 hr',
  '2 hours': '2 hr',
  '3+ hours': '3+ h',
}

/** The arrival times that a bid offers (S1 §5). */
export const arrivalNames = area('arrivalNames', names)
/** The same in the row of a card, which has no room for the whole words: all of the card says it so. */
export const shortArrivals = area('shortArrivals', short)
