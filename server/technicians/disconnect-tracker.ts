import type { Deed } from '../core/deed.ts'
import type { Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** A technician's app is heard no more. */
export const disconnectTracker = (deed: Deed, technicianId: string): Promise<void> =>
  deed.transaction((tx) => endTracker(tx, technicianId))

export async function endTracker(tx: Tx, technicianId: string): Promise<void> {
  await tx.deleteFrom('trackers').where('technician_id', '=', technicianId).execute()
}
