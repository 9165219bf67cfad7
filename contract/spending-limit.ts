import * as z from 'zod/mini'
import { centsOf } from './primitives.ts'
import { fleetFields } from './words/en/fields/fleet.ts'

/** An amount as a spreadsheet or a person writes it, without its dollar sign and thousands commas: "$1,000.00". */
const plainAmount = (typed: string): string => {
  const text = typed.trim().replace(/^\$\s*/, '')
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
}

/** Above this price an acceptance waits for the fleet; none when empty. */
export const spendingLimit = z.optional(
  z.nullable(
    z.string().check(
      z.overwrite(plainAmount),
      z.refine((value) => value === '' || centsOf(value) !== null, fleetFields.limit),
    ),
  ),
)
