import { area } from '../words.ts'

/** While the server has more to do than it can. */
export const busy = area('busy', {
  waiting: 'We’re busy right now. Sending it again…',
})
