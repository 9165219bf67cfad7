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
    plural(count, { one: '# provider serves this place.', other: '# providers serve this place.' }),
  here: 'You are here',
  place: {
    label: 'Or type a place',
    hint: 'Town, ZIP code, or road and mile marker.',
  },
  unknown: {
    title: 'Your place is unknown',
    text: 'The map and the list show Austin, Texas, until you say where you are.',
    finding: 'Finding your place. Until then the map shows Austin, Texas.',
  },
  note: 'Only this page uses it. Nothing is sent before you ask for help.',
  empty: {
    title: 'No approved provider serves this place yet',
    text: 'Ask anyway: your request is open to every provider who comes into reach.',
    other: (service: string) =>
      `None of them is listed for “${service}”. Look at all services, or ask anyway.`,
    showAll: 'Show all services',
  },
  error: {
    title: 'The providers did not load',
    text: 'You can ask for help without choosing one: everybody in reach hears of it.',
    offline: 'There is no network. You can fill in a request: it is kept and goes out by itself.',
  },
  card: {
    new: 'New',
    noRating: 'No rating yet: it is shown from three reviews on.',
    rating: (score: string, reviews: number) =>
      `Rated ${score} of 5 by ${plural(reviews, { one: '# customer', other: '# customers' })}`,
    verified: 'Verified',
    more: (n: number) => `+${n} more`,
    price: 'Typical price',
    eta: 'Typical arrival',
    answers: 'Usual answer',
    jobs: 'Jobs done',
    distance: 'Away',
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
