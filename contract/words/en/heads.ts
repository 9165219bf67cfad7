import type { ListedPage } from '../../pages.ts'
import { area } from '../words.ts'

/** What a search engine shows of each page of the app that it may list; the build writes it into the HTML. */
export const heads = area('heads', {
  '/request-service': {
    title: 'Request Service',
    description:
      'Truck down? Say where you are and what broke in a few short steps. Providers near you bid with a price and an arrival time. No account needed.',
  },
  '/provider-signup': {
    title: 'Become a provider',
    description:
      'Apply as a towing, repair, tire, battery or detailing business. Get truck breakdown requests for your services, in your radius, at your price.',
  },
  '/about': {
    title: 'About',
    description:
      'What Roadcall does for stopped trucks, how bidding works, what it costs, how providers are checked, and who sees your number and location.',
  },
  '/contact': {
    title: 'Contact',
    description:
      'Write to the people who run Roadcall: about a request, your work as a provider, your fleet or your data.',
  },
  '/terms': {
    title: 'Terms of Service',
    description:
      'What you and Roadcall agree on: requests, bids, prices, canceling, reviews and accounts.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What Roadcall keeps about you, what it is for, who sees your number and location, and how long we keep it.',
  },
  '/sms-terms': {
    title: 'SMS Terms',
    description: 'Which texts Roadcall sends, how often, what they cost, and how to stop them.',
  },
  '/auth': {
    title: 'Sign In',
    description: 'Sign in to Roadcall, or sign up as a driver, a fleet or a provider.',
  },
  '/individual': {
    title: 'Providers near you',
    description:
      'Towing, repair, tire, battery and truck wash providers near you on the map, with what they do and how far they are. Ask one of them, or all at once.',
  },
} satisfies Record<Exclude<ListedPage, '/'>, { title: string; description: string }>)
