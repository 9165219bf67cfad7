import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { number } from './grammar.ts'

const minutesOf = (ms: number): number => ms / 60_000
const hoursOf = (ms: number): number => minutesOf(ms) / 60
/** The meters of the rule, as round feet. */
const feet = number(Math.round((settings.customerGone.withinMeters * 3.28) / 100) * 100)

/** The provider waits at the place, and nobody is there. */
export const nobodyHere = area('nobodyHere', {
  action: 'Nobody is here',
  early: (time: string) =>
    `You can report this from ${time} on, after ${minutesOf(settings.customerGone.waitMs)} minutes there.`,
  title: 'Is nobody there?',
  text: `The job ends, and the customer can object for ${hoursOf(settings.customerGone.contestMs)} hours. We check your position: you have to be within ${feet} feet.`,
  asked: 'What we need first',
  isMet: 'Done:',
  isMissing: 'Missing:',
  wait: (time: string) =>
    `A wait of ${minutesOf(settings.customerGone.waitMs)} minutes: until ${time}`,
  seen: (times: number) =>
    `Your phone, seen at the place ${number(times)} of ${number(settings.customerGone.seenTimes)} times while this page is open`,
  seenUnknown: 'Your phone, seen at the place: not known without a signal',
  message: 'A message to the customer',
  messageUnknown: 'A message to the customer: not known without a signal',
  photo: 'A photo of the place',
  seenMissing: 'Keep this page open at the place a little longer: we have to see your phone there.',
  messageMissing: 'Write the customer a message first, and allow a moment for an answer.',
  confirm: 'Nobody is here',
  back: 'Keep waiting',
  noFix: 'Your device did not share its position. Allow it and try again.',
  photoMissing: 'Take a photo of the place first, to show that nobody is there.',
  photoWaits: 'The photo is being sent. Wait until it is there.',
  done: 'The job has ended.',
  failed: 'This was not saved. Try again.',
})
