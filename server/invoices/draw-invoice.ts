import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { lineCents } from '#contract/bid-lines.ts'
import { dayIn } from '#contract/days.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { decimal } from '#contract/primitives.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { invoice as invoiceWords } from '#contract/words/en/invoice.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { InvoiceFacts, InvoiceRow } from './invoice-facts.ts'

/** The sign face of the pages; its files come with the package. */
const face = (weight: 400 | 600 | 700) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-${weight}-normal.woff`,
    ),
  )

const margin = 54
const ink = '#16181d'
const muted = '#5b6068'
/** Where the columns of the lines end on the right, from the left edge of a US letter page. */
const columns = { quantity: 380, each: 465, amount: 558 }

/** By card, directly, or both; and what of it went back. */
function paidHow(
  { kind, totalCents, capturedCents, chargingCents, refundedCents }: InvoiceFacts,
  words: typeof invoiceWords,
  money: (cents: number) => string,
): string {
  const rest = totalCents - capturedCents - chargingCents
  if (rest === totalCents) return kind === 'work' ? words.paid : words.due
  const ofRest = kind === 'work' ? words.paidRest : words.dueRest
  return [
    capturedCents > 0 && words.paidByCard({ sum: money(capturedCents) }),
    chargingCents > 0 && words.charging({ sum: money(chargingCents) }),
    rest > 0 && ofRest({ sum: money(rest) }),
    refundedCents > 0 && words.refunded({ sum: money(refundedCents) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Draws an invoice on US letter pages in its reader's language. */
export function drawInvoice(
  facts: InvoiceFacts,
  rows: readonly InvoiceRow[],
  language: Language,
): Promise<Buffer> {
  const words = inLanguage(invoiceWords, language)
  const { money, day, moment } = grammarOf(language)
  const { types } = inLanguage(serviceWords, language)
  const { kinds } = inLanguage(bidLineWords, language)
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    info: { Title: `${words.title} ${facts.number}`, Author: facts.seller.name },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const drawn = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(chunks))),
  )
  pdf.registerFont('regular', face(400))
  pdf.registerFont('semibold', face(600))
  pdf.registerFont('bold', face(700))
  const right = pdf.page.width - margin

  pdf.font('bold').fontSize(28).fillColor(ink).text(words.title, margin, margin)
  pdf.font('regular').fontSize(11)
  const at = (when: Date) => moment(when.toISOString(), facts.timeZone)
  aligned(`${words.number} ${facts.number}`, margin + 4)
  aligned(`${words.date} ${day(dayIn(facts.timeZone, facts.issuedAt))}`, margin + 20)

  const top = 120
  block(margin, top, words.from, [
    facts.seller.name,
    facts.seller.address,
    formatPhone(facts.seller.phone),
  ])
  block(320, top, words.billTo, [facts.billTo ?? words.customer])

  const { details } = facts
  const vehicle = [details.year, details.make, details.model].filter(Boolean).join(' ')
  const said: [string, string | null | undefined][] = [
    [words.service, types[facts.serviceType]],
    [words.place, facts.place],
    [words.unit, facts.unitNumber ?? details.unitNumber],
    [words.vehicle, vehicle],
    [words.vin, details.vin],
    [words.plate, [details.plate, details.plateState].filter(Boolean).join(' ')],
    [words.po, facts.poNumber],
    [words.technician, facts.technician],
    [words.arrived, facts.arrivedAt && at(facts.arrivedAt)],
    [words.finished, facts.finishedAt && at(facts.finishedAt)],
  ]
  pdf.y = 215
  pdf.font('semibold').fontSize(11).fillColor(muted).text(words.job, margin)
  for (const [name, value] of said) {
    if (!value) continue
    const y = pdf.y + 2
    pdf.font('regular').fontSize(10).fillColor(muted).text(name, margin, y, { width: 90 })
    pdf.fillColor(ink).text(value, margin + 95, y, { width: right - margin - 95 })
  }

  pdf.y += 18
  head()
  for (const row of rows) draw(row)
  rule()
  pdf.y += 6
  pdf.font('bold').fontSize(14).fillColor(ink)
  const y = pdf.y
  pdf.text(words.total, margin, y)
  cell(money(facts.totalCents / 100), columns.amount, y)
  pdf.y = y + 30

  pdf.font('regular').fontSize(10).fillColor(muted)
  pdf.text(
    paidHow(facts, words, (cents) => money(cents / 100)),
    margin,
    pdf.y,
    {
      width: right - margin,
    },
  )
  pdf.text(words.seller({ name: facts.seller.name }), { width: right - margin })
  if (facts.agreementHash)
    pdf
      .fontSize(8)
      .text(words.fingerprint({ hash: facts.agreementHash }), { width: right - margin })

  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // What stands below the margin would begin a new page.
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(muted)
    pdf.text(words.page({ page: page + 1, pages: count }), margin, pdf.page.height - 40, {
      width: right - margin,
      align: 'right',
    })
  }
  pdf.end()
  return drawn

  function aligned(text: string, y: number) {
    pdf.text(text, margin, y, { width: right - margin, align: 'right' })
  }
  function block(x: number, y: number, title: string, lines: string[]) {
    pdf.font('semibold').fontSize(11).fillColor(muted).text(title, x, y, { width: 235 })
    pdf.font('regular').fontSize(11).fillColor(ink)
    for (const line of lines) if (line) pdf.text(line, x, pdf.y, { width: 235 })
  }
  function cell(text: string, end: number, y: number) {
    pdf.text(text, end - 110, y, { width: 110, align: 'right', lineBreak: false })
  }
  function rule() {
    pdf
      .moveTo(margin, pdf.y + 3)
      .lineTo(right, pdf.y + 3)
      .lineWidth(0.75)
      .strokeColor(muted)
      .stroke()
    pdf.y += 4
  }
  function head() {
    const y = pdf.y
    pdf.font('semibold').fontSize(10).fillColor(muted)
    pdf.text(words.what, margin, y)
    cell(words.quantity, columns.quantity, y)
    cell(words.each, columns.each, y)
    cell(words.amount, columns.amount, y)
    pdf.y = y + 14
    rule()
  }
  function draw(row: InvoiceRow) {
    if (pdf.y > pdf.page.height - 130) {
      pdf.addPage()
      head()
    }
    const y = pdf.y + 4
    pdf.font('regular').fontSize(11).fillColor(ink)
    const [name, quantity, each, amount] = cellsOf(row)
    pdf.text(name, margin, y, { width: 250 })
    const end = pdf.y
    cell(quantity, columns.quantity, y)
    cell(each, columns.each, y)
    cell(amount, columns.amount, y)
    pdf.y = end
  }
  function cellsOf(row: InvoiceRow): [string, string, string, string] {
    if ('lowered' in row) return [words.lowered, '', '', money(-Number(row.lowered))]
    if ('stage' in row)
      return [words.cancellation[row.stage], '1', money(row.amount), money(row.amount)]
    const { line } = row
    const name = line.text ? `${kinds[line.kind]}: ${line.text}` : kinds[line.kind]
    return [name, line.quantity, money(line.unitPrice), money(decimal(lineCents(line)))]
  }
}
