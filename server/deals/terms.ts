import { type BidLine, totalCents } from '#contract/bid-lines.ts'
import { readDuration, type Urgency } from '#contract/catalogue.ts'
import { deadlines } from '#contract/deadlines.ts'
import { centsOf, isFinerThanCents, isNoNumber } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { wrongField } from '../platform/http/refusal.ts'

/** The price as cents: all-in, above 0, at most 100,000.00 (rules C5). */
export function priceOf(price: string | number): number {
  if (isNoNumber(String(price))) throw wrongField('price', jobFields.price)
  if (isFinerThanCents(String(price))) throw wrongField('price', jobFields.priceCents)
  const cents = centsOf(String(price))
  const { price: range } = settings
  if (cents === null || cents < range.minCents || cents > range.maxCents)
    throw wrongField('price', jobFields.priceRange(range))
  return cents
}

/** The lines of a price as they are kept; what they come to is the price, or nothing is kept (money §3). */
export function linesOf(lines: readonly BidLine[] | undefined, priceCents: number): string | null {
  if (!lines) return null
  const total = totalCents(lines)
  if (total !== priceCents) throw wrongField('lines', jobFields.linesSum({ totalCents: total }))
  return JSON.stringify(lines)
}

/** The arrival time as minutes from acceptance; "3+ hours" is open-ended (rules C5). */
export function etaOf(duration: string | number): { eta_minutes: number; eta_open_ended: boolean } {
  const read = readDuration(String(duration))
  if (!read) throw wrongField('estimatedDuration', jobFields.arrival)
  return { eta_minutes: read.minutes, eta_open_ended: read.openEnded }
}

/** Until when the bid stands: the urgency's time, or the provider's choice from 5 minutes to 48 hours (rules C6). */
export function standsUntil(
  urgency: Urgency,
  minutes: number | undefined,
  { now, rules }: Pick<Deed, 'now' | 'rules'>,
): Date {
  const { min, max } = settings.bidExpiryRangeMs
  const ms = minutes === undefined ? deadlines.bidExpiry(rules, urgency) : minutes * 60_000
  if (ms < min || ms > max) throw wrongField('validMinutes', refusals.bids.stands)
  return new Date(now.getTime() + ms)
}
