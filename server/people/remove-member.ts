import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { closeLogin } from '../providers/members.ts'
import { passOn } from './pass-on.ts'
import { lockMember } from './policy.ts'

/** Somebody leaves the business: the account is closed, as it was the business's. What was done keeps the name. */
export async function removeMember(deed: Deed, user: User, memberId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { provider, otherOwnerId, role } = await lockMember(tx, user, memberId, null)
    await passOn(tx, provider, memberId, otherOwnerId)
    await closeLogin(tx, memberId, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'provider_member_removed',
      subject_id: memberId,
      reason: null,
      before: { role },
      after: { role: null },
    })
    await record(tx, 'people_changed', { providerId: provider.id })
  })
}
