import { refusals } from '#contract/words/en/refusals.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * A driver who waits for help already is not asked for a second time unless that is meant: two trucks would come, and
 * both want their money. The driver's row is held, so that of a driver and a dispatcher who press at the same moment the
 * second one is asked.
 */
export async function refuseTwice(
  tx: Tx,
  { driverId, userId }: { driverId?: string | null; userId: string | null },
): Promise<void> {
  if (!driverId) return
  await tx.selectFrom('drivers').select('id').where('id', '=', driverId).forNoKeyUpdate().execute()
  const open = await tx
    .selectFrom('requests')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!open) return
  const { youAsked, alreadyAsked } = refusals.requests
  throw new Refusal('already_asked', userId ? youAsked : alreadyAsked)
}
