import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { findCopy, lockUser } from './queries.ts'
import { nextCopyAt, stateOf } from './read-own-data.ts'
import './make-copy.ts'

/** Somebody asks for a copy of everything that is held about the account; it is made after the answer. */
export async function askForCopy(deed: Deed, userId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw notFound('user')
    const copy = await findCopy(tx, userId)
    if (copy && stateOf(copy, deed.now) === 'making')
      throw new Refusal('wrong_state', refusals.ownData.copyWaits)
    if (nextCopyAt(copy, deed.now)) throw new Refusal('wrong_state', refusals.ownData.copyToday)
    const { id } = await tx
      .insertInto('own_copies')
      .values({
        user_id: userId,
        asked_at: deed.now,
        expires_at: new Date(deed.now.getTime() + settings.ownData.copyMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, 'make_copy', { id })
  })
}
