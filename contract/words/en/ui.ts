import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** The words of the kit itself. */
export const ui = area('ui', {
  productName: 'Roadcall',
  noScript: 'This page needs JavaScript. Turn it on in your browser and load the page again.',
  skipToContent: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  loading: 'Loading',
  working: 'Working',
  menu: 'Menu',
  required: 'required',
  optional: 'optional',
  choose: 'Choose',
  nothingFound: 'Nothing found',
  showCharacters: 'Show characters',
  notices: 'Notices',
  notifications: (key: string) => `Notifications (${key})`,
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepDone: 'done',
  stepCurrent: 'current step',
  failedTitle: 'This did not load',
  failedText: 'The connection may be weak. What you entered is still here.',
  /** Of something that did not load. */

  weak: 'The connection may be weak. Nothing is lost.',
  offlineTitle: 'You are offline',
  offlineText: 'This page shows the last update. It catches up when the connection is back.',
  refused: 'This page no longer gets updates. Reload it.',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', night: 'Night' },
  call: (number: string) => `Call ${number}`,
  time: {
    now: 'just now',
    soon: 'now',
    today: 'Today',
    tomorrow: 'Tomorrow',
    ago: (duration: string) => `${duration} ago`,
    in: (duration: string) => `in ${duration}`,
    minutes: (n: string) => `${n} min`,
    hours: (n: string) => `${n} h`,
    days: (n: number) => plural(n, { one: '# day', other: '# days' }),
    until: (time: string) => `until ${time}`,
    over: 'Time is up',
  },
  distance: {
    near: 'under 0.1 mi',
    miles: (n: string) => `${n} mi`,
    milesSpoken: (n: string) => `${n} miles`,
  },
})
