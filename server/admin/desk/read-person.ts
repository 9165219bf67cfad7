import { sql } from 'kysely'
import type { PersonAtDesk } from '#contract/desk-accounts.ts'
import type { Language } from '#contract/words/languages.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { findErasure } from '../../own-data/queries.ts'
import { readDeletion } from '../../own-data/read-deletion.ts'
import { findWhose } from '../../own-data/whose.ts'
import { lookUpUsers } from '../users.ts'
import { readDealsOf } from './deals-of.ts'
import { readHistory, readNotes } from './history.ts'

type Suspension = NonNullable<PersonAtDesk['suspendedInPerson']>

/** Everything about a person, for who runs the platform. */
export async function readPersonAtDesk(
  { db, clock }: Services,
  id: string,
  language: Language,
): Promise<PersonAtDesk> {
  const [user] = await lookUpUsers(db, { id }, clock.now())
  if (!user) throw notFound('user')
  const whose = sql`(r.customer_user_id = ${id}
    or r.driver_id in (select d.id from drivers d where d.user_id = ${id}))`
  const [erasure, requests, history, notes, standing] = await Promise.all([
    findErasure(db, id),
    readDealsOf(db, whose, language),
    readHistory(
      db,
      { events: sql`e.user_id = ${id} and e.request_id is null`, ids: [id] },
      language,
    ),
    readNotes(db, [id]),
    sql<Suspension>`
      select iso(suspended_in_person_at) as at, coalesce(suspended_in_person_because, '') as reason
      from users where id = ${id} and suspended_in_person_at is not null`.execute(db),
  ])
  const account = erasure?.done_at ? undefined : await findWhose(db, id)
  return {
    ...user,
    deletion: account ? await readDeletion(db, account, language) : null,
    suspendedInPerson: standing.rows[0] ?? null,
    erasure: erasure
      ? {
          askedAt: erasure.asked_at.toISOString(),
          dueAt: erasure.due_at.toISOString(),
          byOperator: erasure.asked_by !== id,
          doneAt: erasure.done_at?.toISOString() ?? null,
        }
      : null,
    requests,
    history,
    notes,
  }
}
