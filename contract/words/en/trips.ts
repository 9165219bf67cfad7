import type { FleetSystem } from '../../fleet-feeds.ts'
import type { ArrivalProof } from '../../jobs.ts'
import type { Sharing } from '../../trips.ts'
import { area } from '../words.ts'

/** What is known of somebody who is on the way, said plainly where it is nothing. */
const known: Record<
  Exclude<Sharing, 'fresh' | 'old' | 'lost' | 'ended'>,
  (name: string) => string
> = {
  not_started: (name) => `${name} has not set out yet.`,
  none: (name) => `No position from ${name} yet.`,
  leaving: (name) => `${name} has just set out.`,
  close: (name) => `${name} is close.`,
  doubtful: (name) => `The position that ${name}’s phone sends is unreliable.`,
  over: (name) => `${name}’s position is shared only on the way.`,
}

/** The way to the truck, as those see it who wait, and as who drives shares it. */
export const trips = area('trips', {
  title: 'On the way to you',
  known,
  now: (name: string) => `${name} was last seen just now.`,
  ago: (name: string, when: string) => `${name} was last seen ${when}.`,
  lost: (miles: string, time: string) => `Last seen ${miles} away at ${time}.`,
  lostAt: (time: string) => `Last seen at ${time}.`,
  ended: (name: string, time: string) => `${name} stopped sharing at ${time}.`,
  stopped: (time: string) => `Stopped since ${time}.`,
  likely: (from: string, to: string) => `Likely ${from} to ${to}`,
  anyMinute: 'Any minute now',
  place: 'The vehicle',
  map: (name: string) => `Map: where ${name} is`,
  office: { title: 'Where your truck is' },
  here: {
    ask: (name: string) => `Is ${name} with you?`,
    yes: 'Yes, they are here',
    no: 'No, nobody is here',
    /** For who goes there. */
    deniedYou: (time: string) =>
      `At ${time} the customer said that nobody is with them. Call them. Their code proves that you are there.`,
    denied: 'You said that nobody was here. The promise stands, and we know of it.',
    own: (name: string) => `Your code for ${name}, when they are with you:`,
    /** For who waits with neither: the fleet's office. */
    drivers: (driver: string, name: string) =>
      `${driver}’s code for ${name}, when they are at the truck:`,
    office: 'When they are at the truck',
    codes: 'Arrival codes',
    helpers: 'Your code, if the customer asks which truck is theirs:',
    rolls: (minutes: number) => `It changes every ${minutes} minutes.`,
    /** Pressed before the helper has said so. */
    said: (name: string, clock: string) =>
      `You said at ${clock} that ${name} is with you. This page says “Arrived” once they say so too.`,
    /** Pressed in error, before the helper has said so. */
    unsay: 'No, they are not here',
    /** Yes, though the code of who is there is another one. */
    doubt: {
      title: (name: string) => `The code does not match. Is this really ${name}?`,
      text: 'Your yes proves the arrival, and canceling may cost more from then on. Ask for the code once more, or call them.',
      confirm: (name: string) => `Yes, this is ${name}`,
      back: 'Ask for the code again',
    },
    theirs: 'The code they give you (optional)',
    matches: (name: string) => `It matches: this is ${name}.`,
    otherTruck: (name: string) => `It does not match: this may not be ${name}.`,
    typed: 'The customer’s code (optional)',
    typedHint:
      'This code proves that you are there. So does the customer’s yes, and your position where the map knows the exact spot. Without proof this arrival does not count as on time.',
    failed: 'This was not saved. Try again.',
    lost: 'No signal. Your answer is sent as soon as there is one: leave this page open.',
  },
  proofs: {
    place: 'Arrival proved by the position at the vehicle.',
    code: 'Arrival proved by the customer’s code.',
    customer: 'Arrival confirmed by the customer.',
    none: 'No proof of arrival.',
  } satisfies Record<ArrivalProof, string>,
  /** For who came in time by their own word. */
  notOnTime: 'Without proof this arrival does not count as on time.',
  /** The same to the one who confirmed it. */
  youConfirmed: 'You said that they are there.',
  /** "I have arrived" was tapped too early. */
  early: {
    action: 'I am not there yet',
    hint: 'If you tapped “I have arrived” by mistake. The customer is told.',
    done: 'You are on the way again.',
    failed: 'This was not saved. Try again.',
  },
  share: {
    on: 'The customer sees where you are until you arrive. Keep this page open on the dash.',
    asking:
      'Your browser asks whether it may share your position. The customer sees it until you arrive.',
    /** Nothing of this way has been taken yet. */
    sending: 'Looking for your position. The customer doesn’t see it yet. Keep this page open.',
    denied:
      'Your position is not shared: your browser does not allow it. The job goes on without it.',
    unsupported: 'This browser cannot share your position. The job goes on without it.',
    ended: 'Your position is not shared.',
    stop: 'Stop sharing',
    resume: 'Share my position',
    failed: 'This was not saved. Try again.',
  },
  /** At the place, where nobody but us sees it. */
  stay: {
    on: 'We keep your position for a while, to show that you waited here. The customer does not see it. Keep this page open.',
    sending: 'Looking for your position. Keep this page open.',
    asking:
      'Your browser asks whether it may share your position. We keep it for a while, to show that you waited here. The customer does not see it.',
    denied:
      'Your browser does not allow sharing your position. To report that nobody is here, you have to share it.',
    unsupported:
      'This browser cannot share your position. To report that nobody is here, use a phone that can.',
    ended: 'Your position is not shared. To report that nobody is here, you have to share it.',
  },
  /** A truck with a fleet system on board. */
  truck: {
    systems: { motive: 'Motive', samsara: 'Samsara' } satisfies Record<FleetSystem, string>,
    says: (system: string, truck: string) =>
      `${system} says where your truck (${truck}) is, on the way to a job. You can close this page.`,
    said: (when: string) => `Last position from it: ${when}.`,
  },
  /** The app that shares while another one is in front. */
  background: {
    why: 'This page shares your position only while it is open in front. Traccar Client, a free app, shares it in the background. We keep it only on the way to a job, until shortly after you arrive. All else it sends is thrown away.',
    get: 'Get Traccar Client',
    connect: 'Connect Traccar Client',
    again: 'Connect again',
    once: 'This link works for one phone and is shown only now. In the app, allow the location “Always”.',
    open: 'Open Traccar Client',
    picture: 'QR code that sets up Traccar Client',
    scan: 'Or scan this in the app’s settings, on the phone that rides along:',
    unheard: 'Set up. Nothing has come from the app yet.',
    heard: (when: string) => `Connected: last heard ${when}.`,
    disconnect: 'Disconnect',
    failed: 'This was not saved. Try again.',
    unknown: 'Whether the app is connected did not load.',
  },
})
