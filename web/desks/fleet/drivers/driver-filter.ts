import { type Driver, type DriverStatus, driverStatuses } from '#contract/drivers.ts'
import { phoneSpellings } from '#contract/phone-spellings.ts'
import { findBy } from '../../../kit/search.ts'

export const driverFilters = [...driverStatuses, 'deactivated'] as const
export type DriverFilter = DriverStatus | 'deactivated'

export const readDriverFilter = (value: string | null): DriverFilter | '' =>
  driverFilters.find((filter) => filter === value) ?? ''

/** Who is searched for; a deactivated driver only where those are asked for. */
export function findDrivers(
  drivers: readonly Driver[],
  wanted: string,
  filter: DriverFilter | '',
): Driver[] {
  const some = drivers.filter(({ status, isDeactivated }) => {
    if (filter === 'deactivated') return isDeactivated
    return !isDeactivated && (filter === '' || status === filter)
  })
  return findBy(some, textOf, wanted)
}

const textOf = (driver: Driver) => [
  driver.fullName,
  driver.username,
  ...phoneSpellings(driver.phone),
  driver.vehicleInfo,
  driver.currentLocation,
  ...driver.units.map(({ unitNumber }) => unitNumber),
]
