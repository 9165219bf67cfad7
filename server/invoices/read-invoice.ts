import type { Language } from '#contract/words/languages.ts'
import { notFound } from '../core/not-found.ts'
import { findAgreement } from '../deals/agreement.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import type { Claim } from '../deals/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { createGate } from '../platform/gate.ts'
import { SentFile } from '../platform/http/sent-file.ts'
import { findProofs } from '../proofs/queries.ts'
import { findCreditNote } from './credit-note-facts.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawInvoice } from './draw-invoice.ts'
import { findInvoice, rowsOf } from './invoice-facts.ts'
import { provedRows } from './proofs-on-invoice.ts'

/** Drawing takes the processor: no more than two at once. */
export const drawing = createGate({ atOnce: 2, waiting: 50 })

const asPdf = (bytes: Buffer, name: string) => new SentFile(bytes, 'application/pdf', `${name}.pdf`)

/** The invoice of a job as a PDF in its reader's language, for its two sides; of a job that has none it is not there. */
export async function readInvoice(
  db: Db,
  claim: Claim,
  jobId: string,
  language: Language,
): Promise<SentFile> {
  const job = await findJobForSides(db, claim, jobId)
  return invoiceAsFile(db, job.id, language)
}

/** The same for who runs the platform. */
export async function invoiceAsFile(db: Db, jobId: string, language: Language): Promise<SentFile> {
  const [facts, documents] = [await findInvoice(db, jobId), await findAgreement(db, jobId)]
  if (!facts) throw notFound('invoice')
  const { kind, serviceType, issuedAt } = facts
  const proved = provedRows(serviceType, await findProofs(db, jobId), { kind, issuedAt })
  const bytes = await drawing(() => drawInvoice(facts, rowsOf(kind, documents), proved, language))
  return asPdf(bytes, facts.number)
}

/** A credit note as a PDF, for the two sides of its job; to anybody else it is not there. */
export async function readCreditNote(
  db: Db,
  claim: Claim,
  id: string,
  language: Language,
): Promise<SentFile> {
  const note = await findCreditNote(db, id)
  if (!note) throw notFound('creditNote')
  await findJobForSides(db, claim, note.jobId, 'creditNote')
  return creditNoteAsFile(db, id, language)
}

/** The same for who runs the platform. */
export async function creditNoteAsFile(db: Db, id: string, language: Language): Promise<SentFile> {
  const note = await findCreditNote(db, id)
  const facts = note && (await findInvoice(db, note.jobId))
  if (!note || !facts) throw notFound('creditNote')
  return asPdf(await drawing(() => drawCreditNote(facts, note, language)), note.number)
}
