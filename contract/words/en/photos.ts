import type { Side } from '../../photos.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const from: Record<Side, string> = {
  customer: 'from the customer',
  provider: 'from the provider',
}

/** Photos: of what is broken, and in messages. */
export const photos = area('photos', {
  title: 'Photos',
  add: 'Add photos',
  addMore: 'Add more photos',
  hint: 'The damage, the tire, the place. They are made smaller on this device, and where they were taken is removed.',
  count: (n: number) => plural(n, { one: '# photo', other: '# photos' }),
  full: (most: number) => `A request holds at most ${most} photos.`,
  tooMany: (most: number) => `Only ${most} photos fit: the others were left out.`,
  messageFull: (most: number) => `A message holds at most ${most} photos.`,
  notAPhoto: (name: string) =>
    `“${name}” is not a photo we can read. Choose a picture: JPEG, PNG or WebP.`,
  preparing: 'Making it smaller',
  show: 'Let providers see the photos before I accept one',
  showHint:
    'A license plate, a phone number or a face in a photo would be seen too. Without it only the provider you accept sees them.',
  shown: 'Providers see it',
  hidden: 'Only the provider you accept sees it',
  kept: 'Kept on this device. They are sent when your request stands.',
  waiting: 'Waiting',
  stopped: 'Not sent',
  percent: (percent: number) => `${percent}%`,
  lost: 'No network. It is sent by itself when the network is back.',
  failed: 'It could not be sent.',
  refused: (at: number, why: string) => `Photo ${at}: ${why}`,
  retry: 'Send again',
  sent: 'The photo is sent.',
  remove: (at: number) => `Remove photo ${at}`,
  removeTitle: 'Remove this photo?',
  removeText: 'It is deleted for you and for everybody who could see it.',
  removeDeed: 'Remove the photo',
  removeFailed: 'The photo could not be removed. Try again.',
  unsent: (at: number) => `Photo ${at}, not sent yet`,
  alt: (at: number, of: number, side: Side) => `Photo ${at} of ${of}, ${from[side]}`,
  open: (alt: string) => `${alt}: show it large`,
  previous: 'Previous photo',
  next: 'Next photo',
  missing: 'This photo did not load',
  loading: 'The photo is loading',
  unread: 'The photos did not load',
  none: 'No photos yet. One of the damage saves questions.',
})
