import { type ArrivalText, arrivalOptions } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'

/**
 * Two arrival times worth one tap: the shortest that a truck can keep from so many miles away by the road, and the one
 * after it. None where the distance is not known.
 */
export function likelyArrivals(miles: number | null): ArrivalText[] {
  if (miles === null) return []
  const { prepareMinutes, roadPerAir, milesPerHour } = settings.drive
  const minutes = prepareMinutes + ((miles * roadPerAir) / milesPerHour) * 60
  const first = arrivalOptions.findIndex((option) => option.minutes >= minutes)
  const from = first < 0 ? arrivalOptions.length - 1 : first
  return arrivalOptions.slice(from, from + 2).map(({ text }) => text)
}
