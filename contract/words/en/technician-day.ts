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
  total: (price: string) => `The total, as agreed: ${price}.`,
  kept: ({ at }: { at: string }) => `No signal. Your jobs as of ${at}, kept on this phone.`,
  /** Steps that were pressed where there was no network. */
  presses: {
    waiting: (n: number) =>
      plural(n, {
        one: '# step waits for a signal. It is saved on this phone and sent as soon as there is one and this page is open.',
        other:
          '# steps wait for a signal. They are saved on this phone and sent as soon as there is one and this page is open.',
      }),
    waits: ({ step, at }: { step: string; at: string }) => `${step} · ${at} · not sent yet`,
    refused: ({ step, at, title }: { step: string; at: string; title: string }) =>
      `“${step}” at ${at} was not taken (${title})`,
    /** Of a job that is somebody else's by now. */
    notYours: ({ business }: { business: string }) =>
      `This job is no longer yours. Call ${business} about what you did on it.`,
    /** The steps that were pressed after it. */
    lost: 'Not taken either:',
    /** Photos, readings and signatures that are on this phone alone. */
    unsent: 'Not sent:',
    pressed: ({ step, at }: { step: string; at: string }) => `${step} · ${at}`,
    said: (note: string) => `“${note}”`,
    read: 'OK',
  },
  inBackground: 'Share while you use another app',
  invalidTitle: 'This link does not work',
  invalid: 'This link is no longer valid. Ask your company for a new one.',
  missing: 'Open the link from your text message. It is for you only.',
})
