import { arrivalOptions, readDuration } from '#contract/catalogue.ts'
import type { Chance } from './chance.ts'

const milesPerHour = 42
const longest = arrivalOptions[6]

/** The arrival time of the bid dialog that a truck can keep: some minutes to get going, then the way. */
export function arrivalOf(miles: number, chance: Chance): string {
  const minutes = chance.between(5, 18) + (miles / milesPerHour) * 60
  return (arrivalOptions.find((option) => option.minutes >= minutes) ?? longest).text
}

export const arrivalMinutes = (duration: string): number =>
  readDuration(duration)?.minutes ?? longest.minutes
