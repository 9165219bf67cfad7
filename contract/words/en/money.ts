import type { AccountState, PayoutState, SamePeople } from '../../payouts.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'

const states: Record<PayoutState, string> = {
  scheduled: 'Being prepared',
  transferred: 'Being prepared',
  sent: 'On its way',
  paid: 'Arrived',
  failed: 'Returned by the bank',
}
const account: Record<AccountState, string> = {
  none: 'Add your bank, and what customers pay by card or on fleet terms is paid out to you.',
  waiting: 'Your bank details are not complete yet. Nothing is paid out until they are.',
  ready: 'Paid out to your bank automatically every business morning.',
}

/** Why a job is paid out later. */
const days = settings.payouts.businessDaysSamePeople
const samePeople: Record<SamePeople, string> = {
  phone: `Paid out after ${days} business days: you and the customer have the same phone number`,
  mail: `Paid out after ${days} business days: you and the customer have the same email address`,
  device: `Paid out after ${days} business days: the customer paid on one of your devices`,
}

/** What cards have paid for a shop. */
export const ownMoney = area('ownMoney', {
  failed: 'Your money did not load',
  off: 'Customers pay you directly here. Nothing is paid out.',
  states,
  account,
  paused:
    'Payouts are paused while your account is suspended. What you’ve earned is still owed to you.',
  onHold: 'On hold',
  bankAsks: 'On hold: the customer’s bank wants it back',
  samePeople,
  bank: 'Set up your bank',
  changeBank: 'Change bank details',
  bankFailed: 'The bank page did not open. Try again.',
  balance: 'To be paid out',
  ofFleets: (sum: string) => `${sum} of it comes once fleets have paid their bills.`,
  /** The next one, if nothing else happens. */
  next: ({ day, amount }: { day: string; amount: string }) => `Next payout: ${amount} on ${day}`,
  lessFees: (sum: string) => `, after ${sum} in fees you owe`,
  setAside: 'Set aside for disputes',
  owes: 'Fees you owe for jobs paid directly',
  owesText: `Taken from payouts, at most ${settings.payouts.setOffPercent}% of each.`,
  negative: 'More went back than was left. It comes out of what cards pay next.',
  jobs: 'Paid by card or on fleet terms',
  noJobs: 'No job has been paid by card or on fleet terms yet.',
  direct: 'Paid directly to you',
  directPaid: 'They paid you',
  directFee: 'Our fee, owed',
  job: 'Job',
  /** To a card or on a fleet’s bill, which may not be paid yet. */
  charged: 'Charged',
  byCard: 'By card',
  tip: (sum: string) => `${sum} of it is a tip`,
  pledged: (sum: string) => `You did not come: ${sum} of the customer’s next repair is on you`,
  comesOut: 'Comes out of your payouts',
  refunded: 'Refunded',
  fee: 'Our fee',
  /** Of one job, for its dispute. */
  aside: 'Set aside',
  yours: 'Yours',
  paysOn: 'Payout',
  paysFrom: (day: string) => `Paid out from ${day}`,
  isPaidOut: 'Paid out',
  nothingLeft: 'Nothing to pay out',
  waitsForBank: 'Once your bank account is set up',
  payouts: 'Payouts',
  noPayouts: 'Nothing has been paid out yet.',
  day: 'Day',
  amount: 'Amount',
  setOff: 'Fees taken out',
  state: 'Status',
  statement: 'These jobs (CSV)',
})
