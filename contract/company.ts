import * as z from 'zod/mini'
import { fleetSizes } from './catalogue.ts'
import { textFrom } from './primitives.ts'

export const companyName = textFrom(
  2,
  120,
  'Company name',
  'Company name must be at least 2 characters',
)

const mcNumber = z.string('MC/DOT number is required').check(
  z.trim(),
  z.minLength(1, 'MC/DOT number is required'),
  z.regex(/^(MC)?[\s#-]*\d{1,8}$/i, 'An MC number is up to 8 digits, such as MC-123456'),
  z.overwrite((value) => value.replace(/\D/g, '')),
)
const dotNumber = z.string('DOT number is required').check(
  z.trim(),
  z.minLength(1, 'DOT number is required'),
  z.regex(/^(US)?\s*(DOT)?[\s#-]*\d{1,9}$/i, 'A DOT number is up to 9 digits'),
  z.overwrite((value) => value.replace(/\D/g, '')),
)

/** S1 §5: what a company says of itself, with its sentences. Numbers are kept as digits. */
export const companyRecord = {
  mcNumber,
  dotNumber,
  ownerName: textFrom(2, 120, 'Owner name', 'Owner name must be at least 2 characters'),
  fleetSize: z.enum(fleetSizes, 'Fleet size is required'),
  operatingStates: textFrom(2, 300, 'Operating states', 'Operating states/regions required'),
  address: textFrom(5, 300, 'Address', 'Complete address is required'),
}
