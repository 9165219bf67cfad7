import { formatPhone } from '#contract/phone-shown.ts'
import { desk } from '#contract/words/en/desk.ts'
import { statement as statementWords } from '#contract/words/en/statement.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { margin, openSheet } from '../invoices/sheet.ts'
import type { StatementFacts } from './statement-facts.ts'

export interface StatementHead {
  name: string
  address: string
  phone: string
  from: string
  to: string
  today: string
}

const right = 558
const number = { width: 60 }
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

/** Draws a shop's statement: from the opening balance to the closing one, and what lies between, job by job. */
export function drawStatement(
  { name, address, phone, from, to, today }: StatementHead,
  facts: StatementFacts,
  language: Language,
): Promise<Buffer> {
  const words = inLanguage(statementWords, language)
  const kinds = { ...inLanguage(desk, language).money.kinds, ...words.kinds }
  const { money: inDollars, day } = grammarOf(language)
  // Nothing less is nothing, not less than nothing.
  const money = (cents: number) => inDollars(cents === 0 ? 0 : cents / 100)
  const period = words.period({ from: day(from), to: day(to) })
  const sheet = openSheet(
    {
      title: `${words.title} ${period}`,
      heading: words.title,
      author: name,
      beside: [period, words.made(day(today))],
    },
    language,
  )
  const { pdf } = sheet
  sheet.block(margin, 105, name, [address, formatPhone(phone)])

  const { jobs, moves, fees, opening, closing } = facts
  const of = (...names: string[]) =>
    sum(moves, ({ kind, cents }) => (names.includes(kind) ? cents : 0))
  const payouts = of('payout_sent', 'payout_failed')
  const taken = of('fee_set_off')
  const between: [string, number][] = [
    [words.paid, sum(jobs, ({ paid, tip }) => paid - tip)],
    ...(jobs.some(({ tip }) => tip !== 0)
      ? [[words.tips, sum(jobs, ({ tip }) => tip)] satisfies [string, number]]
      : []),
    [words.fee, -sum(jobs, ({ fee }) => fee)],
    [words.refunded, -sum(jobs, ({ refunded }) => refunded)],
    [words.setAside, -sum(jobs, ({ setAside }) => setAside)],
    ...(jobs.some(({ pledged }) => pledged !== 0)
      ? [[words.pledged, -sum(jobs, ({ pledged }) => pledged)] satisfies [string, number]]
      : []),
    [words.payouts, payouts],
    [words.feesTaken, taken],
  ]
  const other = closing - opening - sum(between, ([, cents]) => cents)
  pdf.y += 20
  sheet.table(
    [
      { name: words.summary, at: margin, width: 350, isWords: true },
      { name: words.amount, at: right, width: 110 },
    ],
    [
      [words.opening, money(opening)],
      ...between.map(([of, cents]) => [of, money(cents)]),
      ...(other === 0 ? [] : [[words.other, money(other)]]),
    ],
  )
  sheet.total(words.closing, money(closing), right)
  if (facts.setAside > 0) sheet.small(words.asideText(money(facts.setAside)))

  part(words.jobs, jobs.length, () =>
    sheet.table(
      [
        { name: words.day, at: margin, width: 54, isWords: true },
        { name: words.job, at: margin + 58, width: 130, isWords: true },
        { name: words.paid, at: right - 248, ...number },
        { name: words.fee, at: right - 186, ...number },
        { name: words.refunded, at: right - 124, ...number },
        { name: words.aside, at: right - 62, ...number },
        { name: words.yours, at: right, ...number },
      ],
      jobs.map((job) => [
        job.day,
        job.title,
        money(job.paid),
        money(-job.fee),
        money(-job.refunded),
        money(-job.setAside),
        money(job.yours),
      ]),
    ),
  )
  const moved = (rows: StatementFacts['moves']) =>
    sheet.table(
      [
        { name: words.day, at: margin, width: 70, isWords: true },
        { name: words.what, at: margin + 74, width: 310, isWords: true },
        { name: words.amount, at: right, width: 110 },
      ],
      rows.map((row) => [
        row.day,
        [kinds[row.kind], row.title].filter(Boolean).join(': '),
        money(row.cents),
      ]),
    )
  part(words.moves, moves.length, () => moved(moves))
  part(words.fees, fees.length, () => {
    moved(fees)
    pdf.y += 6
    sheet.small(
      words.feesOwed({ opening: money(facts.feesOpening), closing: money(facts.feesClosing) }),
    )
  })
  return sheet.close()

  function part(title: string, rows: number, draw: () => void) {
    if (pdf.y > pdf.page.height - 190) pdf.addPage()
    pdf.y += 16
    pdf.font('bold').fontSize(14).fillColor('#16181d').text(title, margin, pdf.y)
    pdf.y += 4
    if (rows === 0) sheet.small(words.nothing)
    else draw()
  }
}
