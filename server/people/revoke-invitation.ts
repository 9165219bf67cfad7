import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { lockOwnPeople } from './policy.ts'
import './tables.ts'

/** An owner takes an invitation back: its link opens nothing any more. */
export async function revokeInvitation(deed: Deed, user: User, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { provider } = await lockOwnPeople(tx, user)
    const { numUpdatedRows } = await tx
      .updateTable('provider_invitations')
      .set({ revoked_at: deed.now })
      .where('id', '=', id)
      .where('provider_id', '=', provider.id)
      .where('accepted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound('invitation')
    await record(tx, 'people_changed', { providerId: provider.id })
  })
}
