import type { DisputeCause, DisputeReason, DisputeState } from '../../disputes.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { disputeReasons } from './dispute-reasons.ts'
import { duration } from './grammar.ts'

const { answerMs, offers, offerMs } = settings.disputes

const states: Record<DisputeState, string> = {
  open: 'Waits for the other side',
  answered: 'Waits for our decision',
  decided: 'Decided, not final yet',
  appealed: 'Being decided again',
  final: 'Final',
  withdrawn: 'Taken back',
  agreed: 'Settled between you',
}
const causes: Record<DisputeCause, string> = {
  operator: 'We decided this.',
  no_answer: 'The other side did not answer in time.',
  no_decision: 'We did not decide in time, so whoever pays is not made to.',
  offer: 'You agreed on this.',
  withdrawn: 'It was taken back.',
}
const reasons: Record<DisputeReason, string> = disputeReasons

/** What two sides of a job disagree on. */
export const disputes = area('disputes', {
  reasons,
  states,
  causes,
  object: 'Something is wrong',
  title: 'What is wrong?',
  textCustomer: `The job is closed, what a card holds is charged, and what you contest is set aside until this is settled. The provider has ${duration(answerMs)} to answer.`,
  textProvider: `The customer has ${duration(answerMs)} to answer.`,
  reason: 'What is it?',
  lines: 'Which part of the price?',
  all: 'Choose none for all of it.',
  claim: (most: string) => `How much is in question? (at most ${most})`,
  claimProvider: (most: string) => `How much has not been paid? (at most ${most})`,
  words: 'What happened?',
  photos: 'Photos that show it',
  send: 'Send',
  sent: 'The other side has been told.',
  failed: 'That did not go through. Try again.',
  own: 'You object',
  theirs: 'The other side objects',
  claimed: (sum: string) => `${sum} in question`,
  until: 'Answer by',
  decidedBy: 'Decided by the clock on',
  award: (sum: string) => `${sum} of it is right.`,
  direct: (sum: string) => `${sum} of that you settle directly between you.`,
  answer: 'Answer',
  answerTitle: 'How was it?',
  answerText: 'The other side and we read it. It cannot be changed afterwards.',
  offers: 'Offers',
  offerOf: (side: 'own' | 'theirs', sum: string) =>
    side === 'own' ? `You offered ${sum}.` : `They offer ${sum}.`,
  offer: 'Make an offer',
  offerTitle: 'With how much would you settle?',
  offerText: `The other side can take it for ${duration(offerMs)}. Each side has ${offers} offers. Ask for no review in return.`,
  amount: 'Amount ($)',
  accept: (sum: string) => `Settle for ${sum}`,
  withdraw: 'Take it back',
  withdrawSure: 'Take it back? What was agreed stands.',
  appeal: 'Ask for another decision',
  appealTitle: 'Why is the decision wrong?',
  appealText: 'Somebody else decides, and that is final.',
  answered: 'The answer',
  appealed: 'The appeal',
  desk: {
    tab: 'Disputes',
    none: 'Nobody disagrees.',
    failed: 'The disputes did not load',
    job: 'Job',
    provider: 'Provider',
    side: 'Opened by',
    sides: { customer: 'customer', provider: 'provider' },
    reason: 'About',
    claim: 'In question',
    state: 'Status',
    since: 'Since',
    open: 'Open',
    openOf: (title: string) => `Open the dispute: ${title}`,
    words: 'What they say',
    answer: 'The answer',
    appeal: 'The appeal',
    before: (sum: string) => `First decision: ${sum}`,
    evidence: 'Evidence, as it was when it opened',
    forgotten: 'Its people have been forgotten, and the evidence with them.',
    hash: (hash: string) => `SHA-256 ${hash}`,
    award: (claim: string) => `How much of ${claim} is right?`,
    reasonHint: 'Both sides read it, and it is kept in the audit log.',
    why: 'Why',
    decide: 'Decide',
    notYet: 'It does not wait for your decision.',
  },
})
