import { sayings } from '../../sayings.ts'
import { number } from '../grammar.ts'

/** A vehicle identification number. */
export const vinFields = sayings('vinFields', {
  length: ({ characters }: { characters: number }) =>
    `A VIN has ${number(characters)} letters and digits. Leave it empty if you cannot read it.`,
  letters: 'A VIN has no I, O or Q: look for 1 or 0 instead.',
  checkDigit:
    'This VIN does not add up: one of its characters is wrong. Leave it empty if you cannot read it.',
})
