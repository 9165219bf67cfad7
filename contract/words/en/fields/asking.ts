import { sayings } from '../../sayings.ts'
import { number } from '../grammar.ts'

/** Asking for help. */
export const askingFields = sayings('askingFields', {
  phone: 'Valid phone number is required',
  email: 'Valid email address is required',
  contactPhone: ({ digits }: { digits: number }) =>
    `Contact phone is required, with at least ${number(digits)} digits`,
  urgency: 'Choose how urgent it is.',
  need: 'Choose what you need.',
  where: 'Say where you are.',
})
