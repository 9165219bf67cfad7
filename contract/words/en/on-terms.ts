import type { TermsHindrance } from '../../fleet-terms.ts'
import { area } from '../words.ts'
import { day, money } from './grammar.ts'

const hindrances: Record<TermsHindrance, string> = {
  not_in_force: 'They are not in force now.',
  used_up: 'Their limit is used up.',
  overdue: 'A bill is overdue.',
}

/** That a job is paid on the terms of its fleet, to both sides. Apart from the words of bills, which few pages need. */
export const onTerms = area('onTerms', {
  net: ({ netDays }: { netDays: number }) => `Net ${netDays}`,
  /** Beside the price, to the fleet and its driver. */
  paidHow: ({ netDays }: { netDays: number }) => `on your fleet’s bill, net ${netDays}`,
  /** To who is paid. */
  onTerms: ({ netDays }: { netDays: number }) => `Fleet terms, net ${netDays}`,
  dueBy: ({ dueOn }: { dueOn: string }) =>
    `The fleet has to pay by ${day(dueOn)} at the latest. You are paid out once it has paid.`,
  /** The same in a table. */
  paidOutBy: ({ dueOn }: { dueOn: string }) =>
    `Once the fleet has paid, by ${day(dueOn)} at the latest`,
  hasPaid: 'The fleet has paid.',
  /** To the fleet. */
  youPay: ({ dueOn }: { dueOn: string }) => `It is due by ${day(dueOn)} at the latest.`,
  /** Billed, to who does not see the bills. */
  youPayBill: ({ dueOn }: { dueOn: string }) => `It is due on ${day(dueOn)}.`,
  youPaid: 'Your fleet has paid.',
  onBill: ({ bill, dueOn }: { bill: string; dueOn: string }) =>
    `On bill ${bill}, due on ${day(dueOn)}.`,
  billPaid: ({ bill }: { bill: string }) => `On bill ${bill}, which is paid.`,
  choose: {
    label: 'How do you pay?',
    terms: ({ netDays }: { netDays: number }) => `On fleet terms, net ${netDays}`,
    left: ({ left }: { left: string }) => `${money(left)} of your limit is left.`,
    direct: 'By card or directly',
    notNow: ({ why }: { why: TermsHindrance }) => `Fleet terms cannot be used. ${hindrances[why]}`,
    notTaken: 'This provider takes no fleet terms.',
    toTerms: 'Pay on fleet terms',
    toDirect: 'Pay directly instead',
    chosen: 'Done. The provider has been told.',
    failed: 'That did not work. Try again.',
  },
})
