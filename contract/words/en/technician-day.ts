import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration, plural } from './grammar.ts'

/** The page of each of a provider's people, on the phone in the cab. */
export const technicianDay = area('technicianDay', {
  brand: 'Roadcall',
  title: 'My jobs',
  hello: (name: string) => `${name}’s jobs`,
  of: (business: string) => `for ${business}`,
  callOffice: (business: string) => `Call ${business}`,
  failed: 'Your jobs did not load',
  polls: (seconds: number) =>
    plural(seconds, { one: 'Refreshes every # second.', other: 'Refreshes every # seconds.' }),
  stale: 'Showing the last update. Reconnecting…',
  offline: 'Showing the last update. Steps you tap are sent when the connection is back.',
  emptyTitle: 'No jobs now',
  emptyText: 'When you are assigned a job, you get a text and it shows up here.',
  running: 'Your jobs',
  past: `Ended in the last ${duration(settings.contactAfterCloseMs)}`,
  waiting: 'Done. The customer is asked to confirm it.',
  /** Nobody else is at the truck to take it. */
  collect: (sum: string) => `Paid directly: collect ${sum} from the customer.`,
  collectNothing: 'Nothing to collect from the customer.',
  /** Of a job that its customer disputes; the office talks with them. */
  disputed: ({ business }: { business: string }) =>
    `The customer disputes this job. ${business} settles it with them.`,
  /** What the phone said before it, and what to do who still stands there. */
  wasToCollect: ({ sum, business }: { sum: string; business: string }) =>
    `Paid directly: ${sum} was to be collected from the customer. If it isn’t paid yet, call ${business} before you take anything.`,
  total: (price: string) => `The total, as agreed: ${price}.`,
  /** Of a job that is somebody else's by now, and on which something was pressed. */
  notYours: ({ business }: { business: string }) =>
    `This job is no longer yours. Call ${business} about what you did on it.`,
  /** Of a job at hand, while the page is open. */
  gone: {
    canceled: (title: string) => `Canceled: ${title}. You do not need to go there.`,
    off: (title: string) => `No longer yours: ${title}. You do not need to go there.`,
    read: 'OK',
  },
  inBackground: 'Share while you use another app',
  invalidTitle: 'This link does not work',
  invalid: 'This link is no longer valid. Ask your company for a new one.',
  missing: 'Open the link from your text message. It is for you only.',
})
