import { settings } from '#contract/settings.ts'
import { metersPerMile } from '../../../kit/map/meters-per-mile.ts'

/** Within how many miles a device knows where it is, where that is too far to find it by; null where it is not. */
export function roughMilesOf({ accuracyM }: { accuracyM: number }): number | null {
  const miles = accuracyM / metersPerMile
  return miles > settings.geolocation.exactMiles ? Math.ceil(miles) : null
}
