import type { Deed } from '../../core/deed.ts'
import { record } from '../../core/events.ts'
import { notFound } from '../../core/not-found.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { User } from '../actor.ts'
import { endSessions } from './session-queries.ts'

/** Somebody signs out another device of theirs; whatever is open there ends at once. */
export async function endSession(deed: Deed, user: User, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const ended = await endSessions(tx, user.userId, { id }, deed.now)
    if (ended.length === 0) throw notFound('session')
    await announce(tx, user.userId, ended)
  })
}

/** All but the one that asks. */
export async function endOtherSessions(tx: Tx, user: User, now: Date): Promise<void> {
  const ended = await endSessions(tx, user.userId, { allBut: user.sessionHash }, now)
  await announce(tx, user.userId, ended)
}

async function announce(tx: Tx, userId: string, ended: readonly string[]): Promise<void> {
  for (const session of ended) await record(tx, 'access_ended', { userId, payload: { session } })
}
