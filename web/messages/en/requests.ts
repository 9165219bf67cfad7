import type { DetailFieldName, ServiceType, TriageAnswer } from '#contract/catalogue.ts'
import { area, plural } from '../index.ts'

const services: Record<ServiceType, string> = {
  truck_repair: 'In your yard or at a shop',
  tire_service: 'New tires, repair, balancing',
  towing_service: 'From one place to another',
  truck_wash: 'Tractor, trailer, washout',
  roadside_repair: 'A mechanic comes to you',
  roadside_tire: 'Flat or blowout on the road',
  battery_service: 'Jump start or new battery',
  roadside_towing: 'Stuck on the road',
  mobile_car_wash: 'We come to the car',
  mobile_auto_repair: 'We come to the car',
}

const details: Record<DetailFieldName, { label: string; hint?: string }> = {
  vehicleType: { label: 'Vehicle type' },
  vehicleColor: { label: 'Vehicle color' },
  year: { label: 'Year' },
  make: { label: 'Make' },
  model: { label: 'Model' },
  vin: { label: 'VIN', hint: 'The last 8 characters help to find parts.' },
  washType: { label: 'Wash type' },
  parkingLocation: { label: 'Where is it parked?' },
  problemDescription: {
    label: 'What is the problem?',
    hint: 'What you see, hear and smell, warning lights, what you have tried.',
  },
  isDrivable: { label: 'Can it be driven?' },
  preferredRepairType: { label: 'Preferred repair' },
  truckType: { label: 'Truck type' },
  isLoaded: { label: 'Is it loaded?' },
  loadType: { label: 'Load' },
  batteryIssue: { label: 'Battery issue' },
  hasJumperCables: { label: 'Are there jumper cables?' },
  tireIssue: { label: 'Tire issue' },
  hasSpareTire: { label: 'Is there a spare tire?' },
  numberOfTires: { label: 'How many tires?' },
  towType: { label: 'Tow type' },
  dropOffLocation: {
    label: 'Drop-off location',
    hint: 'A shop, a yard, or the town to which it goes.',
  },
  specialInstructions: {
    label: 'Special instructions',
    hint: 'Gate codes, low bridges, height and weight.',
  },
}

const triage: Record<TriageAnswer, { label: string; text: string }> = {
  tow: { label: 'A tow', text: 'It must be moved' },
  repair: { label: 'A repair', text: 'Engine, brakes, air, electrics' },
  tire: { label: 'A tire', text: 'Flat or blowout' },
  battery: { label: 'A battery', text: 'It does not start' },
  dont_know: { label: 'I don’t know', text: 'All roadside trades are alerted' },
}

/** Asking for help: the wizard of S0 §2.7, and the asker's own list. */
export const requests = area('requests', {
  title: 'Request Service',
  pageTitle: (step: number, name: string) => `Request Service, step ${step}: ${name}`,
  home: 'Home',
  intro: 'No account needed. Three short steps.',
  stepsLabel: 'Steps of your request',
  steps: ['Basic Information', 'Service Details', 'Review and Submit'],
  previous: 'Previous',
  next: 'Next',
  firstStep: 'This is the first step.',
  services,
  triage,
  details,

  draft: {
    restored: 'We kept what you entered',
    startOver: 'Start over',
    cleared: 'Everything is cleared.',
    undo: 'Undo',
  },

  safety: {
    question: 'Is anybody in danger, or is the truck in a traffic lane?',
    no: 'No',
    yes: 'Yes',
    call: 'Call 911 first.',
    text: 'Get everybody out of traffic and behind a barrier if you can. Set triangles only where it is safe. Then ask here for a truck: your request goes out as an emergency.',
    callNow: 'Call 911',
    triage: 'What do you need?',
  },
  service: {
    question: 'What do you need?',
    car: 'For a car?',
  },
  basics: {
    fullName: 'Full name',
    phone: 'Phone',
    phoneHint: 'Only the provider you accept sees it.',
    email: 'Email',
    emailHint: 'No provider sees it.',
    location: 'Current location',
    locationHint: 'Road and mile marker, nearest exit, town or ZIP code.',
    time: 'Preferred service time',
    when: 'Date and time',
    whenMissing: 'Choose the date and time.',
    whenPast: 'Choose a date and time in the future.',
    you: 'How to reach you',
    where: 'Where and when',
  },
  detection: {
    title: 'Your position',
    checking: 'Looking whether this page may use your location',
    idle: 'The fastest way: let your device say where you are.',
    button: 'Use my location',
    again: 'Find again',
    detecting: 'Finding your location. This may take up to 20 seconds.',
    located: 'Position found',
    accuracy: (distance: string) => `to within ${distance}`,
    feet: (n: string) => `${n} ft`,
    miles: (n: string) => `${n} mi`,
    rough: 'That is rough: add the road and the nearest exit below.',
    goesAlong: 'It goes along with your request. Only the provider you accept sees it exactly.',
    remove: 'Do not send it',
    near: (town: string, coordinates: string) => `Near ${town} (${coordinates})`,
    unsupported: 'Geolocation is not supported by your browser',
    failed: 'Location detection failed. ',
    denied: 'Please allow location access in your browser settings.',
    unavailable: 'Your location is not available. Make sure GPS is enabled.',
    timeout: 'Location request timed out. Please try again.',
    other: 'Please try again or enter your location manually.',
    instructions: 'How to allow it',
    allow: [
      'Tap the icon at the left end of the address bar.',
      'Allow Location for this site.',
      'Refresh this page. What you entered is kept.',
    ],
  },
  place: {
    suggestions: 'Places',
    found: (n: number) => plural(n, { one: '# place found', other: '# places found' }),
    looking: 'Looking the place up',
    understood: (label: string) => `Understood: ${label}`,
    which: 'Which one do you mean? Choose, or add the state.',
    unknown:
      'We do not know this place by name. You can send it as it is: providers read your words. With a town or ZIP code it also reaches those nearby.',
    unchecked: 'No connection: the place is looked up when you send your request.',
    replaces: 'The position of your device was removed: it was for another place.',
  },
  extra: {
    heading: (service: string) => `About the job: ${service}`,
    marked: 'Fields with a star help providers to name a firm price. You may leave them empty.',
    notes: 'Additional notes',
    notesHint: 'Anything that helps to find you or to bring the right parts.',
    noService: 'Choose a service first: then the questions that fit it stand here.',
    chooseService: 'Choose a service',
    clear: 'Clear the choice',
  },
  review: {
    sections: { service: 'Service', you: 'You', where: 'Where and when', details: 'Details' },
    edit: 'Edit',
    editSection: (section: string) => `Edit ${section}`,
    missing: 'Not entered yet',
    none: 'No details given',
    emergency: 'Emergency',
    position: 'Position of your device',
    consent: (minutes: number) =>
      `By submitting you agree to receive communications from providers about this request. You can expect bids within ${minutes} minutes.`,
    submit: 'Submit Request',
  },
  offline:
    'Go on filling in the form: it is kept on this device and goes out when the connection is back.',
  sending: {
    now: 'Your request is being sent.',
    lost: 'No answer yet',
    lostText:
      'Your request is kept on this device. We send it again by ourselves until it arrives, and only once. Keep this page open.',
    offlineText:
      'There is no network. Your request is kept on this device and goes out as soon as the network is back, and only once. Keep this page open.',
    stop: 'Stop and change it',
  },
  result: {
    success: 'Service Request Submitted!',
    successText: (minutes: number) =>
      `Providers are being notified. You'll receive bids within ${minutes} minutes.`,
    earlier: 'Your first try had already arrived, so it counts as you sent it then.',
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
  ahead: {
    title: 'What happens next',
    steps: [
      {
        title: 'Providers near you hear of it',
        text: 'Your request reaches open screens at once, without your name, number or exact place.',
      },
      {
        title: 'They answer with a price and an arrival time',
        text: 'The price is all-in. Expect the first bids within 15 minutes.',
      },
      {
        title: 'You pick one and follow it',
        text: 'Only that provider gets your number and your exact place.',
      },
    ],
  },
})
