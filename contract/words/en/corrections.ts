import type { Correctable } from '../../correctables.ts'
import { sayings } from '../sayings.ts'
import { area } from '../words.ts'
import { list, plural } from './grammar.ts'

const parts: Record<Correctable, string> = {
  place: 'location',
  service: 'service',
  time: 'time',
  name: 'name',
  phone: 'phone number',
  email: 'email address',
  notes: 'notes',
  details: 'details',
}
/** "location and phone number" */
export const named = (corrected: readonly Correctable[]): string =>
  list(corrected.map((name) => parts[name]))

/** An open request that its owner corrects. */
export const corrections = area('corrections', {
  named,
  inHistory: (corrected: readonly Correctable[]) => `Changed: ${named(corrected)}.`,
  madeBefore: (corrected: readonly Correctable[]) => `Made before the ${named(corrected)} changed`,
  /** Below it, of a bid whose price and time were for another place or service. */
  askFirst: 'Ask them first whether the price and the arrival time still hold.',
  open: 'Correct the request',
  form: {
    title: 'Correct the request',
    text: 'Providers who have bid are told what changed. Their bids stay good unless you need a different kind of service, or the truck is too far away or the wrong size for them.',
    failed: 'What you entered before did not load',
    where: 'Where is the truck?',
    whereHint: 'Town, ZIP code, or highway and mile marker.',
    service: 'Service',
    when: 'Preferred service time',
    phone: 'Phone number',
    notes: 'Notes',
    more: 'Details',
    road: 'Highway, mile marker or exit',
    otherTrade:
      'This is a different kind of service: the bids you have now are closed, and other providers are asked.',
    nothing: 'Nothing has changed.',
    save: 'Save the changes',
    back: 'Leave it as it is',
    saved: 'Your request is corrected.',
    notSaved: 'Your changes were not saved. Try again.',
  },
  place: {
    rough: (miles: number) =>
      plural(miles, {
        one: 'The provider’s map may be # mile off.',
        other: 'The provider’s map may be # miles off.',
      }),
    unknown: 'The map does not know this location.',
    send: 'If you are with the truck, send exactly where it is.',
    /** Of who is not with the truck. */
    ask: 'Ask the driver for a mile marker or an exit, and type it here.',
    type: 'Type it instead',
    typed: 'Where is the truck?',
    typedHint: 'The highway with a mile marker or an exit, or a nearer town.',
    notCloser: (label: string) =>
      `${label} is no more exact than what the provider has. Add the highway with a mile marker or an exit.`,
    notFound:
      'We can’t find this location. Give the highway with a mile marker or an exit, or a nearer town.',
    submit: 'Send this location',
    nothing: 'This is what the provider has already.',
    said: 'The provider has it.',
    note: 'Your request keeps it: the provider who comes sees it.',
    sending: 'Sending it',
    sent: 'Your exact location is sent.',
    notSent: 'Your location was not sent. Try again.',
    /** What this device knows is no better. */
    tooRough: (miles: number) =>
      plural(miles, {
        one: 'This device knows its location only to within # mile. Tell the provider a mile marker, an exit or what you see.',
        other:
          'This device knows its location only to within # miles. Tell the provider a mile marker, an exit or what you see.',
      }),
  },
  add: {
    title: 'While you wait',
    lacks: {
      name: 'Your name, so the provider knows who to ask for',
      email: 'Your email, for the link to this page and for bids',
      details: 'What is wrong and which truck it is, for a firm price',
    },
    /** While somebody is on the way. */
    lacksTaken: {
      name: 'Your name, so the provider knows who to ask for',
      email: 'Your email, for the link to this page and for the invoice',
      details: 'What is wrong and which truck it is, so they bring what it takes',
    },
    textTaken: 'The provider reads it with the job.',
    open: 'Add details',
    form: 'Add details',
    text: 'Add what you know. Providers who have bid are told what changed.',
  },
  again: {
    link: 'Ask again',
    failed: 'Your last request did not load',
    unknown: 'Your last request is not here',
    unknownText: 'Open it by its own link, or fill in the form again.',
    empty: 'Start with an empty form',
    begun: 'You have started another request',
    begunText: 'It is not sent yet. Asking again replaces it.',
    goOn: 'Go on with that one',
    replace: 'Replace it and ask again',
  },
})

/** Why a request is not corrected. */
export const correctionRefusals = sayings('correctionRefusals', {
  accepted:
    'A bid has been accepted, so the request stays as it is. Tell the provider what has changed.',
  elsewhere: 'This is far from where the provider is going. Call or message them.',
  noCloser:
    'The map finds this no more exactly than before. Give the highway with a mile marker or an exit, or call or message the provider.',
  over: 'This request is over. Ask for help again instead.',
  accountsEmail: 'This request belongs to an account, so its emails go to that account’s address.',
})
