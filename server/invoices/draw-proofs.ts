import { proofs as proofWords } from '#contract/words/en/proofs.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { ProvedRow } from './proofs-on-invoice.ts'

type Pdf = PDFKit.PDFDocument

/** How tall a signature is on paper, in points. */
const signatureHeight = 40

interface Sheet {
  margin: number
  right: number
  ink: string
  muted: string
  timeZone: string
}

/** Lists on an invoice what proves the work; signatures as they were drawn. */
export function drawProofs(
  pdf: Pdf,
  rows: readonly ProvedRow[],
  { margin, right, ink, muted, timeZone }: Sheet,
  language: Language,
): void {
  if (rows.length === 0) return
  const { items, reasons, invoice: words } = inLanguage(proofWords, language)
  const { moment } = grammarOf(language)
  const bottom = pdf.page.height - 70
  const room = (height: number) => {
    if (pdf.y + height > bottom) pdf.addPage()
  }
  room(40)
  pdf.y += 14
  pdf.font('semibold').fontSize(11).fillColor(muted).text(words.title, margin)
  for (const row of rows) {
    room(16)
    const y = pdf.y + 2
    pdf.font('regular').fontSize(10).fillColor(muted)
    pdf.text(items[row.item], margin, y, { width: 200 })
    pdf.fillColor(ink).text(said(row), margin + 210, y, { width: right - margin - 210 })
    const strokes = row.signature?.strokes
    if (strokes) {
      room(signatureHeight + 6)
      drawStrokes(pdf, strokes, margin + 210, pdf.y + 2, ink)
      pdf.y += signatureHeight + 6
    }
  }

  function said({ photos, reading, skip, signature }: ProvedRow): string {
    const parts = [
      reading,
      photos > 0 && words.photos({ count: photos }),
      signature &&
        `${signature.name ? words.signed({ name: signature.name }) : words.signedForgotten}, ${moment(signature.at, timeZone)}`,
      skip && words.skipped({ reason: reasons[skip.reason], words: skip.words }),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(', ') : words.missing
  }
}

/** As large as fits the height, however it was drawn. */
export function drawStrokes(
  pdf: Pdf,
  strokes: number[][],
  left: number,
  top: number,
  ink: string,
): void {
  const numbers = strokes.flat()
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)]
  const scale = Math.min(
    signatureHeight / Math.max(1, Math.max(...ys) - minY),
    200 / Math.max(1, Math.max(...xs) - minX),
  )
  for (const stroke of strokes)
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const x = left + ((stroke[at] ?? 0) - minX) * scale
      const y = top + ((stroke[at + 1] ?? 0) - minY) * scale
      if (at === 0) pdf.moveTo(x, y)
      // A dot is a line that goes nowhere: its round end is what is seen.
      if (at > 0 || stroke.length === 2) pdf.lineTo(x, y)
    }
  pdf.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(ink).stroke()
}
