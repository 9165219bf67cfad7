import { arrivalOptions } from '#contract/catalogue.ts'
import type { Chance } from './chance.ts'

const milesPerHour = 42

/** The arrival time of the bid dialog that a truck can keep: some minutes to get going, then the way. */
export function arrivalOf(miles: number, chance: Chance): { minutes: number; label: string } {
  const minutes = chance.between(5, 18) + (miles / milesPerHour) * 60
  const option = arrivalOptions.find((listed) => listed.minutes >= minutes) ?? arrivalOptions[6]
  return { minutes: option.minutes, label: option.label }
}
