import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import type { User } from './actor.ts'

/** Says in every process that this session has ended, so that its live streams end with it. */
export async function announceLogout(deed: Deed, user: User): Promise<void> {
  await deed.transaction((tx) =>
    record(tx, 'access_ended', { userId: user.userId, payload: { session: user.sessionHash } }),
  )
}
