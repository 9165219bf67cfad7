import type { Urgency } from '../../catalogue.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const urgency: Record<Urgency, string> = {
  emergency: 'Somebody is in danger, or the truck blocks a lane',
  urgent: 'Help is needed now',
  standard: 'Today is early enough',
  scheduled: 'At a time that you choose',
}

/** Asking from the map: a tow, or any other service (S0 §2.6). */
export const towing = area('towing', {
  title: 'Request Service',
  pageTitle: (name: string) => `Request Service: ${name}`,
  stepsLabel: 'Steps of your request',
  steps: ['Place and provider', 'Details', 'Sent'],
  short: 'Skip the map: short form',
  map: 'Map of the pickup and the providers',

  chips: {
    legend: 'What do you need?',
    towing: 'Towing',
    'truck-repair': 'Repair',
    'mobile-detailing': 'Car Wash',
    tire: 'Tires',
    battery: 'Battery',
    emergency: 'Emergency',
  },
  pickup: {
    label: 'Pickup location',
    hint: 'Road and mile marker, nearest exit, town or ZIP code.',
    labelHere: 'Where are you?',
    button: 'Use my location',
    finding: 'Finding your location',
    pin: 'Pickup: the truck',
    pinned: 'The pin goes along with your request. Only the provider you accept sees it exactly.',
    drop: 'Do not send the position',
  },
  dropoff: {
    label: 'Drop-off location',
    hint: 'A shop, a yard, or the town to which it goes.',
    pin: 'Drop-off',
  },
  choice: {
    heading: (count: number | null) =>
      count === null ? 'Who should come?' : `Who should come? (${count} near)`,
    all: 'Send to all providers nearby',
    allText: 'Everybody in reach hears of it, the nearest first, and bids. You compare and choose.',
    one: (name: string) => `Ask ${name}`,
    /** Null while the head start is not known. */
    oneText: (minutes: number | null) => {
      if (minutes === null) return 'Hears of it first.'
      if (minutes === 0) return 'Hears of it together with everybody else in reach.'
      const after = plural(minutes, { one: '# minute', other: '# minutes' })
      return `Hears of it first; everybody else in reach after ${after}.`
    },
    noPlace: 'Say where the pickup is: then the providers who serve it stand here.',
    empty: 'Send it anyway: your request is open to every provider who comes into reach.',
    sending: 'Your request is being sent.',
    gone: 'The provider of this link is not taking requests here.',
    goneText: 'Choose another one, or send it to all providers nearby.',
    other: (name: string, service: string) => `${name} does not offer “${service}”.`,
  },
  details: {
    heading: 'About the tow',
    contact: 'How do they reach you?',
    back: 'Back to the map',
    summary: 'Your request so far',
    service: 'Service',
    from: 'Pickup',
    to: 'Drop-off',
    asked: 'Asked',
    everybody: 'All providers nearby',
    one: 'The provider you chose',
    vehicle: 'The vehicle',
    make: 'Make',
    model: 'Model',
    year: 'Year',
    color: 'Color',
    problem: 'Problem description',
    problemHint: 'What happened, what is damaged, whether it rolls and steers.',
    urgency: 'Urgency',
    urgencyText: urgency,
    urgencyChosen: 'at a time you choose',
    more: 'More about the truck, its load and the tow',
    identity: 'Unit number, VIN and plate',
    phone: 'Contact phone',
    name: 'Your name',
    nameHint: 'So that the provider knows for whom to ask.',
    emailHint: 'For news of your bids. No provider sees it.',
    submit: 'Submit Request',
    consent: (minutes: number) =>
      `By submitting you agree to receive communications from providers about this request. You can expect bids within ${minutes} minutes.`,
    failed: 'Your request was not taken. Check what you entered and try again.',
  },
  sent: {
    heading: 'Your request is out',
    reference: 'Request',
    response: 'Default response time',
    within: (minutes: number) => `Within ${minutes} minutes`,
    first: (name: string) => `${name} hears of it first`,
    othersAt: 'everybody else in reach:',
    named: (name: string) => `${name} was asked by name. Everybody in reach hears of it too.`,
    everybody: 'Everybody in reach hears of it at once.',
    alerted: 'Alerted so far',
    noPlace: 'We could not place it on the map: providers find it by your words.',
    earlier: 'Your first try had already arrived, so it counts as you sent it then.',
    bids: 'See your bids',
    home: 'Back to Home',
    own: 'View My Requests',
    keep: 'Keep the page of your bids: it is the only way back to them without an account.',
    unread: 'Your request stands, but it could not be read just now.',
  },
})
