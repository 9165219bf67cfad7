import type { changeDriver, Driver } from '#contract/drivers.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { formatPhone } from '../../../kit/ui/format.ts'

/** In the order in which they stand. */
export const valuesOf = (driver: Driver | null) => ({
  fullName: driver?.fullName ?? '',
  phone: formatPhone(driver?.phone ?? ''),
  username: driver?.username ?? '',
  password: '',
  licenseNumber: driver?.licenseNumber ?? '',
  vehicleInfo: driver?.vehicleInfo ?? '',
  // As the list has it: a request may have said a newer one than anybody has typed here.
  currentLocation: driver?.lastKnownLocation?.place ?? '',
  spendingLimit: driver?.spendingLimit ?? '',
})

export type DriverValues = ReturnType<typeof valuesOf>

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
