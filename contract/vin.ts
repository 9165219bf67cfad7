/** ISO 3779 letters as the check digit counts them; I, O and Q are never used. */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * What is wrong with a vehicle identification number, as a sentence, or null. Trucks and trailers sold in the United
 * States, Canada and Mexico since 1981 have 17 characters of which the ninth checks the others.
 */
export function vinProblem(typed: string): string | null {
  const vin = typed.replace(/[\s-]/g, '').toUpperCase()
  if (vin === '') return null
  if (!/^[0-9A-Z]*$/.test(vin) || vin.length !== 17)
    return 'A VIN has 17 letters and digits. Leave it empty if you cannot read it.'
  if (/[IOQ]/.test(vin)) return 'A VIN has no I, O or Q: look for 1 or 0 instead.'
  const sum = [...vin].reduce(
    (total, letter, at) => total + (values.indexOf(letter) % 10) * (weights[at] ?? 0),
    0,
  )
  const check = sum % 11
  return vin[8] === (check === 10 ? 'X' : String(check))
    ? null
    : 'This VIN does not add up: one of its characters is wrong. Leave it empty if you cannot read it.'
}
