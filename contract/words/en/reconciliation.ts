import type { MovementKind } from '../../reconciliation.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const kinds: Record<MovementKind, string> = {
  charge: 'Charge',
  fee: 'Processor fee',
  refund: 'Refund',
  payout: 'Payout',
  chargeback: 'Chargeback',
  other: 'Something else',
}

/** Our books beside the card processor's, at the operator's desk. */
export const reconciliation = area('reconciliation', {
  title: 'Books and card processor',
  count: (n: number) => plural(n, { one: '# difference', other: '# differences' }),
  lead: 'Every night each day (UTC) is compared with the card processor. A difference is never corrected by itself: find out why, then write it down.',
  never: 'Nothing has been compared yet. It starts the night after the first card payment.',
  clean: (day: string, n: number) =>
    `${day} agrees: ${plural(n, { one: '# movement', other: '# movements' })}.`,
  last: (day: string, n: number) =>
    `Last day compared: ${day}, ${plural(n, { one: '# movement', other: '# movements' })}.`,
  compared: 'Compared',
  again: 'Compare again',
  first: 'Compare now',
  failed: 'The days were not compared. Try again.',
  kinds,
  kind: 'What',
  day: 'Day',
  about: 'Job',
  unknown: 'Not one of ours',
  processor: 'Card processor',
  ledger: 'Our books',
  explain: 'Explain',
  explainOf: (kind: string, day: string) => `Explain: ${kind}, ${day}`,
  explainTitle: 'Where does it come from?',
  reason: 'Explanation',
  reasonHint: 'Kept with your name. The books stay as they are.',
  save: 'Save the explanation',
  more: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
})
