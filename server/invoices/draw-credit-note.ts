import { dayIn } from '#contract/days.ts'
import { creditNote as creditWords } from '#contract/words/en/credit-note.ts'
import { invoice as invoiceWords } from '#contract/words/en/invoice.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { CreditNoteFacts } from './credit-note-facts.ts'
import { columns, drawParties } from './draw-invoice.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { margin, openSheet } from './sheet.ts'

/** Draws what is credited of an invoice, as the invoice is drawn: it names the invoice, and why. */
export function drawCreditNote(
  facts: InvoiceFacts,
  note: CreditNoteFacts,
  language: Language,
): Promise<Buffer> {
  const words = inLanguage(creditWords, language)
  const { amount, seller } = inLanguage(invoiceWords, language)
  const { money, day } = grammarOf(language)
  const on = (at: Date) => day(dayIn(facts.timeZone, at))
  const sheet = openSheet(
    {
      title: `${words.title} ${note.number}`,
      heading: words.title,
      author: facts.seller.name,
      beside: [
        `${words.number} ${note.number}`,
        `${words.date} ${on(note.issuedAt)}`,
        words.ofInvoice({ number: facts.number, day: on(facts.issuedAt) }),
      ],
    },
    language,
  )
  drawParties(sheet, facts, language, words.creditTo)
  sheet.table(
    [
      { name: words.because, at: margin, width: 390, isWords: true },
      { name: amount, at: columns.amount, width: 110 },
    ],
    [[note.reason ?? words.reasons[note.because], money(note.cents / 100)]],
  )
  sheet.total(words.total, money(note.cents / 100), columns.amount)
  sheet.small(words[note.goes]({ sum: money(note.cents / 100) }))
  sheet.small(
    words.left({
      invoiced: money(facts.totalCents / 100),
      credited: money(note.creditedCents / 100),
      left: money((facts.totalCents - note.creditedCents) / 100),
    }),
  )
  sheet.small(seller({ name: facts.seller.name }))
  return sheet.close()
}
