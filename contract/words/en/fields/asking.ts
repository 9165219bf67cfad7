import { sayings } from '../../sayings.ts'

/** Asking for help. */
export const askingFields = sayings('askingFields', {
  phone: 'Valid phone number is required',
  email: 'Valid email address is required',
  urgency: 'Choose how urgent it is.',
  need: 'Choose what you need.',
  where: 'Say where you are.',
})
