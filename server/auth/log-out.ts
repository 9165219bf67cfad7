import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import type { User } from './actor.ts'

/** Says in every process that this session has ended, so that its live streams end with it. */
export const announceEnd = (
  tx: Tx,
  { userId, sessionHash }: Pick<User, 'userId' | 'sessionHash'>,
): Promise<void> => record(tx, 'access_ended', { userId, payload: { session: sessionHash } })
