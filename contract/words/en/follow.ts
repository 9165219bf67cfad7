import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Links by which somebody follows one job: where they are made, and the page that they open. */
export const follow = area('follow', {
  button: 'Let someone follow',
  hint: 'They see the truck on its way, no prices or phone numbers.',
  dialog: {
    title: 'Who follows this job',
    text: `They can watch the truck on its way. They see no price, no phone number and no exact location, and photos only if you say so. Up to ${settings.follow.most} people: each gets their own link, and you can turn it off any time.`,
    name: 'Who is it for?',
    nameHint: 'For example: Ann at dispatch',
    showsPhotos: 'Show them the photos too',
    make: 'Create link',
    failed: 'The link couldn’t be created. Try again.',
    listFailed: 'The links didn’t load.',
    none: 'Nobody is following this job yet.',
    list: 'Links to follow this job',
  },
  link: {
    opened: (times: number, when: string) =>
      `${plural(times, { one: 'Opened # time', other: 'Opened # times' })}, last ${when}`,
    neverOpened: 'Not opened yet',
    seesPhotos: 'Sees the photos',
    code: (name: string) => `QR code for ${name}`,
    showCode: 'Show QR code',
    hideCode: 'Hide QR code',
    share: 'Share link',
    copy: 'Copy link',
    copied: 'Link copied',
    shareTitle: 'Follow a truck on Roadcall',
    end: (name: string) => `Turn off the link for ${name}`,
    ended: (name: string) => `${name} can’t follow anymore`,
    endFailed: 'The link is still on. Try again.',
  },
  page: {
    title: 'Following a job',
    near: (service: string, place: string) => `${service} near ${place}`,
    onTheWay: 'On the way',
    inVehicle: (vehicle: string) => `Look for: ${vehicle}`,
    looking:
      'Looking for another provider. This page shows who is coming as soon as one is picked.',
    over: 'This request is over.',
    canceled: 'This request was canceled.',
    until: (time: string) => `This link works until ${time}.`,
    overTitle: 'This link is wrong or no longer works',
    overText: 'Ask the person who sent it for a new one.',
    failed: 'The job didn’t load',
  },
})
