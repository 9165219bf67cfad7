import type { Urgency } from './catalogue.ts'

/** What a promise is made of: when help was asked for, and the arrival time of the bid. */
export interface Promised {
  urgency: Urgency
  scheduledAt: Date | null
  etaMinutes: number | null
}

/**
 * When the provider has promised to be there, if the bid is accepted at this moment (rules C5). A scheduled job is promised
 * for the time asked for, or for the arrival where that is later; without a time of day nothing is promised.
 */
export function promiseOf({ urgency, scheduledAt, etaMinutes }: Promised, now: Date): Date | null {
  if (urgency === 'scheduled' && scheduledAt === null) return null
  const arrival = etaMinutes === null ? null : new Date(now.getTime() + etaMinutes * 60_000)
  if (urgency !== 'scheduled' || scheduledAt === null) return arrival
  return arrival !== null && arrival > scheduledAt ? arrival : scheduledAt
}
