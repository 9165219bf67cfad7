import type { Approver } from '../../approver-chain.ts'
import type { ChangeOrderState } from '../../change-orders.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { changeReasons } from './change-reasons.ts'
import { duration, money } from './grammar.ts'

const { answerMs, photoAbovePercent, photoAboveCents } = settings.changeOrders
const photoAbove = money(photoAboveCents / 100)

const states: Record<ChangeOrderState, string> = {
  sent: 'Waiting for the customer',
  approved: 'Approved',
  partly_approved: 'Partly approved',
  declined: 'Declined',
  withdrawn: 'Taken back',
  expired: 'No answer in time',
  void: 'The job ended',
}

/** More money for more work than the bid said: asked for, approved or not. */
export const changes = area('changes', {
  reasons: changeReasons,
  states,
  /** For who decides. */
  title: (name: string, more: string) => `${name} is asking for ${more} more`,
  answerBy: 'Answer within',
  noAnswer: 'No answer is a no. Nothing is owed before you say yes.',
  confirmingIsNo: (price: string) =>
    `If you confirm the work is done before you answer, that is a no too: you pay ${price}.`,
  agreed: 'Agreed so far',
  afterwards: 'New price',
  approve: (amount: string) => `Approve ${amount}`,
  approveNew: (before: string, after: string) => `Yes, ${after} instead of ${before}`,
  sure: (before: string, after: string) =>
    `The price rises from ${before} to ${after}. Is that right?`,
  decline: 'Decline',
  declineTitle: (name: string, more: string) => `Decline ${more} more for ${name}?`,
  declineText: 'The agreed price stands, and the provider may leave for a fee.',
  declineBack: 'Go back',
  whyNot: 'Why not? (optional)',
  whyNotHint: (name: string) => `${name} reads this.`,
  /** Whose word is wanted on what is above a driver's limit. */
  aboveLimit: 'This is above the driver’s limit.',
  aboveYours: 'This is above your limit.',
  inChain: {
    dispatcher: 'A dispatcher of the fleet was asked.',
    manager: 'A manager of the fleet was asked.',
    fleet: 'The fleet’s dispatchers and managers were asked.',
  } satisfies Record<Approver, string>,
  managerIn: 'A manager is asked in',
  moment: 'a moment',
  approved: 'Approved. The provider has been told.',
  declined: 'Declined. The provider has been told.',
  failed: 'Your answer was not saved. Try again.',
  over: 'The time to answer is over',
  /** For who asks. */
  ask: 'Ask for more',
  askTitle: 'Ask for more money',
  askText: `For work the request didn’t mention. The customer approves it line by line and has ${duration(answerMs.hurried)} to answer if it’s urgent, ${duration(answerMs.other)} if not. Don’t start this work until they say yes.`,
  reason: 'Why does it cost more?',
  words: 'In your words (optional)',
  photos: 'Photos that show why',
  photosHint: `Required when this is more than ${photoAbovePercent}% of the agreed price, or more than ${photoAbove}.`,
  photoNeeded: `Add a photo: this is more than ${photoAbovePercent}% of the agreed price, or more than ${photoAbove}.`,
  total: 'More in all',
  send: 'Ask the customer',
  sent: 'The customer has been asked.',
  kept: 'Not sent yet. It’s saved on this device and goes to the customer as soon as there is a signal and this page is open.',
  sendFailed: 'The change was not sent. Try again.',
  waiting: (more: string) => `You asked for ${more} more`,
  /** For who is about to say that the work is done. */
  notInTotal: (more: string) =>
    `The ${more} more you asked for is not in the total: the customer hasn’t answered. They can still approve it, but not once they confirm the work is done.`,
  withdraw: 'Take it back',
  withdrawn: 'Taken back. The customer has been told.',
  leave: 'Leave for the fee',
  leaveTitle: 'Leave this job?',
  leaveText:
    'The change was not approved. The job ends here, the customer owes you the fee of having come, and it does not count against you.',
  leaveConfirm: 'Leave the job',
  stay: 'Stay',
  left: 'The job has ended.',
})
