import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Links by which somebody follows one job: where they are made, and the page that they open. */
export const follow = area('follow', {
  button: 'Let someone follow',
  hint: 'A dispatcher or family sees the truck come. No price, no phone number, no exact location.',
  dialog: {
    title: 'Who follows this job',
    text: `Up to ${settings.follow.most} people. Each has a link of their own, which you can end at any time.`,
    name: 'Who is it for?',
    nameHint: 'For example: Ann at dispatch',
    make: 'Make a link',
    failed: 'The link could not be made. Try again.',
    listFailed: 'The links did not load.',
    none: 'Nobody follows this job yet.',
    list: 'Links to follow this job',
  },
  link: {
    opened: (times: number, when: string) =>
      `${plural(times, { one: 'Opened # time', other: 'Opened # times' })}, last ${when}`,
    neverOpened: 'Not opened yet',
    code: (name: string) => `Code to scan for ${name}`,
    showCode: 'Show code',
    hideCode: 'Hide code',
    share: 'Share link',
    copy: 'Copy link',
    copied: 'Link copied',
    shareTitle: 'Follow a truck on Roadcall',
    end: (name: string) => `End the link for ${name}`,
    ended: (name: string) => `${name} follows no more`,
    endFailed: 'The link did not end. Try again.',
  },
  page: {
    title: 'Following a job',
    near: (service: string, place: string) => `${service} near ${place}`,
    onTheWay: 'On the way',
    comes: (business: string) => `${business} comes`,
    inVehicle: (vehicle: string) => `Look for: ${vehicle}`,
    looking:
      'Another helper is being looked for. This page shows who comes as soon as somebody is chosen.',
    over: 'This request is over.',
    canceled: 'This request was canceled.',
    until: (time: string) => `This link works until ${time}.`,
    overTitle: 'This link is wrong or has ended',
    overText: 'Ask whoever sent it to you for a new one.',
    failed: 'The job did not load',
  },
})
