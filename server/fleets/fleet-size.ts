import { type FleetSize, fleetSizes } from '#contract/catalogue.ts'

/** The range that a count of vehicles is in; null of none. */
export function fleetSizeOf(vehicleCount: number): FleetSize | null {
  if (vehicleCount < 1) return null
  return fleetSizes.find((size) => vehicleCount <= mostIn(size)) ?? null
}

/** The last range ends nowhere. */
const mostIn = (size: FleetSize): number => Number(size.split('-')[1] ?? Number.POSITIVE_INFINITY)
