import { area } from '../words.ts'

/** What Roadcall is and how it deals, as it is today. Its numbers are those of the rules (contract/settings.ts). */
export const about = area('about', {
  title: 'About Roadcall',
  lead: 'Roadcall gets stopped trucks rolling again. Whoever needs help asks once; the service businesses nearby answer with a price and an arrival time; one of them is picked.',
  safety: {
    title: 'Safety first',
    text: 'Roadcall sends a service truck, not an ambulance. Somebody hurt, fire, a leak, or a vehicle in a live lane:',
    call: 'call 911 first.',
    more: 'Set your triangles, stay behind the guardrail, then ask for help here.',
  },
  bidding: {
    title: 'How bidding works',
    steps: [
      {
        title: 'One request',
        text: 'Where you are, what broke, how to reach you. No account needed: the link to your bids is your key.',
      },
      {
        title: 'Every match hears of it',
        text: 'Providers with the right trade, close enough, and open now. They see the problem and a rough place, not your number.',
      },
      {
        title: 'Bids, side by side',
        text: 'An all-in price and an arrival time each. The clock of the promise starts when you accept.',
      },
      {
        title: 'One yes',
        text: 'Accepting one bid declines the others. From then on you see each step: on the way, arrived, working, done.',
      },
    ],
  },
  cost: {
    title: 'What it costs whom',
    customerTerm: 'Who asks for help',
    customer: 'The price of the accepted bid, and nothing on top. Asking is free.',
    providerTerm: 'Who gives help',
    provider: (percent: number, min: string, max: string) =>
      `${percent}% of the total, at least ${min} and at most ${max}. While bidding, “you receive” stands beside the price. Signing up and looking at requests are free.`,
    example: (price: string, fee: string, rest: string) =>
      `An example: of a job at ${price}, the fee is ${fee} and the provider receives ${rest}.`,
  },
  checks: {
    title: 'How providers are checked',
    text: 'A provider may bid only after an admin of this site has approved the business. Until then it may look at requests, which carry neither names nor numbers.',
    verified:
      '“Verified” beside a name means: identity, business license, insurance and a background check were approved, and none of them has expired. The level (Standard, Premium, Elite) follows from these and from the jobs done.',
    more: 'A suspended provider gets no requests, its open bids are closed, and customers of its running jobs are told.',
    rating: (n: number) =>
      `A rating is an average of real jobs and shows from ${n} reviews on. Before that a card says “New”.`,
  },
  privacy: {
    title: 'Who sees your number and place',
    points: [
      {
        term: 'Before you accept',
        text: 'Nobody gets your phone number or exact place. Providers see the service, the vehicle, the problem and a spot within about half a mile.',
      },
      {
        term: 'After you accept',
        text: 'The one provider you accepted sees both, until a day after the job is closed.',
      },
      {
        term: 'Your email address',
        text: 'Never shown to the other side.',
      },
      {
        term: 'The link to your bids',
        text: (days: number) =>
          `Whoever has it can act for you, so keep it to yourself. It stops working ${days} days after the job is closed.`,
      },
      {
        term: 'Numbers in what you write',
        text: 'Phone numbers, addresses and links in a description are held back from providers until you accept.',
      },
    ],
  },
  next: { help: 'Get help now', provider: 'Become a provider', contact: 'Contact' },
})
