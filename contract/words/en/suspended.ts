import { area } from '../words.ts'

/** Above everything, for who asks for help and is suspended, in person or with the company. */
export const suspended = area('suspended', {
  title: 'Your account is suspended.',
  text: 'You cannot request service or accept bids until this is lifted, and no shop sees your open requests. You can still dispute a job. If you are in danger, call 911.',
  contact: 'Contact us about it',
})
