import { sayings } from '../../sayings.ts'
import { plural } from '../grammar.ts'

/** Documents of a provider, and what a reviewer says of them. */
export const verificationFields = sayings('verificationFields', {
  step: 'Choose a step of the verification.',
  hasNoEnd: 'Say whether it expires.',
  day: 'Enter a date as YYYY-MM-DD.',
  reason: ({ least }: { least: number }) =>
    `Say why, in at least ${plural(least, { one: '# character', other: '# characters' })}.`,
})
