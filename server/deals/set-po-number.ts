import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest, type RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { refuseUnseen } from '../core/seen.ts'
import { billOf } from '../payments/bill-of.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireAccess } from './claim.ts'
import { findLatestJob } from './job-queries.ts'
import { type Access, type Claim, refuseToRun } from './policy.ts'

/**
 * The fleet's books want a number that nobody had when help was asked for: it is written down whenever it is known, also
 * after the job has closed; one that stands on an issued bill stays. The history keeps who wrote which; the provider on the job reads the newest.
 */
export async function setPoNumber(
  deed: Deed,
  claim: Claim,
  requestId: string,
  { poNumber, seen }: { poNumber: string; seen?: string | null | undefined },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId)
    const { request, access } = requireAccess(locked, claim)
    requireWriter(access)
    const stands = { poNumber: request.po_number }
    refuseUnseen(stands, { poNumber }, seen === undefined ? undefined : { poNumber: seen })
    await writePo(tx, request, access, poNumber)
  })
}

/** The same on a request that is locked. */
export async function writePo(
  tx: Tx,
  request: RequestRow,
  access: Access,
  poNumber: string,
): Promise<void> {
  requireWriter(access)
  if ((request.po_number ?? '') === poNumber) return
  const bill = request.po_number ? await billOf(tx, request.id) : null
  if (bill) throw new Refusal('wrong_state', refusals.jobs.poOnBill({ bill }))
  await tx
    .updateTable('requests')
    .set({ po_number: poNumber || null })
    .where('id', '=', request.id)
    .execute()
  // Who has given the job back has nothing to write an invoice for.
  const hasProvider = request.status === 'in_progress' || request.status === 'completed'
  const job = hasProvider ? await findLatestJob(tx, request.id) : null
  await recordOfDeal(tx, 'po_number_changed', { request, job }, { facts: { poNumber } })
}

function requireWriter(access: Access): void {
  if (access.as !== 'member') throw notFound('request')
  if (!access.may.writePo) throw refuseToRun(access, 'request', 'writePo')
}
