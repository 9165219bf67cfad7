import type { BillState } from '#contract/fleet-terms.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'

/** How a job's money stands, as far as it went through us. */
export interface Money {
  /** What is owed for the job as it stands; null where nothing is to be paid. */
  owedCents: number | null
  /** `bill`: how the bill stands that it is on; null while it is on none. */
  terms: { netDays: number; bill: BillState | null } | null
  /** What a card pays, with the credits beside it, and whether all of that is charged. */
  card: { cents: number; isCharged: boolean } | null
  hasCheck: boolean
}

/** How a job is paid and whether it has been, in words for a spreadsheet; what is paid past us we do not know of. */
export function howPaid(
  money: Money,
  language: Language,
): [how: string | null, isPaid: string | null] {
  const { owedCents, terms, card, hasCheck } = money
  const { paidHow, paid } = inLanguage(tables, language)
  if (!owedCents) return [null, null]
  if (terms) return [paidHow.terms(terms), isBillPaid(terms.bill, paid)]
  const past = hasCheck ? paidHow.check : paidHow.direct
  if (!card) return [past, paid.unknown]
  const isAll = card.cents >= owedCents
  return [
    isAll ? paidHow.card : paidHow.and(paidHow.card, past),
    card.isCharged ? (isAll ? paid.yes : paid.cardPart) : paid.notYet,
  ]
}

const isBillPaid = (bill: BillState | null, words: typeof tables.paid): string =>
  bill === 'paid' ? words.yes : bill === 'written_off' ? words.writtenOff : words.notYet
