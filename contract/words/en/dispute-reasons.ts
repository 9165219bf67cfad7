import type { DisputeReason } from '../../disputes.ts'

/** What is wrong, as people say it. */
export const disputeReasons: Record<DisputeReason, string> = {
  not_done: 'Work was not done',
  not_as_agreed: 'Not what was agreed',
  price: 'The price is wrong',
  damage: 'Something was damaged',
  wrong_part: 'Wrong part',
  no_show: 'Nobody showed up',
  not_paid: 'Not paid',
}
