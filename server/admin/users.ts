import { type RawBuilder, sql } from 'kysely'
import type { TechnicianForAdmin, UserForAdmin } from '#contract/admin-users.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import type { Db } from '../platform/db/tables.ts'

const shown = 20
const shortest = 2

/** What a search means: how words begin, and how a number does; null where it is too short to mean anybody. */
function wantedBy(search: string): { like: string; digits: string | null } | null {
  const wanted = search.trim().toLowerCase()
  if (wanted.length < shortest) return null
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, '').replace(/^1/, '') : ''
  return {
    like: `${wanted.replace(/[\\%_]/g, '\\$&')}%`,
    digits: digits.length >= 3 ? `${digits}%` : null,
  }
}

/** People whose name, last name or phone number begins so, and what else is said of them; accents count for nothing, each by an index of its own. */
function anyBegins(
  who: 'u' | 't',
  { like, digits }: NonNullable<ReturnType<typeof wantedBy>>,
  ...more: ('username' | 'email')[]
): RawBuilder<unknown> {
  const [name, phone] = [sql.ref(`${who}.full_name`), sql.ref(`${who}.phone`)]
  const ways = [
    sql`as_searched(${name}) like as_searched(${like})`,
    sql`as_searched(substring(${name} from '\\S+$')) like as_searched(${like})`,
    ...more.map(
      (column) => sql`as_searched(${sql.ref(`${who}.${column}`)}) like as_searched(${like})`,
    ),
  ]
  if (digits) ways.push(sql`regexp_replace(${phone}, '^\\+1|\\D', '', 'g') like ${digits}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

/** The same of all that was typed, or of each word of it: who says the last name first means the same person. */
function eachBegins(
  who: 'u' | 't',
  search: string,
  ...more: ('username' | 'email')[]
): RawBuilder<unknown> | null {
  const wanted = wantedBy(search)
  if (!wanted) return null
  const whole = anyBegins(who, wanted, ...more)
  const words = search.trim().split(/\s+/).map(wantedBy)
  if (words.length < 2 || wanted.digits !== null) return whole
  const each = words.flatMap((word) => (word ? [anyBegins(who, word, ...more)] : []))
  return each.length < words.length ? whole : sql`(${whole} or (${sql.join(each, sql` and `)}))`
}

/** Users `u` whose name, last name, username, email or phone number begins so. Null for a search that is too short. */
export const beginsSo = (search: string): RawBuilder<unknown> | null =>
  eachBegins('u', search, 'username', 'email')

/** Those whom businesses send out, with the business each works for. */
export async function lookUpTechnicians(db: Db, search: string): Promise<TechnicianForAdmin[]> {
  const wanted = eachBegins('t', search)
  if (!wanted) return []
  const { rows } = await sql<TechnicianForAdmin>`
    select t.id, t.full_name as "fullName", t.phone, t.vehicle_info as "vehicleInfo",
      t.deactivated_at is not null as "isDeactivated",
      json_build_object('id', p.id, 'name', p.business_name, 'status', p.status) as provider,
      m.user_id as "userId", iso(t.created_at) as "createdAt"
    from technicians t join providers p on p.id = t.provider_id
    left join provider_members m on m.technician_id = t.id
    where ${wanted}
    order by t.deactivated_at is not null, t.full_name, t.id limit ${shown}`.execute(db)
  return rows
}

/** Who somebody is, what they belong to, and whether they are signed in. Nothing that would sign anybody in. */
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
