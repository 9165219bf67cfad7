import type { Urgency } from '../../catalogue.ts'
import { area } from '../words.ts'

const names: Record<Urgency, string> = {
  emergency: 'Emergency',
  urgent: 'Urgent',
  standard: 'Standard',
  scheduled: 'Scheduled',
}
const means: Record<Urgency, string> = {
  emergency: 'immediate',
  urgent: 'within 2 hours',
  standard: 'same day',
  scheduled: 'time to be agreed',
}

/** How urgent help is; apart from the words of bids, since a technician reads it in the first load. */
export const urgencyWords = area('urgencyWords', {
  names,
  means,
  /** For who waits in an emergency. */
  danger: 'In danger, or in a lane?',
  call911: 'Call 911',
  /** For who comes. */
  notSafe: 'Not safe there, or in a lane',
})
