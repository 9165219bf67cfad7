import { sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import type { listSecurityEvents as endpoint, SecurityEvent } from '#contract/security-events.ts'
import { settings } from '#contract/settings.ts'
import type { Db } from '../platform/db/tables.ts'
import '../security/tables.ts'

/** A page of what the security log has told, newest first; names are read when it is read. */
export async function listSecurityEvents(
  db: Db,
  { event, who, origin, before }: QueryOf<typeof endpoint>,
): Promise<SecurityEvent[]> {
  const { rows } = await sql<SecurityEvent>`
    select s.id, s.event, iso(s.first_at) as "firstAt", iso(s.last_at) as "lastAt", s.times,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.full_name) end as who,
      s.network, s.origin, s.call, s.code
    from security_events s left join users u on u.id = s.user_id
    where (${event ?? null}::text is null or s.event = ${event ?? null}::text)
      and (${who ?? null}::uuid is null or s.user_id = ${who ?? null}::uuid)
      and (${origin ?? null}::text is null or s.origin = ${origin ?? null}::text)
      ${before ? sql`and (s.last_at, s.id) < (select last_at, id from security_events where id = ${before}::bigint)` : sql``}
    order by s.last_at desc, s.id desc limit ${settings.pageSize.list}`.execute(db)
  return rows
}
