import type { CreditReason, PaperKind, PaperStand } from '../../invoices.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const reasons: Record<CreditReason, string> = {
  refund: 'Refund',
  dispute: 'Price lowered after a dispute',
  chargeback: 'Taken back by the card’s bank',
}
const kinds: Record<PaperKind, string> = {
  work: 'Invoice',
  cancellation: 'Invoice, cancellation fee',
  credit_note: 'Credit note',
}
const stands: Record<PaperStand, string> = {
  overdue: 'Overdue',
  owed: 'Owed on terms',
  charging: 'Charging the card',
  paid: 'Paid',
  part: 'Card and direct',
  direct: 'Direct to seller',
  written_off: 'Written off',
  credited: 'Credited',
}

/** What is credited of an invoice, as a sheet of paper. */
export const creditNote = area('creditNote', {
  title: 'Credit note',
  open: (amount: string) => `Credit note ${amount} (PDF)`,
  number: 'Credit note no.',
  date: 'Date',
  ofInvoice: ({ number, day }: { number: string; day: string }) => `for invoice ${number}, ${day}`,
  creditTo: 'Credit to',
  because: 'Reason',
  reasons,
  total: 'Credited',
  /** Where the money goes. */
  card: ({ sum }: { sum: string }) => `${sum} refunded to the card.`,
  credit: ({ sum }: { sum: string }) => `${sum} returned to the customer’s credit with Roadcall.`,
  terms: ({ sum }: { sum: string }) => `${sum} taken off what the fleet owes on its terms.`,
  directly: ({ sum }: { sum: string }) => `${sum} to be settled directly with the seller.`,
  byBank: ({ sum }: { sum: string }) => `${sum} returned to the cardholder by the card’s bank.`,
  left: ({ invoiced, credited, left }: { invoiced: string; credited: string; left: string }) =>
    `Invoiced ${invoiced}, credited so far ${credited}, remaining ${left}.`,
})

/** Invoices and credit notes of everybody, at the operator's desk. */
export const papers = area('papers', {
  tab: 'Invoices',
  lead: 'Invoices and credit notes that sellers have issued. An invoice never changes: what goes back stands on a credit note.',
  failed: 'The invoices did not load',
  search: 'Search by number or name',
  kind: 'Type',
  anyKind: 'All types',
  kinds,
  stand: 'Payment',
  anyStand: 'All payments',
  stands,
  overdue: (count: number, isMore: boolean) =>
    plural(count, {
      one: '# overdue invoice',
      other: isMore ? '#+ overdue invoices' : '# overdue invoices',
    }),
  export: 'Export (CSV)',
  number: 'Number',
  seller: 'Seller',
  billTo: 'Bill to',
  guest: 'Customer',
  amount: 'Amount',
  date: 'Date',
  ofInvoice: (number: string) => `for ${number}`,
  file: 'PDF',
  fileOf: (number: string) => `PDF of ${number}`,
  job: 'Job',
  jobOf: (number: string) => `Job of ${number}`,
  more: 'More',
  onlyOf: 'Only one account’s invoices.',
  none: 'No invoices yet',
  noneText: 'The first is issued when a job closes.',
  filtered: 'No invoice matches',
  filteredText: 'Another search may.',
  clear: 'Show all invoices',
})
