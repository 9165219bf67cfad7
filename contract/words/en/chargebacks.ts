import type { ChargebackFault, ChargebackReason, ChargebackState } from '../../chargebacks.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const states: Record<ChargebackState, string> = {
  opened: 'Needs our answer',
  answering: 'Answer on its way',
  answered: 'With the bank',
  won: 'Won',
  lost: 'Lost: whose fault?',
  settled: 'Settled',
}
const reasons: Record<ChargebackReason, string> = {
  fraudulent: 'Cardholder says they did not pay',
  unrecognized: 'Cardholder does not know the charge',
  not_received: 'Nothing was done',
  not_as_described: 'Not as agreed',
  duplicate: 'Charged twice',
  not_credited: 'Refund did not arrive',
  general: 'Another reason',
}
const faults: Record<ChargebackFault, string> = {
  nobody: 'Nobody’s',
  provider: 'The provider’s',
}

/** What goes to a bank as a file beside the text: its readers know nothing of us. */
export const chargebackFile = {
  title: 'Evidence',
  job: (id: string) => `Job ${id}`,
  frozen: (at: string) => `as recorded ${at}`,
  customer: 'the customer',
  signed: (name: string, at: string) => `Signed by ${name}, ${at}`,
  customers: 'Photo of the customer',
  providers: 'Photo of the provider',
  distance: (meters: number) => `taken ${meters} m from the truck`,
  /** Headings of the text; a bank shows it without any type of its own. */
  parts: {
    job: 'THE JOB',
    agreed: 'WHAT BOTH SIDES AGREED ON',
    proof: 'PROOF OF THE WORK',
    photos: 'PHOTOS (IN THE FILE BESIDE THIS TEXT)',
    history: 'WHAT HAPPENED',
    messages: 'MESSAGES',
  },
  recorded: 'Recorded',
  price: 'Price',
  photo: 'photo in the file beside this text',
  hash: (hash: string) => `SHA-256 of this agreement: ${hash}`,
  sides: { customer: 'Customer', provider: 'Provider' },
}

/** Money that the bank of a cardholder wants back, at the operator's desk. */
export const chargebacks = area('chargebacks', {
  title: 'Chargebacks',
  count: (n: number) => plural(n, { one: '# needs you', other: '# need you' }),
  lead: 'Banks that took money back for their cardholder. An answer goes out once, before the deadline; the job’s payout waits until it is over.',
  empty: 'No bank wants money back.',
  job: 'Job',
  provider: 'Provider',
  amount: 'Amount',
  reason: 'Why',
  state: 'Status',
  due: 'Deadline',
  none: 'None',
  open: 'Open',
  openOf: (title: string) => `Open the chargeback: ${title}`,
  states,
  reasons,
  faults,
  failed: 'The chargeback did not load',
  evidence: 'What the bank will read',
  file: 'Photos and signature (PDF)',
  noFile: 'No photos and no signature go with it.',
  forgotten: 'The evidence was deleted with its people.',
  hash: (hash: string) => `SHA-256 ${hash}`,
  words: 'What should the bank know first?',
  wordsHint: 'The evidence goes with it. It can be sent once.',
  answer: 'Send the evidence',
  said: 'What we told the bank',
  fault: 'Whose fault was it?',
  faultHint: `Nobody’s: we bear up to $${settings.chargebacks.platformCents / 100} of a job. The rest, or all of it, comes out of the provider’s payouts, and we return our fee on it.`,
  why: 'Why?',
  whyHint: 'The provider reads this.',
  settle: 'Settle it',
  waits: 'Nothing to do now: the bank decides.',
})
