import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Access } from './policy.ts'

/**
 * A company may want a PO number before a bid is taken. Its people are told to add it; whoever stands beside the truck
 * knows of no such number, so there the acceptance waits for the fleet. An emergency waits for no number: it can follow, also
 * after the job. True where it has to wait.
 */
export async function waitsForPo(tx: Tx, request: RequestRow, access: Access): Promise<boolean> {
  if (request.fleet_id === null || request.po_number || request.urgency === 'emergency')
    return false
  const fleet = await tx
    .selectFrom('fleets')
    .select('is_po_required')
    .where('id', '=', request.fleet_id)
    .executeTakeFirst()
  if (!fleet?.is_po_required) return false
  if (access.as !== 'member' && request.driver_id !== null) return true
  const { poRequired } = refusals.bids
  throw new Refusal('po_required', poRequired, { details: { poNumber: poRequired } })
}
