import type { ChangeableRole } from '#contract/provider-people.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { passOn } from './pass-on.ts'
import { lockMember } from './policy.ts'

/** An owner changes what somebody may do; the pages of that person begin again with it. */
export async function changeMember(
  deed: Deed,
  user: User,
  memberId: string,
  role: ChangeableRole,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { provider, otherOwnerId, role: was } = await lockMember(tx, user, memberId, role)
    await tx
      .updateTable('provider_members')
      .set({ role, technician_id: null })
      .where('user_id', '=', memberId)
      .execute()
    await passOn(tx, provider, memberId, otherOwnerId)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: `provider_member_${role}`,
      subject_id: memberId,
      reason: null,
      before: { role: was },
      after: { role },
    })
    await record(tx, 'access_ended', { userId: memberId })
    await record(tx, 'people_changed', { providerId: provider.id })
  })
}
