import { sayings } from '../../sayings.ts'
import { money, number } from '../grammar.ts'

const scored = {
  service: 'the service',
  onTime: 'the arrival',
  price: 'the price',
} as const

/** Bids, the work, and what is said of it. */
export const jobFields = sayings('jobFields', {
  price: 'Enter a price in dollars.',
  priceRange: ({ minCents, maxCents }: { minCents: number; maxCents: number }) =>
    `Enter a price between ${money(minCents / 100)} and ${money(maxCents / 100)}.`,
  arrival: 'Choose an estimated arrival time.',
  validMinutes: 'The time until a bid expires is a number of minutes.',
  bidStatus: 'The status is accepted or rejected.',
  step: 'The step is start, arrive, work or finish.',
  delay: 'Choose when you will be there.',
  whatHappened: 'Say in a few words what happened.',
  accuracy: 'Your position needs its accuracy.',
  score: ({ score, most }: { score: keyof typeof scored; most: number }) =>
    `Give ${scored[score]} 1 to ${number(most)} stars.`,
  reply: 'Write a few words.',
})
