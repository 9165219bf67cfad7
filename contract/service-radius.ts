import * as z from 'zod/mini'
import { settings } from './settings.ts'
import { providerFields } from './words/en/fields/provider.ts'
import type { Saying } from './words/sayings.ts'

const { min: least, max: most } = settings.serviceRadius

/** How far a provider drives, in whole miles; `missing` is said of what is no number. */
export const miles = (missing: Saying = providerFields.radius({ least, most })) => {
  const wrong = providerFields.radius({ least, most })
  return z.int(missing).check(z.minimum(least, wrong), z.maximum(most, wrong))
}
