import { area } from '../words.ts'

/** The landing page. The values of its figures are not words: they come from the operator (contract/figures.ts). */
export const landing = area('landing', {
  title: 'Roadcall: truck breakdown help, by bid',
  description:
    'Broken down? Say where you are and what broke. Nearby providers answer with a price and an arrival time, and you pick one. No account needed.',
  home: 'Roadcall, home',
  signIn: 'Sign In',
  nav: {
    label: 'On this page',
    how: 'How it works',
    comparison: 'Comparison',
    services: 'Services',
  },
  hero: {
    customer: {
      tab: 'Drivers and fleets',
      title: 'Truck down? Get help rolling.',
      text: 'Say where you are and what broke. Providers near you answer with a price and an arrival time. You pick.',
      action: 'Get help now',
      note: 'No account needed.',
      map: 'See on the map who is near you',
    },
    provider: {
      tab: 'Service businesses',
      title: 'Run a service truck?',
      text: 'Requests for your services, in your radius, reach your screen the moment they are sent.',
      action: 'Become a provider',
    },
    danger: 'Somebody hurt, or stopped in a live lane?',
    dangerCall: 'Call 911 first.',
  },
  how: {
    title: 'How it works',
    text: 'One road, two directions.',
    customer: {
      title: 'You need help',
      steps: [
        {
          title: 'Say what happened',
          text: 'Where you are, what broke, how to reach you. One question at a time.',
        },
        {
          title: 'Watch the bids arrive',
          text: 'Each one is an all-in price with an arrival time. Sort by what matters tonight.',
        },
        {
          title: 'Pick one and follow it',
          text: 'Only the provider you accept gets your number and your exact location. You see every step until you roll again.',
        },
      ],
    },
    provider: {
      title: 'You provide service',
      steps: [
        {
          title: 'Get instant notifications',
          text: 'A new request you can serve shows up on your open board, with a sound.',
        },
        {
          title: 'Bid competitively',
          text: 'You see the vehicle, the problem and the distance first. Then you name your price and your arrival time.',
        },
        {
          title: 'Get paid fast',
          text: 'The price is agreed before you start the engine. When the work is done, nothing is left to argue about.',
        },
      ],
    },
  },
  comparison: {
    title: 'Roadcall vs. the usual ways',
    text: 'What happens between the breakdown and the work.',
    aspect: 'What matters',
    columns: { us: 'Roadcall', search: 'A web search', marketing: 'Traditional marketing' },
    rows: [
      {
        aspect: 'Finding each other',
        us: 'One request goes out to every matching provider in range',
        search: 'A list of numbers to call, one after the other',
        marketing: 'A billboard, a sticker, a name somebody remembered',
      },
      {
        aspect: 'Price',
        us: 'The total, in writing, before anybody rolls',
        search: 'Quoted on the phone, if somebody answers',
        marketing: 'You find out from the bill',
      },
      {
        aspect: 'Arrival',
        us: 'Promised with the bid and counted from your acceptance',
        search: 'A guess on the phone',
        marketing: 'A guess on the phone',
      },
      {
        aspect: 'Before the provider says yes',
        us: 'Service, vehicle, problem and distance are on the card',
        search: 'The phone rings and you start asking',
        marketing: 'The phone rings and you start asking',
      },
      {
        aspect: 'Your phone number',
        us: 'Goes to the one provider you accept',
        search: 'Given to everybody you call',
        marketing: 'Given to everybody you call',
      },
    ],
  },
  benefits: {
    title: 'What each side gets',
    customer: {
      title: 'Drivers, fleets, trucking companies',
      points: [
        {
          title: 'Prices side by side',
          text: 'Each provider’s price, arrival time and rating on one page, sorted your way.',
        },
        {
          title: 'No account in the dark',
          text: 'Your name, phone number, email and location. The link to your bids is all you need to keep.',
        },
        {
          title: 'No surprise at the end',
          text: 'The bid is the total. It does not go up unless you agree.',
        },
        {
          title: 'Every step on your screen',
          text: 'On the way, arrived, working, done: each with its time, as it happens.',
        },
      ],
    },
    provider: {
      title: 'Towing, repair, tire, battery, detailing',
      points: [
        {
          title: 'Work you can do',
          text: 'Requests match your services, your radius and your hours. Decline the rest with one tap.',
        },
        {
          title: 'Your price, your time',
          text: 'Nobody sets them for you. You can change or withdraw a bid while it is pending.',
        },
        {
          title: 'Decide before you drive',
          text: 'Every card shows what, how far, how urgent and how long ago.',
        },
        {
          title: 'The customer is expecting you',
          text: 'Once your bid is accepted you get the number and the exact location, and the customer sees each step.',
        },
      ],
    },
  },
  services: {
    title: 'Services',
    text: 'Need one? Get help. Offer one? Select it and apply.',
    getHelp: 'Get help',
    with: (trade: string) => `with ${trade}`,
    select: 'Select',
    selected: 'Selected',
    cards: {
      towing: { title: 'Towing', text: 'Heavy-duty towing and recovery' },
      'truck-repair': { title: 'Truck Repair', text: 'Mobile and shop repairs' },
      tire: { title: 'Tire', text: 'Repair and replacement' },
      battery: { title: 'Battery', text: 'Jump starts and replacements' },
      'mobile-detailing': {
        title: 'Truck Mobile Detailing',
        text: 'Professional truck cleaning',
      },
    },
  },
  apply: {
    promise: 'What happens when you apply',
    steps: [
      'You apply: the form takes under 5 minutes.',
      'Your application is reviewed within 24 hours.',
      'A quick phone verification.',
      'Approval, then job notifications.',
    ],
    title: (trade: string) => `Apply: ${trade}`,
    loading: 'Loading the form…',
    failed: 'The form did not load.',
    instead: 'Go to the sign-up page',
  },
  figures: { title: 'Roadcall in figures' },
  closing: {
    title: 'Stopped right now?',
    text: 'A few short steps, no account, bids on one page.',
    provider: 'Run a service truck?',
  },
  footer: {
    label: 'Footer',
    line: 'Help for stopped trucks, at a price you picked.',
    getHelp: 'Get help now',
    becomeProvider: 'Become a provider',
    about: 'About',
    contact: 'Contact',
    signIn: 'Sign In',
    terms: 'Terms',
    privacy: 'Privacy',
    smsTerms: 'SMS Terms',
  },
})
