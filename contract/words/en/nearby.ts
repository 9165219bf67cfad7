import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Providers on the map and in the list beside it (S0 §2.3). */
export const nearby = area('nearby', {
  page: 'Providers near you',
  badge: 'Individual',
  request: 'Request Service',
  providerLogin: 'Provider Login',
  map: 'Map of providers',
  categories: 'Services',
  all: 'All Services',
  heading: (count: number | null) =>
    count === null ? 'Nearby Providers' : `Nearby Providers (${count})`,
  found: (count: number) =>
    plural(count, {
      one: '# provider serves this location.',
      other: '# providers serve this location.',
    }),
  here: 'You are here',
  place: {
    label: 'Or enter a location',
    hint: 'Town, ZIP code, or road and mile marker.',
  },
  unknown: {
    title: 'Your location is unknown',
    text: 'The map and the list show Austin, Texas, until you enter where you are.',
    finding: 'Finding your location. Until then the map shows Austin, Texas.',
  },
  note: 'Only this page uses it. Nothing is sent until you ask for help.',
  empty: {
    title: 'No approved provider serves this location yet',
    text: 'Ask anyway: any provider who serves your location can bid.',
    other: (service: string) =>
      `None of them offers “${service}”. Look at all services, or ask anyway.`,
    showAll: 'Show all services',
  },
  error: {
    title: 'The providers did not load',
    text: 'You can ask for help without choosing one: any provider who serves your location can bid.',
    offline:
      'You are offline. You can fill in a request: it is kept and goes out when the connection is back.',
  },
  card: {
    new: 'New',
    noRating: `No rating yet: it shows after ${settings.ratingShownFrom} reviews.`,
    rating: (score: string, reviews: number) =>
      `Rated ${score} of 5 by ${plural(reviews, { one: '# customer', other: '# customers' })}`,
    verified: 'Verified',
    more: (n: number) => `+${n} more`,
    price: 'Typical price',
    eta: 'Typical arrival',
    /** Typical price and arrival in one line; either may not be known. */
    usually: (price: string | null, arrival: string | null) =>
      price && arrival
        ? `Usually ${price}, there in ${arrival}`
        : price
          ? `Usually ${price}`
          : arrival && `Usually there in ${arrival}`,
    answers: 'Usual response',
    jobs: 'Jobs done',
    distance: 'Distance',
    none: '—',
    noFigure: 'not known yet',
    available: 'On duty now',
    away: 'Not on duty now',
    services: 'Services',
    close: 'Close the card',
    profile: 'Services, hours and reviews',
    chosen: 'Chosen',
    choose: (name: string) => `Show ${name}`,
  },
})
