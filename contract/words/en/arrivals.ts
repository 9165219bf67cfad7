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

/** The arrival times that a bid offers (S1 §5). */
export const arrivalNames = area('arrivalNames', names)
