import type { BillLine, FleetMoney } from '#contract/fleet-terms.ts'
import { decimal, signed } from '#contract/primitives.ts'
import { mayInFleet } from '#contract/rights.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { memberWith } from '../fleets/policy.ts'
import { findUse } from '../payments/fleet-terms.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { findBill, findBills, findLines, type LineRow } from './bill-queries.ts'
import { readTerms } from './read-terms.ts'

/** What a fleet owes, for those who keep its books: its terms, its bills, and what comes on the next one. */
export async function readFleetMoney(
  { db, config }: Pick<Services, 'db' | 'config'>,
  user: User,
  language: Language,
): Promise<FleetMoney> {
  const { fleetId, role } = await memberWith(db, user, 'seeMoney')
  const use = await findUse(db, fleetId)
  const [terms, bills, unbilled] = [
    await readTerms(db, fleetId, use),
    await findBills(db, fleetId),
    await findLines(db, { unbilledOf: fleetId }, language, 200),
  ]
  const overdue = bills
    .filter(({ state }) => state === 'overdue')
    .reduce((sum, bill) => sum + Math.round(Number(bill.open) * 100), 0)
  return {
    terms,
    balance: signed(use.balance),
    overdue: decimal(overdue),
    bills,
    unbilled: unbilled.map(asLine),
    payTo: config.operatorBank,
    mayAsk: mayInFleet(role, 'askForTerms'),
  }
}

const asLine = ({ bill: _, closedOn: __, closedTime: ___, ...line }: LineRow): BillLine => line

/** A bill of the reader's own fleet; any other is not there. */
export async function ownBill(db: Db, user: User, id: string) {
  const { fleetId } = await memberWith(db, user, 'seeMoney')
  const bill = await findBill(db, id)
  if (bill?.fleetId !== fleetId) throw notFound('bill')
  return bill
}

export async function readBill(db: Db, user: User, id: string, language: Language) {
  const { fleetId: _, ...bill } = await ownBill(db, user, id)
  const lines = await findLines(db, { billId: id }, language)
  return { bill, lines: lines.map(asLine) }
}

/** Every job on terms with its bill, for a spreadsheet. */
export async function exportBillLines(db: Db, user: User, language: Language): Promise<RawAnswer> {
  const { fleetId } = await memberWith(db, user, 'seeMoney')
  const lines = await findLines(db, { fleetId }, language)
  const file = writeTable(
    inLanguage(tables, language).billLines,
    lines.map((line) => [
      line.bill ?? '',
      line.closedAt,
      line.title,
      line.business,
      line.invoice,
      line.poNumber ?? '',
      line.unit ?? '',
      line.driver ?? '',
      line.amount,
      line.credited,
      line.jobId,
      line.closedOn,
      line.closedTime,
      line.requestId,
    ]),
  )
  return fileAnswer(file)
}
