import { lineCents } from '#contract/bid-lines.ts'
import { dayIn } from '#contract/days.ts'
import { lineName } from '#contract/line-name.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { decimal } from '#contract/primitives.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { invoice as invoiceWords } from '#contract/words/en/invoice.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { drawProofs } from './draw-proofs.ts'
import type { InvoiceFacts, InvoiceRow } from './invoice-facts.ts'
import type { ProvedRow } from './proofs-on-invoice.ts'
import { ink, margin, muted, openSheet, type Sheet } from './sheet.ts'

/** Where the columns of the lines end on the right, from the left edge of a US letter page. */
export const columns = { quantity: 380, each: 465, amount: 558 }

/** By card, directly, or both. What goes back later stands on a credit note. */
function paidHow(
  { kind, totalCents, capturedCents, chargingCents, creditCents, netDays }: InvoiceFacts,
  words: typeof invoiceWords,
  money: (cents: number) => string,
): string {
  if (netDays !== null) return words.onTerms({ netDays })
  const rest = totalCents - capturedCents - chargingCents - creditCents
  if (rest === totalCents) return kind === 'work' ? words.paid : words.due
  const ofRest = kind === 'work' ? words.paidRest : words.dueRest
  return [
    capturedCents > 0 && words.paidByCard({ sum: money(capturedCents) }),
    chargingCents > 0 && words.charging({ sum: money(chargingCents) }),
    creditCents > 0 && words.paidByCredit({ sum: money(creditCents) }),
    rest > 0 && ofRest({ sum: money(rest) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Draws an invoice on US letter pages in its reader's language. */
export function drawInvoice(
  facts: InvoiceFacts,
  rows: readonly InvoiceRow[],
  proved: readonly ProvedRow[],
  language: Language,
): Promise<Buffer> {
  const { title } = inLanguage(invoiceWords, language)
  const sheet = openSheet(
    {
      title: `${title} ${facts.number}`,
      author: facts.seller.name,
      ...headOf(facts, language),
    },
    language,
  )
  drawInvoiceOn(sheet, facts, rows, language)
  const { pdf, right } = sheet
  drawProofs(pdf, proved, { margin, right, ink, muted, timeZone: facts.timeZone }, language)
  return sheet.close()
}

/** What stands on top of an invoice. */
export function headOf({ number, timeZone, issuedAt }: InvoiceFacts, language: Language) {
  const words = inLanguage(invoiceWords, language)
  const { day } = grammarOf(language)
  return {
    heading: words.title,
    beside: [`${words.number} ${number}`, `${words.date} ${day(dayIn(timeZone, issuedAt))}`],
  }
}

/** The same below its heading, also behind the bill that it stands on. */
export function drawInvoiceOn(
  sheet: Sheet,
  facts: InvoiceFacts,
  rows: readonly InvoiceRow[],
  language: Language,
): void {
  const words = inLanguage(invoiceWords, language)
  const { money } = grammarOf(language)
  const { kinds } = inLanguage(bidLineWords, language)
  drawParties(sheet, facts, language, words.billTo)

  const number = { width: 110 }
  sheet.table(
    [
      { name: words.what, at: margin, width: 250, isWords: true },
      { name: words.quantity, at: columns.quantity, ...number },
      { name: words.each, at: columns.each, ...number },
      { name: words.amount, at: columns.amount, ...number },
    ],
    rows.map(cellsOf),
  )
  sheet.total(words.total, money(facts.totalCents / 100), columns.amount)
  sheet.small(paidHow(facts, words, (cents) => money(cents / 100)))
  sheet.small(words.seller({ name: facts.seller.name }))
  if (facts.agreementHash) sheet.small(words.fingerprint({ hash: facts.agreementHash }), 8)

  function cellsOf(row: InvoiceRow): string[] {
    if ('lowered' in row) return [words.lowered, '', '', money(-Number(row.lowered))]
    if ('stage' in row)
      return [words.cancellation[row.stage], '1', money(row.amount), money(row.amount)]
    const { line } = row
    return [
      lineName(line, kinds, ': '),
      line.quantity,
      money(line.unitPrice),
      money(decimal(lineCents(line))),
    ]
  }
}

/** Who sold to whom, and which job: above the lines of an invoice, and of what is credited of it. */
export function drawParties(
  sheet: Sheet,
  facts: InvoiceFacts,
  language: Language,
  to: string,
): void {
  const words = inLanguage(invoiceWords, language)
  const { types } = inLanguage(serviceWords, language)
  const { moment } = grammarOf(language)
  const { pdf } = sheet
  const at = (when: Date) => moment(when.toISOString(), facts.timeZone)
  const top = 120
  sheet.block(margin, top, words.from, [
    facts.seller.name,
    facts.seller.address,
    formatPhone(facts.seller.phone),
  ])
  sheet.block(320, top, to, [facts.billTo ?? words.customer])
  const { details } = facts
  pdf.y = 215
  sheet.facts(words.job, [
    [words.service, types[facts.serviceType]],
    [words.place, facts.place],
    [words.unit, facts.unitNumber ?? details.unitNumber],
    [words.vehicle, [details.year, details.make, details.model].filter(Boolean).join(' ')],
    [words.vin, details.vin],
    [words.plate, [details.plate, details.plateState].filter(Boolean).join(' ')],
    [words.po, facts.poNumber],
    [words.technician, facts.technician],
    [words.arrived, facts.arrivedAt && at(facts.arrivedAt)],
    [words.finished, facts.finishedAt && at(facts.finishedAt)],
  ])
  pdf.y += 18
}
