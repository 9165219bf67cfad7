import { area } from '../words.ts'

/** What a vehicle identification number says, beside the field in which it stands. */
export const vin = area('vin', {
  one: (year: string) => `Model year by the VIN: ${year}.`,
  two: (newer: string, older: string) =>
    `Model year by the VIN: ${newer} or ${older}. The code repeats every 30 years.`,
  fill: (year: string) => `Fill in ${year}`,
})
