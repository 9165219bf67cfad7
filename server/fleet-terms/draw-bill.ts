import type { Bill, BillLine } from '#contract/fleet-terms.ts'
import { bills as billWords } from '#contract/words/en/bills.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { drawInvoiceOn, headOf } from '../invoices/draw-invoice.ts'
import type { InvoiceFacts, InvoiceRow } from '../invoices/invoice-facts.ts'
import { margin, openSheet } from '../invoices/sheet.ts'
import type { LineRow } from './bill-queries.ts'

/** An invoice that stands on a bill, as its job's own pages have it. */
export interface Behind {
  facts: InvoiceFacts
  rows: readonly InvoiceRow[]
}

/** A bill with all that stands on its paper. */
export interface PaperBill {
  fleet: { name: string; address: string | null }
  bill: Bill
  lines: readonly LineRow[]
  invoices: readonly Behind[]
  /** The bank it is paid to; null where the operator has not said. */
  payTo: string | null
}

/** Draws a bill on US letter pages: what the fleet has to pay by when, job by job, and the invoice of each job behind it. */
export function drawBill(
  { fleet, bill, lines, invoices, payTo }: PaperBill,
  language: Language,
): Promise<Buffer> {
  const words = inLanguage(billWords, language).paper
  const { money, day } = grammarOf(language)
  const sheet = openSheet(
    {
      title: `${words.title} ${bill.number}`,
      author: 'Roadcall',
      heading: words.title,
      beside: [
        `${words.number} ${bill.number}`,
        `${words.date} ${day(bill.issuedOn)}`,
        `${words.due} ${day(bill.dueOn)}`,
      ],
    },
    language,
  )
  const { pdf } = sheet
  sheet.block(margin, 120, words.billTo, [fleet.name, fleet.address ?? ''])
  sheet.block(320, 120, words.from, [words.agent])
  pdf.y = 200
  sheet.table(
    [
      { name: words.job, at: margin, width: 175, isWords: true },
      { name: words.invoice, at: 235, width: 130, isWords: true },
      { name: words.po, at: 370, width: 70, isWords: true },
      { name: words.unit, at: 445, width: 50, isWords: true },
      { name: words.amount, at: 558, width: 65 },
    ],
    lines.flatMap((line) => [
      [
        `${day(line.closedOn)}: ${line.title}\n${line.business}`,
        line.invoice,
        line.poNumber ?? '',
        line.unit ?? '',
        money(line.amount),
      ],
      ...line.creditNotes.map(({ number, amount }) => [
        words.creditNote,
        number,
        '',
        '',
        money(-Number(amount)),
      ]),
    ]),
  )
  const row = (name: string, sum: string) => {
    const y = pdf.y + 4
    pdf.font('regular').fontSize(11).text(name, margin, y)
    sheet.cell(sum, 558, y)
    pdf.y = y + 16
  }
  if (Number(bill.carried) > 0) row(words.carried, money(-Number(bill.carried)))
  if (Number(bill.paid) > 0) row(words.paid, money(-Number(bill.paid)))
  if (Number(bill.writtenOff) > 0) row(words.writtenOff, money(-Number(bill.writtenOff)))
  const next = creditForNext(bill, lines)
  if (next > 0) row(words.nextBill, money(next))
  sheet.total(words.toPay, money(bill.open), 558)
  for (const payment of bill.payments) sheet.small(words.payment(payment))
  if (Number(bill.open) > 0) sheet.small(words.how({ number: bill.number, payTo }))
  sheet.small(words.sellers)
  for (const { facts, rows } of invoices) {
    const { heading, beside } = headOf(facts, language)
    sheet.next(heading, beside)
    drawInvoiceOn(sheet, facts, rows, language)
  }
  return sheet.close()
}

/** In dollars what was credited of the jobs of a bill after it was paid, by which the next one is smaller. */
function creditForNext(bill: Bill, lines: readonly BillLine[]): number {
  const cents = (sums: readonly string[]) =>
    sums.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0)
  const owed =
    cents(lines.map(({ amount }) => amount)) - cents(lines.map(({ credited }) => credited))
  return (cents([bill.carried, bill.paid, bill.writtenOff, bill.open]) - owed) / 100
}
