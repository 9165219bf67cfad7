import type { DisputeCause, DisputeReason, DisputeState } from '../../disputes.ts'
import type { Side } from '../../photos.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { disputeReasons } from './dispute-reasons.ts'
import { duration, plural } from './grammar.ts'

const { answerMs, offers, offerMs } = settings.disputes

const states: Record<DisputeState, string> = {
  open: 'Waiting for the other side',
  answered: 'Waiting for our decision',
  decided: 'Decided, not final yet',
  appealed: 'Under appeal',
  comeback: 'Waiting for a free comeback',
  final: 'Final',
  withdrawn: 'Withdrawn',
  agreed: 'Settled',
}
const sides: Record<Side, string> = { customer: 'Customer', provider: 'Provider' }
const causes: Record<DisputeCause, string> = {
  operator: 'We decided it.',
  no_answer: 'The other side did not respond in time.',
  no_decision: 'We did not decide in time, so it goes to the side that pays.',
  offer: 'You agreed on it.',
  withdrawn: 'It was withdrawn.',
  comeback: 'The work was done again and confirmed.',
  no_comeback: 'The free comeback did not happen.',
}
const reasons: Record<DisputeReason, string> = disputeReasons

/** Who disputes, and is that the reader's side? */
export interface Direction {
  bySide: Side
  isOwn: boolean
}
/** Which way the money of an offer goes: to who disputes. A provider disputes what it was not paid. */
const goes = ({ bySide, isOwn }: Direction, y: 'Y' | 'y' = 'y') =>
  bySide === 'customer'
    ? `${y}ou ${isOwn ? 'get' : 'give'} back`
    : `${y}ou ${isOwn ? 'are paid' : 'pay'}`

/** What two sides of a job disagree on. */
export const disputes = area('disputes', {
  /** Of a job about which somebody waits for an answer or a decision. */
  disputed: 'In dispute',
  reasons,
  states,
  causes,
  object: 'Dispute the job',
  /** What a provider disputes. */
  notPaid: 'I was not paid',
  /** Beside it: afterwards there is no such button. */
  until: (time: string) => `Possible until ${time}.`,
  title: 'What went wrong?',
  titleProvider: 'What was not paid?',
  closes: 'This closes the job.',
  /** What becomes of the money, by the way in which the customer pays. */
  moneyWaits: {
    card: 'The card is charged, but the amount you dispute is set aside until this is settled.',
    terms: 'Your fleet’s bill follows what comes of this.',
    direct:
      'You pay the provider directly, so nothing is set aside: what is awarded, you settle between you.',
  },
  textCustomer: `The provider has ${duration(answerMs)} to respond.`,
  textProvider: `The customer has ${duration(answerMs)} to respond.`,
  reason: 'What is it about?',
  lines: 'Which part of the price?',
  all: 'Leave them all unchecked if it is about the whole price.',
  claim: (most: string) => `How much do you dispute? (${most} at most)`,
  claimProvider: (most: string) => `How much is unpaid? (${most} at most)`,
  words: 'What happened?',
  photos: 'Photos that show it',
  send: 'Send',
  sent: 'The other side has been told.',
  failed: 'That did not go through. Try again.',
  own: 'You opened a dispute',
  theirs: 'The other side opened a dispute',
  claimed: (sum: string) => `${sum} in dispute`,
  waitsForYou: 'Waiting for you',
  offered: 'An offer for you',
  /** What the clock does next; how long that is stands after it: "in 2 days". */
  next: {
    answer: 'Your time to respond ends',
    silence: 'Their time to respond ends',
    decision: 'Decided automatically',
    final: 'Final',
  },
  award: (side: 'own' | 'theirs', sum: string) =>
    side === 'own' ? `You get ${sum} of it.` : `The other side gets ${sum} of it.`,
  direct: (sum: string) => `Settle ${sum} of that directly between you.`,
  answer: 'Respond',
  answerTitle: 'What is your side of it?',
  answerText: 'The other side and our team will read it. It cannot be changed later.',
  offers: 'Offers',
  /** Which way the money would go stands in it, as its reader sees it. */
  offerOf: (side: 'own' | 'theirs', { sum, ...of }: Direction & { sum: string }) =>
    `${side === 'own' ? 'You' : 'They'} offered: ${goes(of)} ${sum}.`,
  offer: 'Make an offer',
  offerTitle: ({ bySide, isOwn }: Direction) =>
    isOwn
      ? 'How much would you settle for?'
      : `How much would you ${bySide === 'customer' ? 'give back' : 'pay'}?`,
  offerText: `The other side has ${duration(offerMs)} to accept it. Each side gets ${offers} offers. Do not ask for a review in return.`,
  amount: ({ claim, ...of }: Direction & { claim: string }) =>
    `${goes(of, 'Y')} ($, of ${claim} in dispute)`,
  /** Asked before whoever disputes offers to get nothing. */
  nothing: {
    title: 'Settle for nothing?',
    text: (claim: string) =>
      `Your offer is $0.00: if they accept it, you get nothing of the ${claim} in dispute, and the dispute is over.`,
    send: 'Offer to settle for $0.00',
    back: 'Change the amount',
  },
  /** How long that still is stands after it: "in 20 hours". */
  offerEnds: 'Ends',
  accept: (sum: string) => `Settle for ${sum}`,
  /** Asked before an offer is taken: nobody decides on it anymore. */
  settle: {
    title: (sum: string) => `Settle for ${sum}?`,
    text: ({
      sum,
      claim,
      decided,
      ...of
    }: Direction & { sum: string; claim: string; decided: string | null }) =>
      `${goes(of, 'Y')} ${sum} of the ${claim} in dispute${decided === null ? '' : `, instead of the ${decided} that was decided`}. That is final, and the dispute is over.`,
    back: 'Not yet',
  },
  withdraw: 'Withdraw the dispute',
  withdrawTitle: 'Withdraw the dispute?',
  withdrawText: 'The agreed price stands, and you cannot dispute this job again.',
  keep: 'Keep it open',
  appeal: 'Appeal the decision',
  appealTitle: 'Why is the decision wrong?',
  appealText: 'Someone else decides, and that decision is final.',
  answered: 'Response',
  appealed: 'Appeal',
  desk: {
    tab: 'Disputes',
    none: 'No disputes',
    noneText: 'A job shows up here when its customer or provider disputes it.',
    failed: 'The disputes did not load',
    job: 'Job',
    side: 'Opened by',
    sides,
    waitsFor: ({ name }: { name: string }) => `Waiting for ${name}`,
    /** Dale Whitcomb (customer). */
    by: ({ name, side }: { name: string; side: Side }) => `${name} (${sides[side].toLowerCase()})`,
    reason: 'About',
    claim: 'In dispute',
    state: 'Status',
    since: 'Since',
    open: 'Open',
    openOf: (title: string) => `Open the dispute: ${title}`,
    words: (by: string) => `What ${by} says`,
    answer: (by: string) => `Response of ${by}`,
    appeal: (by: string) => `Appeal of ${by}`,
    before: (sum: string) => `First decision: ${sum}`,
    evidence: 'Evidence, as of the moment it was opened',
    frozen: 'Recorded',
    forgotten: 'The people in it have been erased, and the evidence with them.',
    hash: (hash: string) => `SHA-256 ${hash}`,
    /** Who gets what is awarded. */
    award: ({ claim, name }: { claim: string; name: string }) =>
      `How much of ${claim} goes to ${name}?`,
    /** What the clock does next, and when. */
    next: {
      /** Whose answer is awaited until when, and who gets all of it without one. */
      open: ({ name, side, time }: { name: string; side: string; time: string }) =>
        `${name} has until ${time} to respond. Without a response, all of it goes to ${side}.`,
      toDecide: ({ time, goes }: { time: string; goes: string }) =>
        `To be decided by ${time}. Without a decision, ${goes}.`,
      toCustomer: (name: string) => `all of it goes to ${name}`,
      notToProvider: (name: string) => `${name} gets none of it`,
      decided: ({ sum, name, time }: { sum: string; name: string; time: string }) =>
        `${sum} goes to ${name}. Final on ${time} unless one side appeals.`,
    },
    /** What moves with an award. */
    settledBy: {
      card: 'What you award goes back to the customer’s card once it is final.',
      terms: 'What you award comes off the fleet’s bill once it is final.',
      direct:
        'They pay each other directly: no money moves here, and both sides read what they owe.',
    },
    dispute: 'Dispute',
    reasonHint: 'Both sides read it, and it is kept in the audit log.',
    why: 'Why',
    decide: 'Decide',
    notYet: 'It is not waiting for your decision.',
    request: 'Phone numbers, place and history of this request',
    /** On the operations board. */
    toDecide: 'Disputes to decide',
    toDecideCount: (n: number) => plural(n, { one: '# dispute', other: '# disputes' }),
    toDecideLead: 'Both sides have had their say and wait for your decision.',
    toDecideNone: 'No dispute waits for a decision.',
    toDecideOpen: 'Open the disputes',
  },
})
