import { area } from '../words.ts'
import { percent } from './grammar.ts'

/** What Roadcall is and how it deals, as it is today. Its numbers are those of the rules (contract/settings.ts). */
export const about = area('about', {
  title: 'About Roadcall',
  lead: 'Roadcall gets stopped trucks rolling again. You ask for help once. Providers nearby answer with a price and an arrival time, and you pick one.',
  safety: {
    title: 'Safety first',
    text: 'Roadcall sends a service truck, not an ambulance. If somebody is hurt, or there is a fire, a leak or a vehicle in a live lane,',
    call: 'call 911 first.',
    more: 'Set your triangles, stay behind the guardrail, then ask for help here.',
  },
  bidding: {
    title: 'How bidding works',
    steps: [
      {
        title: 'One request',
        text: 'Where you are, what broke, how to reach you. No account needed: the link to your bids is all you need.',
      },
      {
        title: 'Matching providers are alerted',
        text: 'Providers who do this work, cover your area and are open now. They see the problem and your approximate location, not your number.',
      },
      {
        title: 'Bids, side by side',
        text: 'Each one is an all-in price and an arrival time. The clock starts when you accept.',
      },
      {
        title: 'Accept one',
        text: 'Accepting one bid rejects the others. From then on you see every step: on the way, arrived, working, done.',
      },
    ],
  },
  cost: {
    title: 'Pricing',
    customerTerm: 'If you need help',
    customer: 'The price of the bid you accept, and nothing on top. Asking is free.',
    providerTerm: 'If you are a provider',
    provider: (share: number, min: string, max: string) =>
      `${percent(share)} of the total, at least ${min} and at most ${max}. Your bid form shows what you receive before you send it. Signing up and looking at requests are free.`,
    example: (price: string, fee: string, rest: string) =>
      `Example: on a ${price} job, the fee is ${fee} and the provider receives ${rest}.`,
  },
  checks: {
    title: 'How providers are checked',
    text: 'A provider can bid only after a Roadcall admin has approved the business. Until then it can look at requests, without names or phone numbers.',
    verified:
      '“Verified” next to a name means that identity, business license, insurance and background check are approved and none of them has expired. The level (Standard, Premium, Elite) comes from these and from the jobs done.',
    more: 'A suspended provider gets no requests and its open bids are closed. Customers with a job in progress are told.',
    rating: (n: number) =>
      `Ratings come from real jobs and appear after ${n} reviews. Until then a provider is marked “New”.`,
  },
  accessibility: {
    title: 'Accessibility',
    text: 'Everybody should be able to get help and to work here. We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and check our pages against them as we change them, on a phone and at a desk.',
    more: 'The map is never the only way: a place can also be typed in, and providers stand in a list.',
    tell: 'If something gets in your way, tell us on which page: that is a fault to us like any other.',
  },
  privacy: {
    title: 'Who sees your number and location',
    points: [
      {
        term: 'Before you accept',
        text: 'Nobody gets your phone number or exact location. Providers see the service, the vehicle, the problem and a spot within about half a mile.',
      },
      {
        term: 'After you accept',
        text: 'Only the provider you accepted sees both, until a day after the job closes.',
      },
      {
        term: 'Your email address',
        text: 'Never shown to the other side.',
      },
      {
        term: 'The link to your bids',
        text: (days: number) =>
          `Anyone who has it can act for you, so keep it to yourself. It stops working ${days} days after the job closes.`,
      },
      {
        term: 'Numbers in your description',
        text: 'Phone numbers, addresses and links in it are hidden from providers until you accept a bid.',
      },
    ],
  },
  next: { help: 'Get help now', provider: 'Become a provider', contact: 'Contact' },
})
