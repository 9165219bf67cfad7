import type { CopyState, OwnData } from '#contract/own-data.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { notFound } from '../core/not-found.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { type CopyRow, findCopy, findErasure } from './queries.ts'
import { readDeletion } from './read-deletion.ts'
import { findWhose } from './whose.ts'

/** How somebody's copy and the deletion of the account stand. */
export async function readOwnData(
  db: Db | Tx,
  userId: string,
  now: Date,
  language: Language,
): Promise<OwnData> {
  const whose = await findWhose(db, userId)
  if (!whose) throw notFound('user')
  const copy = await findCopy(db, userId)
  const erasure = await findErasure(db, userId)
  return {
    copy: copy
      ? {
          state: stateOf(copy, now),
          askedAt: copy.asked_at.toISOString(),
          until: copy.expires_at.toISOString(),
        }
      : null,
    nextCopyAt: nextCopyAt(copy, now)?.toISOString() ?? null,
    erasure:
      erasure && !erasure.done_at
        ? {
            askedAt: erasure.asked_at.toISOString(),
            dueAt: erasure.due_at.toISOString(),
            byOperator: erasure.asked_by !== userId,
          }
        : null,
    ...(await readDeletion(db, whose, language)),
  }
}

export function stateOf(copy: CopyRow, now: Date): CopyState {
  if (copy.fetched_at) return 'fetched'
  if (copy.ready_at) return copy.expires_at > now ? 'ready' : 'expired'
  return mayAskAgainAt(copy) > now ? 'making' : 'failed'
}

const mayAskAgainAt = ({ asked_at }: CopyRow) =>
  new Date(asked_at.getTime() + settings.ownData.copyEveryMs)

/** When another copy may be asked for; null: now. */
export function nextCopyAt(copy: CopyRow | undefined, now: Date): Date | null {
  const next = copy && mayAskAgainAt(copy)
  return next && next > now ? next : null
}
