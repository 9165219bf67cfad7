import type { Deed } from '../core/deed.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findChangePhotos, insertProof, showAsProof } from './queries.ts'

/** What was shown with a change stands with the proof of the work: each photo of something that costs extra. */
export async function proveCharge(
  tx: Tx,
  { by, now }: Pick<Deed, 'by' | 'now'>,
  jobId: string,
  changeOrderId: string,
): Promise<void> {
  for (const photo of await findChangePhotos(tx, changeOrderId)) {
    const { id } = await insertProof(tx, {
      job_id: jobId,
      item: 'charge',
      kind: 'photo',
      by_side: 'provider',
      by_user_id: by.userId,
      technician_id: by.technicianId,
      taken_at: photo.created_at,
      received_at: now,
    })
    await showAsProof(tx, photo.id, id)
  }
}
