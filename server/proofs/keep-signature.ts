import type { Insertable } from 'kysely'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'
import { insertProof } from './queries.ts'

type Signature = Pick<
  Insertable<Tables['proofs']>,
  'item' | 'by_side' | 'taken_at' | 'distance_m' | 'signer' | 'strokes' | 'is_by_link'
> & { agreement_hash: Buffer }

/** Keeps who has signed on a job, by whichever way they came, and tells of it. */
export async function keepSignature(
  tx: Tx,
  deed: Deed,
  { request, job }: Pick<JobDeal, 'request' | 'job'>,
  signature: Signature,
): Promise<void> {
  await insertProof(tx, {
    ...signature,
    job_id: job.id,
    kind: 'signature',
    by_user_id: deed.by.userId,
    technician_id: deed.by.technicianId,
    received_at: deed.now,
  })
  await recordOfDeal(tx, 'work_signed', { request, job })
}
