import { area } from '../words.ts'

/** The words of the kit itself; those of times and distances stand apart (`measures.ts`), since they bring the grammar. */
export const ui = area('ui', {
  /** Of a form whose answer was lost. */
  mayBeDone:
    'No answer came back, so it may have gone through. Trying again is safe: it only counts once.',
  productName: 'Roadcall',
  noScript: 'This page needs JavaScript. Turn it on in your browser and load the page again.',
  skipToContent: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  loading: 'Loading',
  /** Where a dialog opens that is not on the device yet. */
  comes: 'Still loading. Without a signal it opens when there is one again.',
  working: 'Working',
  menu: 'Menu',
  required: 'required',
  optional: 'optional',
  choose: 'Choose',
  asTable: 'Show as a table',
  nothingFound: 'Nothing found',
  chooseFromList: 'Choose one from the list, or clear the field.',
  showCharacters: 'Show characters',
  notices: 'Notices',
  notifications: (key: string) => `Notifications (${key})`,
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepDone: 'done',
  stepLeft: 'not filled in',
  stepCurrent: 'current step',
  failedTitle: 'This did not load',
  /** Also of a page that was just opened, on which nothing has been entered. */
  failedText: 'The connection may be weak.',
  /** Of something that did not load. */
  weak: 'The connection may be weak. Nothing is lost.',
  offlineTitle: 'You are offline',
  offlineText: 'What you see may be out of date. It catches up when the connection is back.',
  refused: 'This page no longer gets updates. Reload it.',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', night: 'Night' },
  showMore: (n: number) => `Show ${n} more`,
  call: (number: string) => `Call ${number}`,
})
