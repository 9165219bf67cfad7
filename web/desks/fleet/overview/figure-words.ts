import type { FleetFigures } from '#contract/fleet-figures.ts'
import { fleets } from '#contract/words/en/fleets.ts'

/** "55 min", or nothing where nothing was measured. */
export const minutesOf = (minutes: number | null): string =>
  minutes === null ? fleets.none : fleets.overview.minutes(minutes)

/** Of the promised arrivals those in time: "83%". */
export const shareOf = ({ onTime, arrivals }: Pick<FleetFigures, 'onTime' | 'arrivals'>): string =>
  arrivals === 0 ? fleets.none : fleets.overview.share(Math.round((100 * onTime) / arrivals))
