import type { Tx } from '../platform/db/tables.ts'
import type { ProviderRow } from '../providers/queries.ts'

/** One account stands for the business, to which its texts go: from who owns it no more it passes to another owner. */
export async function passOn(
  tx: Tx,
  provider: ProviderRow,
  leavingId: string,
  otherOwnerId: string | null,
): Promise<void> {
  if (provider.owner_user_id !== leavingId || otherOwnerId === null) return
  await tx
    .updateTable('providers')
    .set({ owner_user_id: otherOwnerId })
    .where('id', '=', provider.id)
    .execute()
}
