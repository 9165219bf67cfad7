import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { dayIn } from '../platform/day.ts'
import { wrongField } from '../platform/http/refusal.ts'

const yearMs = 365.25 * 24 * 60 * 60 * 1000

/** Refuses the last day of a document that is over, or so far away that its year is a slip of the hand; by the shop's clock. */
export function refuseLastDay(
  lastDay: string,
  { time_zone }: { time_zone: string },
  now: Date,
  whereOver: Parameters<typeof wrongField>[1],
): void {
  if (lastDay < dayIn(time_zone, now)) throw wrongField('expiresOn', whereOver)
  const furthest = new Date(now.getTime() + settings.documents.mostYears * yearMs)
  if (lastDay > dayIn(time_zone, furthest))
    throw wrongField('expiresOn', refusals.documents.tooFarAway)
}
