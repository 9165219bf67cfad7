import { area } from '../words.ts'

/** An applicant answers what the operator still wants to know. */
export const askedMore = area('askedMore', {
  asks: ({ words }: { words: string }) => `We need one more thing: ${words}`,
  answer: 'Your answer',
  send: 'Send your answer',
  done: 'Your answer is in.',
  doneText: 'We will take another look at your application.',
  failed: 'Your answer was not sent. Try again.',
  answered: 'We have what you sent and will look at it.',
})
