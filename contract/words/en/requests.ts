import type { ServiceType } from '../../services.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration, plural } from './grammar.ts'

const services: Record<ServiceType, string> = {
  truck_repair: 'In your yard or at a shop',
  tire_service: 'New tires, repair, balancing',
  towing_service: 'From one place to another',
  truck_wash: 'Tractor, trailer, washout',
  roadside_repair: 'A mechanic comes to you',
  roadside_tire: 'Flat or blowout on the road',
  battery_service: 'Jump start or new battery',
  roadside_towing: 'Stuck on the road',
  mobile_car_wash: 'They come to the car',
  mobile_auto_repair: 'They come to the car',
}

/** Asking for help: the wizard of S0 §2.7, and the asker's own list. */
export const requests = area('requests', {
  title: 'Request Service',
  pageTitle: (step: number, name: string) => `Request Service, step ${step}: ${name}`,
  home: 'Home',
  chooseOnMap: 'Choose on the map',
  stepsLabel: 'Steps of your request',
  steps: ['Basic Information', 'Service Details', 'Review and Submit'],
  /** On a phone, where step 1 is asked one question a screen. */
  questions: {
    safe: 'First, your safety',
    where: 'Where are you?',
    what: 'What broke?',
    you: 'How to reach you',
  },
  progress: (at: number, of: number) => `${at} of ${of}`,
  laterTime: 'Not right now? Choose a time',
  onePage: 'The full form, with all questions',
  plain: {
    tow: 'A tow',
    tire: 'A tire',
    battery: 'A battery',
    repair: 'A repair',
    wash: 'A wash',
    dont_know: 'I don’t know',
    more: 'More choices',
  },
  previous: 'Previous',
  next: 'Next',
  firstStep: 'This is the first step.',
  emergency: 'Emergency',
  services,

  draft: {
    restored: ({ clock }: { clock: string }) => `We kept what you entered. Last change: ${clock}.`,
    startOver: 'Start over',
    cleared: 'Everything is cleared.',
    undo: 'Undo',
  },

  safety: {
    question: 'Are you safe where you are?',
    no: 'Yes, everybody is safe',
    yes: 'No, or the truck is in a lane',
    missing: 'Say whether you are safe.',
    call: 'Call 911 first.',
    callNow: 'Call 911',
    triage: 'What do you need?',
  },
  service: {
    question: 'What do you need?',
    car: 'For a car?',
  },
  basics: {
    phoneHint: 'Only the provider you accept sees it.',
    emailHint: 'Providers never see it.',
    location: 'Current location',
    locationHint: 'Road and mile marker, nearest exit, town or ZIP code.',
    time: 'Preferred service time',
    when: 'Date and time',
    tomorrowAt: 'Time tomorrow',
    tomorrowHint: 'Or agree on one with the provider.',
    you: 'How to reach you',
    where: 'Where and when',
    highway: 'On a highway? Add the mile marker or exit',
  },
  detection: {
    title: 'Your position',
    checking: 'Checking whether this page can use your location',
    idle: 'The fastest way: let your device say where you are.',
    button: 'Use my location',
    again: 'Find again',
    located: 'Position found',
    detecting: `Finding your location. This may take up to ${duration(settings.geolocation.detectionCard.timeoutMs)}.`,
    remove: 'Remove',
    /** A label may say already how far from the town it is: "5 mi NE of Austin, TX". */
    near: (town: string, coordinates: string) =>
      /^\d/.test(town) ? `${town} (${coordinates})` : `Near ${town} (${coordinates})`,
    off: 'Location is turned off for this site. Enter where you are, or allow it.',
  },
  place: {
    suggestions: 'Places',
    found: (n: number) => plural(n, { one: '# place found', other: '# places found' }),
    replaces: 'The position was removed: it was for another location.',
    disputed: 'Choose which location is right.',
    unclear: 'Say which location you mean, or send it as you typed it.',
  },
  offline: 'Keep going: it is kept on this device and goes out when the connection is back.',
})
