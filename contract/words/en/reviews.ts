import type { Side } from '../../photos.ts'
import type { ScoreName } from '../../reviews.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** What is asked of whom: the customer judges the service, the provider how it was to help (rules C19). */
const scores: Record<Side, Record<ScoreName, string>> = {
  customer: { service: 'Service', onTime: 'On time', price: 'Price as agreed' },
  provider: {
    service: 'Easy to find and reach',
    onTime: 'Ready on arrival',
    price: 'Paid as agreed',
  },
}

const days = settings.review.withinMs / 86_400_000

/** Reviews of closed jobs, by both sides. */
export const reviews = area('reviews', {
  scores,
  title: 'Reviews',
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  write: (name: string) => `How was it with ${name}?`,
  hidden: `Your review stays hidden until both sides have written one, or for ${days} days.`,
  until: 'You can write it until',
  words: 'In your own words (optional)',
  wordsHint: {
    customer: 'Others read this on the provider’s page. Leave out names and numbers.',
    provider: 'The customer reads this.',
  } satisfies Record<Side, string>,
  star: (n: number) => plural(n, { one: '# star', other: '# stars' }),
  stars: (n: number) => `${n} of 5 stars`,
  missing: (label: string) => `Give “${label}” one to five stars.`,
  submit: 'Send review',
  done: 'Your review is saved.',
  failed: 'The review was not saved. Try again.',
  mine: 'Your review',
  theirs: (name: string) => `Review by ${name}`,
  mineHidden: `Hidden until both sides have written one, or for ${days} days.`,
  theirsWaiting: 'No review from the other side yet.',
  over: 'Nobody wrote a review of this job.',
  reply: 'Your reply',
  replyHint: 'You can reply once. Your reply shows below the review.',
  replySubmit: 'Send reply',
  replyFailed: 'The reply was not saved. Try again.',
  replied: 'Your reply is saved.',
  replyOf: (name: string) => `Reply from ${name}`,
  notRead: 'The reviews did not load',
})
