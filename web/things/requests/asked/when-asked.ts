import type { RequestForBoard } from '#contract/requests.ts'
import { hours, optionLabel } from '#contract/words/en/options.ts'
import { formatDay } from '../../../kit/ui/format.ts'

/** When help is wanted that has no hour. "Tomorrow" is the day after it was said, on whatever day it is read. */
export const whenAsked = ({
  preferredTime,
  createdAt,
  timeZone,
}: Pick<RequestForBoard, 'preferredTime' | 'createdAt' | 'timeZone'>): string =>
  preferredTime === 'tomorrow'
    ? hours.anyTimeOn(formatDay(dayAfter(new Date(createdAt), timeZone)))
    : optionLabel(preferredTime)

/** The day after the one on which a moment falls by the clock of a place. */
export function dayAfter(moment: Date, timeZone: string): string {
  // Canada writes days as ISO 8601 does.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString().slice(0, 10)
}
