import type { LineKind } from '../../bid-lines.ts'
import { area } from '../words.ts'

const kinds: Record<LineKind, string> = {
  call_out: 'Call-out fee',
  labor: 'Labor',
  parts: 'Parts',
  tire: 'Tire',
  mileage: 'Mileage',
  tow_hook: 'Hook-up',
  tow_mile: 'Tow, per mile',
  disposal: 'Disposal',
  toll: 'Tolls',
  tax: 'Sales tax',
  discount: 'Discount',
  other: 'Other',
}

/** What a price is made of: in the bid, beside it, and in what was agreed. */
export const bidLineWords = area('bidLineWords', {
  kinds,
  covers: 'What the price covers',
  each: ({ quantity, unitPrice }: { quantity: string; unitPrice: string }) =>
    `${quantity} × ${unitPrice}`,
  total: 'Total',
  form: {
    begin: 'Itemize the price',
    beginHint: 'Customers see what they pay for. The call-out fee counts if they cancel late.',
    title: 'Price, line by line',
    sum: 'What the lines below come to. It is the total the customer pays.',
    below: 'The discount is more than the other lines come to.',
    noMinus: 'Enter a discount without a minus. It is taken off.',
    line: (n: number) => `Line ${n}`,
    kind: 'What for',
    text: 'Description (optional)',
    quantity: 'Quantity',
    unitPrice: 'Each ($)',
    add: 'Add a line',
    remove: (n: number) => `Remove line ${n}`,
    drop: 'Name only the total',
  },
  agreement: {
    title: 'What was agreed',
    failed: 'The agreement did not load.',
    accepted: 'Accepted',
    kinds: {
      bid: 'Bid accepted',
      change_order: 'Change approved',
      lower_price: 'Price lowered',
      cancellation_fee: 'Cancellation fee',
    },
    more: 'More in all',
    fromThenOn: 'Total from then on',
    fingerprint: 'Fingerprint',
    fingerprintHint:
      'Both sides see the same fingerprint. If anybody changed what was agreed, it would be another one.',
  },
})
