import { type RawBuilder, sql } from 'kysely'
import type { UserForAdmin } from '#contract/admin-users.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import type { Db } from '../platform/db/tables.ts'

const shown = 20
const shortest = 2

/**
 * Users `u` whose name, last name, username, email or phone number begins so; each by an index of its own. Null for a
 * search that is too short to mean anybody.
 */
export function beginsSo(search: string): RawBuilder<unknown> | null {
  const wanted = search.trim().toLowerCase()
  if (wanted.length < shortest) return null
  const like = `${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, '').replace(/^1/, '') : ''
  const byPhone =
    digits.length >= 3
      ? sql`or regexp_replace(u.phone, '^\\+1|\\D', '', 'g') like ${`${digits}%`}`
      : sql``
  return sql`(lower(u.full_name) like ${like} or lower(substring(u.full_name from '\\S+$')) like ${like}
    or lower(u.username) like ${like} or lower(u.email) like ${like} ${byPhone})`
}

/** Who somebody is, what he belongs to, and whether he is signed in. Nothing that would sign anybody in. */
export async function lookUpUsers(
  db: Db,
  { search, id }: { search?: string | undefined; id?: string | undefined },
  now: Date,
): Promise<UserForAdmin[]> {
  const wanted = id ? sql`u.id = ${id}::uuid` : search && beginsSo(search)
  if (!wanted) return []
  const { idleMs, absoluteMs } = settings.session
  const { adminSessionMs } = securitySettings
  const { rows } = await sql<UserForAdmin>`
    select u.id, u.user_type as "userType", u.username, u.full_name as "fullName", u.email, u.phone,
      u.suspended_at is not null as "isSuspended", u.closed_at is not null as "isClosed",
      case
        when p.id is not null then json_build_object(
          'kind', 'provider', 'id', p.id, 'name', p.business_name, 'status', p.status)
        when f.id is not null then json_build_object(
          'kind', 'fleet', 'id', f.id, 'name', f.company_name, 'status', f.status)
      end as organisation,
      iso(u.created_at) as "createdAt", iso(u.seen_at) as "lastSeenAt",
      (select count(*) from sessions s
        where s.user_id = u.id and s.seen_at > ${new Date(now.getTime() - idleMs)}
          and s.created_at > case u.user_type
            when 'admin' then ${new Date(now.getTime() - adminSessionMs)}::timestamptz
            else ${new Date(now.getTime() - absoluteMs)}::timestamptz end) as sessions
    from users u
    left join provider_members w on w.user_id = u.id
    left join providers p on p.id = w.provider_id
    left join fleet_members m on m.user_id = u.id
    left join drivers d on d.user_id = u.id
    left join fleets f on f.id = coalesce(m.fleet_id, d.fleet_id)
    where ${wanted}
    order by u.full_name, u.id limit ${shown}`.execute(db)
  return rows
}
