import { vinFields } from './words/en/fields/vin.ts'
import type { Saying } from './words/sayings.ts'

/** ISO 3779 letters as the check digit counts them; I, O and Q are never used. */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

const length = 17

/**
 * What is wrong with a vehicle identification number, or null. Trucks and trailers sold in the United
 * States, Canada and Mexico since 1981 have 17 characters of which the ninth checks the others.
 */
export function vinProblem(typed: string): Saying | null {
  const vin = typed.replace(/[\s-]/g, '').toUpperCase()
  if (vin === '') return null
  if (!/^[0-9A-Z]*$/.test(vin) || vin.length !== length)
    return vinFields.length({ characters: length })
  if (/[IOQ]/.test(vin)) return vinFields.letters
  const sum = [...vin].reduce(
    (total, letter, at) => total + (values.indexOf(letter) % 10) * (weights[at] ?? 0),
    0,
  )
  const check = sum % 11
  return vin[8] === (check === 10 ? 'X' : String(check)) ? null : vinFields.checkDigit
}
