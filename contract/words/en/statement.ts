import type { LedgerKind } from '../../ledger.ts'
import { area } from '../words.ts'

/** What moves a shop's balance, as the shop reads it. */
const kinds: Partial<Record<LedgerKind, string>> = {
  payout_sent: 'Payout to your bank',
  payout_failed: 'Payout returned by your bank',
  fee_set_off: 'Fees taken out of a payout',
  fee_paid: 'Fees paid',
  job_closed: 'Fee for a job paid directly',
  fee_refunded: 'Fee returned',
  written_off: 'Written off',
}

/** The statement of a shop, as a sheet of paper. */
export const statement = area('statement', {
  title: 'Statement',
  period: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  made: (day: string) => `As of ${day}`,
  summary: 'Balance',
  opening: 'Opening balance',
  paid: 'Paid',
  tips: 'Tips',
  refunded: 'Refunded',
  fee: 'Our fee',
  setAside: 'Set aside for disputes',
  pledged: 'Credits for jobs you did not come to',
  payouts: 'Payouts',
  feesTaken: 'Fees taken out of payouts',
  other: 'Other',
  closing: 'Closing balance',
  jobs: 'Job by job',
  job: 'Job',
  day: 'Day',
  aside: 'Set aside',
  yours: 'Yours',
  moves: 'Payouts and fees taken out',
  what: 'Description',
  amount: 'Amount',
  fees: 'Fees for jobs paid directly',
  feesOwed: ({ opening, closing }: { opening: string; closing: string }) =>
    `Owed at the start ${opening}, at the end ${closing}.`,
  nothing: 'Nothing in these days.',
  kinds,
  asideText: (sum: string) =>
    `${sum} was set aside for disputes at the end. It is yours once they are settled in your favor.`,
  /** Where it is asked for. */
  month: 'Month',
  open: 'Statement (PDF)',
})
