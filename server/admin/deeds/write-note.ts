import type { DeskKind } from '#contract/desk-entries.ts'
import { findRequest } from '../../asking/queries.ts'
import type { User } from '../../auth/actor.ts'
import { findUserById, insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { holdFleet } from '../../fleets/queries.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { findProvider } from '../../providers/queries.ts'

const find: Record<DeskKind, (tx: Tx, id: string) => Promise<unknown>> = {
  request: findRequest,
  provider: findProvider,
  fleet: holdFleet,
  user: findUserById,
}

/** An admin writes something down about somebody, for the other admins; it stands in the audit log and is never changed. */
export async function writeNote(
  deed: Deed,
  admin: User,
  { kind, id, words }: { kind: DeskKind; id: string; words: string },
): Promise<void> {
  await deed.transaction(async (tx) => {
    if (!(await find[kind](tx, id))) throw notFound(kind)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'note',
      subject_id: id,
      reason: words,
    })
  })
}
