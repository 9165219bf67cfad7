import type { Urgency } from '../../catalogue.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const urgency: Record<Urgency, string> = {
  emergency: 'Somebody is in danger, or the truck blocks a lane',
  urgent: 'Help is needed now',
  standard: 'Anytime today is fine',
  scheduled: 'At a time you choose',
}

/** Asking from the map: a tow, or any other service (S0 §2.6). */
export const towing = area('towing', {
  title: 'Request Service',
  pageTitle: (name: string) => `Request Service: ${name}`,
  stepsLabel: 'Steps of your request',
  steps: ['Location and provider', 'Details', 'Sent'],
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
    pinned: 'The pin is sent with your request. Only the provider you accept sees the exact spot.',
    drop: 'Remove the position',
  },
  dropoff: {
    label: 'Drop-off location',
    hint: 'A shop, a yard, or the town it’s going to.',
    pin: 'Drop-off',
  },
  choice: {
    heading: (count: number | null) =>
      count === null ? 'Who should come?' : `Who should come? (${count} near)`,
    all: 'Send to all providers nearby',
    allText:
      'Providers who serve your location are alerted, nearest first. You compare their bids and choose.',
    one: (name: string) => `Ask ${name}`,
    /** Null while the head start is not known. */
    oneText: (minutes: number | null) => {
      if (minutes === null) return 'Alerted first.'
      if (minutes === 0) return 'Alerted together with all other providers.'
      const after = plural(minutes, { one: '# minute', other: '# minutes' })
      return `Alerted first; all other providers after ${after}.`
    },
    noPlace: 'Enter the pickup location to see the providers who serve it.',
    empty: 'Send it anyway: any provider who serves your location can bid.',
    sending: 'Your request is being sent.',
    gone: 'The provider in this link is not taking requests here.',
    goneText: 'Choose another one, or send it to all providers nearby.',
    other: (name: string, service: string) => `${name} does not offer “${service}”.`,
  },
  details: {
    heading: 'About the tow',
    contact: 'How can they reach you?',
    back: 'Back to the map',
    summary: 'Your request so far',
    service: 'Service',
    from: 'Pickup',
    to: 'Drop-off',
    asked: 'Sent to',
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
    nameHint: 'So the provider knows who to ask for.',
    emailHint: 'For updates on your bids. Providers never see it.',
    submit: 'Submit Request',
    consent: (minutes: number) =>
      `By submitting you agree to receive communications from providers about this request. You can expect bids within ${minutes} minutes.`,
    failed: 'Your request was not sent. Check what you entered and try again.',
  },
  sent: {
    heading: 'Your request is out',
    response: 'Usual response',
    within: (minutes: number) => `Within ${minutes} minutes`,
    first: (name: string) => `${name} is alerted first`,
    othersAt: 'all other providers:',
    named: (name: string) =>
      `${name} was asked by name. All other providers nearby are alerted too.`,
    everybody: 'Providers who serve your location are being alerted.',
    alerted: 'Alerted so far',
    noPlace: 'We could not find it on the map. Providers go by your words.',
    earlier: 'Your first try had already arrived, so that is the one that counts.',
    bids: 'See your bids',
    home: 'Back to Home',
    own: 'View My Requests',
    keep: 'This device remembers your request. Save the link of your bids page to open it on another one.',
    unread: 'Your request was sent, but it could not be loaded just now.',
  },
})
