import type { User } from '../auth/actor.ts'
import {
  endSessionsOf,
  findUserById,
  forgetDevices,
  insertAudit,
  useUpResets,
} from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'

/** An admin signs a user out on all devices; open screens and streams end at once. The user may sign in again. */
export async function endSessions(
  deed: Deed,
  admin: User,
  userId: string,
  reason: string | null,
): Promise<void> {
  await deed.transaction(async (tx) => {
    if (!(await findUserById(tx, userId))) throw notFound('user')
    await useUpResets(tx, userId, deed.now)
    await endSessionsOf(tx, [userId], { because: 'signed_out', reason, at: deed.now })
    await forgetDevices(tx, userId)
    await record(tx, 'access_ended', { userId })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'sessions_ended',
      subject_id: userId,
      reason,
    })
  })
}
