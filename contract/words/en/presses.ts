import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Steps, questions for more money and bids that were pressed where there was no network, on the phone of a technician or of the shop itself. */
export const presses = area('presses', {
  waiting: (n: number) =>
    plural(n, {
      one: '# step waits for a signal. It is saved on this device and sent as soon as there is one and this page is open.',
      other:
        '# steps wait for a signal. They are saved on this device and sent as soon as there is one and this page is open.',
    }),
  /** What else waits like a step. */
  askForMore: (more: string) => `Ask for ${more} more`,
  /** Where the jobs themselves come from the device. */
  kept: ({ at }: { at: string }) => `No signal. Your jobs as of ${at}, kept on this device.`,
  waits: ({ step, at }: { step: string; at: string }) => `${step} · ${at} · not sent yet`,
  takeBack: 'Take it back',
  takenBack: 'Taken back. Nothing was sent.',
  leaves: 'It is being sent at this moment.',
  refused: ({ step, at, title }: { step: string; at: string; title: string }) =>
    `“${step}” at ${at} did not go through (${title})`,
  refusedBid: ({ price, at, title }: { price: string; at: string; title: string }) =>
    `Your bid of ${price} at ${at} did not go through (${title})`,
  /** Of a job that is no longer one of the shop's. */
  noLongerHere: 'This job is no longer yours.',
  /** The steps that were pressed after it. */
  lost: 'Did not go through either:',
  /** An arrival that came late and is kept all the same. */
  wrongCode: 'The code that was typed was not the customer’s, so it does not prove this arrival.',
  /** Photos, readings and signatures that are on this phone alone. */
  unsent: 'Not sent:',
  pressed: ({ step, at }: { step: string; at: string }) => `${step} · ${at}`,
  said: (note: string) => `“${note}”`,
  read: 'OK',
})
