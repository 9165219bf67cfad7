import { changeDriver, type Driver, newDriver } from '#contract/drivers.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { resolverOf } from '../../api/form.ts'

/** The fields in the order in which they stand, so that the first wrong one gets the focus. */
export const driverFields = [
  'fullName',
  'phone',
  'username',
  'password',
  'licenseNumber',
  'vehicleInfo',
  'currentLocation',
  'spendingLimit',
] as const
export type DriverValues = Record<(typeof driverFields)[number], string>

export const valuesOf = (driver: Driver | null): DriverValues => ({
  fullName: driver?.fullName ?? '',
  phone: driver?.phone ?? '',
  username: driver?.username ?? '',
  password: '',
  licenseNumber: driver?.licenseNumber ?? '',
  vehicleInfo: driver?.vehicleInfo ?? '',
  currentLocation: driver?.currentLocation ?? '',
  spendingLimit: driver?.spendingLimit ?? '',
})

export const newDriverResolver = resolverOf<typeof newDriver, DriverValues>(newDriver)

/** Of a known driver only what has changed is sent: the limit is a manager's business. */
export const changesOf =
  (driver: Driver) =>
  ({ username: _, password: __, ...form }: DriverValues): SentBodyOf<typeof changeDriver> => {
    const before = valuesOf(driver)
    const changed = Object.entries(form).filter(
      ([name, value]) => value !== before[name as keyof DriverValues],
    )
    return Object.fromEntries(changed)
  }

export const changeResolver = (driver: Driver) =>
  resolverOf<typeof changeDriver.body, DriverValues>(changeDriver.body, changesOf(driver))
