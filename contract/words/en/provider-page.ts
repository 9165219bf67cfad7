import type { ServiceHours } from '../../catalogue.ts'
import { settings } from '../../settings.ts'
import { type TruckClass, type TruckWork, truckClasses } from '../../truck-class.ts'
import { area } from '../words.ts'
import { approvedExtras } from './approved-extras.ts'
import { list, plural } from './grammar.ts'

const hours: Record<ServiceHours, string> = {
  '24/7': 'Open around the clock',
  '6AM-10PM': '6 AM to 10 PM',
  '8AM-6PM': '8 AM to 6 PM',
  '8AM-5PM': '8 AM to 5 PM',
  'Emergency Only': 'Emergency Only',
}

const sizes: Record<TruckClass, string> = { light: 'light', medium: 'medium', heavy: 'heavy' }
const takes = (work: readonly TruckWork[]): string => {
  const known = truckClasses.filter((one) => work.includes(one)).map((one) => sizes[one])
  const trucks = known.length > 0 ? `${list(known)} trucks` : ''
  const said = [trucks, work.includes('truck_tires') ? 'truck tires' : '']
    .filter(Boolean)
    .join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** A provider's public page. */
export const providerPage = area('providerPage', {
  title: 'Provider',
  offline: 'Showing the last update.',
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
  onTime: 'On time',
  asBid: 'Final price as bid',
  extras: approvedExtras,
  of: ({ jobs, kept }: { jobs: number; kept: number }) => `${kept} of ${jobs}`,
  recordText:
    'On time counts only arrivals that are proved, and a customer left waiting counts as late. Shown from 5 jobs on.',
  scores: 'Customer ratings',
  scoresNone: (count: number) =>
    plural(count, {
      one: `New: # review so far. Scores show after ${settings.ratingShownFrom} reviews.`,
      other: `New: # reviews so far. Scores show after ${settings.ratingShownFrom} reviews.`,
    }),
  of5: (score: string) => `${score} of 5`,
  services: 'Services',
  trucks: 'Trucks',
  /** "Light and medium trucks, truck tires" */
  takes,
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
  brings: 'Equipment and credentials',
  statement: 'As stated by the provider. Only verification checks documents.',
  experience: 'Experience',
  years: (range: string) => `${range} years`,
  equipment: 'Equipment',
  specializations: 'Known for',
  certifications: 'Certifications',
  insurance: 'Insurance',
  pricing: 'Pricing',
  link: 'Website',
  reviews: (n: number) => plural(n, { one: '# review', other: '# reviews' }),
  reviewsTitle: 'Reviews',
  noReviews: 'No reviews yet',
  noReviewsText: 'Customers review a job after it closes. Reviews show up here.',
  reviewsFailed: 'The reviews did not load',
  more: 'Show older reviews',
  answerOf: (name: string) => `Reply from ${name}`,
  failed: 'The provider did not load',
  weak: 'The connection may be weak.',
  missing: 'There is no provider at this address',
  missingText: 'The link may have been cut off, or the provider no longer works with Roadcall.',
  find: 'Find a provider near you',
})
