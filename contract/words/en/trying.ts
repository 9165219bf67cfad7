import { area } from '../words.ts'

/** Of a deed whose answer was lost: it is sent again, and counts once. */
export const trying = area('trying', {
  noAnswer: 'No answer yet. Trying again…',
  /** Where nothing is to be stopped. */
  waits: 'No answer yet. It is sent as soon as there is a signal: leave this page open.',
  stop: 'Stop trying',
  /** Of a deed that is not sent again by itself. */
  mayBeDone: 'No answer came back, so it may have gone through. Look before you try again.',
  stopped: 'Stopped, but it may have gone through. Trying again is safe: it only counts once.',
})
