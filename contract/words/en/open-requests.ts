import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** The line that leads back to a request that is open, on pages where one might ask a second time. */
export const openRequests = area('openRequests', {
  open: (bids: number) =>
    bids === 0
      ? 'Your request is open: no bids yet'
      : `Your request is open: ${plural(bids, { one: '# bid', other: '# bids' })}`,
  running: 'Your request is in progress',
  /** How it stands could not be read. */
  unread: 'You asked for help from this device',
  /** Of what this device has kept, where no network tells more. */
  kept: {
    open: 'You asked for help from this device. Your request is still open, and any bids will be waiting here.',
    arranged: (shop: string) =>
      `You asked for help from this device. Help is arranged: ${shop} has the job.`,
    unread: 'You asked for help from this device.',
  },
  /** The page that was sending it has gone. */
  unsent: 'Your request has not been sent yet. Open it and it goes out.',
  see: 'Open my request',
  forget: 'Forget on this device',
  sure: 'To get back to it, you will need the link from your text or email.',
  yes: 'Forget it',
  no: 'Keep it',
})
