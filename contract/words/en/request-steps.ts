import type { DetailFieldName, TriageAnswer } from '../../services.ts'
import { area } from '../words.ts'
import { detailNames } from './detail-names.ts'
import { plural } from './grammar.ts'

/** How a detail is asked for, where that is not its name. */
const asked: Partial<Record<DetailFieldName, string>> = {
  vehicleColor: 'Vehicle color',
  washType: 'Wash type',
  parkingLocation: 'Where is it parked?',
  problemDescription: 'What is the problem?',
  isDrivable: 'Can it be driven?',
  preferredRepairType: 'Preferred repair',
  isLoaded: 'Is it loaded?',
  batteryIssue: 'Battery issue',
  hasJumperCables: 'Are there jumper cables?',
  tireIssue: 'Tire issue',
  hasSpareTire: 'Is there a spare tire?',
  numberOfTires: 'How many tires?',
  towType: 'Tow type',
  dropOffLocation: 'Drop-off location',
  specialInstructions: 'Special instructions',
  unitNumber: 'Unit number',
  affected: 'Tractor or trailer?',
  truckClass: 'How big is the truck?',
  tirePosition: 'Which tire?',
  exitNumber: 'Nearest exit',
  roadSide: 'Where is it stopped?',
}
const hints: Partial<Record<DetailFieldName, string>> = {
  vin: 'All 17 characters: it finds the right parts.',
  problemDescription: 'What you see, hear and smell, warning lights, what you have tried.',
  dropOffLocation: 'A shop, a yard, or the town it’s going to.',
  specialInstructions: 'Gate codes, low bridges, height and weight.',
  tireSize: 'Printed on the side of the tire.',
  highway: 'For example I-80 or US-90.',
}

const triage: Record<TriageAnswer, { label: string; text: string }> = {
  tow: { label: 'A tow', text: 'It has to be moved' },
  repair: { label: 'A repair', text: 'Engine, brakes, air, electrical' },
  tire: { label: 'A tire', text: 'Flat or blowout' },
  battery: { label: 'A battery', text: 'It won’t start' },
  dont_know: { label: 'I don’t know', text: 'We alert all roadside providers' },
}

/** The wizard after its first screen, which does not wait for these words. */
export const requestSteps = area('requestSteps', {
  asked,
  hints,
  triage,
  safety: [
    'Turn on your hazard lights.',
    'Get everybody out on the side away from traffic and behind a barrier. Nobody stands between vehicles.',
    'Set triangles only where you can walk without stepping into traffic. No flares near leaking fuel or hazardous cargo.',
    'Then ask for help here: your request goes out as an emergency.',
  ],
  ahead: {
    title: 'What happens next',
    steps: [
      {
        title: 'Providers near you are alerted',
        text: 'They see your request right away, without your name, number or exact location.',
      },
      {
        title: 'They answer with a price and an arrival time',
        text: 'The price is all-in. You see how many were asked, and how many have looked.',
      },
      {
        title: 'You pick one and follow it',
        text: 'Only that provider gets your number and your exact location.',
      },
    ],
  },

  extra: {
    heading: (service: string) => `About the job: ${service}`,
    groups: {
      problem: 'The problem',
      wash: 'The wash',
      tow: 'The tow',
      truck: 'The truck',
      vehicle: 'The vehicle',
    },
    identity: 'Unit number, VIN and plate',
    axles: { steer: 'Steer', drive: 'Drive', trailer: 'Trailer' },
    marked: 'Fields with a star help providers give a firm price. You can leave them empty.',
    notes: 'Additional notes',
    tooLong: (over: number) =>
      plural(over, { one: 'Shorten it by # character.', other: 'Shorten it by # characters.' }),
    notesHint: 'Anything that helps them find you or bring the right parts.',
    noService: 'Choose a service first. Its questions show up here.',
    chooseService: 'Choose a service',
  },
  when: {
    missing: 'Choose the date and time.',
    past: 'Choose a date and time in the future.',
  },
  located: {
    pinned: 'Position set on the map',
    accuracy: (distance: string) => `to within ${distance}`,
    feet: (n: string) => `${n} ft`,
    miles: (n: string) => `${n} mi`,
    rough: 'That is only approximate: add the road and the nearest exit below.',
    goesAlong: 'It is sent with your request. Only the provider you accept sees the exact spot.',
  },
  pin: {
    show: 'Show on the map',
    hide: 'Hide the map',
    label: 'Map of the location',
    drag: 'Drag the pin to where the truck is. It is sent only after you move it.',
    truck: 'The truck',
    set: 'The pin is sent with your request. Only the provider you accept sees the exact spot.',
    far: (miles: string, place: string) =>
      `The pin is ${miles} from ${place}. Move it or remove it.`,
  },
  review: {
    sections: { service: 'Service', you: 'You', where: 'Where and when', details: 'Details' },
    edit: 'Edit',
    editSection: (section: string) => `Edit ${section}`,
    missing: 'Not entered yet',
    none: 'No details given',
    towTo: 'Where should it go? Providers price a tow by it. Add it',
    wrong: 'Before you submit:',
    emergency: 'Emergency',
    position: 'Position of your device',
    unclear: 'Location not understood',
    pinned: 'Position set on the map',
    photos: 'Photos',
    consent: (minutes: number) =>
      `By submitting you agree to receive communications from providers about this request. You can expect bids within ${minutes} minutes.`,
    submit: 'Submit Request',
  },
  emergency: {
    send: 'Send for help now',
    later:
      'That is all we need. You can add details, photos and your email on your request’s page while you wait.',
  },
  sending: {
    now: 'Your request is being sent.',
    lost: 'No answer yet',
    lostText:
      'Your request is kept on this device. We keep trying until it arrives, and it only counts once. Keep this page open, or open it again.',
    offlineText:
      'You are offline. Your request is kept on this device and goes out once, as soon as the connection is back. Keep this page open, or open it again.',
    stop: 'Stop and change it',
  },
  result: {
    success: 'Service Request Submitted!',
    successText: (minutes: number) =>
      `Providers are being notified. You'll receive bids within ${minutes} minutes.`,
    unplaced:
      'We can’t find this location, so no provider has been alerted yet. Add the town and state on your request’s page.',
    earlier: 'Your first try had already arrived, so that is the one that counts.',
    noLink: 'Request Submitted Successfully',
    noLinkText:
      'However, there was an issue redirecting to your bids page. Please check your email for updates.',
    missing_fields: 'Please Complete Required Fields',
    invalid_email: 'Email Format',
    invalidEmailText: 'Please enter a valid email address, for example name@example.com',
    submission_issue: 'Processing Your Request',
    other: 'Please Check Your Information',
    otherText: 'Please fill out all required fields and try again.',
  },
})

export const askedAs = (name: DetailFieldName): string =>
  requestSteps.asked[name] ?? detailNames[name]
