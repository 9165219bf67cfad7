import { sql } from 'kysely'
import type {
  AuditEntry,
  exportAudit as exportEndpoint,
  listAudit as listEndpoint,
} from '#contract/audit.ts'
import { changesIn } from '#contract/audit-changes.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { desk } from '#contract/words/en/desk.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import { inLanguage } from '#contract/words/words.ts'
import { titleIn } from '../asking/request-names.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import { hasWords } from '../platform/db/has-words.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { beginsSo } from './users.ts'

type Filters = QueryOf<typeof exportEndpoint>

/** Everybody a search may mean: users, and providers and fleets by what they are called. */
const people = (person: string) => sql`
  select id from users u where ${beginsSo(person) ?? sql`false`}
  union all select id from providers where ${hasWords(sql`business_name`, person)}
  union all select id from fleets where ${hasWords(sql`company_name`, person)}`

/** One account under all its ids: the business or company, and who owns it. */
const account = (id: string) => sql`
  select ${id}::uuid as id
  union all select user_id from provider_members where provider_id = ${id}::uuid
  union all select owner_user_id from fleets where id = ${id}::uuid`

async function find(
  db: Db,
  { action, person, about, before }: Filters & { before?: string | undefined },
  limit: number,
  language: Language,
): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry & { saying: Saying | null }>`
    select a.id, iso(a.at) as at, a.action, a.reason, a.saying, a.before, a.after,
      case when au.id is not null then json_build_object('id', au.id, 'name', au.full_name) end as actor,
      case
        when su.id is not null then json_build_object('id', su.id, 'kind', 'user', 'name', su.full_name)
        when sp.id is not null then json_build_object('id', sp.id, 'kind', 'provider', 'name', sp.business_name)
        when sf.id is not null then json_build_object('id', sf.id, 'kind', 'fleet', 'name', sf.company_name)
        when sd.id is not null then json_build_object('id', sd.id, 'kind', 'driver', 'name', du.full_name)
        when r.id is not null then json_build_object('id', r.id, 'kind', 'request', 'name', ${titleIn(language)})
      end as subject
    from audit_log a
    left join users au on au.id = a.actor_id
    left join users su on su.id = a.subject_id
    left join providers sp on sp.id = a.subject_id
    left join fleets sf on sf.id = a.subject_id
    left join requests r on r.id = a.subject_id
    left join drivers sd on sd.id = a.subject_id
    left join users du on du.id = sd.user_id
    where (${action ?? null}::text is null or a.action = ${action ?? null}::text)
      ${person ? sql`and (a.actor_id in (${people(person)}) or a.subject_id in (${people(person)}))` : sql``}
      ${about ? sql`and a.subject_id in (${account(about)})` : sql``}
      ${before ? sql`and (a.at, a.id) < (select at, id from audit_log where id = ${before}::bigint)` : sql``}
    order by a.at desc, a.id desc limit ${limit}`.execute(db)
  return rows.map(({ saying, ...entry }) => ({
    ...entry,
    reason: entry.reason ?? (saying && sentence(saying, language)),
  }))
}

/** A page of the audit log, newest first. */
export const listAudit = (db: Db, query: QueryOf<typeof listEndpoint>, language: Language) =>
  find(db, query, settings.pageSize.list, language)

/** The same entries as a file for a spreadsheet. */
export async function exportAudit(
  db: Db,
  filters: Filters,
  language: Language,
): Promise<RawAnswer> {
  const rows = await find(db, filters, settings.pageSize.export, language)
  const { audit, commandLine } = inLanguage(tables, language)
  const { actions } = inLanguage(adminPeople, language).audit
  const deskWords = inLanguage(desk, language)
  const file = writeTable(
    audit,
    rows.map(({ id, at, action, actor, subject, reason, before, after }) => [
      at,
      Reflect.get(actions, action) ?? action,
      actor?.name ?? commandLine,
      subject?.name ?? null,
      reason,
      changesIn({ before, after }, deskWords, { instant: String, sum: String })
        .map(({ says }) => says)
        .join('; ') || null,
      actor?.id ?? null,
      subject?.id ?? null,
      id,
    ]),
  )
  return fileAnswer(file)
}
