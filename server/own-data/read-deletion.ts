import type { Deletion } from '#contract/own-data.ts'
import { decimal } from '#contract/primitives.ts'
import type { Language } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { owedBy } from './debtors.ts'
import { findHindrance } from './hinders.ts'
import { creditLostWith } from './lost-credit.ts'
import type { Whose } from './whose.ts'

/** What would go with an account now, and what is in the way: whoever has it deleted reads that before. */
export async function readDeletion(
  db: Db | Tx,
  whose: Whose,
  language: Language,
): Promise<Deletion> {
  const owed = await owedBy(db, whose)
  const credit = await creditLostWith(db, whose)
  const hindrance = await findHindrance(db, whose)
  return {
    hindered: hindrance && sentence(hindrance.saying, language),
    endsCompany: whose.company?.isLast ? whose.company.name : null,
    owes: owed > 0 ? decimal(owed) : null,
    credit: credit > 0 ? decimal(credit) : null,
  }
}
