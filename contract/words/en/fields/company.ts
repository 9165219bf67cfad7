import { sayings } from '../../sayings.ts'
import { number } from '../grammar.ts'

/** What a trucking company says of itself. */
export const companyFields = sayings('companyFields', {
  mcMissing: 'MC/DOT number is required',
  mcWrong: ({ digits }: { digits: number }) =>
    `An MC number is up to ${number(digits)} digits, such as MC-123456`,
  dotMissing: 'DOT number is required',
  dotWrong: ({ digits }: { digits: number }) => `A DOT number is up to ${number(digits)} digits`,
  poPattern: 'Use your own letters and digits, {unit} and {date}.',
  operatingStates: 'Operating states/regions required',
})
