import { sql } from 'kysely'
import type { DeskEntry, DeskNote } from '#contract/desk-entries.ts'
import type { Language } from '#contract/words/languages.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import type { Db } from '../../platform/db/tables.ts'

const most = 300

/** What a history is of: the events of a request or of an account, and the audit entries about any of these ids. */
export interface Subject {
  /** Which events, as a condition on `e`. */
  events: ReturnType<typeof sql>
  ids: readonly string[]
}

/** Nobody reads of these: they say that lists have grown, that sessions have ended, that a figure was measured. */
const unsaid = ['notified', 'access_ended', 'access_restored', 'trust_changed', 'request_seen']

/** What happened and what admins did, in one list, newest first, each with who it was. */
export async function readHistory(
  db: Db,
  { events, ids }: Subject,
  language: Language,
): Promise<DeskEntry[]> {
  const { rows } = await sql<DeskEntry & { saying: Saying | null }>`
    select * from (
      (select 'event-' || e.id as key, iso(e.at) as at, e.at as moment, 'event' as source, e.name,
        coalesce(u.full_name, t.full_name) as who, e.facts, e.note as words, null as saying,
        null::jsonb as before, null::jsonb as after
      from events e
      left join users u on u.id = e.by_user_id
      left join technicians t on t.id = e.by_technician_id
      where ${events} and e.name <> all(${unsaid}::text[])
      order by e.id desc limit ${most})
      union all
      (select 'audit-' || a.id, iso(a.at), a.at, 'audit', a.action, u.full_name, null, a.reason,
        a.saying, a.before, a.after
      from audit_log a left join users u on u.id = a.actor_id
      where a.subject_id = any(${ids}::uuid[]) and a.action <> 'note'
      order by a.id desc limit ${most})
    ) lines order by moment desc, key desc limit ${most}`.execute(db)
  return rows.map(({ key, at, source, name, who, facts, words, saying, before, after }) => ({
    key,
    at,
    source,
    name,
    who,
    facts,
    words: words ?? (saying && sentence(saying, language)),
    before,
    after,
  }))
}

/** What admins have written down about any of these, newest first. */
export async function readNotes(db: Db, ids: readonly string[]): Promise<DeskNote[]> {
  const { rows } = await sql<DeskNote>`
    select a.id, iso(a.at) as at, u.full_name as who, coalesce(a.reason, '') as words
    from audit_log a left join users u on u.id = a.actor_id
    where a.subject_id = any(${ids}::uuid[]) and a.action = 'note'
    order by a.id desc limit ${most}`.execute(db)
  return rows
}
