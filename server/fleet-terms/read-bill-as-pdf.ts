import type { Language } from '#contract/words/languages.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { findAgreements } from '../deals/agreement.ts'
import { findInvoices, rowsOf } from '../invoices/invoice-facts.ts'
import { drawing } from '../invoices/read-invoice.ts'
import { SentFile } from '../platform/http/sent-file.ts'
import { findBill, findLines } from './bill-queries.ts'
import { type Behind, drawBill } from './draw-bill.ts'
import { ownBill } from './read-fleet-money.ts'

type WithBank = Pick<Services, 'db' | 'config'>

/** The bill of the reader's fleet as a PDF. */
export async function readBillAsPdf(
  services: WithBank,
  user: User,
  id: string,
  language: Language,
): Promise<SentFile> {
  await ownBill(services.db, user, id)
  return billAsFile(services, id, language)
}

/** The same for who runs the platform. */
export async function billAsFile(
  { db, config }: WithBank,
  id: string,
  language: Language,
): Promise<SentFile> {
  const bill = await findBill(db, id)
  if (!bill) throw notFound('bill')
  const lines = await findLines(db, { billId: id }, language)
  const fleet = await db
    .selectFrom('fleets')
    .select(['company_name as name', 'address'])
    .where('id', '=', bill.fleetId)
    .executeTakeFirstOrThrow()
  const jobs = lines.map(({ jobId }) => jobId)
  const [invoices, agreements] = [await findInvoices(db, jobs), await findAgreements(db, jobs)]
  const behind = jobs.flatMap((jobId): Behind[] => {
    const facts = invoices.get(jobId)
    return facts ? [{ facts, rows: rowsOf(facts.kind, agreements.get(jobId) ?? []) }] : []
  })
  const bytes = await drawing(() =>
    drawBill({ fleet, bill, lines, invoices: behind, payTo: config.operatorBank }, language),
  )
  return new SentFile(bytes, 'application/pdf', `${bill.number}.pdf`)
}
