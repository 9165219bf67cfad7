import { lockRequest } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { refuseUnseen } from '../core/seen.ts'
import { requireAccess } from './claim.ts'
import { findLatestJob } from './job-queries.ts'
import { type Claim, refuseToRun } from './policy.ts'

/**
 * The fleet's books want a number that nobody had when help was asked for: it is written down whenever it is known, also
 * after the job has closed. The history keeps who wrote which; the provider on the job reads the newest.
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
    if (access.as !== 'member') throw notFound('request')
    if (!access.may.writePo) throw refuseToRun(access, 'request', 'writePo')
    const stands = { poNumber: request.po_number }
    refuseUnseen(stands, { poNumber }, seen === undefined ? undefined : { poNumber: seen })
    if ((request.po_number ?? '') === poNumber) return
    await tx
      .updateTable('requests')
      .set({ po_number: poNumber || null })
      .where('id', '=', requestId)
      .execute()
    // Who has given the job back has nothing to write an invoice for.
    const hasProvider = request.status === 'in_progress' || request.status === 'completed'
    const job = hasProvider ? await findLatestJob(tx, requestId) : null
    await recordOfDeal(tx, 'po_number_changed', { request, job }, { facts: { poNumber } })
  })
}
