import { sql } from 'kysely'
import { providerRolesWith } from '#contract/provider-rights.ts'
import { rolesWith } from '#contract/rights.ts'
import type { UserType } from '#contract/session.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** Somebody, and what is that person's own beside the account. */
export interface Whose {
  userId: string
  userType: UserType
  fullName: string
  username: string
  email: string | null
  phone: string
  language: string | null
  driverId: string | null
  technicianId: string | null
  /** The business or fleet that the person owns or manages; `isLast`: nobody else does. */
  company: Company | null
}

export interface Company {
  kind: 'provider' | 'fleet'
  id: string
  name: string
  isLast: boolean
  /** Other people who sign in for it, drivers of a fleet too. */
  others: number
  /** Who takes it over, where it goes on. */
  heirId: string | null
}

/** Finds out all of that in one query; undefined where there is no such account. */
export async function findWhose(db: Db | Tx, userId: string): Promise<Whose | undefined> {
  const owns = sql`any(${providerRolesWith('managePeople')}::text[])`
  const manages = sql`any(${rolesWith('managePeople')}::text[])`
  const { rows } = await sql<Whose>`
    select u.id as "userId", u.user_type as "userType", u.full_name as "fullName", u.username, u.email, u.phone,
      u.language, d.id as "driverId", m.technician_id as "technicianId",
      case
        when m.role = ${owns} then (select json_build_object('kind', 'provider', 'id', p.id,
          'name', p.business_name, 'others', count(o.user_id),
          'isLast', count(o.user_id) filter (where o.role = ${owns}) = 0,
          'heirId', (array_agg(o.user_id order by o.created_at) filter (where o.role = ${owns}))[1])
          from providers p left join provider_members o on o.provider_id = p.id and o.user_id <> u.id
          where p.id = m.provider_id group by p.id)
        when f.role = ${manages} then (select json_build_object('kind', 'fleet', 'id', c.id,
          'name', c.company_name,
          'others', count(o.user_id) + (select count(*) from drivers x
            where x.fleet_id = c.id and x.deactivated_at is null),
          'isLast', count(o.user_id) filter (where o.role = ${manages}) = 0,
          'heirId', (array_agg(o.user_id order by o.created_at) filter (where o.role = ${manages}))[1])
          from fleets c left join fleet_members o on o.fleet_id = c.id and o.user_id <> u.id
          where c.id = f.fleet_id group by c.id)
      end as company
    from users u
    left join drivers d on d.user_id = u.id
    left join provider_members m on m.user_id = u.id
    left join fleet_members f on f.user_id = u.id
    where u.id = ${userId}`.execute(db)
  return rows[0]
}

/** The requests that are somebody's own: asked for with the account, or as a driver; as a condition on `r`. */
export const ownRequests = ({ userId, driverId }: Whose) =>
  sql`(r.customer_user_id = ${userId}::uuid or r.driver_id = ${driverId}::uuid)`
