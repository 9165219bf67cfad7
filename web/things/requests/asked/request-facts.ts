import type { DetailFieldName } from '#contract/catalogue.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { detailNames } from '#contract/words/en/detail-names.ts'
import { optionLabel } from '#contract/words/en/options.ts'
import { formatDay } from '../../../kit/ui/format.ts'

export type Details = Partial<Record<DetailFieldName, string>>
export interface Fact {
  label: string
  value: string
}

/** Said in other places of a card: in one line as the vehicle, or beside the problem. */
const saidElsewhere: readonly DetailFieldName[] = [
  'year',
  'make',
  'model',
  'vehicleColor',
  'vin',
  'problemDescription',
  'isDrivable',
  'dropOffLocation',
  'specialInstructions',
]

/** "2019 Freightliner Cascadia, White, VIN 1FU…", or null when nothing of it is known. */
export function vehicleOf({ year, make, model, vehicleColor, vin }: Details): string | null {
  const parts = [
    [year, make && optionLabel(make), model].filter(Boolean).join(' '),
    vehicleColor,
    vin && `${detailNames.vin} ${vin}`,
  ]
  return parts.filter(Boolean).join(', ') || null
}

/** The answers that have no place of their own, in the order of the catalogue. */
export function otherFacts(details: Details): Fact[] {
  // The server writes the catalogue's names alone.
  const names = Object.keys(detailNames) as DetailFieldName[]
  return names
    .filter((name) => !saidElsewhere.includes(name) && details[name])
    .map((name) => ({ label: detailNames[name], value: optionLabel(details[name] ?? '') }))
}

/** "yes" or "no" to a badge's words; null when it was not asked. */
export function drivableWords({ isDrivable }: Details): string | null {
  if (isDrivable === 'yes') return bids.drivable
  if (isDrivable === 'no') return bids.notDrivable
  return null
}

/** When help is wanted that has no hour. "Tomorrow" is the day after it was said, on whatever day it is read. */
export const whenAsked = ({
  preferredTime,
  createdAt,
  timeZone,
}: Pick<RequestForBoard, 'preferredTime' | 'createdAt' | 'timeZone'>): string =>
  preferredTime === 'tomorrow'
    ? bids.anyTimeOn(formatDay(dayAfter(new Date(createdAt), timeZone)))
    : optionLabel(preferredTime)

/** The day after the one on which a moment falls by the clock of a place. */
export function dayAfter(moment: Date, timeZone: string): string {
  // Canada writes days as ISO 8601 does.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString().slice(0, 10)
}
