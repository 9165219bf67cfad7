import type { Side } from '../../photos.ts'
import { area } from '../words.ts'
import { percent, plural } from './grammar.ts'

const from: Record<Side, string> = {
  customer: 'from the customer',
  provider: 'from the provider',
}

/** Photos: of what is broken, and in messages. */
export const photos = area('photos', {
  title: 'Photos',
  add: 'Add photos',
  addMore: 'Add more photos',
  hint: 'The damage, the tire, what is around it. We shrink them on this device and remove where they were taken.',
  count: (n: number) => plural(n, { one: '# photo', other: '# photos' }),
  full: (most: number) => `A request can have at most ${most} photos.`,
  tooMany: (most: number) => `Only ${most} photos fit: the others were left out.`,
  messageFull: (most: number) => `A message can have at most ${most} photos.`,
  notAPhoto: (name: string) =>
    `“${name}” is not a photo we can read. Choose a picture: JPEG, PNG or WebP.`,
  preparing: 'Preparing',
  show: 'Let providers see the photos before I accept a bid',
  showHint:
    'That includes any license plate, phone number or face in them. Otherwise only the provider you accept sees them.',
  accepted: 'The provider you accepted sees them.',
  shown: 'Visible to providers',
  hidden: 'Only the provider you accept sees it',
  kept: 'Kept on this device until your request is sent.',
  waiting: 'Waiting',
  stopped: 'Not sent',
  percent: (share: number) => percent(share),
  lost: 'No connection. It is sent when the connection is back.',
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
  none: 'No photos yet. A photo of the damage saves questions.',
})
