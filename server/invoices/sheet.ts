import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { invoice as words } from '#contract/words/en/invoice.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'

/** The sign face of the pages; its files come with the package. */
const face = (weight: 400 | 600 | 700) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-${weight}-normal.woff`,
    ),
  )

export const margin = 54
export const ink = '#16181d'
export const muted = '#5b6068'

/** A column of a table on paper: its name, and where it ends on the right from the left edge, or begins where it is words. */
export interface SheetColumn {
  name: string
  at: number
  width: number
  isWords?: boolean
}

export type Sheet = ReturnType<typeof openSheet>

/** A paper of ours on US letter pages: the title, what stands on the right of it, and what every paper is drawn with. */
export function openSheet(
  {
    title,
    heading,
    author,
    beside,
  }: { title: string; heading: string; author: string; beside: readonly string[] },
  language: Language,
) {
  const { page: pageWords } = inLanguage(words, language)
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    info: { Title: title, Author: author },
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
  const width = right - margin

  const sheet = {
    pdf,
    right,
    width,
    /** The heading of a paper, and what stands on the right of it. */
    head(heading: string, beside: readonly string[]) {
      pdf.font('bold').fontSize(28).fillColor(ink).text(heading, margin, margin)
      pdf.font('regular').fontSize(11)
      beside.forEach((text, index) => {
        pdf.text(text, margin, margin + 4 + 16 * index, { width, align: 'right' })
      })
    },
    /** Another paper behind it, on pages of its own. */
    next(heading: string, beside: readonly string[]) {
      pdf.addPage()
      sheet.head(heading, beside)
    },
    /** A few lines below a name of theirs. */
    block(x: number, y: number, name: string, lines: readonly string[]) {
      pdf.font('semibold').fontSize(11).fillColor(muted).text(name, x, y, { width: 235 })
      pdf.font('regular').fontSize(11).fillColor(ink)
      for (const line of lines) if (line) pdf.text(line, x, pdf.y, { width: 235 })
    },
    /** Names with what is known of them; of what is not, nothing. */
    facts(name: string, said: readonly [string, string | null | undefined][]) {
      pdf.font('semibold').fontSize(11).fillColor(muted).text(name, margin)
      for (const [of, value] of said) {
        if (!value) continue
        const y = pdf.y + 2
        pdf.font('regular').fontSize(10).fillColor(muted).text(of, margin, y, { width: 90 })
        pdf.fillColor(ink).text(value, margin + 95, y, { width: width - 95 })
      }
    },
    cell(text: string, end: number, y: number) {
      pdf.text(text, end - 110, y, { width: 110, align: 'right', lineBreak: false })
    },
    rule() {
      pdf
        .moveTo(margin, pdf.y + 3)
        .lineTo(right, pdf.y + 3)
        .lineWidth(0.75)
        .strokeColor(muted)
        .stroke()
      pdf.y += 4
    },
    /** A table: the names of its columns, on each of its pages, and its rows. */
    table(columns: readonly SheetColumn[], rows: readonly (readonly string[])[]) {
      const place = ({ at, width, isWords }: SheetColumn, text: string, y: number) =>
        pdf.text(text, isWords ? at : at - width, y, {
          width,
          align: isWords ? 'left' : 'right',
          lineBreak: isWords === true,
        })
      const head = () => {
        const y = pdf.y
        pdf.font('semibold').fontSize(10).fillColor(muted)
        for (const column of columns) place(column, column.name, y)
        pdf.y = y + 14
        sheet.rule()
      }
      head()
      for (const row of rows) {
        if (pdf.y > pdf.page.height - 130) {
          pdf.addPage()
          head()
        }
        const y = pdf.y + 4
        pdf.font('regular').fontSize(11).fillColor(ink)
        let end = y
        columns.forEach((column, index) => {
          place(column, row[index] ?? '', y)
          end = Math.max(end, pdf.y)
        })
        pdf.y = end
      }
      sheet.rule()
    },
    /** What it comes to, large, below the rows. */
    total(name: string, sum: string, end: number) {
      pdf.y += 6
      pdf.font('bold').fontSize(14).fillColor(ink)
      const y = pdf.y
      pdf.text(name, margin, y)
      sheet.cell(sum, end, y)
      pdf.y = y + 30
    },
    small(text: string, size = 10) {
      pdf.font('regular').fontSize(size).fillColor(muted).text(text, margin, pdf.y, { width })
    },
    /** Writes the number of each page below it. */
    close(): Promise<Buffer> {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        // What stands below the margin would begin a new page.
        pdf.page.margins.bottom = 0
        pdf.font('regular').fontSize(8).fillColor(muted)
        pdf.text(pageWords({ page: page + 1, pages: count }), margin, pdf.page.height - 40, {
          width,
          align: 'right',
        })
      }
      pdf.end()
      return drawn
    },
  }
  sheet.head(heading, beside)
  return sheet
}
