import type { Language } from '#contract/words/languages.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { findAgreement } from '../deals/agreement.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import type { Claim } from '../deals/policy.ts'
import { createGate } from '../platform/gate.ts'
import { SentFile } from '../platform/http/sent-file.ts'
import { drawInvoice } from './draw-invoice.ts'
import { findInvoice, rowsOf } from './invoice-facts.ts'

/** Drawing takes the processor: no more than two at once. */
const gate = createGate({ atOnce: 2, waiting: 50 })

/** The invoice of a job as a PDF in its reader's language, for its two sides; of a job that has none it is not there. */
export async function readInvoice(
  { db }: Services,
  claim: Claim,
  jobId: string,
  language: Language,
): Promise<SentFile> {
  const job = await findJobForSides(db, claim, jobId)
  const [facts, documents] = [await findInvoice(db, job.id), await findAgreement(db, job.id)]
  if (!facts) throw notFound('invoice')
  const bytes = await gate(() => drawInvoice(facts, rowsOf(facts.kind, documents), language))
  return new SentFile(bytes, 'application/pdf', `${facts.number}.pdf`)
}
