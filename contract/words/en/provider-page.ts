import type { ServiceHours } from '../../catalogue.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const hours: Record<ServiceHours, string> = {
  '24/7': 'Open around the clock',
  '6AM-10PM': '6 AM to 10 PM',
  '8AM-6PM': '8 AM to 6 PM',
  '8AM-5PM': '8 AM to 5 PM',
  'Emergency Only': 'Emergencies only',
}

/** A provider as anybody may read of him. */
export const providerPage = area('providerPage', {
  title: 'Provider',
  offline: 'The page stays as last read.',
  since: (date: string) => `Approved provider, with Roadcall since ${date}`,
  available: 'Available now',
  away: 'Not on duty now',
  request: 'Request Service',
  requestOf: 'Request Service for',
  figures: 'Figures',
  answers: 'Usual response',
  price: 'Typical price',
  eta: 'Typical arrival',
  jobs: 'Jobs done',
  scores: 'How customers rate it',
  scoresNone: (count: number) =>
    plural(count, {
      one: 'New: # review so far. Scores are shown from three reviews on.',
      other: 'New: # reviews so far. Scores are shown from three reviews on.',
    }),
  of5: (score: string) => `${score} of 5`,
  services: 'Services',
  hours,
  hoursTitle: 'Hours',
  hoursNone: 'Not provided',
  emergencies: 'Takes emergencies at any hour',
  area: 'Serves',
  radius: (miles: number) => plural(miles, { one: 'within # mile', other: 'within # miles' }),
  radiusOf: (miles: number, place: string) =>
    `${plural(miles, { one: 'within # mile', other: 'within # miles' })} of ${place}`,
  map: (name: string) => `Where ${name} serves`,
  about: 'About',
  brings: 'What it brings',
  statement: 'As the provider says; papers are proved by the verification alone.',
  experience: 'Experience',
  years: (range: string) => `${range} years`,
  equipment: 'Equipment',
  specializations: 'Known for',
  certifications: 'Certifications',
  insurance: 'Insurance',
  pricing: 'Pricing',
  link: 'More about it',
  reviews: (n: number) => plural(n, { one: '# review', other: '# reviews' }),
  reviewsTitle: 'Reviews',
  noReviews: 'No reviews yet',
  noReviewsText: 'Customers review a job after it is closed. The first reviews stand here.',
  reviewsFailed: 'The reviews did not load',
  more: 'Show older reviews',
  answerOf: (name: string) => `Answer of ${name}`,
  failed: 'The provider did not load',
  weak: 'The connection may be weak.',
  missing: 'There is no provider at this address',
  missingText: 'The link may have been cut off, or the provider no longer works with Roadcall.',
  find: 'Find a provider near you',
})
