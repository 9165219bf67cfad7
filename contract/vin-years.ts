import { vinProblem } from './vin.ts'

/** The letters and digits of the tenth place from 1980 on (49 CFR 565.15, table VII); after 30 years they begin anew. */
const codes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const first = 1980

/**
 * The model years that a whole and right number can mean, the newest first. The seventh place tells the two rounds apart
 * in light vehicles alone, and nothing in the number says how heavy one is: of a truck or trailer both may be true.
 */
export function vinYears(typed: string, now = new Date()): number[] {
  const vin = typed.replace(/[\s-]/g, '').toUpperCase()
  const at = codes.indexOf(vin[9] ?? ' ')
  if (vinProblem(vin) || at < 0) return []
  // A model year is sold from the calendar year before it.
  const last = now.getUTCFullYear() + 1
  const years = [first + at, first + at + codes.length]
  return years.filter((year) => year <= last).reverse()
}
